import type { Element } from 'hast';
import { listItemGroups } from './list-items.ts';
import type { Scope } from './list-named.ts';

/** Repeated things of the scope that are no controls: rows, cards, columns. */
export const itemsIn = ({ tree, root }: Scope): Element[] =>
  root === tree.body ? tree.recall('items', () => itemsOf(root)) : itemsOf(root);

const itemsOf = (root: Element): Element[] =>
  listItemGroups(root)
    .flatMap(({ items }) => items)
    .filter((item) => !['a', 'button', 'label', 'span'].includes(item.tagName));
