import type { Element } from 'hast';
import { findAttribute, forEachElement, isText } from './element.ts';

/**
 * Every element of a page that has a `data-id`, with its words where it holds nothing but words, else empty: what
 * `set-text` may be asked of, and what not.
 */
export function textOnlyOf(body: Element): Map<string, string> {
  const texts = new Map<string, string>();
  forEachElement(body, (element) => {
    const id = findAttribute(element, 'dataId');
    if (id === undefined) return;
    const words = element.children.every(isText) ? element.children.map(({ value }) => value).join('') : '';
    texts.set(id, words.replaceAll(/\s+/g, ' ').trim());
  });
  return texts;
}
