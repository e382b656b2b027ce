import type { Element, Text } from 'hast';
import type { Page } from '../page/page.ts';

/** The unit that stands in a box of its own right behind a figure. */
export function followingUnit(page: Page, node: Text, element: Element): string {
  const at = page.leaves.findIndex((leaf) => leaf.node === node);
  const next = page.leaves[at + 1];
  return next !== undefined &&
    /^[^\d\s]{1,8}$/.test(next.text) &&
    page.parentOf(next.element) === (page.parentOf(element) ?? element)
    ? next.text
    : next !== undefined && page.parentOf(next.element) === element && /^[^\d\s]{1,8}$/.test(next.text)
      ? next.text
      : '';
}
