import { hash } from 'node:crypto';
import type { Element } from 'hast';
import { findAttribute, forEachElement } from './element.ts';
import type { Note } from './report.ts';
import { textContent } from './text-content.ts';

const VALID = /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/;
const ID_LENGTH = 6;

/**
 * Gives every element of the body that has no valid `data-id` one, and a new one to each later element of a doubled
 * id. Ids are made from where an element stands and what it says, so the same body gets the same ids; existing ids
 * survive. What is drawn inside an `svg` needs none.
 */
export function identify(body: Element, note: Note): void {
  const taken = new Set<string>();
  const nameless: { element: Element; path: string }[] = [];
  const visit = (element: Element, path: string): void => {
    const id = findAttribute(element, 'dataId');
    if (id !== undefined && VALID.test(id) && !taken.has(id)) taken.add(id);
    else {
      if (id !== undefined) note('identify', 'gave a doubled or broken data-id a new value');
      nameless.push({ element, path });
    }
  };
  visit(body, 'body');
  forEachElement(body, (element, ancestors) => {
    visit(element, [...ancestors, element].map(toStep).join('>'));
    return element.tagName === 'svg' ? 'skip' : undefined;
  });
  const salts = new Map<string, number>();
  for (const { element, path } of nameless) {
    const seed = `${path}|${textContent(element).slice(0, 80)}`;
    const { id, salt } = createId(seed, taken, salts.get(seed) ?? 0);
    salts.set(seed, salt + 1);
    taken.add(id);
    element.properties['dataId'] = id;
  }
}

const toStep = (element: Element): string =>
  [element.tagName, findAttribute(element, 'dataBlock') ?? '', findAttribute(element, 'dataPart') ?? ''].join('.');

/** Six letters and digits; starts with a letter. Of equal elements each goes on where the one before ended. */
function createId(seed: string, taken: ReadonlySet<string>, firstSalt: number): { id: string; salt: number } {
  for (let salt = firstSalt; ; salt++) {
    // 48 bits of the digest are more than the id can hold.
    const id = toLetters(Number.parseInt(hash('sha1', `${salt}|${seed}`).slice(0, 12), 16));
    if (!taken.has(id)) return { id, salt };
  }
}

function toLetters(number: number): string {
  const rest = Math.floor(number / 26)
    .toString(36)
    .padStart(ID_LENGTH - 1, '0');
  return String.fromCharCode(97 + (number % 26)) + rest.slice(1 - ID_LENGTH);
}
