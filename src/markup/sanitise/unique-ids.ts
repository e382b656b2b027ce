import type { Element } from 'hast';
import { findAttribute, forEachElement } from '../element.ts';
import { refersTo, renameReferences } from '../element-ids.ts';
import type { Note } from '../report.ts';

/**
 * Gives every later element of a doubled `id` a number, and takes along the references that stand nearest to it, so
 * that `label for`, `aria-labelledby` and `url(#id)` keep pointing at what they were written beside.
 */
export function makeIdsUnique(body: Element, note: Note): void {
  const taken = new Map<string, Element>();
  forEachElement(body, (element, ancestors) => {
    const id = findAttribute(element, 'id');
    if (id === undefined) return;
    if (!taken.has(id)) {
      taken.set(id, element);
      return;
    }
    const fresh = findFreeId(id, (name) => taken.has(name));
    element.properties['id'] = fresh;
    taken.set(fresh, element);
    note('sanitise', `gave the second "${id.slice(0, 40)}" an id of its own`);
    const scope = findScope(id, taken.get(id), [...ancestors, element]);
    if (scope) renameReferences(scope, (other) => (other === id ? fresh : other));
  });
}

export function findFreeId(id: string, isTaken: (name: string) => boolean): string {
  let number = 2;
  while (isTaken(`${id}-${number}`)) number++;
  return `${id}-${number}`;
}

/** The nearest element around the doubled one that holds a reference and not the first owner of the id. */
function findScope(id: string, owner: Element | undefined, path: readonly Element[]): Element | undefined {
  for (const candidate of path.toReversed()) {
    if (owner !== undefined && contains(candidate, owner)) return undefined;
    if (refersTo(candidate, id)) return candidate;
  }
  return undefined;
}

function contains(root: Element, sought: Element): boolean {
  let found = root === sought;
  forEachElement(root, (element) => {
    found ||= element === sought;
  });
  return found;
}
