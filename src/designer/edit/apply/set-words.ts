import type { Element, Text } from 'hast';
import { createText, findAttribute, isElement } from '../../../markup/element.ts';
import { titleElement } from '../find/list-items.ts';
import type { PartKind } from '../find/list-named.ts';
import { isHeading, listMatching, partName } from '../screen-tree.ts';

/** The element that carries the words of a section, an item or a control. */
export function placeOfWords(element: Element, kind: PartKind): Element {
  if (isHeading(element) || element.tagName === 'button' || element.tagName === 'a') return element;
  if (kind === 'section') return listMatching(element, isHeading)[0] ?? titleElement(element);
  if (kind === 'item' || partName(element) === 'message') {
    const said =
      partName(element) === 'message' ? listMatching(element, (one) => partName(one) === 'text')[0] : undefined;
    return said ?? titleElement(element);
  }
  if (kind === 'part') {
    const isField =
      partName(element) === 'field' ||
      listMatching(element, (one) => ['input', 'select', 'textarea'].includes(one.tagName)).length === 1;
    const labels = isField ? listMatching(element, (one) => one.tagName === 'label' || one.tagName === 'legend') : [];
    const [own] = labels.length > 0 ? labels : [titleElement(element)];
    return own ?? element;
  }
  return element;
}

interface PlacedText {
  node: Text;
  parent: Element;
}

export function listTextNodes(element: Element): PlacedText[] {
  return element.children.flatMap((child): PlacedText[] => {
    if (child.type === 'text') return child.value.trim() === '' ? [] : [{ node: child, parent: element }];
    return isElement(child) && child.tagName !== 'svg' ? listTextNodes(child) : [];
  });
}

const VOID: ReadonlySet<string> = new Set(['input', 'img', 'br', 'hr', 'i']);

/** Puts text in place of all text nodes of the element; icons and pictures beside them stay. */
export function setWords(element: Element, text: string): void {
  const labelled = findAttribute(element, 'ariaLabel');
  const [first, ...others] = listTextNodes(element);
  if (first === undefined) {
    if (labelled === undefined) element.children = [...element.children, createText(text)];
    else element.properties['ariaLabel'] = text;
    return;
  }
  first.node.value = text;
  for (const { node, parent } of others) parent.children = parent.children.filter((child) => child !== node);
  // An element that only carried a part of the old words, such as an accent, goes with them.
  element.children = element.children.filter(
    (child) => !isElement(child) || child.tagName === 'svg' || child.children.length > 0 || VOID.has(child.tagName),
  );
}

/** Puts text in place of the element's own first text node; elements in it, such as a unit, stay. */
export function replaceWords(element: Element, text: string): void {
  const own = element.children.find((child) => child.type === 'text' && child.value.trim() !== '');
  if (own?.type === 'text') own.value = text;
  else setWords(element, text);
}
