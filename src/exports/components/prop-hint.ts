import type { Element } from 'hast';
import { findAttribute, isElement } from '../../markup/element.ts';
import { textContent } from '../../markup/text-content.ts';
import { toCamelCase } from './component-name.ts';

const TAG_HINTS: Readonly<Record<string, string>> = {
  time: 'time',
  dt: 'term',
  dd: 'detail',
  p: 'text',
  li: 'text',
  td: 'cell',
  th: 'heading',
  strong: 'value',
  small: 'note',
  figcaption: 'caption',
  label: 'label',
  option: 'option',
};

/** What a text inside this element would be called: by its part, else by its tag, else as around it. */
export function toTextHint(element: Element, around: string): string {
  const part = findAttribute(element, 'dataPart');
  if (part !== undefined) return toCamelCase(part, around);
  if (/^h[1-6]$/.test(element.tagName)) return 'title';
  return TAG_HINTS[element.tagName] ?? around;
}

/** What an item of these would be called. */
export function toItemName(element: Element, hintOfParent: string | undefined): string {
  const part = findAttribute(element, 'dataPart') ?? (element.tagName === 'li' ? findOnlyPart(element) : undefined);
  return part ?? hintOfParent ?? ITEM_NAMES[element.tagName] ?? 'item';
}

const ITEM_NAMES: Readonly<Record<string, string>> = {
  tr: 'row',
  article: 'card',
  a: 'link',
  button: 'choice',
  option: 'option',
  th: 'heading',
  td: 'cell',
  label: 'choice',
  figure: 'figure',
  details: 'question',
};

/** A list's item is often only the box of what it shows. */
function findOnlyPart({ children }: Element): string | undefined {
  const elements = children.filter((child) => isElement(child));
  const [only] = elements;
  return elements.length === 1 && only !== undefined ? findAttribute(only, 'dataPart') : undefined;
}

/** What the columns of a table say in their heads, as names of props. */
export function listColumnHints(table: Element): string[] {
  const head = table.children.find((child) => isElement(child) && child.tagName === 'thead');
  const row = head && isElement(head) ? head.children.find((child) => isElement(child)) : undefined;
  if (row === undefined || !isElement(row)) return [];
  return row.children.filter((child) => isElement(child)).map((cell) => toCamelCase(textContent(cell), 'cell'));
}
