import type { Designer, DrawnDevice } from '../domain/designer.ts';
import type { DesignSystem, DesignTheme } from '../domain/design-theme.ts';
import type { AgentType, ModelId } from '../domain/enums.ts';
import type { Density, Look } from '../domain/look.ts';
import type { PageLook } from '../domain/page-look.ts';
import type { ProseField, ProseReader, ProseReading } from '../domain/prose-reader.ts';
import type { LayoutTree } from '../render/layout-tree.ts';
import type { RenderEngine } from '../render/render-engine.ts';
import type { Exporter, ExportFile } from '../exports/exporter.ts';
import type { ExportForm } from '../tokens/exports/export-forms.ts';

/** Everything that turns words into pictures, behind ports so that nothing heavy is loaded before it is needed. */
export interface Drawing {
  designers: Designers;
  renderEngine: RenderEngine;
  /** `finish` of markup, with the pictures of the designer bound to it. */
  finish: (body: string, options: FinishOptions) => Promise<FinishedDocument>;
  /** `retheme` of markup. */
  retheme: (html: string, theme: DesignTheme, density?: Density) => Promise<FinishedDocument & { device: DrawnDevice }>;
  /** `readDocument` of markup: what the stored document says about itself. */
  readDocument: (html: string) => Promise<Stated>;
  /** Markdown → one `<body>` of the dialect. */
  toDocumentBody: (markdown: string) => Promise<string>;
  /** `writeToolExport` of exports, in the form that the settings say. */
  writeToolExport: (
    layout: LayoutTree,
    options: { title: string; fontCss?: string },
  ) => Promise<{ bytes: Uint8Array; mimeType: string }>;
  /** `readDesignMd` of tokens. */
  readDesignMd: (markdown: string, readings?: readonly ProseReading[]) => Promise<ParsedDesignMd>;
  /** Reads what a DESIGN.md says in words alone; absent where no model is configured. */
  proseReader?: ProseReader;
  /** `drawSpecimen` of specimen: a page of a design system's colours, type, shapes and components. */
  drawSpecimen: (designSystem: DesignSystem, device: DrawnDevice) => Promise<SpecimenPage>;
  /** The forms in which a design system is written down, of tokens. */
  listExportForms: () => Promise<readonly ExportForm[]>;
  /** The forms in which a screen leaves, and how several files travel as one. */
  loadExports: () => Promise<{ exporters: readonly Exporter[]; toZip: (files: readonly ExportFile[]) => Uint8Array }>;
}

/** What a document says about itself. */
interface Stated {
  title: string;
  lang: string;
  device: DrawnDevice;
  look: Look;
  page?: PageLook;
}

/** A page that shows a design system, to be finished in its theme. */
export interface SpecimenPage {
  title: string;
  lang: string;
  look: Look;
  body: string;
}

/** Who answers which model id. */
export interface Designers {
  pick(modelId: ModelId | undefined): AppointedDesigner;
}

export interface AppointedDesigner {
  designer: Designer;
  agentType: AgentType;
}

interface DesignerChoice {
  embedded: Designer;
  /** Answers MODEL_3_PRO and MODEL_3_1_PRO; absent: the embedded designer does. */
  pro?: Designer;
  /** Answers MODEL_3_FLASH. */
  flash?: Designer;
}

/** Who answers which model id; no id means the embedded designer. */
export function createDesigners({ embedded, pro, flash }: DesignerChoice): Designers {
  const turbo: AppointedDesigner = { designer: embedded, agentType: 'TURBO_AGENT' };
  const proAgent: AppointedDesigner = pro === undefined ? turbo : { designer: pro, agentType: 'PRO_AGENT' };
  const appointed: Readonly<Record<ModelId, AppointedDesigner>> = {
    MODEL_ID_UNSPECIFIED: turbo,
    MODEL_3_PRO: proAgent,
    MODEL_3_1_PRO: proAgent,
    MODEL_3_FLASH: flash === undefined ? turbo : { designer: flash, agentType: 'MODEL_3_AGENT' },
  };
  return { pick: (modelId = 'MODEL_ID_UNSPECIFIED') => appointed[modelId] };
}

interface FinishOptions {
  title: string;
  lang: string;
  device: DrawnDevice;
  theme: DesignTheme;
  look: Look;
  /** What a client's page brought of its own look, for a body that was made of such a page. */
  page?: PageLook;
  /** A page that is no body of the dialect is drawn as its author made it. */
  keepsLook?: boolean;
}

interface FinishedDocument {
  html: string;
  /** The theme it is drawn in; of a page that keeps its look the one that comes nearest to it. */
  theme: DesignTheme;
  /** What was changed on the way, in words. */
  report: readonly { step: string; message: string; count?: number }[];
}

export interface ParsedDesignMd {
  /** Absent when nothing could be read from the file. */
  theme?: DesignTheme;
  displayName: string;
  findings: readonly { severity: string; message: string; line?: number }[];
  /** What it says in words alone, if at all. */
  gaps: readonly ProseField[];
}
