import type { Element } from 'hast';
import { listMatching, partName, type ScreenTree } from '../screen-tree.ts';

/** The box that holds a label and its control; undefined for what is in no field. */
export function fieldAround(tree: ScreenTree, element: Element): Element | undefined {
  for (let at: Element | undefined = element; at !== undefined; at = tree.parentOf(at)) {
    if (partName(at) === 'field') return at;
    if (['form', 'section', 'main', 'body'].includes(at.tagName)) return undefined;
    const controls = listMatching(at, (one) => ['input', 'select', 'textarea'].includes(one.tagName));
    if (controls.length === 1 && listMatching(at, (one) => one.tagName === 'label').length === 1) return at;
  }
  return undefined;
}
