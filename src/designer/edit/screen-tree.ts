import { carryDrawn } from './page/drawn-classes.ts';
import type { Element, ElementContent } from 'hast';
import { findAttribute, forEachElement, isElement, listClasses, setClasses } from '../../markup/element.ts';
import { readableText } from '../../markup/text-content.ts';

/** A body that is being edited, with the way from an element to its parent. */
export interface ScreenTree {
  body: Element;
  parentOf(element: Element): Element | undefined;
  /** To be called after every change of structure or words. */
  refresh(): void;
  /** What `create` makes of the tree as it stands; made once between two changes. */
  recall<T>(key: string, create: () => T): T;
}

export function createScreenTree(body: Element): ScreenTree {
  let parents = new Map<Element, Element>();
  const known = new Map<string, unknown>();
  const refresh = (): void => {
    known.clear();
    parents = new Map();
    forEachElement(body, (element, ancestors) => {
      const parent = ancestors.at(-1) ?? body;
      parents.set(element, parent);
    });
  };
  refresh();
  return {
    body,
    refresh,
    parentOf: (element) => parents.get(element),
    recall: <T>(key: string, create: () => T): T => {
      if (!known.has(key)) known.set(key, create());
      return known.get(key) as T;
    },
  };
}

/** All elements, in document order, that `test` lets through. */
export function listMatching(root: Element, test: (element: Element) => boolean): Element[] {
  const found: Element[] = [];
  forEachElement(root, (element) => {
    if (element.tagName === 'svg') return 'skip';
    if (test(element)) found.push(element);
    return undefined;
  });
  return found;
}

export const blockName = (element: Element): string | undefined => findAttribute(element, 'dataBlock');
export const partName = (element: Element): string | undefined => findAttribute(element, 'dataPart');
export const isHeading = (element: Element): boolean => /^h[1-6]$/.test(element.tagName);

export const listBlocks = (body: Element): Element[] =>
  listMatching(body, (element) => blockName(element) !== undefined);

/** The block that holds an element, or the element when it is one. */
export function blockAround(tree: ScreenTree, element: Element): Element | undefined {
  for (let at: Element | undefined = element; at !== undefined; at = tree.parentOf(at)) {
    if (blockName(at) !== undefined) return at;
  }
  return undefined;
}

/** Words of the first heading in an element. */
export const headingOf = (element: Element): string => {
  const [heading] = listMatching(element, isHeading);
  return heading === undefined ? (findAttribute(element, 'ariaLabel') ?? '') : readableText(heading);
};

/**
 * What moves with a block: the block and the boxes that hold nothing else, such as the band of a landing page or the box
 * that gives it the page's margins.
 */
export function unitAround(tree: ScreenTree, block: Element): Element {
  let unit = block;
  for (
    let parent = tree.parentOf(unit);
    parent !== undefined && parent.tagName !== 'main' && parent !== tree.body;
    parent = tree.parentOf(unit)
  ) {
    if (blockName(parent) !== undefined || elementsIn(parent).length !== 1 || isColumn(parent)) break;
    unit = parent;
  }
  return unit;
}

const isColumn = (element: Element): boolean => listClasses(element).some((name) => /^(?:\w+:)?col-span-/.test(name));

export const elementsIn = (element: Element): Element[] => element.children.filter((child) => isElement(child));

/** Copies the boxes between `unit` and `block` around another block, so that it gets the same margins and ground. */
export function wrapLike(tree: ScreenTree, unit: Element, block: Element, content: ElementContent[]): ElementContent[] {
  let wrapped = content;
  for (let at = block; at !== unit;) {
    const parent = tree.parentOf(at);
    if (parent === undefined) break;
    wrapped = [{ ...parent, properties: withoutId(parent.properties), children: wrapped }];
    at = parent;
  }
  return wrapped;
}

const withoutId = ({ dataId: _dataId, id: _id, ...properties }: Element['properties']): Element['properties'] =>
  properties;

/** Copies an element without the engine's ids, which `finish` gives anew. */
export function cloneElement(element: Element): Element {
  const copy: Element = {
    ...element,
    properties: withoutDataId(element.properties),
    children: element.children.map((child) => (isElement(child) ? cloneElement(child) : { ...child })),
  };
  carryDrawn(element, copy);
  return copy;
}

const withoutDataId = ({ dataId: _dataId, ...properties }: Element['properties']): Element['properties'] => properties;

/** Gives a copy ids that nothing on the screen has, and what refers to them follows. */
export function renewIds({ body }: ScreenTree, copy: Element): void {
  const taken = new Set(listMatching(body, () => true).flatMap((element) => idOf(element) ?? []));
  const renewed = new Map<string, string>();
  const inner = [copy, ...listMatching(copy, () => true)];
  for (const element of inner) {
    const id = idOf(element);
    if (id === undefined || !taken.has(id)) continue;
    let number = 2;
    while (taken.has(`${id}-${number}`)) number += 1;
    renewed.set(id, `${id}-${number}`);
    element.properties['id'] = `${id}-${number}`;
  }
  for (const element of inner)
    for (const name of ['htmlFor', 'ariaLabelledBy', 'ariaDescribedBy', 'ariaControls', 'name', 'list']) {
      const value = element.properties[name];
      const rename = (one: string | number): string | number => renewed.get(String(one)) ?? one;
      if (typeof value === 'string') element.properties[name] = value.split(' ').map(rename).join(' ');
      else if (Array.isArray(value)) element.properties[name] = value.map(rename);
    }
}

const idOf = (element: Element): string | undefined =>
  typeof element.properties['id'] === 'string' ? element.properties['id'] : undefined;

export function removeFrom(tree: ScreenTree, element: Element): void {
  const parent = tree.parentOf(element);
  if (parent === undefined) return;
  parent.children = parent.children.filter((child) => child !== element);
  // A box that held nothing else goes too, so that no empty column or band is left.
  if (elementsIn(parent).length === 0 && parent.tagName === 'div' && readableText(parent) === '') {
    tree.refresh();
    removeFrom(tree, parent);
  } else if (isColumn(element)) widenLastColumn(parent);
  tree.refresh();
}

/** The last column of a grid takes the whole width. */
function widenLastColumn(grid: Element): void {
  const [only, ...others] = elementsIn(grid);
  if (only === undefined || others.length > 0) return;
  setClasses(
    only,
    listClasses(only).map((name) => name.replace(/^((?:\w+:)?col-span-)\d+$/, (_, start: string) => `${start}12`)),
  );
}

export function insertBeside(
  tree: ScreenTree,
  reference: Element,
  content: ElementContent[],
  side: 'before' | 'after',
): void {
  const parent = tree.parentOf(reference);
  if (parent === undefined) return;
  const at = parent.children.indexOf(reference) + (side === 'after' ? 1 : 0);
  parent.children = [...parent.children.slice(0, at), ...content, ...parent.children.slice(at)];
  tree.refresh();
}
