import type { Element, Text } from 'hast';
import { findAttribute, isElement } from '../../../markup/element.ts';
import { drawnClasses } from './drawn-classes.ts';
import { elementsIn, type ScreenTree } from '../screen-tree.ts';
import { listFields, type Field } from './list-fields.ts';
import { listGroups, type Group } from './list-groups.ts';
import { listNames, type Name } from './list-names.ts';
import { listSections, type Section } from './list-sections.ts';

/** A text that stands alone, in the element that holds it. */
export interface Leaf {
  node: Text;
  element: Element;
  text: string;
}

/** What stands on a page, whatever made it: the words by which a person would call each thing, and how things lie. */
export interface Page {
  tree: ScreenTree;
  /** In reading order, without what is drawn inside of pictures. */
  elements: readonly Element[];
  leaves: readonly Leaf[];
  names: readonly Name[];
  sections: readonly Section[];
  fields: readonly Field[];
  /** Place in reading order. */
  orderOf(element: Element): number;
  parentOf(element: Element): Element | undefined;
  /** An element and what holds it, innermost first, without the body. */
  chainOf(element: Element): Element[];
  contains(outer: Element, inner: Element): boolean;
  /** Words as a person reads them, those for screen readers too. */
  textOf(element: Element): string;
  leavesIn(element: Element): Leaf[];
  /** The repeated things that an element is one of. */
  groupOf(element: Element): Group | undefined;
  byId(id: string): Element | undefined;
}

/** Reads a body as it stands; to be read again after each change. */
export function createPage(tree: ScreenTree): Page {
  const { body } = tree;
  const elements: Element[] = [];
  const leaves: Leaf[] = [];
  const parents = new Map<Element, Element>();
  const ends = new Map<Element, number>();
  const orders = new Map<Element, number>();
  const texts = new Map<Element, string>();
  const ids = new Map<string, Element>();
  const walk = (element: Element): string => {
    orders.set(element, elements.length);
    elements.push(element);
    const id = findAttribute(element, 'id');
    if (id !== undefined && !ids.has(id)) ids.set(id, element);
    let text = '';
    if (element.tagName !== 'svg')
      for (const child of element.children) {
        if (child.type === 'text') {
          if (child.value.trim() !== '') leaves.push({ node: child, element, text: tidy(child.value) });
          text += child.value;
        } else if (isElement(child)) {
          parents.set(child, element);
          const inner = walk(child);
          text += isInline(child) ? inner : ` ${inner} `;
        }
      }
    ends.set(element, elements.length);
    const own = tidy(text);
    texts.set(element, own);
    return isInline(element) ? text : own;
  };
  walk(body);
  const orderOf = (element: Element): number => orders.get(element) ?? -1;
  const page: Page = {
    tree,
    elements,
    leaves,
    names: [],
    sections: [],
    fields: [],
    orderOf,
    parentOf: (element) => parents.get(element),
    chainOf: (element) => {
      const chain: Element[] = [];
      for (let at: Element | undefined = element; at !== undefined && at !== body; at = parents.get(at)) chain.push(at);
      return chain;
    },
    contains: (outer, inner) => {
      const at = orders.get(inner);
      return at !== undefined && at >= orderOf(outer) && at < (ends.get(outer) ?? -1);
    },
    textOf: (element) => texts.get(element) ?? '',
    leavesIn: (element) => leaves.filter((leaf) => page.contains(element, leaf.element)),
    groupOf: (element) => groups.get(element),
    byId: (id) => ids.get(id),
  };
  const groups = listGroups(page);
  page.sections = listSections(page);
  page.fields = listFields(page);
  page.names = listNames(page);
  return page;
}

const tidy = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

const INLINE = new Set(
  'a abbr b bdi bdo cite code data dfn em i kbd mark q s samp small span strong sub sup time u var'.split(' '),
);
/** Classes that make an inline element a box of its own. */
const BOXED = /^(?:block|flex|grid|sr-only|absolute)$/;
const isInline = (element: Element): boolean =>
  INLINE.has(element.tagName) && !drawnClasses(element).some((name) => BOXED.test(name));

/** An element and the boxes around it that hold nothing else. */
export function unitOf(page: Page, element: Element): Element {
  let unit = element;
  for (;;) {
    const parent = page.parentOf(unit);
    if (parent === undefined || FRAMES.has(parent.tagName) || elementsIn(parent).length !== 1) return unit;
    if (parent.children.some((child) => child.type === 'text' && child.value.trim() !== '')) return unit;
    unit = parent;
  }
}
const FRAMES = new Set(['body', 'main', 'ul', 'ol', 'nav', 'dl', 'form', 'tbody', 'thead', 'tr', 'table', 'fieldset']);
