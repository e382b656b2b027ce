import type { Element } from 'hast';
import { findAttribute, forEachElement, isElement } from '../../src/markup/element.ts';
import { listBySelector } from '../../src/markup/find.ts';
import { readableText, textContent } from '../../src/markup/text-content.ts';

/** How a test points at a part of a body, on its own terms: never by the finder that it tests. */
export type Locator = (body: Element) => Element[];

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim().toLowerCase();

/** What a reader sees, labels of drawings included. */
const parentsOf = (body: Element): Map<Element, Element> => {
  const parents = new Map<Element, Element>();
  forEachElement(body, (element, ancestors) => {
    parents.set(element, ancestors.at(-1) ?? body);
    return element.tagName === 'svg' ? 'skip' : undefined;
  });
  return parents;
};

export const css =
  (selector: string): Locator =>
  (body) =>
    listBySelector(body, selector);

/** The innermost elements that say exactly this. */
export const text =
  (words: string): Locator =>
  (body) => {
    const found: Element[] = [];
    forEachElement(body, (element) => {
      if (element.tagName === 'svg') return 'skip';
      const says =
        plain(readableText(element)) === plain(words) ||
        plain(findAttribute(element, 'placeholder') ?? '') === plain(words);
      const deeper = element.children.some((child) => isElement(child) && plain(readableText(child)) === plain(words));
      if (says && !deeper) found.push(element);
      return undefined;
    });
    return found;
  };

const around =
  (words: string, isThing: (element: Element) => boolean): Locator =>
  (body) => {
    const parents = parentsOf(body);
    const [inner] = text(words)(body);
    for (let at = inner; at !== undefined && at !== body; at = parents.get(at)) if (isThing(at)) return [at];
    return [];
  };

const CARD = /^(?:li|tr|article|figure|details)$/;
const CARD_PARTS = new Set(['card', 'row', 'metric', 'fact', 'field', 'column', 'message', 'sum']);

/** The card, row or entry that says exactly this. */
export const card = (words: string): Locator =>
  around(
    words,
    (element) =>
      CARD.test(element.tagName) ||
      CARD_PARTS.has(findAttribute(element, 'dataPart') ?? '') ||
      /(?:^| )rounded(?:-(?:sm|md|lg|xl|2xl|3xl))? /.test(`${findAttribute(element, 'className') ?? ''} `),
  );

const SECTION = /^(?:section|aside|footer|form)$/;

/** The section that says exactly this, as its heading usually does. */
export const block = (words: string): Locator =>
  around(words, (element) => SECTION.test(element.tagName) || findAttribute(element, 'dataBlock') !== undefined);

/** The nth child of the one element that `of` finds, or of every one where `of` finds several. */
export const all =
  (...locators: Locator[]): Locator =>
  (body) =>
    locators.flatMap((locate) => locate(body));

export const contentOf = (element: Element): string => plain(textContent(element));
