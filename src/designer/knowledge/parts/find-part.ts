import { openWhole } from '../library.ts';
import { byWords, foldName } from './by-words.ts';
import type { PartKnowledge } from './part-knowledge.ts';

const parts = openWhole('parts', byWords<PartKnowledge>);

/** Small words that say which one is meant. */
const WHICH =
  /^(?:an?|the|my|our|your|their|its|his|her|selected|current|recent|latest|upcoming|all|weekly|monthly|daily|two|three|four|five|six|seven|eight|\d{1,2}|\S+(?: \S+)?'s)\s+/u;

/** What is known of a part that is called exactly so, whatever says which one is meant: "my recent activity". */
export function findPart(phrase: string): PartKnowledge | undefined {
  for (let words = foldName(phrase); ; words = words.replace(WHICH, '')) {
    const found = parts().get(words);
    if (found !== undefined || !WHICH.test(words)) return found;
  }
}

export const listParts = (): readonly PartKnowledge[] => [...new Set(parts().values())];
