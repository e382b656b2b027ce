import type { Element, Root } from 'hast';
import type { DrawnDevice } from '../../domain/designer.ts';
import type { PageLook } from '../../domain/page-look.ts';
import { createElement, isElement, listClasses } from '../element.ts';
import { listPlaces } from './place.ts';
import { dress } from './resolve-author-styles.ts';

/**
 * How the elements of a body look under the sheets of its page, as classes of the dialect with raw values. The body is left
 * as it is; elements inside drawings are left out.
 */
export function listDrawnClasses(
  body: Element,
  { sheet, root }: PageLook,
  device: DrawnDevice,
): Map<Element, string[]> {
  const copies = new Map<Element, Element>();
  const copy = copyOf(body, copies);
  const html = createElement(
    'html',
    { ...(root['class'] !== undefined && { className: root['class'].split(/\s+/) }) },
    [copy],
  );
  const document: Root = { type: 'root', children: [html] };
  const page = { html, body: copy, css: sheet, scripts: [], isTailwind: false, hasUtilities: false, hasLibrary: false };
  dress(page, listPlaces(document), device);
  return new Map([...copies].map(([element, twin]) => [element, listClasses(twin)]));
}

function copyOf(element: Element, copies: Map<Element, Element>): Element {
  const copy: Element = {
    ...element,
    properties: { ...element.properties },
    children:
      element.tagName === 'svg'
        ? []
        : element.children.map((child) => (isElement(child) ? copyOf(child, copies) : child)),
  };
  copies.set(element, copy);
  return copy;
}
