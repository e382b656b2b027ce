import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';
import type { DocumentSources } from '../src/exports/read-sources.ts';
import { getTable, readTables, toSfnt } from '../src/markup/fonts/sfnt.ts';

/**
 * Writes a document's fonts into a folder for renderers that know neither WOFF2 nor axes: one file for each face and each
 * of the weights that falls into its range, named as the document names it. Answers their paths.
 */
export async function writeFontFiles(
  { fonts, fontCss }: DocumentSources,
  wanted: ReadonlySet<number>,
  folder: string,
): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const files = fonts.map(async ({ path: name, bytes }) => {
    const rule = fontCss.match(/@font-face\s*\{[^}]*\}/g)?.find((face) => face.includes(`'./${name}'`)) ?? '';
    const [, family = ''] = /font-family:\s*"([^"]+)"/.exec(rule) ?? [];
    const [, from = '400', to = from] = /font-weight:\s*(\d+)(?:\s+(\d+))?/.exec(rule) ?? [];
    const isItalic = /font-style:\s*italic/.test(rule);
    const within = [...wanted].filter((weight) => weight >= Number(from) && weight <= Number(to));
    // Glyphs that are the same at every weight leave a subset without an axis.
    const hasAxis = readTables(await toPlain(bytes)).some(({ tag }) => tag === 'fvar');
    const weights = from === to ? [Number(from)] : within;
    const written = weights.map(async (weight) => {
      const font = await toPlain(bytes, hasAxis && from !== to ? { wght: weight } : undefined);
      const file = path.join(folder, `${path.basename(name, path.extname(name))}-${weight}.ttf`);
      await writeFile(file, rename(font, { family, weight, isItalic }));
      return file;
    });
    return Promise.all(written);
  });
  return (await Promise.all(files)).flat();
}

const toPlain = (bytes: Uint8Array, variationAxes?: { wght: number }): Promise<Buffer> =>
  subsetFont(Buffer.from(bytes), undefined, {
    targetFormat: 'sfnt',
    keepAllGlyphs: true,
    ...(variationAxes && { variationAxes }),
  });

interface Face {
  family: string;
  weight: number;
  isItalic: boolean;
}

/** Renderers find a font by what it says of itself, not by what a style sheet calls it. */
function rename(font: Buffer, face: Face): Buffer {
  const { weight, isItalic } = face;
  const tables = readTables(font);
  const os2 = Buffer.from(getTable(tables, 'OS/2'));
  os2.writeUInt16BE(weight, 4);
  os2.writeUInt16BE(isItalic ? 1 : 0x40, 62);
  const kept = tables.filter(({ tag }) => tag !== 'OS/2' && tag !== 'name');
  return toSfnt([...kept, { tag: 'OS/2', data: os2 }, { tag: 'name', data: toNameTable(face) }]);
}

const NAMES = { family: 1, subfamily: 2, postScript: 6 };
const RECORD_BYTES = 12;

/** The names that renderers ask for, as Windows keeps them. */
function toNameTable({ family, weight, isItalic }: Face): Buffer {
  const names = [
    { id: NAMES.family, text: family },
    { id: NAMES.subfamily, text: isItalic ? 'Italic' : 'Regular' },
    { id: NAMES.postScript, text: `${family.replaceAll(' ', '')}-${weight}${isItalic ? 'Italic' : ''}` },
  ].map(({ id, text }) => ({ id, bytes: Buffer.from(text, 'utf16le').swap16() }));
  const head = Buffer.alloc(6 + names.length * RECORD_BYTES);
  [0, names.length, head.length].forEach((value, index) => head.writeUInt16BE(value, index * 2));
  let start = 0;
  names.forEach(({ id, bytes }, index) => {
    const record = [3, 1, 0x409, id, bytes.length, start];
    record.forEach((value, at) => head.writeUInt16BE(value, 6 + index * RECORD_BYTES + at * 2));
    start += bytes.length;
  });
  return Buffer.concat([head, ...names.map(({ bytes }) => bytes)]);
}
