import type { Element } from 'hast';
import { createElement, createText, findAttribute, forEachElement } from '../element.ts';
import type { Note } from '../report.ts';

const HEADING = /^h([1-6])$/;

/** Exactly one `h1`, and no level left out on the way down. Only tags change: how a heading looks is in its classes. */
export function orderHeadings(body: Element, title: string, note: Note): void {
  const headings: Element[] = [];
  forEachElement(body, (element, ancestors) => {
    if (element.tagName === 'svg') return 'skip';
    if (HEADING.test(element.tagName) && !ancestors.some(isAside)) headings.push(element);
    return undefined;
  });
  ensureFirst(body, headings, title, note);
  const path: { given: number; level: number }[] = [];
  for (const heading of headings) {
    const given = Number(heading.tagName.slice(1));
    // A second title is a section of the first.
    const rank = given === 1 && path.length > 0 ? 2 : given;
    while ((path.at(-1)?.given ?? 0) >= rank) path.pop();
    const level = Math.min((path.at(-1)?.level ?? 0) + 1, 6);
    path.push({ given: rank, level });
    if (level === given) continue;
    heading.tagName = `h${level}`;
    note('accessibility', `heading level ${given} became ${level}`);
  }
}

const isAside = (element: Element): boolean =>
  element.tagName === 'dialog' || findAttribute(element, 'popover') !== undefined;

/** What stands before the `h1` keeps its level only if it is no higher than a section's. */
function ensureFirst(body: Element, headings: Element[], title: string, note: Note): void {
  const first = headings.find((heading) => heading.tagName === 'h1');
  if (first === undefined) {
    const [candidate] = headings;
    if (candidate) candidate.tagName = 'h1';
    else {
      const heading = createElement('h1', { className: ['sr-only'] }, [createText(title)]);
      const main = findMain(body) ?? body;
      main.children = [heading, ...main.children];
      headings.unshift(heading);
    }
    note(
      'accessibility',
      candidate ? 'made the first heading the title of the page' : 'added a title for assistive technology',
    );
    return;
  }
  // A heading in front of the title would otherwise be raised to the title's level.
  headings.splice(0, headings.indexOf(first));
}

function findMain(body: Element): Element | undefined {
  let main: Element | undefined;
  forEachElement(body, (element) => {
    if (element.tagName === 'main') main ??= element;
  });
  return main;
}
