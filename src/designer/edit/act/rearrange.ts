import type { Element } from 'hast';
import { createElement, listClasses, setClasses } from '../../../markup/element.ts';
import type { Ask, Place } from '../ask/ask.ts';
import type { Phrase } from '../ask/read-phrase.ts';
import type { Outcome } from '../editing.ts';
import { isHeadCell, isOf, listOf } from '../page/kinds.ts';
import type { Page } from '../page/page.ts';
import { shapeOf } from '../page/value-shape.ts';
import { likenessOf, toWords } from '../page/to-words.ts';
import { elementsIn, listMatching } from '../screen-tree.ts';
import { parseAmount } from '../apply/amount.ts';
import { columnOf, fitTracks, takeOut, wholeOf } from './structure.ts';
import { describe, find, refresh, untaken, type Working } from './working.ts';

export function remove(working: Working, { targets, isEverywhere }: Extract<Ask, { kind: 'remove' }>): Outcome {
  const { page } = working;
  const gone: Element[][] = [];
  const names: string[] = [];
  const missing: Outcome[] = [];
  for (const target of targets) {
    const found = find(working, target);
    const elements = found.elements;
    if (found.rivals !== undefined && !isEverywhere && !sameThing(page, found.rivals, target)) {
      missing.push(untaken(working, target, found));
      continue;
    }
    if (elements.length === 0) {
      missing.push(untaken(working, target, found));
      continue;
    }
    const all = isEverywhere ? namesakes(page, elements) : elements;
    for (const element of all) {
      if (element.tagName === 'body' || element.tagName === 'main')
        return { failed: 'the whole page cannot be removed' };
      names.push(describe(page, element));
      gone.push(wholeOf(page, element, target));
    }
  }
  const [failure] = missing;
  if (gone.length === 0) return failure ?? { failed: 'it is not said what is to go' };
  const lists = gone.flatMap(([first]) => (first === undefined ? [] : (page.parentOf(first) ?? [])));
  for (const whole of gone) takeOut(page, whole);
  working.last = lists;
  refresh(working);
  const done = `removed ${names.join(' and ')}`;
  return failure !== undefined && 'failed' in failure ? { done: `${done}, but ${failure.failed}` } : { done };
}

const sameThing = (page: Page, rivals: readonly Element[], target: Phrase): boolean =>
  new Set(rivals.map((one) => wholeOf(page, one, target)[0])).size === 1;

/** A thing and its column in tables, where all of it is meant. */
function namesakes(page: Page, elements: readonly Element[]): Element[] {
  const texts = elements.flatMap((one) =>
    page.sections
      .filter((section) => section.elements[0] === one)
      .map((section) => page.textOf(section.heading))
      .concat(page.textOf(one)),
  );
  const heads = page.elements.filter(
    (one) => isHeadCell(page, one) && texts.includes(page.textOf(one)) && !elements.includes(one),
  );
  return [...elements, ...heads];
}

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
  const whole = things.flatMap(({ element, phrase }) => wholeOf(page, element, phrase));
  const outcome = moveWhole(working, whole, first, place);
  if (outcome !== undefined) return outcome;
  refresh(working);
  working.last = things.map(({ element }) => element);
  return { done: `moved ${name} ${tellPlace(working, place)}` };
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
    const reference2 = place.at === 'top' ? others[0] : others.at(-1);
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

/** Entries of the same list, and not the words above them. */
const isEntry = (page: Page, one: Element, like: Element): boolean =>
  page.groupOf(like)?.parent === page.parentOf(one)
    ? page.groupOf(one) !== undefined
    : one.tagName === like.tagName || page.groupOf(one) !== undefined || page.groupOf(like) === undefined;

function insertIn(parent: Element, reference: Element, content: readonly Element[], side: 'before' | 'after'): void {
  const count = elementsIn(parent).length;
  const at = parent.children.indexOf(reference) + (side === 'after' ? 1 : 0);
  parent.children = [...parent.children.slice(0, at), ...content, ...parent.children.slice(at)];
  fitTracks(parent, count);
}

/** Takes out what goes elsewhere; the list that it comes back to stays. */
function takeOutKeeping(page: Page, whole: readonly Element[], keep: Element | undefined): void {
  for (const element of whole) {
    const parent = page.parentOf(element) ?? page.tree.body;
    const isList = ['ul', 'ol', 'tbody', 'dl', 'main'].includes(parent.tagName);
    if (parent === keep || isList) parent.children = parent.children.filter((child) => child !== element);
    else takeOut(page, [element]);
  }
}

/** The element beside which a thing can stand: at the same level as the reference is called at. */
function anchorFor(page: Page, lead: Element, near: Element, phrase: Phrase | undefined): Element | undefined {
  const whole = phrase === undefined ? [near] : wholeOf(page, near, phrase);
  const own = page.parentOf(lead) ?? page.tree.body;
  const chain = [near, ...page.chainOf(near)];
  // Entries of one list, sections of one page: the level that both share.
  const sibling = chain.find((one) => (page.parentOf(one) ?? page.tree.body) === own);
  if (sibling !== undefined && sibling !== lead) return sibling;
  const [thing] = whole;
  const side = [...chain].find(
    (one) => page.groupOf(one) !== undefined && page.groupOf(lead) !== undefined && one.tagName === lead.tagName,
  );
  return side ?? thing;
}

/** The list in which a thing is put when it is put into a section, a column or a card. */
function listWithin(page: Page, near: Element, lead: Element, phrase: Phrase | undefined): Element | undefined {
  const section = page.sections.find(
    (one) => one.heading === near || page.contains(one.heading, near) || one.elements[0] === near,
  );
  const outers = section?.elements ?? (phrase === undefined ? [near] : wholeOf(page, near, phrase));
  const parentTag = page.parentOf(lead)?.tagName ?? '';
  for (const outer of outers) {
    const lists = [outer, ...listMatching(outer, () => true)].filter(
      (one) =>
        ['ul', 'ol', 'tbody', 'dl'].includes(one.tagName) ||
        elementsIn(one).filter((child) => page.groupOf(child) !== undefined).length > 1,
    );
    const same =
      lists.find(
        (one) => one.tagName === parentTag && elementsIn(one).some((child) => child.tagName === lead.tagName),
      ) ?? lists.find((one) => one.tagName === parentTag);
    if (same !== undefined) return same;
  }
  return outers[0];
}

const listAround = (page: Page, lead: Element, near: Element): Element | undefined =>
  page
    .chainOf(lead)
    .slice(1)
    .find((one) => page.contains(near, one) && elementsIn(one).length > 1);

/** A badge or a note into another thing of the same make: where it stood in the first. Undefined: done. */
function mirror(page: Page, lead: Element, near: Element): Outcome | undefined {
  const from = page.chainOf(lead).find((one) => page.groupOf(one) !== undefined && one !== lead);
  const group = from === undefined ? undefined : page.groupOf(from);
  const to = group?.items.find((one) => page.contains(one, near));
  if (from === undefined || to === undefined || from === to)
    return { failed: `it cannot stand in ${describe(page, near)}` };
  const path: number[] = [];
  let parent = page.parentOf(lead);
  for (let at = lead; at !== from;) {
    const above = page.parentOf(at);
    if (above === undefined) return { failed: 'it has no place there' };
    path.unshift(elementsIn(above).indexOf(at));
    at = above;
  }
  const holder =
    path
      .slice(0, -1)
      .reduce<Element | undefined>((at, index) => (at === undefined ? undefined : elementsIn(at)[index]), to) ?? to;
  parent ??= from;
  parent.children = parent.children.filter((child) => child !== lead);
  const at = Math.min(path.at(-1) ?? 0, elementsIn(holder).length);
  const before = elementsIn(holder)[at];
  if (before === undefined) holder.children = [...holder.children, lead];
  else insertIn(holder, before, [lead], 'before');
  return undefined;
}

function moveColumn(page: Page, column: Element, near: Element, side: 'before' | 'after'): void {
  const cells = columnOf(page, column);
  const beside = columnOf(page, near);
  for (const [index, cell] of cells.entries()) {
    const other = beside[index];
    const row = page.parentOf(cell);
    if (other === undefined || row === undefined || page.parentOf(other) !== row) continue;
    row.children = row.children.filter((child) => child !== cell);
    const at = row.children.indexOf(other) + (side === 'after' ? 1 : 0);
    row.children = [...row.children.slice(0, at), cell, ...row.children.slice(at)];
  }
}

const SPAN = /^(?:[@\w-]+:)*(?:col-span|col-start|order|row-start|basis|w)-/;
const TRACK_LIST = /^((?:[@\w-]+:)*grid-cols-\[)(.+)\]$/;

/** Two columns that change sides take their widths along. */
function swapSpans(page: Page, lead: Element, anchor: Element, at: Place['at']): void {
  const parent = page.parentOf(lead);
  if (
    !['leftof', 'rightof', 'before', 'after'].includes(at) ||
    parent === undefined ||
    parent !== page.parentOf(anchor) ||
    elementsIn(parent).length !== 2
  )
    return;
  setClasses(
    parent,
    listClasses(parent).map((name) => {
      const [, start = '', tracks = ''] = TRACK_LIST.exec(name) ?? [];
      const parts = tracks.split('_');
      return start === '' || parts.length !== 2 ? name : `${start}${parts.toReversed().join('_')}]`;
    }),
  );
  for (const one of [lead, anchor])
    setClasses(
      one,
      listClasses(one).filter((name) => !/(?:^|:)(?:order|col-start)-/.test(name) || !SPAN.test(name)),
    );
}

export function swap(working: Working, { one, other }: Extract<Ask, { kind: 'swap' }>): Outcome {
  const { page } = working;
  const first = find(working, one);
  const second = find(working, other);
  const [a] = first.elements;
  const [b] = second.elements;
  if (a === undefined || first.rivals !== undefined) return untaken(working, one, first);
  if (b === undefined || second.rivals !== undefined) return untaken(working, other, second);
  const done = { done: `swapped ${describe(page, a)} and ${describe(page, b)}` };
  if (isHeadCell(page, a) && isHeadCell(page, b)) {
    const left = columnOf(page, a);
    const right = columnOf(page, b);
    for (const [index, cell] of left.entries()) exchange(page, cell, right[index]);
  } else {
    const [wholeA] = wholeOf(page, a, one);
    const [wholeB] = wholeOf(page, b, other);
    if (wholeA === undefined || wholeB === undefined || page.contains(wholeA, wholeB) || page.contains(wholeB, wholeA))
      return { failed: 'the two stand within each other' };
    const chainB = page.chainOf(wholeB);
    const shared = page
      .chainOf(wholeA)
      .find((each) =>
        chainB.some(
          (x) =>
            (page.parentOf(x) ?? page.tree.body) === (page.parentOf(each) ?? page.tree.body) &&
            x.tagName === each.tagName,
        ),
      );
    const partner = chainB.find(
      (x) => shared !== undefined && (page.parentOf(x) ?? page.tree.body) === (page.parentOf(shared) ?? page.tree.body),
    );
    const isNear =
      shared !== undefined &&
      partner !== undefined &&
      page.textOf(shared).length < page.textOf(wholeA).length * 3 + 400;
    exchange(page, isNear ? shared : wholeA, isNear ? partner : wholeB);
  }
  refresh(working);
  working.last = [a, b];
  return done;
}

function exchange(page: Page, one: Element, other: Element | undefined): void {
  if (other === undefined || one === other) return;
  const parentOne = page.parentOf(one) ?? page.tree.body;
  const parentOther = page.parentOf(other) ?? page.tree.body;
  const put = (parent: Element, out: Element, into: Element): void => {
    parent.children = parent.children.map((child) => (child === out ? into : child));
  };
  if (parentOne === parentOther) {
    parentOne.children = parentOne.children.map((child) => (child === one ? other : child === other ? one : child));
    return;
  }
  put(parentOne, one, other);
  put(parentOther, other, one);
}

/** Named things in the order in which they are named; what is not named stays behind them. */
export function order(working: Working, { names, list }: Extract<Ask, { kind: 'order' }>): Outcome {
  const { page } = working;
  const scoped = list === undefined ? undefined : find(working, list).elements;
  const inner = scoped !== undefined && scoped.length > 0 ? { ...working, within: scoped } : working;
  const found: Element[] = [];
  for (const name of names) {
    const one = find(inner, name);
    const [element] = one.elements;
    if (element === undefined) return untaken(working, name, one);
    found.push(element);
  }
  const [first, second] = found;
  if (first === undefined || second === undefined) return { failed: 'an order needs two things' };
  const shared = page.chainOf(first).find((one) => page.contains(one, second)) ?? page.tree.body;
  const children = elementsIn(shared);
  const items = found.map((one) => children.find((child) => page.contains(child, one)));
  if (items.some((one) => one === undefined) || new Set(items).size !== items.length) {
    const heads = found.filter((one) => isHeadCell(page, one));
    if (heads.length !== found.length) return { failed: 'they do not stand beside each other' };
    return { failed: 'they do not stand beside each other' };
  }
  arrange(
    shared,
    items.filter((one) => one !== undefined),
    page,
  );
  refresh(working);
  working.last = found;
  return { done: `put ${names.map((one) => `"${one.quotes[0] ?? one.words.join(' ')}"`).join(', ')} in this order` };
}

/** Puts items in an order, the first of them where the first of them stood. */
function arrange(parent: Element, items: readonly Element[], page: Page): void {
  const places = elementsIn(parent).filter((one) => items.includes(one));
  const group = page.groupOf(items[0] ?? parent);
  const rest =
    group === undefined ? [] : elementsIn(parent).filter((one) => group.items.includes(one) && !items.includes(one));
  const slots = rest.length > 0 ? elementsIn(parent).filter((one) => group?.items.includes(one)) : places;
  const queue = [...items, ...rest];
  parent.children = parent.children.map((child) =>
    slots.some((slot) => slot === child) ? (queue.shift() ?? child) : child,
  );
}

export function sort(working: Working, { list, by, isDescending }: Extract<Ask, { kind: 'sort' }>): Outcome {
  const { page } = working;
  const found =
    list.quotes.length + list.words.length + list.nounWords.length === 0
      ? { elements: [...(working.within ?? working.last)] }
      : find(working, list);
  const [place] = list.near;
  if (found.elements.length === 0 && place !== undefined) found.elements.push(...find(working, place.phrase).elements);
  const groups = found.elements.flatMap((element) => {
    const section = page.sections.find(
      (one) => one.heading === element || page.contains(one.heading, element) || one.elements[0] === element,
    );
    const outers = section?.elements ?? [
      element,
      ...page
        .chainOf(element)
        .filter((one) => ['section', 'table', 'ul', 'ol'].includes(one.tagName))
        .slice(0, 1),
    ];
    return outers
      .flatMap((outer) => listMatching(outer, (one) => page.groupOf(one) !== undefined))
      .flatMap((item) => page.groupOf(item) ?? []);
  });
  const all = [...new Set(groups)]
    .filter(({ items }) => items.length > 1)
    .toSorted((one, other) => other.items.length - one.items.length);
  const group =
    all.find(({ items }) => items.filter((item) => keyOf(page, item, by) !== undefined).length >= items.length * 0.6) ??
    all[0];
  if (group === undefined) return untaken(working, list, { elements: [], score: 0 });
  const keys = group.items.map((item) => keyOf(page, item, by));
  if (keys.filter((key) => key !== undefined).length < group.items.length * 0.6)
    return { failed: `the entries do not say "${[...by.words, ...by.nounWords, ...by.quotes].join(' ')}"` };
  const sorted = group.items
    .map((item, at) => ({ item, key: keys[at] }))
    .toSorted((one, other) => compare(one.key, other.key) * (isDescending ? -1 : 1))
    .map(({ item }) => item);
  const queue = [...sorted];
  group.parent.children = group.parent.children.map((child) =>
    group.items.some((item) => item === child) ? (queue.shift() ?? child) : child,
  );
  refresh(working);
  return {
    done: `sorted them by ${[...by.words, ...by.nounWords, ...by.quotes].join(' ')}${isDescending ? ', highest first' : ''}`,
  };
}

type Key = number | string | undefined;
const compare = (one: Key, other: Key): number =>
  one === undefined || other === undefined
    ? Number(one === undefined) - Number(other === undefined)
    : typeof one === 'number' && typeof other === 'number'
      ? one - other
      : String(one).localeCompare(String(other), 'en', { numeric: true });

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const KILO: Readonly<Record<string, readonly string[]>> = {
  weight: ['kg', 'g', 't', 'lb'],
  kilograms: ['kg'],
  kilos: ['kg'],
  kg: ['kg'],
};

/** What an entry is sorted by: the cell of a column, the value of that sort, or its name. */
function keyOf(page: Page, item: Element, by: Phrase): Key {
  const words = [...by.words, ...by.nounWords, ...by.quotes.flatMap(toWords)];
  const table = page.chainOf(item).find((one) => one.tagName === 'table');
  if (table !== undefined && item.tagName === 'tr') {
    const head = listMatching(table, (one) => one.tagName === 'tr')[0];
    const at =
      head === undefined
        ? -1
        : elementsIn(head).findIndex((cell) =>
            words.some((word) => toWords(page.textOf(cell)).some((other) => likenessOf(word, other) > 0.84)),
          );
    const cell = at < 0 ? undefined : elementsIn(item)[at];
    if (cell !== undefined) return toKey(page.textOf(cell));
  }
  if (by.noun === 'name' || by.noun === 'title' || words.some((word) => /^(?:alphabet\w*|name|title|a)$/.test(word)))
    return page.textOf(page.leavesIn(item)[0]?.element ?? item).toLowerCase();
  const inside = page.names.filter(
    ({ element, source, text }) =>
      source === 'text' && text.length <= 40 && element !== item && page.contains(item, element),
  );
  const units = words.flatMap((word) => KILO[word] ?? [word]);
  const measured = inside.find(({ text }) => units.includes(shapeOf(text).unit));
  if (measured !== undefined) return toKey(measured.text);
  const { noun } = by;
  const kind =
    noun === undefined
      ? undefined
      : inside.find(({ element }) => isOf(page, element, noun) && element !== page.leavesIn(item)[0]?.element);
  if (kind !== undefined) return toKey(kind.text);
  const labelled = inside.find(({ words: own }) => words.some((word) => own.includes(word)) && own.length <= 4);
  if (labelled !== undefined) {
    const at = inside.indexOf(labelled);
    return toKey(/\d/.test(labelled.text) ? labelled.text : (inside[at + 1]?.text ?? labelled.text));
  }
  return undefined;
}

function toKey(text: string): Key {
  const shape = shapeOf(text);
  if (shape.kind === 'date') {
    const month = MONTHS.findIndex((one) => text.toLowerCase().includes(one));
    const day = Number(/\d{1,2}/.exec(text)?.[0] ?? 0);
    const year = Number(/\d{4}/.exec(text)?.[0] ?? 0);
    return year * 500 + month * 32 + day;
  }
  if (shape.kind === 'time') return Number(text.replace(/[:.]/, '.').replace(/[^\d.]/g, ''));
  if (shape.kind === 'words') return text.toLowerCase();
  return parseAmount(text)?.value ?? text.toLowerCase();
}
