import type { Element } from 'hast';
import { cellAround } from '../page/cell-around.ts';
import { createElement, listClasses } from '../../../markup/element.ts';
import type { Ask, Place } from '../ask/ask.ts';
import type { Phrase } from '../ask/read-phrase.ts';
import type { Outcome } from '../editing.ts';
import { isHeadCell } from '../page/make-of-part.ts';
import type { Page } from '../page/page.ts';
import { elementsIn } from '../screen-tree.ts';
import { anchorFor, listAround, listWithin, mirror, moveColumn, swapSpans } from './move-target.ts';
import { sameThing } from './remove.ts';
import { insertIn, takeOut, wholeOf } from './structure.ts';
import { type Working, describe, find, refresh, untaken } from './working.ts';

export function move(working: Working, { targets, place }: Extract<Ask, { kind: 'move' }>): Outcome {
  const { page } = working;
  const things: { element: Element; phrase: Phrase }[] = [];
  for (const phrase of targets) {
    const found = find(working, phrase);
    const [element] = found.elements;
    if (element === undefined || (found.rivals !== undefined && !sameThing(page, found.rivals, phrase)))
      return untaken(working, phrase, found);
    things.push(...found.elements.map((one) => ({ element: one, phrase })));
  }
  const [first] = things;
  if (first === undefined) return { failed: 'it is not said what is to move' };
  const name = things.map(({ element }) => describe(page, element)).join(' and ');
  const where = tellPlace(working, place);
  const whole = things.flatMap(({ element, phrase }) => wholeOf(page, element, phrase));
  const outcome = moveWhole(working, whole, first, place);
  if (outcome !== undefined) return outcome;
  refresh(working);
  working.last = things.map(({ element }) => element);
  return { done: `moved ${name} ${where}` };
}

const tellPlace = (working: Working, { at, of }: Place): string => {
  const found = of === undefined ? undefined : find(working, of).elements[0];
  const words: Readonly<Record<Place['at'], string>> = {
    top: 'to the top',
    bottom: 'to the end',
    below: 'below',
    above: 'above',
    before: 'before',
    after: 'behind',
    beside: 'next to',
    leftof: 'to the left of',
    rightof: 'to the right of',
    between: 'behind',
    in: 'into',
  };
  return `${words[at]}${found === undefined ? '' : `${at === 'top' || at === 'bottom' ? ' of' : ''} ${describe(working.page, found)}`}`;
};

/** Moves elements; says why where it cannot. */
function moveWhole(
  working: Working,
  whole: readonly Element[],
  first: { element: Element; phrase: Phrase },
  place: Place,
): Outcome | undefined {
  const { page } = working;
  const [lead] = whole;
  if (lead === undefined) return { failed: 'nothing is there to move' };
  const column = page.chainOf(first.element).find((one) => isHeadCell(page, one));
  const reference = place.of === undefined ? undefined : find(working, place.of);
  if (place.of !== undefined && reference?.elements[0] === undefined)
    return untaken(working, place.of, reference ?? { elements: [], score: 0 });
  const [near] = reference?.elements ?? [];
  if (reference?.rivals !== undefined && place.of !== undefined && place.at !== 'in')
    return untaken(working, place.of, reference);
  const side = ['before', 'above', 'leftof'].includes(place.at) ? 'before' : 'after';
  if (column !== undefined && near !== undefined && isHeadCell(page, near)) {
    moveColumn(page, column, near, side);
    return undefined;
  }
  const cell = cellAround(page, first.element);
  const other = near === undefined ? undefined : cellAround(page, near);
  if (place.at === 'in' && cell !== undefined && other !== undefined && cell !== other && column === undefined) {
    // From one cell of a table to another: what stands there, a word for nothing, comes to where it was.
    const { children } = other;
    other.children = cell.children;
    cell.children = children;
    return undefined;
  }
  if (place.at === 'top' || place.at === 'bottom' || (place.at === 'in' && near !== undefined)) {
    const holder =
      near === undefined
        ? page.parentOf(lead)
        : page.contains(near, lead) && place.at !== 'in'
          ? (listAround(page, lead, near) ?? page.parentOf(lead))
          : listWithin(page, near, lead, place.of);
    if (holder === undefined) return { failed: 'there is no place for it' };
    if (
      place.at === 'in' &&
      near !== undefined &&
      !['ul', 'ol', 'tbody', 'div', 'dl', 'section'].includes(holder.tagName)
    )
      return mirror(page, lead, near);
    const mirrored =
      place.at === 'in' && near !== undefined && page.groupOf(lead) === undefined ? mirror(page, lead, near) : 'no';
    if (mirrored === undefined) return undefined;
    const others = elementsIn(holder).filter((one) => !whole.includes(one) && isEntry(page, one, lead));
    takeOutKeeping(page, whole, holder);
    // What heads a part stays at its head.
    const reference2 =
      place.at === 'top'
        ? (others.find((one) => page.groupOf(one) !== undefined || !isHeadOf(page, one)) ?? others[0])
        : others.at(-1);
    if (reference2 === undefined) holder.children = [...holder.children, ...whole];
    else if (place.at === 'top') insertIn(holder, reference2, whole, 'before');
    else insertIn(holder, reference2, whole, 'after');
    return undefined;
  }
  if (near === undefined) return { failed: 'it is not said where it is to go' };
  if (page.contains(lead, near)) return { failed: `${describe(page, near)} stands within it` };
  const anchor = anchorFor(page, lead, near, place.of);
  if (anchor === undefined || anchor === lead) return { failed: `it cannot stand beside ${describe(page, near)}` };
  const isBeside = page.parentOf(anchor) === page.parentOf(lead);
  if (
    (place.at === 'below' || place.at === 'above') &&
    isRow(page.parentOf(anchor)) &&
    page.groupOf(lead)?.parent !== page.parentOf(anchor)
  ) {
    takeOutKeeping(page, whole, page.parentOf(anchor));
    stack(page.parentOf(anchor) ?? page.tree.body, anchor, whole, place.at);
    refresh(working);
    return undefined;
  }
  swapSpans(page, lead, anchor, place.at);
  takeOutKeeping(page, whole, page.parentOf(anchor));
  insertIn(page.parentOf(anchor) ?? page.tree.body, anchor, whole, side);
  if (!isBeside) refresh(working);
  return undefined;
}

/** Whether a box sets its things beside each other. */
const isRow = (box: Element | undefined): boolean => {
  const classes = box === undefined ? [] : listClasses(box);
  return classes.includes('flex') && !classes.some((name) => /^(?:[@\w-]+:)*flex-col$/.test(name));
};

/** In a row one thing stands under another in a box of their own. */
function stack(parent: Element, anchor: Element, whole: readonly Element[], at: 'below' | 'above'): void {
  const inline = new Set(['span', 'time', 'b', 'strong', 'small', 'em', 'a']);
  const lines = whole.map((one) => (inline.has(one.tagName) ? createElement('p', {}, [one]) : one));
  const box = createElement(
    'div',
    { className: ['flex', 'flex-col', 'gap-1', 'min-w-0'] },
    at === 'below' ? [anchor, ...lines] : [...lines, anchor],
  );
  parent.children = parent.children.map((child) => (child === anchor ? box : child));
}

/** A heading, or a box that holds little else. */
const isHeadOf = (page: Page, element: Element): boolean =>
  page.sections.some(
    ({ heading }) => heading === element || (page.contains(element, heading) && page.leavesIn(element).length <= 2),
  );

/** Entries of the same list, and not the words above them. */
const isEntry = (page: Page, one: Element, like: Element): boolean =>
  page.groupOf(like)?.parent === page.parentOf(one)
    ? page.groupOf(one) !== undefined
    : one.tagName === like.tagName || page.groupOf(one) !== undefined || page.groupOf(like) === undefined;

/** Takes out what goes elsewhere; the list that it comes back to stays. */
function takeOutKeeping(page: Page, whole: readonly Element[], keep: Element | undefined): void {
  for (const element of whole) {
    const parent = page.parentOf(element) ?? page.tree.body;
    const isList = ['ul', 'ol', 'tbody', 'dl', 'main'].includes(parent.tagName);
    if (parent === keep || isList) parent.children = parent.children.filter((child) => child !== element);
    else takeOut(page, [element]);
  }
}
