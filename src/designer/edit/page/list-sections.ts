import type { Element } from 'hast';
import { findAttribute } from '../../../markup/element.ts';
import { elementsIn } from '../screen-tree.ts';
import type { Page } from './page.ts';

/** A heading and what stands under it; several elements where nothing holds them together. */
export interface Section {
  heading: Element;
  level: number;
  elements: readonly Element[];
}

const HEADING = /^(?:h[1-6]|legend|caption|figcaption|summary)$/;
export const isHeadingLike = (element: Element): boolean =>
  HEADING.test(element.tagName) || findAttribute(element, 'role') === 'heading';

const levelOf = (element: Element): number =>
  Number(findAttribute(element, 'ariaLevel') ?? /^h([1-6])$/.exec(element.tagName)?.[1] ?? 5);

const HOLDERS = new Set(['main', 'body', 'form']);
const OWN_BOXES = new Set(['section', 'article', 'aside', 'fieldset', 'dialog', 'li', 'details', 'table', 'figure']);

/** What each heading heads: the outermost box with no other heading of its rank, or what follows up to the next. */
export function listSections(page: Page): Section[] {
  const headings = page.elements
    .filter((element) => isHeadingLike(element) && element.tagName !== 'figcaption' && page.textOf(element) !== '')
    .map((heading) => ({ heading, level: levelOf(heading) }));
  const hasRival = (outer: Element, { heading, level }: { heading: Element; level: number }): boolean =>
    headings.some((other) => other.heading !== heading && other.level <= level && page.contains(outer, other.heading));
  return headings.map((own) => {
    const { heading, level } = own;
    const parentTag = page.parentOf(heading)?.tagName;
    if (heading.tagName === 'summary' || heading.tagName === 'legend' || heading.tagName === 'caption') {
      const box = page.parentOf(heading);
      if (box !== undefined && parentTag !== 'body') return { heading, level, elements: [box] };
    }
    let box = heading;
    for (const outer of page.chainOf(heading).slice(1)) {
      if (HOLDERS.has(outer.tagName) && level > 1) break;
      if (hasRival(outer, own)) break;
      box = outer;
      const siblings = elementsIn(page.parentOf(outer) ?? outer).filter((one) => page.textOf(one) !== '');
      if (OWN_BOXES.has(outer.tagName) && page.textOf(outer) !== page.textOf(heading) && siblings.length > 1) break;
    }
    if (page.textOf(box) !== page.textOf(heading)) return { heading, level, elements: [box] };
    const siblings = elementsIn(page.parentOf(box) ?? box);
    const following: Element[] = [];
    for (const sibling of siblings.slice(siblings.indexOf(box) + 1)) {
      if (sibling.tagName === 'footer' || hasRival(sibling, own) || sibling.tagName === 'nav') break;
      following.push(sibling);
    }
    return { heading, level, elements: [box, ...following] };
  });
}
