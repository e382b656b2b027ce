import type { Element } from 'hast';
import { isUnseen } from '../page/is-unseen.ts';
import { titleLeaf } from '../page/lift-to.ts';
import { isHeadCell } from '../page/make-of-part.ts';
import type { Leaf, Page } from '../page/page.ts';
import { toWords } from '../page/to-words.ts';
import { shapeOf } from '../page/value-shape.ts';
import { elementsIn, listMatching } from '../screen-tree.ts';

/** A place in an item that shows something of it. */
export interface Slot {
  element: Element;
  text: string;
  /** Words that tell what stands there: the head of its column, the text before it. */
  label: readonly string[];
  /** What all things of the make say there alike. */
  isConstant: boolean;
  /** The text alone, where the element holds others beside it. */
  node?: Leaf['node'];
}

/** Where an item says something, in reading order. */
export function listSlots(page: Page, item: Element, siblings: readonly Element[]): Slot[] {
  const heads = headsOf(page, item);
  if (item.tagName === 'tr')
    return elementsIn(item).map((cell, at) => {
      const leaves = page.leavesIn(cell).filter(({ element }) => !isUnseen(element));
      const inner = leaves.length === 1 ? leaves[0]?.element : undefined;
      const element = inner ?? titleLeaf(page, cell) ?? cell;
      return {
        element: leaves.length > 1 ? element : (inner ?? cell),
        text: page.textOf(element),
        label: toWords(heads[at] ?? ''),
        // What can be done with each row is said in each.
        isConstant:
          siblings.length > 1 &&
          holdsAction(cell) &&
          siblings.every((one) => page.textOf(elementsIn(one)[at] ?? one) === page.textOf(cell)),
      };
    });
  const leaves = page.leavesIn(item).filter(({ element }) => !isUnseen(element) && page.contains(item, element));
  const others = siblings.filter((one) => one !== item).map((one) => page.leavesIn(one).map(({ text }) => text));
  const isConstant = ({ text }: Leaf): boolean =>
    others.length > 0 &&
    others.filter((texts) => texts.includes(text)).length >= Math.max(1, others.length * 0.6) &&
    !/\d/.test(text);
  const slots: Slot[] = [];
  for (const [at, leaf] of leaves.entries()) {
    if (slots.some(({ element, node }) => node === undefined && page.contains(element, leaf.element))) continue;
    // A figure and its unit are one value.
    const parent = page.parentOf(leaf.element);
    const holder = [parent, leaf.element].find(
      (one) =>
        one !== undefined &&
        one !== item &&
        page.contains(item, one) &&
        page.leavesIn(one).length > 1 &&
        page.textOf(one).length < 24 &&
        ['quantity', 'money', 'ratio', 'date'].includes(shapeOf(page.textOf(one)).kind),
    );
    const element = holder ?? leaf.element;
    const before = leaves[at - 1];
    const isBeside = holder === undefined && page.leavesIn(element).some((one) => one.element !== element);
    slots.push({
      element,
      ...(isBeside && { node: leaf.node }),
      text: isBeside ? leaf.text : page.textOf(element),
      label: before !== undefined && isConstant(before) ? toWords(before.text) : [],
      isConstant: isConstant(leaf) && holder === undefined,
    });
  }
  return slots;
}

const headsOf = (page: Page, item: Element): string[] => {
  const table = page.chainOf(item).find((one) => one.tagName === 'table');
  const row =
    table === undefined
      ? undefined
      : listMatching(table, (one) => one.tagName === 'tr').find((one) =>
          elementsIn(one).some((cell) => isHeadCell(page, cell)),
        );
  return row === undefined ? [] : elementsIn(row).map((cell) => page.textOf(cell));
};

const holdsAction = (cell: Element): boolean =>
  listMatching(cell, (one) => one.tagName === 'button' || one.tagName === 'a').length > 0;
