import type { Element } from 'hast';
import { drawnClasses } from './drawn-classes.ts';
import { elementsIn } from '../screen-tree.ts';
import type { Page } from './page.ts';

/** Things of one make beside or under each other: entries of a list, rows of a table, cards, choices. */
export interface Group {
  parent: Element;
  items: readonly Element[];
}

const ITEM_TAGS = new Set(['li', 'tr', 'article', 'details', 'option']);
const NO_ITEMS = new Set([
  'td',
  'th',
  'br',
  'hr',
  'dt',
  'dd',
  'svg',
  'path',
  'option',
  'thead',
  'tbody',
  'tfoot',
  'h1',
  'h2',
  'h3',
  'p',
  'input',
]);

/** Each repeated thing with the others of its make. */
export function listGroups(page: Page): Map<Element, Group> {
  const groups = new Map<Element, Group>();
  for (const parent of page.elements) {
    const children = elementsIn(parent);
    const byMake = Map.groupBy(children, (child) => makeOf(child));
    for (const [make, items] of byMake) {
      const [first] = items;
      if (first === undefined || make === '') continue;
      const isNamed = ITEM_TAGS.has(first.tagName) && !isHeadRow(parent);
      const isMade =
        items.length >= 2 &&
        items.every(
          (item) =>
            page.textOf(item) !== '' && (elementsIn(item).length > 0 || items.length >= 3 || item.tagName !== 'span'),
        );
      if (isNamed || isMade) for (const item of items) groups.set(item, { parent, items });
    }
  }
  return groups;
}

const isHeadRow = (parent: Element): boolean => parent.tagName === 'thead' || parent.tagName === 'tfoot';

/** What children of one parent must share to be of one make; empty for what is never repeated. */
function makeOf(element: Element): string {
  if (ITEM_TAGS.has(element.tagName) || ['a', 'button', 'label', 'section', 'figure'].includes(element.tagName))
    return element.tagName;
  if (NO_ITEMS.has(element.tagName)) return '';
  const inner = elementsIn(element).map((child) => child.tagName);
  const classes = drawnClasses(element)
    .filter((name) => /^(?:flex|grid|p-|rounded|border|col-span|@?\w+:col-span)/.test(name))
    .join('.');
  return `${element.tagName}:${inner.length === 0 ? 'words' : inner.slice(0, 2).join()}:${inner.length > 1 ? '' : classes}`;
}
