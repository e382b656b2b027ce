import type { Element } from 'hast';
import type { DrawnDevice } from '../../../domain/designer.ts';
import type { PageLook } from '../../../domain/page-look.ts';
import { listDrawnClasses } from '../../../markup/author/list-drawn-classes.ts';
import { forEachElement, listClasses } from '../../../markup/element.ts';

const drawn = new WeakMap<Element, readonly string[]>();
/** The page that was read last: one edit reads it several times. */
let last: { html: string; classes: readonly (readonly string[])[] } | undefined;

/** Reads how the elements of a stored page with sheets of its own look, before it is changed. */
export function readDrawn(html: string, body: Element, look: PageLook, device: DrawnDevice): void {
  const elements: Element[] = [];
  forEachElement(body, (element) => void elements.push(element));
  if (last?.html !== html) {
    const read = listDrawnClasses(body, look, device);
    last = { html, classes: elements.map((element) => read.get(element) ?? []) };
  }
  for (const [at, element] of elements.entries()) drawn.set(element, last.classes[at] ?? []);
}

/** How an element looks, in classes of the dialect, be it that its own classes say so or sheets of the page. */
export function drawnClasses(element: Element): readonly string[] {
  const own = listClasses(element);
  const sheets = drawn.get(element);
  return sheets === undefined ? own : [...sheets, ...own];
}

/** Whether sheets of the page dress an element, where classes of the dialect say only what was changed since. */
export const isDressed = (element: Element): boolean => drawn.has(element);

/** A copy looks like what it is copied from. */
export function carryDrawn(from: Element, to: Element): void {
  const sheets = drawn.get(from);
  if (sheets !== undefined) drawn.set(to, sheets);
}
