import type { Element } from 'hast';
import { findAttribute, isElement, isText, listElements } from '../markup/element.ts';
import { printBody } from '../markup/print-body.ts';
import type { PageOperation } from './page-operations.ts';

/** What an edit may touch, as `data-id`s. */
export interface Targets {
  /** Elements that may change or go, with all that is in them. */
  changed: ReadonlySet<string>;
  /** Elements that may only get more content. */
  extended: ReadonlySet<string>;
}

export const targetsOf = (operations: readonly PageOperation[]): Targets => ({
  changed: new Set(
    operations.filter(({ kind }) => !kind.startsWith('insert-') && kind !== 'append').map(({ id }) => id),
  ),
  extended: new Set(operations.filter(({ kind }) => kind === 'append').map(({ id }) => id)),
});

/**
 * Whether every element outside the targets stands in `after` as it stood in `before`. Elements around a target keep
 * their tag, their attributes, their own words and all of their other content.
 */
export function changesOnly(before: Element, after: Element, { changed, extended }: Targets): boolean {
  const found = new Map(listElements(after).map((element) => [findAttribute(element, 'dataId'), element]));
  const surrounds = new Set<Element>();
  const mark = (element: Element): boolean => {
    const id = findAttribute(element, 'dataId') ?? '';
    const holdsTarget = element.children.filter(isElement).map(mark).includes(true);
    if (holdsTarget || extended.has(id)) surrounds.add(element);
    return holdsTarget || changed.has(id) || extended.has(id);
  };
  mark(before);
  surrounds.add(before);
  const isKept = (element: Element, other: Element | undefined): boolean => {
    const id = findAttribute(element, 'dataId') ?? '';
    if (changed.has(id)) return true;
    if (other === undefined) return false;
    if (!surrounds.has(element)) return printBody(element) === printBody(other);
    return (
      printShell(element) === printShell(other) &&
      element.children.filter(isElement).every((child) => isKept(child, found.get(findAttribute(child, 'dataId'))))
    );
  };
  return isKept(before, after);
}

/** Tag, attributes and own words. */
const printShell = (element: Element): string => {
  const words = element.children
    .filter(isText)
    .map(({ value }) => value)
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return `${printBody({ ...element, children: [] })}${words}`;
};
