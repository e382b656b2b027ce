import type { Element } from 'hast';
import type { ScreenTree } from '../screen-tree.ts';
import { isButtonLike } from './infer-kinds.ts';

/** The button that an element stands in, else the element. */
export const controlAround = (tree: ScreenTree, element: Element): Element => {
  for (let at: Element | undefined = element; at !== undefined; at = tree.parentOf(at))
    if (at.tagName === 'button' || (at.tagName === 'a' && isButtonLike(at))) return at;
  return element;
};

/** Whether an element stands in a button. */
export const isControl = (tree: ScreenTree, element: Element): boolean => isButtonLike(controlAround(tree, element));
