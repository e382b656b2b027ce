import type { Element } from 'hast';
import { listMatching, type ScreenTree } from '../screen-tree.ts';

/** Whether an element holds the whole page. */
export const isPageWide = (element: Element): boolean =>
  element.tagName === 'main' || listMatching(element, (one) => one.tagName === 'main').length > 0;

/** Whether an element stands in the navigation, the foot or the head of the page. */
export const isFurnitureText = (tree: ScreenTree, element: Element): boolean => {
  for (let at: Element | undefined = element; at !== undefined; at = tree.parentOf(at))
    if (at.tagName === 'nav' || at.tagName === 'footer' || (at.tagName === 'header' && isPageHeader(tree, at)))
      return true;
  return false;
};

const isPageHeader = (tree: ScreenTree, header: Element): boolean => {
  const parent = tree.parentOf(header);
  return (
    (parent === tree.body || parent?.tagName === 'main' || parent?.tagName === 'div') &&
    listMatching(header, (one) => one.tagName === 'h1').length === 0 &&
    listMatching(header, (one) => one.tagName === 'a' || one.tagName === 'button').length > 1
  );
};
