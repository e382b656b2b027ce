import { listStems } from './word-forms.ts';

export interface Phrase<T> {
  stems: readonly string[];
  value: T;
  weight: number;
}

export interface PhraseHit<T> extends Phrase<T> {
  /** Index of the phrase's first word. */
  at: number;
}

/** Phrases by their first word, longest first, so that "call to action" is found before "action". */
export type PhraseTable<T> = ReadonlyMap<string, readonly Phrase<T>[]>;

export const createPhraseTable = <T>(
  entries: Iterable<readonly [value: T, weight: number, phrases: Iterable<string>]>,
): PhraseTable<T> => {
  const table = new Map<string, Phrase<T>[]>();
  for (const [value, weight, phrases] of entries) {
    for (const text of phrases) {
      const stems = listStems(text);
      const [first] = stems;
      if (first === undefined) continue;
      const bucket = table.get(first);
      if (bucket === undefined) table.set(first, [{ stems, value, weight }]);
      else bucket.push({ stems, value, weight });
    }
  }
  for (const bucket of table.values()) bucket.sort((a, b) => b.stems.length - a.stems.length || b.weight - a.weight);
  return table;
};

const matchesAt = (stems: readonly string[], at: number, phrase: readonly string[]): boolean =>
  phrase.every((stem, offset) => stems[at + offset] === stem);

/** The longest phrase that starts at a word. */
const findPhraseAt = <T>(table: PhraseTable<T>, stems: readonly string[], at: number): PhraseHit<T> | undefined => {
  const first = stems[at];
  if (first === undefined) return undefined;
  const phrase = table.get(first)?.find((candidate) => matchesAt(stems, at, candidate.stems));
  return phrase && { ...phrase, at };
};

/** Phrases of a text from left to right; a longer phrase hides the ones inside it. */
export const listPhraseHits = <T>(table: PhraseTable<T>, stems: readonly string[]): PhraseHit<T>[] => {
  const hits: PhraseHit<T>[] = [];
  for (let at = 0; at < stems.length;) {
    const hit = findPhraseAt(table, stems, at);
    if (hit !== undefined) hits.push(hit);
    at += hit?.stems.length ?? 1;
  }
  return hits;
};

/** Splits a line of a vocabulary: phrases parted by commas. */
export const listEntries = (text: string): string[] =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
