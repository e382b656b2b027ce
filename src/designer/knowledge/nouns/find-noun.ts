import { CREATURES } from './creatures.ts';
import { GOODS } from './goods.ts';
import { HAPPENINGS } from './happenings.ts';
import { MACHINES } from './machines.ts';
import { MEASURES } from './measures.ts';
import type { MeasureKnowledge, NounKnowledge } from './noun-knowledge.ts';
import { OFFICE_ACCESS } from './office-access.ts';
import { OFFICE_KEEPING } from './office-keeping.ts';
import { OFFICE_MONEY } from './office-money.ts';
import { OFFICE_PAPERS } from './office-papers.ts';
import { OFFICE_PEOPLE } from './office-people.ts';
import { OFFICE_WATCH } from './office-watch.ts';
import { OFFICE_WORK } from './office-work.ts';
import { PAPERS } from './papers.ts';
import { PERSONS } from './persons.ts';
import { PLACES } from './places.ts';
import { WARDROBE } from './wardrobe.ts';

/** Every kind of thing that is known by itself; a new file of them is a line here. */
export const NOUNS: readonly NounKnowledge[] = [
  ...PLACES,
  ...CREATURES,
  ...PERSONS,
  ...GOODS,
  ...WARDROBE,
  ...HAPPENINGS,
  ...MACHINES,
  ...PAPERS,
  ...OFFICE_PEOPLE,
  ...OFFICE_ACCESS,
  ...OFFICE_PAPERS,
  ...OFFICE_MONEY,
  ...OFFICE_KEEPING,
  ...OFFICE_WORK,
  ...OFFICE_WATCH,
];

const toIndex = <T extends { words: readonly string[] }>(entries: readonly T[]): ReadonlyMap<string, T> =>
  new Map(entries.toReversed().flatMap((entry) => entry.words.map((word) => [word, entry] as const)));

const NOUN_OF = toIndex(NOUNS);
const MEASURE_OF = toIndex(MEASURES);

/** Words of the longest phrase that is known. */
export const LONGEST_NOUN_WORDS = Math.max(
  ...[...NOUNS, ...MEASURES].flatMap(({ words }) => words.map((word) => word.split(' ').length)),
);

/** By the whole phrase, else by its last words: "rooftop bee hive" is a hive. `phrase` is lowercase, its last word singular. */
const findIn = <T>(index: ReadonlyMap<string, T>, phrase: string): T | undefined => {
  const words = phrase.split(' ');
  return words.map((_, from) => index.get(words.slice(from).join(' '))).find((found) => found !== undefined);
};

export const findNoun = (phrase: string): NounKnowledge | undefined => findIn(NOUN_OF, phrase);

export const findMeasure = (phrase: string): MeasureKnowledge | undefined => findIn(MEASURE_OF, phrase);
