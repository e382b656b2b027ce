import type { Element } from 'hast';
import { findAttribute } from '../../../markup/element.ts';
import { readableText } from '../../../markup/text-content.ts';
import { blockName, elementsIn, isHeading, listMatching, partName } from '../screen-tree.ts';

/** Siblings of one shape: rows, cards, steps, messages, fields, columns. */
export interface ItemGroup {
  parent: Element;
  items: Element[];
}

const NOT_ITEMS = new Set(['thead', 'option', 'select', 'svg', 'dl', 'colgroup']);
const NOT_ITEM = new Set([
  'option',
  'td',
  'th',
  'br',
  'dt',
  'dd',
  'p',
  'i',
  'svg',
  'h1',
  'h2',
  'h3',
  'main',
  'header',
  'footer',
  'nav',
  'input',
  'style',
  'label',
  'legend',
  'figcaption',
  'thead',
  'tfoot',
]);

/** Groups of like siblings in an element, outer ones first. */
export function listItemGroups(root: Element): ItemGroup[] {
  const groups: ItemGroup[] = [];
  const visit = (parent: Element): void => {
    if (parent.tagName === 'svg') return;
    const children = elementsIn(parent);
    if (!NOT_ITEMS.has(parent.tagName) || parent.tagName === 'dl') groups.push(...groupsOf(parent, children));
    for (const child of children) visit(child);
  };
  visit(root);
  return groups;
}

function groupsOf(parent: Element, children: readonly Element[]): ItemGroup[] {
  const byShape = new Map<string, Element[]>();
  for (const child of children) {
    if (NOT_ITEM.has(child.tagName) && partName(child) === undefined) continue;
    if (blockName(child) !== undefined || listMatching(child, (one) => blockName(one) !== undefined).length > 0)
      continue;
    if (
      readableText(child) === '' &&
      (findAttribute(child, 'ariaLabel') ?? '') === '' &&
      listMatching(
        child,
        (one) =>
          findAttribute(one, 'dataPicture') !== undefined ||
          one.tagName === 'input' ||
          findAttribute(one, 'ariaLabel') !== undefined,
      ).length === 0
    )
      continue;
    const shape = `${child.tagName}.${partName(child) ?? ''}`;
    byShape.set(shape, [...(byShape.get(shape) ?? []), child]);
  }
  return [...byShape.values()]
    .filter((items) => items.length > 1 && isAlike(items))
    .map((items) => ({ parent, items }));
}

/** Items share most of their tags. */
function isAlike(items: readonly Element[]): boolean {
  const [first] = items;
  if (first === undefined) return false;
  if (partName(first) !== undefined || first.tagName === 'li' || first.tagName === 'tr') return true;
  if (
    first.tagName === 'section' &&
    items.every((item) => listMatching(item, (one) => one.tagName === 'h2').length > 0)
  )
    return false;
  const shapes = items.map((item) => new Set(listMatching(item, () => true).map(({ tagName }) => tagName)));
  const [shape = new Set<string>()] = shapes;
  return (
    shapes.slice(1).filter((other) => {
      const shared = [...other].filter((tag) => shape.has(tag)).length;
      const all = new Set([...other, ...shape]).size;
      return all === 0 || shared / all >= 0.5;
    }).length >=
    (items.length - 1) / 2
  );
}

const TITLE_PARTS = new Set(['title', 'name', 'label', 'group', 'day', 'when']);

/** The element that names an item: its heading, its title part, its first cell, its first words. */
export function titleElement(item: Element): Element {
  const inner = listMatching(item, () => true);
  const first = (test: (element: Element) => boolean): Element | undefined =>
    inner.find((one) => test(one) && readableText(one) !== '');
  return (
    first(isHeading) ??
    first((one) => partName(one) === 'title' || partName(one) === 'name') ??
    first((one) => TITLE_PARTS.has(partName(one) ?? '')) ??
    first(
      (one) =>
        ['dt', 'legend', 'summary', 'th', 'strong', 'b', 'label'].includes(one.tagName) &&
        /\p{L}{2}/u.test(readableText(one)),
    ) ??
    first((one) => elementsIn(one).length === 0 && /\p{L}{2}/u.test(readableText(one))) ??
    first((one) => elementsIn(one).length === 0) ??
    item
  );
}

export const titleOf = (item: Element): string =>
  readableText(titleElement(item)) ||
  (findAttribute(item, 'ariaLabel') ?? '') ||
  (findAttribute(listMatching(item, (one) => findAttribute(one, 'ariaLabel') !== undefined)[0] ?? item, 'ariaLabel') ??
    '');

/** Texts of an item, each on its own, for items that are known by another of their words. */
export const textsOfItem = (item: Element): string[] => [...picturesOf(item), ...wordsOf(item)];

const picturesOf = (item: Element): string[] => {
  const shown = findAttribute(item, 'dataPicture');
  if (shown !== undefined) return [shown.replace(/^\w+:\s*|\s*\|.*$/g, '')];
  return item.tagName === 'svg' ? [] : elementsIn(item).flatMap(picturesOf);
};

const wordsOf = (item: Element): string[] =>
  [item, ...listMatching(item, () => true)]
    .filter((one) => elementsIn(one).length === 0)
    .map(readableText)
    .filter((text) => text !== '');
