import { FONT_METRICS } from '../../tokens/type/font-metrics.ts';
import { getEmojiSubset } from './emoji/emoji-font.ts';
import {
  getFontPackage,
  getScriptPackage,
  isScriptFace,
  type BundledFamily,
  type FontPackage,
  type FontStyle,
} from './font-files.ts';
import { JOINER, type FontSource } from './script-fallback.ts';
import { getSubset, type Subset } from './subset.ts';

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

/** What a document shows in one family and one style: the characters of each weight. */
export interface FamilyUse {
  family: BundledFamily;
  pack: FontPackage;
  style: FontStyle;
  texts: ReadonlyMap<number, ReadonlySet<string>>;
}

export interface Face {
  family: string;
  style: FontStyle;
  weight: string;
  /** Absent: for every character. */
  range?: string;
  data: string;
}

/** A file that may have a character. */
interface Candidate {
  source: FontSource;
  pack?: FontPackage;
  subset: string;
}

/**
 * The faces under the name of a family. Faces of other fonts carry the very style and weight that the family's own
 * face states: a browser looks for a character only among faces that state the same.
 */
export async function createFaces(
  use: FamilyUse,
  listFallbacks: (character: string) => readonly FontSource[],
): Promise<Face[]> {
  const rows = toWeightRows(use);
  const base = await createPart(use, rows, { source: use.family, pack: use.pack, subset: 'latin' }, BASE_CHARACTERS);
  const faces = base.faces.map(({ family, style, weight, data }): Face => ({ family, style, weight, data }));
  let pending = await listPending(use, base.covered, listFallbacks);
  // What a file turns out to lack goes on to the next that may have it.
  while (pending.size > 0) {
    const parts = await Promise.all(
      groupByCandidate(pending).map(({ candidate, characters }) => createPart(use, rows, candidate, characters)),
    );
    faces.push(...parts.flatMap((part) => part.faces));
    const covered = new Set(parts.flatMap((part) => [...part.covered]));
    pending = new Map(
      [...pending]
        .filter(([character, candidates]) => !covered.has(character) && candidates.length > 1)
        .map(([character, candidates]) => [character, candidates.slice(1)]),
    );
  }
  return faces;
}

/** Where to look for each character that the base set does not cover; characters sorted. */
async function listPending(
  { family, pack, texts }: FamilyUse,
  covered: ReadonlySet<string>,
  listFallbacks: (character: string) => readonly FontSource[],
): Promise<Map<string, Candidate[]>> {
  const pending = new Map<string, Candidate[]>();
  const characters = new Set([...texts.values()].flatMap((text) => [...text]));
  for (const character of [...characters].sort()) {
    if (covered.has(character) || /\p{Cc}/u.test(character)) continue;
    const own = listCandidates(family, pack, character).slice(BASE.has(character) ? 1 : 0);
    const others = JOINER.test(character) ? [] : listFallbacks(character).filter((source) => source !== family);
    const fallbacks = await Promise.all(
      others.map(async (source) => listCandidates(source, await getPackage(source), character)),
    );
    const candidates = [...own, ...fallbacks.flat()];
    if (candidates.length > 0) pending.set(character, candidates);
  }
  return pending;
}

const getPackage = async (source: FontSource): Promise<FontPackage | undefined> => {
  if (source === 'EMOJI') return undefined;
  return isScriptFace(source) ? getScriptPackage(source) : getFontPackage(source);
};

function listCandidates(source: FontSource, pack: FontPackage | undefined, character: string): Candidate[] {
  if (source === 'EMOJI') return [{ source, subset: 'emoji' }];
  if (pack === undefined) return [];
  return pack.listSubsets(character.codePointAt(0) ?? 0).map((subset) => ({ source, pack, subset }));
}

function groupByCandidate(
  pending: ReadonlyMap<string, readonly Candidate[]>,
): { candidate: Candidate; characters: string }[] {
  const groups = new Map<string, { candidate: Candidate; characters: string }>();
  for (const [character, [candidate]] of pending) {
    if (candidate === undefined) continue;
    const key = `${candidate.source}/${candidate.subset}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { candidate, characters: character });
    else group.characters += character;
  }
  return [...groups.values()];
}

interface Part {
  faces: Face[];
  covered: ReadonlySet<string>;
}

/** One candidate's characters, once for each weight that the family states. */
async function createPart(
  use: FamilyUse,
  rows: readonly WeightRow[],
  candidate: Candidate,
  characters: string,
): Promise<Part> {
  const { pack, style } = use;
  const parts = await Promise.all(
    rows.map(async (row): Promise<Part> => {
      const wanted = candidate.pack === pack ? characters : addJoined(use, row, candidate, characters);
      if (wanted === '') return { faces: [], covered: new Set() };
      const { data, covered } = await cut(use, row, candidate, wanted);
      if (![...covered].some((character) => characters.includes(character))) return { faces: [], covered };
      return {
        faces: [{ family: pack.family, style, weight: row.weight, range: toRange([...covered]), data }],
        covered,
      };
    }),
  );
  return {
    faces: parts.flatMap((part) => part.faces),
    covered: new Set(parts.flatMap((part) => [...part.covered])),
  };
}

/** The characters in a weight, with those that join them to sequences: a face draws a sequence only if it has all of it. */
function addJoined(use: FamilyUse, row: WeightRow, { source, subset }: Candidate, characters: string): string {
  const text = new Set([...use.texts].flatMap(([weight, shown]) => (row.serves(weight) ? [...shown] : [])));
  const drawn = [...characters].filter((character) => text.has(character));
  if (drawn.length === 0) return '';
  const isJoined = (character: string): boolean =>
    JOINER.test(character) && (source === 'EMOJI' || SHAPED_SUBSETS.has(subset));
  return [...new Set([...drawn, ...[...text].filter(isJoined)])].sort().join('');
}

const SHAPED_SUBSETS: ReadonlySet<string> = new Set(['arabic', 'hebrew', 'thai', 'devanagari']);

function cut(use: FamilyUse, row: WeightRow, { pack, subset }: Candidate, characters: string): Promise<Subset> {
  const metrics = FONT_METRICS[use.family];
  if (pack === undefined) return getEmojiSubset(characters, metrics);
  const isShaped = SHAPED_SUBSETS.has(subset);
  if (pack === use.pack) {
    const path = pack.toPath(subset, use.style, row.file);
    return getSubset({ path, characters, isShaped, ...(row.weights ? { weights: row.weights } : {}) });
  }
  if (pack.kind === 'static') {
    const regular = pack.listWeights('normal').find((weight) => weight >= 400) ?? 400;
    return getSubset({ path: pack.toPath(subset, 'normal', regular), characters, isShaped, metrics });
  }
  const [least = 400, most = 700] = pack.listWeights('normal');
  const shown = [...use.texts]
    .filter(([weight, text]) => row.serves(weight) && [...characters].some((character) => text.has(character)))
    .map(([weight]) => Math.min(most, Math.max(least, weight)));
  const path = pack.toPath(subset, pack.hasItalic ? use.style : 'normal', 0);
  return getSubset({
    path,
    characters,
    isShaped,
    metrics,
    weights: { min: Math.min(...shown), max: Math.max(...shown) },
  });
}

const toRange = (characters: readonly string[]): string =>
  characters.map((character) => `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase()}`).join(',');

interface WeightRow {
  weight: string;
  weights?: { min: number; max: number };
  /** Weight in the name of a static file. */
  file: number;
  /** Whether text of a weight is drawn with this row. */
  serves(weight: number): boolean;
}

function toWeightRows({ pack, style, texts }: FamilyUse): WeightRow[] {
  const weights = pack.listWeights(style);
  const used = [...texts.keys()];
  if (pack.kind === 'static') {
    const files = new Set(used.map((weight) => toNearest(weights, weight)));
    return [...files]
      .sort((a, b) => a - b)
      .map((file) => ({ weight: String(file), file, serves: (weight) => toNearest(weights, weight) === file }));
  }
  const [least = 400, most = 700] = weights;
  const min = Math.max(least, Math.min(USUAL_WEIGHTS.min, ...used));
  const max = Math.min(most, Math.max(USUAL_WEIGHTS.max, ...used));
  return [{ weight: min === max ? String(min) : `${min} ${max}`, weights: { min, max }, file: 0, serves: () => true }];
}

/** As CSS matches a weight: the nearest file, the bolder of two equally near. */
const toNearest = (weights: readonly number[], wanted: number): number =>
  weights.reduce(
    (best, weight) => (Math.abs(weight - wanted) <= Math.abs(best - wanted) ? weight : best),
    weights[0] ?? 400,
  );
