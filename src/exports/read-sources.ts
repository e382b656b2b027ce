import { readDocument, type StoredDocument } from '../markup/read-document.ts';
import { toExportFile, type ExportFile } from './exporter.ts';

/** A stored document with its style sheets apart. */
export interface DocumentSources extends StoredDocument {
  /** The document's own tokens: every name that its classes and drawings use. */
  tokenCss: string;
  /** Compiled rules of the classes. */
  css: string;
  /** `@font-face` rules that point to `fonts/…` beside the sheet. */
  fontCss: string;
  fonts: ExportFile[];
}

/** Takes a stored document apart; fonts become files named after their family. */
export function readSources(html: string): DocumentSources {
  return {
    ...readDocument(html),
    tokenCss: readBlock(html, 'tokens').trim(),
    css: readBlock(html, 'styles'),
    ...toFontFiles(readBlock(html, 'fonts')),
  };
}

/** The document's own `@font-face` rules, with the fonts in them. */
export const readFontCss = (html: string): string => readBlock(html, 'fonts');

const readBlock = (html: string, id: 'tokens' | 'styles' | 'fonts'): string =>
  new RegExp(`<style id="${id}">(.*?)</style>`, 's').exec(html)?.[1] ?? '';

const DATA_FONT = /url\(["']?data:font\/(\w+);base64,([A-Za-z0-9+/=]+)["']?\)/;

function toFontFiles(faces: string): Pick<DocumentSources, 'fontCss' | 'fonts'> {
  const fonts: ExportFile[] = [];
  const taken = new Set<string>();
  const rules = (faces.match(/@font-face\s*\{[^}]*\}/g) ?? []).map((face) => {
    const [, ending = 'woff2', base64] = DATA_FONT.exec(face) ?? [];
    if (base64 === undefined) return face;
    const path = toFontPath(face, ending, taken);
    fonts.push({ path, bytes: Buffer.from(base64, 'base64') });
    return face.replace(DATA_FONT, `url('./${path}')`);
  });
  return { fontCss: rules.length === 0 ? '' : `${rules.join('\n')}\n`, fonts };
}

function toFontPath(face: string, ending: string, taken: Set<string>): string {
  const family = /font-family:\s*["']?([^"';]+)/.exec(face)?.[1] ?? 'font';
  const stem = family
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  for (let count = 1; ; count++) {
    const path = `fonts/${stem}${count === 1 ? '' : `-${count}`}.${ending}`;
    if (taken.has(path)) continue;
    taken.add(path);
    return path;
  }
}

/** The sheets that a foreign build needs of a document: tokens and fonts. */
export const listTokenFiles = ({ tokenCss, fontCss, fonts }: DocumentSources): ExportFile[] => [
  toExportFile('tokens.css', `${tokenCss}\n`),
  toExportFile('fonts.css', fontCss),
  ...fonts,
];
