import type { Element, ElementContent } from 'hast';
import { createElement, isElement } from './element.ts';

const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u;
/** Letters together with figures or signs: what a page from right to left would put in another order. */
const TORN = /\p{L}.*[^\p{L}\s]|[^\p{L}\s].*\p{L}/su;

/** Text in these is no part of a line, or may hold no elements. */
const UNLINED: ReadonlySet<string> = new Set(['svg', 'math', 'textarea', 'option', 'bdi', 'bdo', 'code', 'pre']);

/**
 * Keeps words of other scripts in their own order on a page that runs from right to left: "12 days." would stand as
 * ".days 12". Each such text is set apart in a `bdi`, which leaves its line where it is.
 * https://www.w3.org/International/articles/inline-bidi-markup/
 */
export function isolateText(element: Element): void {
  element.children = element.children.map((child) => {
    if (isElement(child)) {
      if (!UNLINED.has(child.tagName)) isolateText(child);
      return child;
    }
    return child.type === 'text' && isTorn(child.value) ? setApart(child) : child;
  });
}

const isTorn = (text: string): boolean => TORN.test(text) && !RIGHT_TO_LEFT.test(text);

const setApart = (text: ElementContent): Element => createElement('bdi', {}, [text]);
