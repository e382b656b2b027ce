import type { Element } from 'hast';
import { findAttribute, forEachElement } from './element.ts';

/** Attributes that name other elements by id, as one id or as a list of ids. */
const ID_LISTS: readonly string[] = [
  'htmlFor',
  'headers',
  'list',
  'form',
  'popoverTarget',
  'ariaLabelledBy',
  'ariaDescribedBy',
  'ariaControls',
  'ariaOwns',
  'ariaFlowTo',
  'ariaDetails',
  'ariaErrorMessage',
  'ariaActiveDescendant',
];

const LOCAL_URL = /url\(\s*#([^)\s]+)\s*\)/g;

/** Element by id; the first of equals. */
export function indexIds(root: Element): Map<string, Element> {
  const index = new Map<string, Element>();
  const visit = (element: Element): void => {
    const id = findAttribute(element, 'id');
    if (id !== undefined && !index.has(id)) index.set(id, element);
  };
  visit(root);
  forEachElement(root, visit);
  return index;
}

/** Rewrites every reference to an id in `root` and its content; `rename` gives the new id, or the same to keep it. */
export function renameReferences(root: Element, rename: (id: string) => string): void {
  const visit = (element: Element): void => renameIn(element, rename);
  visit(root);
  forEachElement(root, visit);
}

function renameIn(element: Element, rename: (id: string) => string): void {
  const properties: Element['properties'] = element.properties;
  for (const name of ID_LISTS) {
    const value = properties[name];
    if (Array.isArray(value)) properties[name] = value.map((id) => rename(String(id)));
    else if (typeof value === 'string') properties[name] = value.split(/\s+/).map(rename).join(' ');
  }
  for (const [name, value] of Object.entries(properties)) {
    if (typeof value !== 'string') continue;
    if (name === 'href' && value.startsWith('#') && value.length > 1) properties[name] = `#${rename(value.slice(1))}`;
    else if (value.includes('url('))
      properties[name] = value.replace(LOCAL_URL, (_, id: string) => `url(#${rename(id)})`);
  }
}

/** Whether `root` or its content refers to an element by this id. */
export function refersTo(root: Element, id: string): boolean {
  let found = false;
  renameReferences(root, (other) => {
    found ||= other === id;
    return other;
  });
  return found;
}
