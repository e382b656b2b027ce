import type { Element } from 'hast';
import { forEachElement } from '../markup/element.ts';
import { printBody } from '../markup/print-body.ts';

/** A page as a model reads it: drawings keep their element and its id, not their shapes, which are most of a page's bytes. */
export function printLeanPage(tree: Element): string {
  const lean = structuredClone(tree);
  forEachElement(lean, (element) => {
    if (element.tagName !== 'svg') return undefined;
    element.children = [];
    return 'skip';
  });
  return printBody(lean);
}
