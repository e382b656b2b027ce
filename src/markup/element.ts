import type { Element, ElementContent, Root, Text } from 'hast';

export type Parent = Element | Root;

export const isElement = (node: unknown): node is Element =>
  typeof node === 'object' && node !== null && 'type' in node && node.type === 'element';

export const isText = (node: ElementContent | Root['children'][number]): node is Text => node.type === 'text';

/** Whitespace as HTML defines it; a no-break space is not part of it. */
export const isBlank = (text: string): boolean => /^[ \t\n\f\r]*$/.test(text);

export const createElement = (
  tagName: string,
  properties: Element['properties'] = {},
  children: ElementContent[] = [],
): Element => ({ type: 'element', tagName, properties, children });

export const createText = (value: string): Text => ({ type: 'text', value });

/** An attribute as text by its hast name; undefined when it is absent, empty text when it has no value. */
export function findAttribute(element: Element, name: string): string | undefined {
  const value = element.properties[name];
  if (value === undefined || value === null || value === false) return undefined;
  if (value === true) return '';
  return Array.isArray(value) ? value.join(' ') : String(value);
}

export function listClasses(element: Element): string[] {
  const value = element.properties['className'];
  return Array.isArray(value) ? value.map(String) : [];
}

export function setClasses(element: Element, classes: readonly string[]): void {
  const unique = [...new Set(classes.filter((name) => name !== ''))];
  if (unique.length === 0) delete element.properties['className'];
  else element.properties['className'] = unique;
}

export const addClasses = (element: Element, ...classes: string[]): void =>
  setClasses(element, [...listClasses(element), ...classes]);

/** Makes `other` what `element` is, so that the parent needs no change. */
export function replaceElement(element: Element, other: Element): void {
  element.tagName = other.tagName;
  element.properties = other.properties;
  element.children = other.children;
}

export type Visit = (element: Element, ancestors: readonly Element[]) => 'skip' | void;

/** Calls `visit` for every element under `root` in document order; `skip` leaves out its content. Depth is bounded by parsing. */
export function forEachElement(root: Parent, visit: Visit): void {
  walk(root, root.type === 'element' ? [root] : [], visit);
}

function walk(parent: Parent, ancestors: Element[], visit: Visit): void {
  // A visit that changes siblings gives the parent a new array, so this one stays whole.
  for (const child of parent.children) {
    if (child.type !== 'element' || visit(child, ancestors) === 'skip') continue;
    ancestors.push(child);
    walk(child, ancestors, visit);
    ancestors.pop();
  }
}

/** Every element under `root` in document order, without `root`. */
export function listElements(root: Parent): Element[] {
  const found: Element[] = [];
  forEachElement(root, (element) => {
    found.push(element);
  });
  return found;
}
