import { openWhole } from '../library.ts';
import { defineLedger, type LedgerForm } from './ledger.ts';
import type { MeasureKnowledge, NounKnowledge } from './noun-knowledge.ts';

/** Entries, and each by every word that means it; of two that share a word, the first has it. */
const arrange = <Entry extends { words: readonly string[] }>(
  entries: readonly Entry[],
): { entries: readonly Entry[]; byWords: ReadonlyMap<string, Entry>; longest: number } => ({
  entries,
  byWords: new Map(entries.toReversed().flatMap((entry) => entry.words.map((word) => [word, entry] as const))),
  longest: Math.max(0, ...entries.flatMap(({ words }) => words.map((word) => word.split(' ').length))),
});

const nouns = openWhole('nouns', (forms: readonly (NounKnowledge | LedgerForm)[]) =>
  arrange(forms.map((form) => ('lines' in form ? defineLedger(form) : form))),
);
/** Things that name trades and parts of pages as well ("hotel", "photo"): known where a list of them is asked for. */
const things = openWhole('things', arrange<NounKnowledge>);
const measures = openWhole('measures', arrange<MeasureKnowledge>);

/** Every kind of thing that is known by itself. */
export const listNouns = (): readonly NounKnowledge[] => nouns().entries;

export const listMeasures = (): readonly MeasureKnowledge[] => measures().entries;

/** Words of the longest phrase that is known. */
export const countLongestNoun = (): number => Math.max(nouns().longest, measures().longest);

/** By the whole phrase, else by its last words: "rooftop bee hive" is a hive. `phrase` is lowercase, its last word singular. */
const findIn = <T>(index: ReadonlyMap<string, T>, phrase: string): T | undefined => {
  const words = phrase.split(' ');
  return words.map((_, from) => index.get(words.slice(from).join(' '))).find((found) => found !== undefined);
};

export const findNoun = (phrase: string): NounKnowledge | undefined => findIn(nouns().byWords, phrase);

/** The same for what is listed, whatever else its word may mean. */
export const findListed = (phrase: string): NounKnowledge | undefined =>
  findNoun(phrase) ?? findIn(things().byWords, phrase);

export const listThings = (): readonly NounKnowledge[] => things().entries;

export const findMeasure = (phrase: string): MeasureKnowledge | undefined => findIn(measures().byWords, phrase);
