import type { Element } from 'hast';
import { isHeading } from '../screen-tree.ts';
import { isWithin, type Scope } from './list-named.ts';
import { sectionsIn } from './sections-in.ts';

/** What a text speaks for: the row or card that it stands in, the group of a legend, the section of a heading; else itself. */
export function placeAround(scope: Scope, element: Element): Element {
  const { tree } = scope;
  if (element.tagName === 'legend') return tree.parentOf(element) ?? element;
  if (isHeading(element))
    return sectionsIn(scope).findLast((section) => isWithin(tree, section.element, element))?.element ?? element;
  for (let at: Element | undefined = element; at !== undefined; at = tree.parentOf(at))
    if (['li', 'tr', 'article', 'label'].includes(at.tagName)) return at;
  return element;
}
