import type { Element, ElementContent, Text } from 'hast';
import { createElement, isElement } from './element.ts';

const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u;
/** Letters together with figures or signs: what a page from right to left would put in another order. */
const TORN = /\p{L}.*[^\p{L}\s]|[^\p{L}\s].*\p{L}/su;
/** Figures that belong to what stands at their side: to a sign before them, to Latin letters behind. */
const FIGURES =
  /(?<![\p{L}\p{N}])(?:[+\-−±][$€£¥₪]?\p{N}[\p{N}.,:]*\s?[°%]*[A-Za-zµ]*|\p{N}[\p{N}.,:]*\s?[°%]*[A-Za-zµ]+)(?:\/[A-Za-z]+)?(?![\p{L}\p{N}])/gu;

/** Text in these is no part of a line, or may hold no elements. */
const UNLINED: ReadonlySet<string> = new Set(['svg', 'math', 'textarea', 'option', 'bdi', 'bdo', 'code', 'pre']);

/**
 * Keeps words of other scripts in their own order on a page that runs from right to left: "12 days." would stand as
 * ".days 12", and "+3 %" as "% 3+". Such words are set apart in a `bdi`, which leaves their line where it is.
 * https://www.w3.org/International/articles/inline-bidi-markup/
 */
export function isolateText(element: Element): void {
  element.children = element.children.flatMap((child): ElementContent[] => {
    if (isElement(child)) {
      if (!UNLINED.has(child.tagName)) isolateText(child);
      return [child];
    }
    return child.type === 'text' ? toIsolated(child) : [child];
  });
}

function toIsolated(text: Text): ElementContent[] {
  if (!RIGHT_TO_LEFT.test(text.value)) {
    return TORN.test(text.value) || text.value.search(FIGURES) >= 0 ? [setApart(text)] : [text];
  }
  const parts: ElementContent[] = [];
  let from = 0;
  const keep = (to: number): void => {
    if (to > from) parts.push({ type: 'text', value: text.value.slice(from, to) });
  };
  for (const { 0: figures, index } of text.value.matchAll(FIGURES)) {
    keep(index);
    parts.push(setApart({ type: 'text', value: figures }));
    from = index + figures.length;
  }
  keep(text.value.length);
  return parts;
}

const setApart = (text: Text): Element => createElement('bdi', {}, [text]);
