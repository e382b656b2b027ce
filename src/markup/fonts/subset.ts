import { readFile } from 'node:fs/promises';
import type { VerticalMetrics } from '../../tokens/type/font-metrics.ts';
import { createCache } from '../cache.ts';
import { getTable, readCodePoints, readTables } from './sfnt.ts';
import { toWoff2 } from './woff2.ts';

/** Kerning, ligatures, marks, and figures that stand in columns; more would pull in glyphs that no class can reach. */
const FEATURES = ['kern', 'liga', 'calt', 'clig', 'ccmp', 'locl', 'mark', 'mkmk', 'rlig', 'rvrn', 'tnum', 'lnum'];

/** What scripts need to be shaped: joined Arabic, Indic conjuncts and reordering (OpenType script specifications). */
const SHAPING_FEATURES = (
  'init medi fina isol med2 fin2 fin3 rclt mset curs ' +
  'nukt akhn rphf rkrf pref blwf abvf half pstf vatu cjct pres abvs blws psts haln dist abvm blwm'
).split(' ');

export interface SubsetRequest {
  /** A WOFF2 file. */
  path: string;
  /** The characters to keep, sorted. */
  characters: string;
  /** Part of the weight axis to keep; absent for a static file. */
  weights?: { min: number; max: number };
  /** For a script whose letters change with their neighbours. */
  isShaped?: boolean;
  /** Of the family that the subset stands in for. */
  metrics?: VerticalMetrics;
}

export interface Subset {
  /** A WOFF2 file in base64. */
  data: string;
  /** The characters of the request that the file has. */
  covered: ReadonlySet<string>;
}

const sources = createCache<Buffer>(200);
const subsets = createCache<Subset>(1200);

/** Kept by request, so that the usual Latin set of a family is made once. */
export function getSubset({ path, characters, weights, isShaped = false, metrics }: SubsetRequest): Promise<Subset> {
  return subsets.get(
    `${path}|${weights?.min}-${weights?.max}|${isShaped}|${metrics?.ascentEm}|${metrics?.descentEm}|${characters}`,
    async () => {
      const { default: subsetFont } = await import('subset-font');
      const sfnt = await subsetFont(await getSource(path), characters, {
        targetFormat: 'sfnt',
        keepFeatures: isShaped ? [...FEATURES, ...SHAPING_FEATURES] : FEATURES,
        noHinting: true,
        ...(weights ? { variationAxes: { wght: weights } } : {}),
      });
      return toSubset(sfnt, characters, metrics);
    },
  );
}

/** Packs a font for `characters`; with `metrics` its lines become as tall as those. Changes the font in place. */
export async function toSubset(sfnt: Buffer, characters: string, metrics?: VerticalMetrics): Promise<Subset> {
  if (metrics !== undefined) setMetrics(sfnt, metrics);
  const codePoints = readCodePoints(sfnt);
  const covered = new Set([...characters].filter((character) => codePoints.has(character.codePointAt(0) ?? 0)));
  return { data: (await toWoff2(sfnt)).toString('base64'), covered };
}

/** A line that mixes faces is as tall as the tallest: with the metrics of the family it stays on its grid. */
function setMetrics(sfnt: Buffer, { ascentEm, descentEm, lineGapEm }: VerticalMetrics): void {
  const tables = readTables(sfnt);
  const perEm = getTable(tables, 'head').readUInt16BE(18);
  const [ascent, descent, lineGap] = [ascentEm, -descentEm, lineGapEm].map((share) => Math.round(share * perEm));
  for (const [tag, at] of [
    ['hhea', 4],
    ['OS/2', 68],
  ] as const) {
    const table = getTable(tables, tag);
    [ascent, descent, lineGap].forEach((value = 0, index) => table.writeInt16BE(value, at + index * 2));
  }
}

const getSource = (path: string): Promise<Buffer> => sources.get(path, () => readFile(path));
