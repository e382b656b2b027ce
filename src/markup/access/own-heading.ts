import type { Element } from 'hast';
import { forEachElement, isElement } from '../element.ts';

/** What has headings of its own: they name nothing outside it. */
const SECTIONS: ReadonlySet<string> = new Set(['section', 'article', 'aside', 'nav', 'dialog', 'form', 'li']);

/**
 * The heading that an element stands under: the nearest one before it in its own section, else one after it there, else
 * that of the section around. What another section or another table is headed by is not its own.
 */
export function findOwnHeading(element: Element, ancestors: readonly Element[]): Element | undefined {
  let inside = element;
  for (const ancestor of ancestors.toReversed()) {
    const children = ancestor.children.filter(isElement);
    const at = children.indexOf(inside);
    const before = children.slice(0, at).flatMap(listHeadings).at(-1);
    const after = SECTIONS.has(ancestor.tagName) ? children.slice(at + 1).flatMap(listHeadings)[0] : undefined;
    const heading = before ?? after;
    if (heading !== undefined) return heading;
    inside = ancestor;
  }
  return undefined;
}

function listHeadings(element: Element): Element[] {
  if (/^h[1-6]$/.test(element.tagName)) return [element];
  return SECTIONS.has(element.tagName) || holdsTable(element)
    ? []
    : element.children.filter(isElement).flatMap(listHeadings);
}

function holdsTable(element: Element): boolean {
  let holds = false;
  forEachElement(element, ({ tagName }) => {
    holds ||= tagName === 'table';
  });
  return holds;
}
