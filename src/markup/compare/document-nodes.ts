import type { Element } from 'hast';
import { findAttribute, forEachElement, isElement, listClasses } from '../element.ts';
import { describeElement } from './difference.ts';

/** An element of a document as it is compared. */
export interface DocumentNode {
  id: string;
  element: Element;
  /** `data-id` of the element that holds it; absent for those right in the body. */
  parentId?: string;
  block?: string;
  /** Where it stands, in words. */
  place: string;
  /** Text that stands in the element itself. */
  text: string;
  classes: readonly string[];
  /** All attributes that are not compared for themselves. */
  attributes: ReadonlyMap<string, string>;
  /** What an `svg` holds; empty for anything else. */
  drawing: string;
}

/** Every element of a body by its `data-id`, in document order; what stands in a drawing belongs to it. */
export function listNodes(body: Element): Map<string, DocumentNode> {
  const nodes = new Map<string, DocumentNode>();
  const last = new Map<Element, Element>();
  forEachElement(body, (element, ancestors) => {
    const parent = ancestors.at(-1) ?? body;
    const before = last.get(parent);
    last.set(parent, element);
    const id = findAttribute(element, 'dataId');
    if (id !== undefined && !nodes.has(id)) {
      const parentId = findAttribute(parent, 'dataId');
      const holder = [...ancestors, element].findLast((one) => findAttribute(one, 'dataBlock') !== undefined);
      const block = holder && findAttribute(holder, 'dataBlock');
      nodes.set(id, {
        id,
        element,
        ...(parentId !== undefined && parent !== body && { parentId }),
        ...(block !== undefined && { block }),
        place: before === undefined ? `first in ${describeElement(parent)}` : `after ${describeElement(before)}`,
        text: ownText(element),
        classes: listClasses(element).filter((name) => !TARGET_SIZE.test(name)),
        attributes: otherAttributes(element),
        drawing: element.tagName === 'svg' ? JSON.stringify(element.children) : '',
      });
    }
    return element.tagName === 'svg' ? 'skip' : undefined;
  });
  return nodes;
}

const ownText = (element: Element): string => {
  if (element.tagName === 'svg') return '';
  const texts = element.children.map((child) => (child.type === 'text' ? child.value : isElement(child) ? ' ' : ''));
  return texts.join('').replaceAll(/\s+/g, ' ').trim();
};

/** `finish` gives a control its least size by the length of its words; nobody restyled it. */
const TARGET_SIZE = /^min-[wh]-11$/;

/** Engine marks and what is told in other ways. */
const TOLD_ELSEWHERE = new Set(['className', 'dataId', 'dataPicture', 'dataIcon']);

const otherAttributes = (element: Element): ReadonlyMap<string, string> =>
  new Map(
    Object.keys(element.properties)
      .filter((name) => !TOLD_ELSEWHERE.has(name) && !(element.tagName === 'svg' && !SAID_OF_DRAWINGS.has(name)))
      .map((name) => [name, findAttribute(element, name) ?? '']),
  );

/** A drawing's box and strokes come with it. */
const SAID_OF_DRAWINGS = new Set(['ariaLabel', 'role', 'dataAspect']);
