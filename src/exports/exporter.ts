import type { DesignTheme } from '../domain/design-theme.ts';
import type { LayoutTree } from '../render/layout-tree.ts';

/** A finished screen with the files that are kept of it. */
export interface ExportedScreen {
  title: string;
  /** The stored document. */
  html: string;
  /** Absent where the screen has none. */
  png?: Uint8Array;
  svg?: Uint8Array;
  theme?: DesignTheme;
  /** The page as it is laid out now, by whatever draws here. */
  layOut(): Promise<LayoutTree>;
  /** The page as a PDF of one sheet. Throws FAILED_PRECONDITION where nothing that prints draws here. */
  print(): Promise<Uint8Array>;
}

/** One file of an export; `path` is relative, with slashes. */
export interface ExportFile {
  path: string;
  bytes: Uint8Array;
  /** Whether it is only there so that the others can be built alone. */
  isFrame?: boolean;
}

/** A form in which a screen leaves the service. */
export interface Exporter {
  /** What people and addresses call it. */
  format: string;
  title: string;
  /** One sentence. */
  description: string;
  /** Of a form that is one file; absent: a folder, which travels as a zip. */
  single?: { extension: string; mimeType: string };
  /** The same files for the same screen; exactly one for a single form. Throws FAILED_PRECONDITION where it does not apply. */
  write(screen: ExportedScreen): ExportFile[] | Promise<ExportFile[]>;
}

export const toExportFile = (path: string, text: string): ExportFile => ({ path, bytes: Buffer.from(text) });
