import type { Element } from 'hast';
import { findAttribute, forEachElement, isBlank, listClasses } from '../element.ts';

const LOADED_BACKGROUND = /background(?:-image)?\s*:[^;]*url\(/i;
/** The background's own fit says nothing about an image. */
const BACKGROUND_CLASS = /^bg-(?:cover|contain|center|top|bottom|left|right|no-repeat|fixed|\[url)/;

/**
 * An empty box with a background that would be loaded is a picture by other means: it becomes an image with the words it
 * has, to be drawn. Works on markup that is not yet sanitised.
 */
export function toImages(body: Element): void {
  forEachElement(body, (element) => {
    if (element.tagName === 'svg') return 'skip';
    if (element.tagName !== 'div' && element.tagName !== 'span') return undefined;
    if (!loadsBackground(element) || !isEmpty(element)) return undefined;
    const words =
      findAttribute(element, 'ariaLabel') ?? findAttribute(element, 'dataAlt') ?? findAttribute(element, 'title');
    const { style: _style, role: _role, ariaLabel: _label, ...kept } = element.properties;
    element.tagName = 'img';
    element.properties = {
      ...kept,
      alt: words ?? '',
      className: [...listClasses(element).filter((name) => !BACKGROUND_CLASS.test(name)), 'object-cover'],
    };
    element.children = [];
    return undefined;
  });
}

const loadsBackground = (element: Element): boolean =>
  LOADED_BACKGROUND.test(findAttribute(element, 'style') ?? '') ||
  listClasses(element).some((name) => name.startsWith('bg-[url('));

const isEmpty = (element: Element): boolean =>
  element.children.every((child) => child.type === 'comment' || (child.type === 'text' && isBlank(child.value)));
