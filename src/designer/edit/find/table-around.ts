import type { Element } from 'hast';
import type { ScreenTree } from '../screen-tree.ts';

/** The table that an element stands in, or is. */
export function tableAround(tree: ScreenTree, element: Element | undefined): Element | undefined {
  for (let at = element; at !== undefined; at = tree.parentOf(at)) if (at.tagName === 'table') return at;
  return undefined;
}
