import type { Element } from 'hast';
import { findAttribute, forEachElement, isElement } from '../../src/markup/element.ts';

/** What an element says and is, apart from how it looks: all of it must survive an edit that is about something else. */
export interface Trace {
  id: string;
  words: string;
}

/** Every element with an id, in document order: its own text, labels, values and picture. */
export function traceOf(body: Element): Trace[] {
  const traces: Trace[] = [];
  forEachElement(body, (element) => {
    const id = findAttribute(element, 'dataId');
    if (id !== undefined) traces.push({ id, words: wordsOf(element) });
    return element.tagName === 'svg' ? 'skip' : undefined;
  });
  return traces;
}

const NAMED = ['ariaLabel', 'placeholder', 'value', 'alt', 'href', 'dataPicture', 'dataIcon', 'dataBlock', 'dataPart'];

const wordsOf = (element: Element): string => {
  const own = element.children.flatMap((child) =>
    child.type === 'text' && child.value.trim() !== '' ? [child.value.replace(/\s+/g, ' ').trim()] : [],
  );
  const named = NAMED.map((name) => findAttribute(element, name) ?? '');
  return [element.tagName, ...named, ...own].join('|');
};

/** Ids of elements and of everything in them. */
export function idsIn(elements: readonly Element[]): Set<string> {
  const ids = new Set<string>();
  const visit = (element: Element): void => {
    const id = findAttribute(element, 'dataId');
    if (id !== undefined) ids.add(id);
    for (const child of element.children) if (isElement(child)) visit(child);
  };
  for (const element of elements) visit(element);
  return ids;
}
