import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { VerticalMetrics } from '../../../tokens/type/font-metrics.ts';
import { createCache } from '../../cache.ts';
import { getTable, readTables, toSfnt, type Table } from '../sfnt.ts';
import { toSubset, type Subset } from '../subset.ts';
import { readColorLayers, type ColorLayer } from './color-layers.ts';
import { listX, readOutline, toGlyph, transform } from './outline.ts';

const EMOJI_FILE = '@fontsource/noto-color-emoji/files/noto-color-emoji-emoji-400-normal.woff2';
/** Sequences become pictures by composition. */
const FEATURES = ['ccmp', 'rlig', 'liga'];

interface EmojiSource {
  tables: readonly Table[];
  /** The font without its drawings; each glyph's advance is its own number, to be known again after subsetting. */
  numbered: Buffer;
}

const subsets = createCache<Subset>(200);
let source: Promise<EmojiSource> | undefined;

/** The emoji among the characters, and the sequences they form, as a font of plain coloured layers (COLR version 0). */
export function getEmojiSubset(characters: string, metrics: VerticalMetrics): Promise<Subset> {
  return subsets.get(`${metrics.ascentEm}|${metrics.descentEm}|${characters}`, async () => {
    source ??= openSource();
    const { tables, numbered } = await source;
    const { default: subsetFont } = await import('subset-font');
    const skeleton = await subsetFont(numbered, characters, { targetFormat: 'sfnt', keepFeatures: FEATURES });
    return toSubset(paint(readTables(skeleton), tables), characters, metrics);
  });
}

async function openSource(): Promise<EmojiSource> {
  const tables = await decode(fileURLToPath(import.meta.resolve(EMOJI_FILE)));
  const glyphs = getTable(tables, 'maxp').readUInt16BE(4);
  const hmtx = Buffer.alloc(glyphs * 4);
  for (let glyph = 0; glyph < glyphs; glyph++) hmtx.writeUInt16BE(glyph, glyph * 4);
  const hhea = Buffer.from(getTable(tables, 'hhea'));
  hhea.writeUInt16BE(glyphs, 34);
  const head = Buffer.from(getTable(tables, 'head'));
  head.writeInt16BE(1, 50);
  const changed: Table[] = [
    { tag: 'hmtx', data: hmtx },
    { tag: 'hhea', data: hhea },
    { tag: 'head', data: head },
    { tag: 'glyf', data: Buffer.alloc(4) },
    { tag: 'loca', data: Buffer.alloc((glyphs + 1) * 4) },
  ];
  const kept = tables.filter(({ tag }) => ['cmap', 'GSUB', 'maxp', 'OS/2', 'name', 'post'].includes(tag));
  return { tables, numbered: toSfnt([...kept, ...changed]) };
}

async function decode(file: string): Promise<Table[]> {
  // `.ts` in the sources, `.js` in the package.
  const ending = extname(import.meta.filename);
  const worker = new Worker(new URL(`decode-emoji${ending}`, import.meta.url), { workerData: file });
  const tables = await new Promise<{ tag: string; data: Uint8Array }[]>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
  return tables.map(({ tag, data }) => ({ tag, data: Buffer.from(data.buffer, data.byteOffset, data.byteLength) }));
}

interface Metric {
  advance: number;
  bearing: number;
}

/** Gives the glyphs of a subset their advances back, and their layers as further glyphs. */
function paint(skeleton: readonly Table[], tables: readonly Table[]): Buffer {
  const numbers = readNumbers(skeleton);
  const glyphs: Buffer[] = numbers.map(() => Buffer.alloc(0));
  const metrics: Metric[] = numbers.map((number) => ({ advance: readAdvance(tables, number), bearing: 0 }));
  const places = new Map<string, number>();
  const place = ({ glyph, transform: affine }: ColorLayer): number => {
    const key = `${glyph} ${Object.values(affine).join(' ')}`;
    const known = places.get(key);
    if (known !== undefined) return known;
    const outline = transform(readOutline(readGlyph(tables, glyph)), affine);
    places.set(key, glyphs.length);
    metrics.push({ advance: 0, bearing: listX(outline).reduce((least, x) => Math.min(least, x), Infinity) });
    return glyphs.push(toGlyph(outline)) - 1;
  };
  const color = { colr: getTable(tables, 'COLR'), cpal: getTable(tables, 'CPAL') };
  const painted = numbers.map((number) =>
    (readColorLayers(color, number) ?? [])
      .map((layer) => ({ glyph: place(layer), color: layer.color }))
      .filter(({ glyph }) => (glyphs[glyph]?.length ?? 0) > 0),
  );
  const made = [...toGlyphTables(glyphs, metrics), ...toColorTables(painted)];
  const kept = ['cmap', 'GSUB', 'OS/2', 'name', 'post'].flatMap((tag) => skeleton.filter((table) => table.tag === tag));
  const maxp = Buffer.from(getTable(tables, 'maxp'));
  maxp.writeUInt16BE(glyphs.length, 4);
  const hhea = Buffer.from(getTable(tables, 'hhea'));
  hhea.writeUInt16BE(glyphs.length, 34);
  const head = Buffer.from(getTable(tables, 'head'));
  head.writeInt16BE(1, 50);
  return toSfnt([
    ...kept,
    ...made,
    { tag: 'maxp', data: maxp },
    { tag: 'hhea', data: hhea },
    { tag: 'head', data: head },
  ]);
}

/** The glyph number in the source of each glyph of a subset. */
function readNumbers(skeleton: readonly Table[]): number[] {
  const hmtx = getTable(skeleton, 'hmtx');
  const metrics = getTable(skeleton, 'hhea').readUInt16BE(34);
  const glyphs = getTable(skeleton, 'maxp').readUInt16BE(4);
  return Array.from({ length: glyphs }, (_, glyph) => hmtx.readUInt16BE(Math.min(glyph, metrics - 1) * 4));
}

function readAdvance(tables: readonly Table[], glyph: number): number {
  const metrics = getTable(tables, 'hhea').readUInt16BE(34);
  return getTable(tables, 'hmtx').readUInt16BE(Math.min(glyph, metrics - 1) * 4);
}

function readGlyph(tables: readonly Table[], glyph: number): Buffer {
  const loca = getTable(tables, 'loca');
  const isLong = getTable(tables, 'head').readInt16BE(50) === 1;
  const at = (index: number): number => (isLong ? loca.readUInt32BE(index * 4) : loca.readUInt16BE(index * 2) * 2);
  return getTable(tables, 'glyf').subarray(at(glyph), at(glyph + 1));
}

function toGlyphTables(glyphs: readonly Buffer[], metrics: readonly Metric[]): Table[] {
  const loca = Buffer.alloc((glyphs.length + 1) * 4);
  const hmtx = Buffer.alloc(glyphs.length * 4);
  let end = 0;
  glyphs.forEach((glyph, index) => {
    loca.writeUInt32BE((end += glyph.length), (index + 1) * 4);
    hmtx.writeUInt16BE(metrics[index]?.advance ?? 0, index * 4);
    const bearing = metrics[index]?.bearing ?? 0;
    hmtx.writeInt16BE(Number.isFinite(bearing) ? bearing : 0, index * 4 + 2);
  });
  return [
    { tag: 'glyf', data: Buffer.concat(glyphs) },
    { tag: 'loca', data: loca },
    { tag: 'hmtx', data: hmtx },
  ];
}

type PaintedLayer = Pick<ColorLayer, 'color'> & { glyph: number };

/** COLR and CPAL of version 0: a base record for each painted glyph, and one palette. */
function toColorTables(painted: readonly (readonly PaintedLayer[])[]): Table[] {
  const palette = new Map<string, ColorLayer['color']>();
  for (const { color } of painted.flat()) palette.set(color.join(), color);
  const colors = [...palette.keys()];
  const bases = painted.flatMap((layers, glyph) => (layers.length > 0 ? [{ glyph, layers }] : []));
  const header = Buffer.alloc(14);
  header.writeUInt16BE(bases.length, 2);
  header.writeUInt32BE(14, 4);
  header.writeUInt32BE(14 + bases.length * 6, 8);
  header.writeUInt16BE(painted.flat().length, 12);
  let first = 0;
  const records = bases.map(({ glyph, layers }) => {
    const record = toShorts([glyph, first, layers.length]);
    first += layers.length;
    return record;
  });
  const layers = painted.flat().map(({ glyph, color }) => toShorts([glyph, colors.indexOf(color.join())]));
  const cpal = Buffer.alloc(14);
  cpal.writeUInt16BE(colors.length, 2);
  cpal.writeUInt16BE(1, 4);
  cpal.writeUInt16BE(colors.length, 6);
  cpal.writeUInt32BE(14, 8);
  const entries = [...palette.values()].map(([red, green, blue, alpha]) => Buffer.from([blue, green, red, alpha]));
  return [
    { tag: 'COLR', data: Buffer.concat([header, ...records, ...layers]) },
    { tag: 'CPAL', data: Buffer.concat([cpal, ...entries]) },
  ];
}

function toShorts(values: readonly number[]): Buffer {
  const shorts = Buffer.alloc(values.length * 2);
  values.forEach((value, index) => shorts.writeUInt16BE(value, index * 2));
  return shorts;
}
