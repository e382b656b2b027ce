import type { Element, Root } from 'hast';
import { findAttribute, isElement, listClasses } from '../element.ts';

/** An element with what selectors ask about it. */
export interface Place {
  element: Element;
  parent: Place | undefined;
  /** Elements of the same parent, itself included. */
  siblings: readonly Place[];
  index: number;
  id: string | undefined;
  classes: ReadonlySet<string>;
}

/** `html` with everything under it, in document order. Drawings are entered, since sheets colour what is in them. */
export function listPlaces(document: Root): Place[] {
  const places: Place[] = [];
  place(document.children.filter(isElement), undefined, places);
  return places;
}

function place(elements: readonly Element[], parent: Place | undefined, places: Place[]): void {
  const siblings: Place[] = [];
  for (const [index, element] of elements.entries()) {
    const id = findAttribute(element, 'id');
    siblings.push({ element, parent, siblings, index, id, classes: new Set(listClasses(element)) });
  }
  for (const sibling of siblings) {
    places.push(sibling);
    place(sibling.element.children.filter(isElement), sibling, places);
  }
}
