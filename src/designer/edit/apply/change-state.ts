import { capitalise } from '../../capitalise.ts';
import type { Element } from 'hast';
import { findAttribute } from '../../../markup/element.ts';
import { readableText } from '../../../markup/text-content.ts';
import type { TargetWords } from '../edit-operation.ts';
import { findIn, scopeOf, unknown, withNote, type Editing, type Outcome } from '../editing.ts';
import { type Found } from '../find/found.ts';
import { itemsIn } from '../find/items-in.ts';
import { entryAround, listEntries } from '../find/list-entries.ts';
import { isWithin } from '../find/list-named.ts';
import { titleOf } from '../find/list-items.ts';
import { normal } from '../find/match-words.ts';
import { elementsIn, listMatching, partName } from '../screen-tree.ts';
import { sortOfDetail } from './entry-detail.ts';
import { setState } from './set-state.ts';
import { setWords } from './set-words.ts';
import { valueFor, isNumeric, FREE } from './change-value.ts';

/** "Mark the pear as done": ticked, or in another state; what has neither is not changed. */
export function changeState(editing: Editing, target: TargetWords, to: string): Outcome {
  const found = wholeList(editing, target) ?? findIn(editing, target);
  if (found === undefined) return unknown(target);
  const element = fittingItem(editing, found, to) ?? found.elements[0];
  if (element === undefined) return unknown(target);
  const items = found.elements.length > 1 ? found.elements : [element];
  const scope = scopeOf(editing);
  const entries = [
    ...new Set(
      found.kind === 'section'
        ? items.flatMap((item) => itemsOf(editing, item))
        : items.flatMap((item) => entryAround(scope, item) ?? item),
    ),
  ];
  const ticked = DONE.test(to) ? entries.flatMap((entry) => tick(entry) ?? []) : [];
  if (ticked.length > 0) return told(ticked);
  return setState(editing, entries, to) ?? { failed: `${target.words} has no state that could be "${to}"` };
}

/** The entries of a part that is named as a whole. */
const itemsOf = (editing: Editing, part: Element): Element[] =>
  listEntries({ ...scopeOf(editing), root: part })
    .flatMap(({ entries }) => entries.map((entry) => entry.element))
    .filter((entry) => isWithin(editing.tree, part, entry));

/** "All", "everything": the list that the screen is about. */
function wholeList(editing: Editing, { words }: TargetWords): Found | undefined {
  if (!/^(?:all|everything|all of (?:them|it)|them all|them|it all|every(?:thing| one))$/i.test(words))
    return undefined;
  const [list] = listEntries(scopeOf(editing)).toSorted((a, b) => b.entries.length - a.entries.length);
  return list === undefined ? undefined : { elements: list.entries.map((entry) => entry.element), kind: 'item' };
}

/** Several outcomes of one kind in one sentence. */
function told(outcomes: readonly Outcome[]): Outcome {
  const done = outcomes.flatMap((outcome) => ('done' in outcome ? outcome.done : []));
  const [first] = outcomes;
  if (done.length === 0) return first ?? { already: 'it is so' };
  return { done: done.length < MOST_TOLD ? done.join(' and ') : `ticked off ${done.length}` };
}

const MOST_TOLD = 3;

export const DONE = /^(?:done|completed?|finished|checked|ticked(?: off)?)$/i;

/** What can be ticked off is done when it is ticked. */
export function tick(item: Element): Outcome | undefined {
  const [box] = listMatching(item, (one) => one.tagName === 'input' && findAttribute(one, 'type') === 'checkbox');
  if (box === undefined) return undefined;
  if (findAttribute(box, 'checked') !== undefined) return { already: `"${titleOf(item)}" is done` };
  box.properties['checked'] = true;
  return { done: `ticked off "${titleOf(item)}"` };
}

export const statusOf = (item: Element): Element | undefined => {
  const parted = listMatching(item, (one) => partName(one) === 'status')[0];
  if (parted !== undefined) return parted;
  return listMatching(
    item,
    (one) =>
      one.tagName === 'span' &&
      elementsIn(one).length === 0 &&
      /\bbg-/.test(findAttribute(one, 'className') ?? '') &&
      /\p{L}{2}/u.test(readableText(one)) &&
      readableText(one).length < 24,
  )[0];
};

export const STATE_WORD = /^[\p{L}-]+(?: (?:again|now|today|soon))?$/u;

/** Of items with one title that stand in several parts of the screen the one that has such a value or a state. */
export function fittingItem(editing: Editing, found: Found, to: string): Element | undefined {
  const [first] = found.elements;
  if (first === undefined || found.kind !== 'item') return undefined;
  const isMeant = (item: Element): boolean =>
    isNumeric(to) || FREE.test(to)
      ? valueFor(item, found, to) !== undefined
      : STATE_WORD.test(to) && statusOf(item) !== undefined;
  if (isMeant(first)) return undefined;
  const title = normal(titleOf(first));
  return itemsIn(scopeOf(editing)).find((item) => item !== first && normal(titleOf(item)) === title && isMeant(item));
}

export const capitaliseLike = (text: string, like: string): string => (/^\p{Lu}/u.test(like) ? capitalise(text) : text);

export function changeWords(found: Found, place: Element, to: string): Outcome {
  const before = readableText(place) || (findAttribute(place, 'ariaLabel') ?? '');
  if (normal(before) === normal(to) && before === to) return { already: `it says "${to}"` };
  const part = partOf(before, to);
  if (part !== undefined) {
    setWords(place, before.replace(part.from, part.to));
    return withNote(`changed "${part.from}" to "${part.to}"`, found);
  }
  setWords(place, to);
  return withNote(`changed "${before}" to "${to}"`, found);
}

/** "Mara Okafor, due Mon 23 Nov": a day takes the place of the day alone. */
function partOf(text: string, to: string): { from: string; to: string } | undefined {
  const sort = sortOfDetail(to);
  if (!['date', 'clock', 'money'].includes(sort) || sortOfDetail(text) === sort) return undefined;
  const from = text.split(/, | · /).find((part) => sortOfDetail(part) === sort);
  if (from === undefined) return undefined;
  const lead = /^(?:due|since|from|until|by|back|joined|on|at)\s+/i.exec(from)?.[0] ?? '';
  return { from, to: to.toLowerCase().startsWith(lead.toLowerCase()) ? to : `${lead}${to}` };
}
