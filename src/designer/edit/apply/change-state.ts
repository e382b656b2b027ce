import type { Element } from 'hast';
import { findAttribute } from '../../../markup/element.ts';
import { readableText } from '../../../markup/text-content.ts';
import type { TargetWords } from '../edit-operation.ts';
import { findIn, scopeOf, unknown, withNote, type Editing, type Outcome } from '../editing.ts';
import { type Found } from '../find/found.ts';
import { itemsIn } from '../find/items-in.ts';
import { titleOf } from '../find/list-items.ts';
import { normal } from '../find/match-words.ts';
import { elementsIn, listMatching, partName } from '../screen-tree.ts';
import { setWords } from './set-words.ts';
import { valueFor, isNumeric, FREE } from './change-value.ts';

/** "Mark the pear as done": ticked, or in another state; what has neither is not changed. */
export function changeState(editing: Editing, target: TargetWords, to: string): Outcome {
  const found = findIn(editing, target);
  if (found === undefined) return unknown(target);
  const element = fittingItem(editing, found, to) ?? found.elements[0];
  if (element === undefined) return unknown(target);
  const outcomes = (found.elements.length > 1 ? found.elements : [element]).flatMap((item) => {
    const ticked = DONE.test(to) ? tick(item) : undefined;
    if (ticked !== undefined) return [ticked];
    const status = found.kind === 'section' ? undefined : statusOf(item);
    return status === undefined
      ? []
      : [changeWords({ ...found, elements: [item] }, status, capitaliseLike(to, readableText(status)))];
  });
  return outcomes[0] ?? { failed: `${target.words} has no state that could be "${to}"` };
}

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

export const capitaliseLike = (text: string, like: string): string =>
  /^\p{Lu}/u.test(like) ? `${text.charAt(0).toUpperCase()}${text.slice(1)}` : text;

export function changeWords(found: Found, place: Element, to: string): Outcome {
  const before = readableText(place) || (findAttribute(place, 'ariaLabel') ?? '');
  if (normal(before) === normal(to) && before === to) return { already: `it says "${to}"` };
  setWords(place, to);
  return withNote(`changed "${before}" to "${to}"`, found);
}
