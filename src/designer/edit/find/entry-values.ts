import { MONTHS } from '../value-kinds.ts';
import type { Element } from 'hast';
import { readableText } from '../../../markup/text-content.ts';
import { parseAmount } from '../apply/amount.ts';
import { elementsIn, listMatching, partName } from '../screen-tree.ts';
import type { Entry, EntryList } from './list-entries.ts';
import { coverage, stemsOf } from './match-words.ts';

const MONEY = /[$€£¥]|\bkr\b|\bCHF\b/;

const leavesOf = (entry: Element): Element[] =>
  listMatching(
    entry,
    (one) =>
      readableText(one) !== '' && elementsIn(one).every((child) => child.tagName === 'svg' || child.tagName === 'i'),
  );

/** What a row of a table says under the head of that name; a phone shows the name in the cell itself. */
function labelledCell(entry: Element, label: string): string | undefined {
  const stems = stemsOf(label);
  if (entry.tagName !== 'tr' || stems.length === 0) return undefined;
  const head = elementsIn(entry).find((cell) => {
    const [first] = elementsIn(cell);
    return first !== undefined && elementsIn(cell).length > 1 && coverage(stems, stemsOf(readableText(first))) === 1;
  });
  return head === undefined ? undefined : readableText(elementsIn(head).at(-1) ?? head);
}

/** What an entry says in the column or beside the label of that name. */
function labelledText(entry: Element, label: string): string | undefined {
  const stems = stemsOf(label);
  if (stems.length === 0) return undefined;
  const cell = labelledCell(entry, label);
  if (cell !== undefined) return cell;
  const leaves = leavesOf(entry);
  return leaves.map(readableText).find((text) => /\d/.test(text) && coverage(stems, stemsOf(text)) === 1);
}

/** The number of an entry that is compared: of a label, of money, else the value it shows. */
function amountOf(entry: Element, label: string, isMoney: boolean): number | undefined {
  const labelled = label === '' ? undefined : labelledText(entry, label);
  if (labelled !== undefined) return parseAmount(labelled)?.value;
  const leaves = leavesOf(entry);
  const money = leaves.findLast((one) => MONEY.test(readableText(one)) && /\d/.test(readableText(one)));
  const value = listMatching(entry, (one) => partName(one) === 'value' && /\d/.test(readableText(one)))[0];
  const meant = isMoney
    ? (money ?? value)
    : (value ?? money ?? leaves.findLast((one) => /^[^\p{L}]*\d[\d.,]*\s?\S{0,4}$/u.test(readableText(one))));
  return meant === undefined ? undefined : parseAmount(readableText(meant))?.value;
}

/** "over €50", "with a price under 10", "stock below 5": the entries whose value is so. */
export function comparing({ entries }: EntryList, condition: string): Entry[] | undefined {
  const match =
    /^(?:that\s+)?(?:(?:is|are|costs?|costing|priced|worth|with|has|have|an?|the)\s+)*(.*?)\s*\b(?:is |are )?(over|above|more than|greater than|higher than|at least|from|under|below|less than|lower than|cheaper than|up to|at most|>=?|<=?)\s*(?:an? (?:price|value) of\s+)?([$€£¥]?)\s?([\d.,]*\d)\s?(\S*)(?:\s+\p{L}+)?$/iu.exec(
      condition,
    );
  if (match?.[2] === undefined || match[4] === undefined) return undefined;
  const limit = parseAmount(match[4])?.value;
  if (limit === undefined) return undefined;
  const way = match[2].toLowerCase();
  const label = (match[1] ?? '').trim();
  const isMoney = match[3] !== '' || MONEY.test(match[5] ?? '') || /\b(?:price|cost|total|amount|fee)\b/i.test(label);
  const amounts = entries.map((entry) => ({
    entry,
    value: amountOf(entry.element, isMoney && /price|cost/i.test(label) ? '' : label, isMoney),
  }));
  if (amounts.every(({ value }) => value === undefined)) return undefined;
  return amounts.filter(({ value }) => value !== undefined && holds(value, way, limit)).map(({ entry }) => entry);
}

const holds = (value: number, way: string, limit: number): boolean => {
  if (/^(?:at least|from|>=)$/.test(way)) return value >= limit;
  if (/^(?:at most|up to|<=)$/.test(way)) return value <= limit;
  return /^(?:over|above|more|greater|higher|>)/.test(way) ? value > limit : value < limit;
};

const EXTREMES: readonly (readonly [RegExp, 'money' | 'date' | 'value', 1 | -1])[] = [
  [/^(?:most expensive|priciest|dearest)\b/i, 'money', 1],
  [/^(?:cheapest|least expensive|most affordable)\b/i, 'money', -1],
  [/^(?:newest|latest|most recent)\b/i, 'date', 1],
  [/^(?:oldest|earliest)\b/i, 'date', -1],
  [
    /^(?:highest|biggest|largest|longest|greatest|best[- ]rated|top[- ]rated|strongest|fastest|heaviest|best[- ]selling|bestselling)\b/i,
    'value',
    1,
  ],
  [/^(?:lowest|smallest|shortest|worst[- ]rated|weakest|slowest|lightest)\b/i, 'value', -1],
];

/** "The most expensive order", "the cheapest": the one entry that is so. */
export function pickExtreme(said: string, listsOf: (noun: string) => EntryList[]): Entry | undefined {
  const extreme = EXTREMES.find(([words]) => words.test(said));
  if (extreme === undefined) return undefined;
  const [words, sort, sign] = extreme;
  const noun = said
    .replace(words, '')
    .trim()
    .replace(/^(?:priced|rated)\s+/i, '');
  for (const list of listsOf(noun === '' ? 'ones' : noun)) {
    const keyed = list.entries.flatMap((entry) => {
      const key = sort === 'date' ? dateOf(entry.element) : amountOf(entry.element, '', sort === 'money');
      return key === undefined ? [] : [{ entry, key }];
    });
    if (keyed.length < 2) continue;
    return keyed.reduce((top, one) => (one.key * sign > top.key * sign ? one : top)).entry;
  }
  return undefined;
}

/** A day that an entry names, as a number that grows with time. */
function dateOf(entry: Element): number | undefined {
  const text = readableText(entry);
  const iso = /\b(\d{4})-(\d{2})-(\d{2})\b/.exec(text);
  if (iso !== null) return Number(iso[1]) * 372 + Number(iso[2]) * 31 + Number(iso[3]);
  const day = new RegExp(
    String.raw`\b(?:(\d{1,2})\.? (${MONTHS.join('|')})\p{L}*|(${MONTHS.join('|')})\p{L}* (\d{1,2}))\b(?:,? (\d{4}))?`,
    'iu',
  ).exec(text);
  if (day !== null)
    return (
      Number(day[5] ?? 0) * 372 + MONTHS.indexOf((day[2] ?? day[3] ?? '').toLowerCase()) * 31 + Number(day[1] ?? day[4])
    );
  const year = /\b(?:19|20)\d\d\b/.exec(text)?.[0];
  return year === undefined ? undefined : Number(year) * 372;
}

/** What an entry says of a sort that words name: under that head of its table, or where its face stands for a person. */
export function entryField(entry: Element, by: string): string | undefined {
  const labelled = labelledCell(entry, by);
  if (labelled !== undefined) return labelled;
  if (/\b(?:person|people|assignee|owner|who|author|customer|member|user)\b/i.test(by)) {
    const person = listMatching(entry, (one) => ['person', 'author', 'owner'].includes(partName(one) ?? ''))[0];
    return person === undefined ? undefined : readableText(person);
  }
  const part = listMatching(entry, (one) => partName(one) === by.toLowerCase() && readableText(one) !== '')[0];
  if (part !== undefined) return readableText(part);
  if (/\b(?:date|day|month|when|time|due)\b/i.test(by)) {
    const time = listMatching(
      entry,
      (one) => one.tagName === 'time' || partName(one) === 'time' || partName(one) === 'when',
    )[0];
    return time === undefined ? undefined : readableText(time);
  }
  return undefined;
}
