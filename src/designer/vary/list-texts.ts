import type { Element } from 'hast';
import { isElement } from '../../markup/element.ts';

/** Every text of an element that a person can read, one entry for each text node, outer white space cut. */
export function listTexts(element: Element): string[] {
  return element.children.flatMap((child) => {
    if (child.type === 'text') return child.value.trim() === '' ? [] : [child.value.replace(/\s+/g, ' ').trim()];
    return isElement(child) && child.tagName !== 'svg' && child.tagName !== 'style' ? listTexts(child) : [];
  });
}
