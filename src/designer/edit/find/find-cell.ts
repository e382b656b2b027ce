import type { Element } from 'hast';
import { findAttribute } from '../../../markup/element.ts';
import { readableText } from '../../../markup/text-content.ts';
import { elementsIn, listMatching } from '../screen-tree.ts';
import { toFound, type Found } from './found.ts';
import type { Scope } from './list-named.ts';
import { coverage, stemsOf } from './match-words.ts';

/** "The customer of the first order": the cell under that heading. */
export function findCell({ tree }: Scope, row: Element, noun: string): Found | undefined {
  if (row.tagName !== 'tr') return undefined;
  const table = tree.parentOf(tree.parentOf(row) ?? row) ?? row;
  const heads = listMatching(table, (element) => element.tagName === 'th' && findAttribute(element, 'scope') !== 'row');
  const at = heads.findIndex((head) => coverage(stemsOf(noun), stemsOf(readableText(head))) === 1);
  return at === -1 ? undefined : toFound(elementsIn(row)[at], 'text');
}
