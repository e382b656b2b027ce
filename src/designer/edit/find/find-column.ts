import type { Element } from 'hast';
import { findAttribute } from '../../../markup/element.ts';
import { readableText } from '../../../markup/text-content.ts';
import { elementsIn, listMatching } from '../screen-tree.ts';
import { toFound, type Found } from './found.ts';
import type { Scope } from './list-named.ts';
import { coverage, stemsOf } from './match-words.ts';

/** Whether an element is the head of a table's column. */
export const isColumnHead = (element: Element): boolean =>
  element.tagName === 'th' && findAttribute(element, 'scope') !== 'row';

/** "The amount column": its head. */
export function findColumn({ root }: Scope, words: string): Found | undefined {
  const about = /^(?:columns?\s+(.+)|(.+?)\s+columns?)$/i.exec(words);
  const stems = stemsOf(about?.[1] ?? about?.[2] ?? '');
  if (stems.length === 0) return undefined;
  return toFound(
    listMatching(root, isColumnHead).find((head) => coverage(stems, stemsOf(readableText(head))) === 1),
    'part',
  );
}

/** A column's head and its cells; only the head where rows have other numbers of cells. */
export function listColumn(table: Element, head: Element): Element[] {
  const rows = listMatching(table, (one) => one.tagName === 'tr');
  const heads = rows.find((row) => elementsIn(row).includes(head));
  const at = heads === undefined ? -1 : elementsIn(heads).indexOf(head);
  if (heads === undefined || rows.some((row) => elementsIn(row).length !== elementsIn(heads).length)) return [head];
  return rows.flatMap((row) => elementsIn(row)[at] ?? []);
}
