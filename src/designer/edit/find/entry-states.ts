import type { Element } from 'hast';
import { findAttribute } from '../../../markup/element.ts';
import { readableText } from '../../../markup/text-content.ts';
import { elementsIn, listMatching, partName } from '../screen-tree.ts';
import type { Entry } from './list-entries.ts';
import { isSameWord, normal, stemsOf } from './match-words.ts';

/** Words for one state. */
const SAME: readonly (readonly string[])[] = [
  ['overdue', 'late', 'past due', 'delayed'],
  ['sold out', 'out of stock', 'unavailable'],
  ['in stock', 'available'],
  ['done', 'complete', 'completed', 'finished', 'closed', 'checked', 'ticked'],
  ['paid', 'settled'],
  ['not paid', 'unpaid', 'open', 'outstanding', 'owing'],
  ['delivered', 'arrived', 'received'],
  ['on its way', 'shipped', 'in transit', 'sent'],
  ['cancelled', 'canceled'],
  ['sent back', 'returned', 'refunded'],
  ['pending', 'waiting', 'awaiting'],
  ['in progress', 'ongoing', 'active', 'running'],
  ['urgent', 'high priority', 'high'],
  ['unread', 'new'],
  ['full', 'fully booked', 'booked out'],
  ['offline', 'down'],
];

/** A word for a state, whatever list it may be of. */
export const isStateWord = (words: string): boolean =>
  SAME.some((names) => names.includes(normal(words))) ||
  /^(?:read|undone|unfinished|to ?do|archived|draft|drafts|published|sale|on sale|free|muted|starred|favou?rites?|pinned|expired|inactive|online|confirmed|declined|approved|rejected|booked|reserved|failed|blocked|resolved|unassigned|upcoming|past|planned|new)$/i.test(
    words.trim(),
  );

const isDone = (words: string): boolean =>
  /^(?:done|completed?|finished|checked|ticked(?: off)?|crossed off|bought|packed|got|(?:in )?(?:the |my )?(?:cart|basket))$/i.test(
    words,
  );
const isUndone = (words: string): boolean =>
  /^(?:undone|unfinished|incomplete|unchecked|open|to ?do|left|remaining)$/i.test(words);

/** Whether an entry carries the mark of news. */
export const isUnread = (entry: Element): boolean =>
  listMatching(entry, (one) => elementsIn(one).length === 0 && /^\(?unread\)?$/i.test(readableText(one).trim()))
    .length > 0 ||
  partName(entry) === 'new' ||
  findAttribute(entry, 'ariaLabel')?.includes('unread') === true;

/** The words that tell an entry's state: marks, tags, and the heading it stands under. */
export const stateTexts = ({ element, group }: Entry): string[] => [
  ...(group === '' ? [] : [group]),
  ...listMatching(
    element,
    (one) =>
      elementsIn(one).every((child) => child.tagName === 'svg' || child.tagName === 'i') &&
      (['status', 'tag', 'badge', 'state', 'chip'].includes(partName(one) ?? '') ||
        (one.tagName === 'span' && /\bbg-/.test(findAttribute(one, 'className') ?? ''))) &&
      readableText(one) !== '' &&
      readableText(one).length < LONGEST_STATE,
  ).map(readableText),
  // "#4182, high, Rhea Kapoor": small facts in a row.
  ...listMatching(element, (one) => elementsIn(one).length === 0 && readableText(one).length < LONGEST_LINE)
    .map((one) => readableText(one).split(/, | · /))
    .flatMap((parts) => (parts.length > 2 && parts.every((part) => part.split(' ').length < 4) ? parts : [])),
];

const LONGEST_STATE = 40;
const LONGEST_LINE = 80;
const DENIED = /\b(?:not|no|never|un\w+|un-\w+)\b/i;

/** Entries in the state that words tell; undefined when no entry of the list is in such a state. */
export function entriesInState(entries: readonly Entry[], words: string): Entry[] | undefined {
  const said = normal(words);
  if (said === 'unread' || (said === 'new' && entries.some(({ element }) => isUnread(element))))
    return some(entries.filter(({ element }) => isUnread(element)));
  if (said === 'read') return some(entries.filter(({ element }) => !isUnread(element)));
  const boxes = entries.filter(({ element }) => boxOf(element) !== undefined);
  if (boxes.length > 0 && (isDone(said) || isUndone(said)))
    return some(boxes.filter(({ element }) => isTicked(element) === isDone(said)));
  const names = [said, ...SAME.filter((one) => one.includes(said)).flat()];
  for (const name of new Set(names)) {
    const stems = stemsOf(name);
    const isSo = (text: string): boolean =>
      normal(text) === name ||
      (stems.length > 0 &&
        stems.every((stem) => stemsOf(text).some((one) => isState(stem, one))) &&
        (DENIED.test(name) || !DENIED.test(text)));
    const found = entries.filter((entry) => stateTexts(entry).some(isSo));
    if (found.length > 0) return found;
  }
  return undefined;
}

/** "Open" is not "opened"; days and months may be cut short. */
const isState = (stem: string, other: string): boolean =>
  stem === other ||
  (stem.length >= LONG_STEM && isSameWord(stem, other)) ||
  (/^\p{L}{3}$/u.test(other) && isSameWord(stem, other));

const LONG_STEM = 6;

const some = (entries: Entry[]): Entry[] | undefined => (entries.length === 0 ? undefined : entries);
const boxOf = (element: Element): Element | undefined =>
  listMatching(element, (one) => one.tagName === 'input' && findAttribute(one, 'type') === 'checkbox')[0];
const isTicked = (element: Element): boolean => {
  const box = boxOf(element);
  return box !== undefined && findAttribute(box, 'checked') !== undefined;
};
