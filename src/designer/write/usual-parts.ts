import type { CollectionKnowledge } from '../knowledge/domain-knowledge.ts';
import { overlap } from './write-context.ts';

/** What things are parted by in every office, with the share of each in per cent. */
const PARTS: readonly (readonly [words: RegExp, parts: readonly (readonly [label: string, percent: number])[]])[] = [
  [/\bby (?:department|cost cent(?:er|re))\b/i, [['Operations', 34], ['Sales', 24], ['Product', 18], ['Marketing', 13], ['People', 7], ['Finance', 4]]],
  [/\bby team\b/i, [['North', 31], ['Harbour', 25], ['Platform', 19], ['Field', 15], ['Desk', 10]]],
  [/\bby (?:region|country|market|location|site)\b/i, [['Germany', 36], ['Nordics', 24], ['Switzerland', 17], ['Benelux', 14], ['Iberia', 9]]],
  [/\bby (?:channel|source)\b/i, [['Web', 41], ['E-mail', 26], ['Telephone', 17], ['Chat', 11], ['Partners', 5]]],
  [/\bby (?:customer|client|account)\b/i, [['Port of Ebbe', 29], ['Farrow Timber', 23], ['Hexley Rail', 19], ['Tarn Valley Water', 16], ['Others', 13]]],
  [/\bby (?:supplier|vendor)\b/i, [['Lindqvist Glass', 32], ['Quince & Pell', 25], ['Sundby Dairies', 18], ['Farrow Timber', 14], ['Others', 11]]],
  [/\bby (?:branch|store|shop|warehouse)\b/i, [['Harbour', 38], ['Mill Lane', 27], ['Hilltop', 21], ['Station', 14]]],
  [/\bby project\b/i, [['Harbour rebuild', 33], ['Line 4', 26], ['School kitchens', 22], ['Archive', 19]]],
]; // prettier-ignore

const SHARES = [34, 27, 18, 13, 8];

/** "Revenue by course": the trade's own courses, the first of them the largest. */
function partsOf(
  label: string,
  collections: readonly CollectionKnowledge[],
): readonly (readonly [label: string, percent: number])[] | undefined {
  const by = /\bby ([\p{L}-]+)$/iu.exec(label)?.[1];
  const own = by === undefined ? undefined : collections.find(({ words }) => overlap(by, words.slice(0, 2)) > 0);
  return own?.rows.slice(0, SHARES.length).map(({ title }, index) => [title, SHARES[index] ?? 0] as const);
}

const MONEY = /\b(?:expenses?|costs?|spend(?:ing)?|revenue|sales|income|budget|takings|turnover|profit|invoices?)\b/i;

/** What a whole comes to that no trade counts. */
const MONEY_TOTAL = 48_200;
const COUNT_TOTAL = 640;

export interface UsualParts {
  parts: { label: string; value: number }[];
  /** Counted in the place's money, else in pieces. */
  isMoney: boolean;
}

/** "Expenses by department": the parts that such a label names; undefined where it names none. */
export function findUsualParts(label: string, collections: readonly CollectionKnowledge[]): UsualParts | undefined {
  const found = PARTS.find(([words]) => words.test(label))?.[1] ?? partsOf(label, collections);
  if (found === undefined) return undefined;
  const isMoney = MONEY.test(label);
  const total = isMoney ? MONEY_TOTAL : COUNT_TOTAL;
  return {
    isMoney,
    parts: found.map(([name, percent]) => ({ label: name, value: Math.round((total * percent) / 100) })),
  };
}
