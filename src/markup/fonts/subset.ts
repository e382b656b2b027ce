import { readFile } from 'node:fs/promises';
import { createCache } from '../cache.ts';
import { toWoff2 } from './woff2.ts';

/** Kerning, ligatures, marks, and figures that stand in columns; more would pull in glyphs that no class can reach. */
const FEATURES = ['kern', 'liga', 'calt', 'clig', 'ccmp', 'locl', 'mark', 'mkmk', 'rlig', 'rvrn', 'tnum', 'lnum'];

export interface SubsetRequest {
  /** A WOFF2 file. */
  path: string;
  /** The characters to keep, sorted. */
  characters: string;
  /** Part of the weight axis to keep; absent for a static file. */
  weights?: { min: number; max: number };
}

const sources = createCache<Buffer>(80);
const subsets = createCache<string>(600);

/** The subset as base64 of a WOFF2 file; kept by request, so that the usual Latin set of a family is made once. */
export function getSubset({ path, characters, weights }: SubsetRequest): Promise<string> {
  return subsets.get(`${path}|${weights?.min}-${weights?.max}|${characters}`, async () => {
    const { default: subsetFont } = await import('subset-font');
    const sfnt = await subsetFont(await getSource(path), characters, {
      targetFormat: 'sfnt',
      keepFeatures: FEATURES,
      noHinting: true,
      ...(weights ? { variationAxes: { wght: weights } } : {}),
    });
    return (await toWoff2(sfnt)).toString('base64');
  });
}

const getSource = (path: string): Promise<Buffer> => sources.get(path, () => readFile(path));
