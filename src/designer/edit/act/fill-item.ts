import type { Element } from 'hast';
import { findAttribute } from '../../../markup/element.ts';
import type { Detail } from '../ask/ask.ts';
import { isBadge, isIcon } from '../page/make-of-part.ts';
import { titleLeaf } from '../page/lift-to.ts';
import type { Page } from '../page/page.ts';
import { fold, likenessOf, toWords } from '../page/to-words.ts';
import { shapeLikeness, shapeOf } from '../page/value-shape.ts';
import { elementsIn, listMatching } from '../screen-tree.ts';
import { likeForm } from './like-form.ts';
import { listSlots, type Slot } from './list-slots.ts';
import { planText } from './plan-text.ts';
import { writeText } from './write-words.ts';

/**
 * Says in an item what it is given: each detail where its label, its sort or its turn puts it. Of a copy nothing is left
 * that the original alone said. Returns details that found no place.
 */
export function fillItem(
  page: Page,
  item: Element,
  siblings: readonly Element[],
  given: readonly Detail[],
  isCopy: boolean,
): Detail[] {
  const slots = listSlots(page, item, siblings);
  const taken = new Set<Slot>();
  const left: Detail[] = [];
  const title = titleLeaf(page, item);
  const titleSlot = slots.find(
    ({ element }) => element === title || (title !== undefined && page.contains(element, title)),
  );
  const put = (slot: Slot, detail: Detail): void => {
    taken.add(slot);
    const words =
      slot.label.length === 0 &&
      detail.label !== '' &&
      shapeOf(slot.text).kind === 'words' &&
      /\d/.test(detail.value) &&
      toWords(slot.text).some((word) => toWords(detail.label).includes(word))
        ? `${detail.label} ${detail.value}`
        : detail.value;
    // What is typed in passing begins as its neighbours do.
    const isTitled = !detail.isQuoted && /^\p{Lu}/u.test(slot.text) && /^\p{Ll}/u.test(words);
    const own = isTitled ? words.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : words;
    if (slot.node === undefined) planText(page, slot.element, likeForm(slot.text, own)).write();
    else writeText(slot.node, likeForm(slot.text, own));
  };
  const cells = item.tagName === 'tr' ? slots : [];
  const details = given.map((detail): Detail => {
    const [first = '', ...rest] = detail.value.split(' ');
    const unit = rest.length === 1 ? toWords(rest[0] ?? '')[0] : undefined;
    // "3 mites" in a column "Mites" is 3.
    const isCount =
      !detail.isQuoted &&
      unit !== undefined &&
      /^[\d.,]+$/.test(first) &&
      slots.some(
        ({ label, text }) => shapeOf(text).kind === 'number' && label.some((word) => likenessOf(word, unit) > 0.9),
      );
    if (isCount) return { ...detail, label: unit, value: first };
    const isLabel =
      detail.label === '' &&
      !detail.isQuoted &&
      rest.length > 0 &&
      slots.some(({ label }) =>
        label.some((word) => word.length > 2 && likenessOf(word, toWords(first)[0] ?? '') > 0.9),
      );
    return isLabel ? { ...detail, label: first, value: rest.join(' ') } : detail;
  });
  // As many values as cells, none with a label: each in its turn.
  if (
    isCopy &&
    item.tagName === 'tr' &&
    details.length === elementsIn(item).length &&
    details.every(({ label }) => label === '')
  )
    for (const [at, cell] of elementsIn(item).entries()) {
      const slot = slots.find(({ element }) => element === cell || page.contains(cell, element));
      const detail = details[at];
      if (slot === undefined || detail === undefined) break;
      if (
        at === 0 &&
        shapeLikeness(shapeOf(slot.text), shapeOf(detail.value)) === 0 &&
        shapeOf(slot.text).kind !== 'words'
      )
        break;
      put(slot, detail);
    }
  if (taken.size === details.length && taken.size > 0) return [];
  const free = (): Slot[] => slots.filter((slot) => !taken.has(slot) && !slot.isConstant);
  const queue = [...details];
  // What is told by its label goes where that label is.
  for (const detail of details) {
    const words = toWords(detail.label);
    const slot =
      words.length === 0
        ? undefined
        : slots.find(
            (one) =>
              !taken.has(one) &&
              one.label.length > 0 &&
              words.some((word) => one.label.some((other) => likenessOf(word, other) > 0.84)),
          );
    if (slot === undefined) continue;
    put(slot, detail);
    queue.splice(queue.indexOf(detail), 1);
  }
  const [name] = queue;
  if (
    name !== undefined &&
    titleSlot !== undefined &&
    !taken.has(titleSlot) &&
    (shapeOf(name.value).kind === 'words' || shapeOf(titleSlot.text).kind !== 'words')
  ) {
    put(titleSlot, name);
    queue.shift();
  }
  // Where a time or a figure comes first, the first words are the name.
  const words = queue.find(({ value }) => shapeOf(value).kind === 'words');
  if (words !== undefined && titleSlot !== undefined && !taken.has(titleSlot) && cells.length === 0 && isCopy) {
    put(titleSlot, words);
    queue.splice(queue.indexOf(words), 1);
  }
  // "Piano, since 2 Nov" is one text of what is told in two.
  const [sole, ...others] = free().filter((slot) => slot !== titleSlot);
  if (
    sole !== undefined &&
    others.length === 0 &&
    !queue.some(({ isQuoted }) => isQuoted) &&
    cells.length === 0 &&
    queue.length > 1 &&
    sole.text.includes(',')
  )
    put(sole, {
      label: '',
      value: queue
        .splice(0)
        .map(({ label, value }) => `${label} ${value}`.trim())
        .join(', '),
      isQuoted: false,
    });
  const inTurn = cells.length > 0 && queue.length >= free().length - 1;
  if (inTurn)
    for (const slot of free()) {
      const next = queue[0];
      if (next === undefined) break;
      put(slot, next);
      queue.shift();
    }
  for (const detail of queue) {
    const shape = shapeOf(detail.value);
    const best = free()
      .map((slot) => ({
        slot,
        score:
          shapeLikeness(shapeOf(slot.text), shape) +
          (siblingSays(page, siblings, item, slot, detail.value) ? 1 : 0) +
          (toWords(slot.text).some(
            (word) => toWords(`${detail.label} ${detail.value}`).includes(word) && !/\d/.test(word),
          )
            ? 0.3
            : 0),
      }))
      .filter(({ score, slot }) => score >= (shape.kind === 'words' ? 0.5 : 0.7) && slot !== titleSlot)
      .toSorted((one, other) => other.score - one.score)[0];
    if (best === undefined) left.push(detail);
    else put(best.slot, detail);
  }
  // What is left over takes what is left free, in order.
  for (const detail of left.slice()) {
    const slot = free().find(
      (one) =>
        one !== titleSlot &&
        (shapeOf(one.text).kind === 'words' || !['money', 'date', 'time'].includes(shapeOf(one.text).kind)) &&
        !isBadge(page, one.element),
    );
    if (slot === undefined) break;
    put(slot, { ...detail, label: '' });
    left.splice(left.indexOf(detail), 1);
  }
  if (isCopy)
    for (const slot of free()) {
      if (slot === titleSlot && details.length === 0) continue;
      clearSlot(page, item, slot);
    }
  if (isCopy) retellWhole(page, item, title, details[0]?.value ?? '');
  return left;
}

const siblingSays = (page: Page, siblings: readonly Element[], item: Element, slot: Slot, value: string): boolean =>
  siblings.some(
    (one) =>
      one !== item &&
      page
        .leavesIn(one)
        .some(
          (leaf) =>
            fold(leaf.text) === fold(value) &&
            leaf.element.tagName === slot.element.tagName &&
            isBadge(page, leaf.element) === isBadge(page, slot.element),
        ),
  );

/** Takes away what the original alone said; a cell stays, empty. */
function clearSlot(page: Page, item: Element, { element, node }: Slot): void {
  if (node !== undefined) {
    writeText(node, '');
    return;
  }
  if (element === item || element.tagName === 'td' || element.tagName === 'th') {
    for (const leaf of page.leaves) if (leaf.element === element) writeText(leaf.node, '');
    return;
  }
  const parent = listMatching(item, (one) => elementsIn(one).includes(element))[0] ?? item;
  parent.children = parent.children.filter((child) => child !== element);
  if (
    elementsIn(parent).length === 0 &&
    parent !== item &&
    parent.tagName !== 'td' &&
    !parent.children.some((child) => child.type === 'text' && child.value.trim() !== '')
  ) {
    const above = listMatching(item, (one) => elementsIn(one).includes(parent))[0] ?? item;
    above.children = above.children.filter((child) => child !== parent);
  }
}

/** Labels of buttons and pictures that name the original. */
function retellWhole(page: Page, item: Element, title: Element | undefined, name: string): void {
  const before = title === undefined ? '' : (ORIGINALS.get(item) ?? '');
  for (const one of [item, ...svgsIn(item)])
    for (const attribute of ['ariaLabel', 'alt', 'title', 'dataPicture']) {
      const told = findAttribute(one, attribute);
      if (told === undefined || before === '' || name === '') continue;
      const at = fold(told).indexOf(fold(before));
      if (at >= 0) one.properties[attribute] = `${told.slice(0, at)}${name}${told.slice(at + before.length)}`;
      else if (/\d/.test(told) && !isIcon(one)) delete one.properties[attribute];
    }
}

const svgsIn = (element: Element): Element[] =>
  elementsIn(element).flatMap((one) => (one.tagName === 'svg' ? [one] : [one, ...svgsIn(one)]));

/** What a copy's original was called. */
const ORIGINALS = new WeakMap<Element, string>();
export const noteOriginal = (copy: Element, name: string): void => {
  ORIGINALS.set(copy, name);
};
