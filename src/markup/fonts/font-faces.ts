import type { Tokens } from '../../tokens/create-tokens.ts';
import { getFontPackage, type BundledFamily, type FontPackage, type FontStyle } from './font-files.ts';
import type { FontRole, FontUse, UsedWeight } from './font-usage.ts';
import { getSubset } from './subset.ts';

/**
 * Every Latin text gets the same set, so that one subset of a family serves nearly all documents; what goes beyond it
 * stands in small faces of its own with a `unicode-range`.
 */
const BASE_CHARACTERS = [
  ...Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)),
  ...'\u00a0–—‘’“”•…·×−°©€£',
]
  .sort()
  .join('');
const BASE = new Set(BASE_CHARACTERS);

/** The part of the axis that all documents keep; wider only in steps, so that subsets stay few. */
const USUAL_WEIGHTS = { min: 400, max: 700 };

interface FamilyUse {
  pack: FontPackage;
  style: FontStyle;
  weights: Set<number>;
  characters: Set<string>;
}

interface Face {
  family: string;
  style: FontStyle;
  weight: string;
  /** Absent: for every character. */
  range?: string;
  data: string;
}

/** The `@font-face` rules, one line, that draw these uses with the families of the tokens. Same input, same bytes. */
export async function toFontFaces(uses: readonly FontUse[], tokens: Tokens): Promise<string> {
  const faces = await Promise.all((await mergeByFamily(uses, tokens)).map(createFaces));
  return faces.flat().map(printFace).join('');
}

/** Two roles may share a family; a family without italics is slanted by the browser from its upright face. */
async function mergeByFamily(uses: readonly FontUse[], tokens: Tokens): Promise<FamilyUse[]> {
  const merged = new Map<string, FamilyUse>();
  for (const { role, italic, weights, characters } of uses) {
    const pack = await getFontPackage(toFamily(role, tokens));
    const style = italic && pack.hasItalic ? 'italic' : 'normal';
    const key = `${pack.family}/${style}`;
    const use = merged.get(key) ?? { pack, style, weights: new Set(), characters: new Set() };
    merged.set(key, use);
    for (const weight of weights) use.weights.add(toNumber(weight, tokens));
    for (const character of characters) use.characters.add(character);
  }
  return [...merged.values()];
}

const toFamily = (role: FontRole, { families }: Tokens): BundledFamily => (role === 'mono' ? 'MONO' : families[role]);

const toNumber = (weight: UsedWeight, { type }: Tokens): number =>
  typeof weight === 'number' ? weight : type.wide[weight].weight;

async function createFaces({ pack, style, weights: used, characters: text }: FamilyUse): Promise<Face[]> {
  const weightRows = toWeightRows(pack, style, used);
  const rows = splitBySubset(pack, text).flatMap((part) => weightRows.map((row) => ({ ...part, ...row })));
  return Promise.all(
    rows.map(async ({ subset, characters, range, weight, weights, file }): Promise<Face> => {
      const path = pack.toPath(subset, style, file);
      const data = await getSubset({ path, characters, ...(weights ? { weights } : {}) });
      return { family: pack.family, style, weight, data, ...(range === undefined ? {} : { range }) };
    }),
  );
}

interface Part {
  subset: string;
  characters: string;
  range?: string;
}

function splitBySubset(pack: FontPackage, characters: ReadonlySet<string>): Part[] {
  const extras = new Map<string, string[]>();
  for (const character of [...characters].sort()) {
    const codePoint = character.codePointAt(0) ?? 0;
    if (BASE.has(character) || codePoint < 32) continue;
    const subset = pack.listSubsets().find(({ has }) => has(codePoint));
    if (subset) extras.set(subset.name, [...(extras.get(subset.name) ?? []), character]);
  }
  return [
    { subset: 'latin', characters: BASE_CHARACTERS },
    ...[...extras].map(([subset, list]) => ({ subset, characters: list.join(''), range: toRange(list) })),
  ];
}

const toRange = (characters: readonly string[]): string =>
  characters.map((character) => `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase()}`).join(',');

interface WeightRow {
  weight: string;
  weights?: { min: number; max: number };
  /** Weight in the name of a static file. */
  file: number;
}

function toWeightRows(pack: FontPackage, style: FontStyle, used: ReadonlySet<number>): WeightRow[] {
  const weights = pack.listWeights(style);
  if (pack.kind === 'static') {
    const files = new Set([...used].map((weight) => toNearest(weights, weight)));
    return [...files].sort((a, b) => a - b).map((file) => ({ weight: String(file), file }));
  }
  const [least = 400, most = 700] = weights;
  const min = Math.max(least, Math.min(USUAL_WEIGHTS.min, ...used));
  const max = Math.min(most, Math.max(USUAL_WEIGHTS.max, ...used));
  return [{ weight: min === max ? String(min) : `${min} ${max}`, weights: { min, max }, file: 0 }];
}

/** As CSS matches a weight: the nearest file, the bolder of two equally near. */
const toNearest = (weights: readonly number[], wanted: number): number =>
  weights.reduce(
    (best, weight) => (Math.abs(weight - wanted) <= Math.abs(best - wanted) ? weight : best),
    weights[0] ?? 400,
  );

const printFace = ({ family, style, weight, range, data }: Face): string =>
  `@font-face{font-family:"${family}";font-style:${style};font-weight:${weight};font-display:block;` +
  `src:url(data:font/woff2;base64,${data}) format("woff2")${range === undefined ? '' : `;unicode-range:${range}`}}`;
