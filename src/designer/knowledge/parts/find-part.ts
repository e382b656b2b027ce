import { openWhole } from '../library.ts';
import type { PageKnowledge, PartKnowledge } from './part-knowledge.ts';

interface Called {
  words: readonly string[];
}

/** Of two entries that share a word, the first has it. */
const byWords = <Entry extends Called>(entries: readonly Entry[]): ReadonlyMap<string, Entry> =>
  new Map(entries.toReversed().flatMap((entry) => entry.words.map((word) => [word, entry] as const)));

const parts = openWhole('parts', byWords<PartKnowledge>);
const pages = openWhole('pages', byWords<PageKnowledge>);

const fold = (phrase: string): string => phrase.trim().toLowerCase().replaceAll('’', "'").replaceAll(/\s+/gu, ' ');

/** Small words that say which one is meant. */
const WHICH =
  /^(?:an?|the|my|our|your|their|its|his|her|selected|current|recent|latest|upcoming|all|weekly|monthly|daily|two|three|four|five|six|seven|eight|\d{1,2}|\S+(?: \S+)?'s)\s+/u;

/** What is known of a part that is called exactly so, whatever says which one is meant: "my recent activity". */
export function findPart(phrase: string): PartKnowledge | undefined {
  for (let words = fold(phrase); ; words = words.replace(WHICH, '')) {
    const found = parts().get(words);
    if (found !== undefined || !WHICH.test(words)) return found;
  }
}

/** What is known of a page by the longest end of what it is called: "plant shop checkout" is a checkout. */
export function findPage(phrase: string): PageKnowledge | undefined {
  const words = fold(phrase).split(' ');
  return words.map((_, from) => pages().get(words.slice(from).join(' '))).find((found) => found !== undefined);
}

export const listParts = (): readonly PartKnowledge[] => [...new Set(parts().values())];

export const listPages = (): readonly PageKnowledge[] => [...new Set(pages().values())];
