import type { Element } from 'hast';
import { findAttribute } from '../../../markup/element.ts';
import { elementsIn } from '../screen-tree.ts';

/** The icons of an element in order, of which `listMatching` sees nothing. */
export function listIcons(element: Element): Element[] {
  if (findAttribute(element, 'dataIcon') !== undefined) return [element];
  return element.tagName === 'svg' ? [] : elementsIn(element).flatMap(listIcons);
}
