import type { Element } from 'hast';
import { findAttribute, forEachElement, isElement } from './element.ts';
import { findById } from './find.ts';
import { printBody } from './print-body.ts';

/** A page as a model reads it: drawings keep their element and its id, not their shapes, which are most of a page's bytes. */
export function printLeanPage(tree: Element): string {
  const lean = structuredClone(tree);
  if (lean.tagName === 'svg') lean.children = [];
  forEachElement(lean, (element) => {
    if (element.tagName !== 'svg') return undefined;
    element.children = [];
    return 'skip';
  });
  return printBody(lean);
}

/** Gives the emptied drawings in what a model wrote their shapes back, from the page that it read. */
export function restoreDrawings(written: Element, original: Element): void {
  forEachElement(written, (element) => {
    if (element.tagName !== 'svg') return undefined;
    const id = findAttribute(element, 'dataId');
    const drawing = id === undefined || element.children.some(isElement) ? undefined : findById(original, id);
    if (drawing?.tagName === 'svg') element.children = structuredClone(drawing.children);
    return 'skip';
  });
}
