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
  /** Elements that may only get new neighbours. */
  joined: ReadonlySet<string>;
}

export const NO_TARGETS: Targets = { changed: new Set(), extended: new Set(), joined: new Set() };

export function targetsOf(operations: readonly PageOperation[]): Targets {
  const isInsertion = ({ kind }: PageOperation): boolean => kind.startsWith('insert-');
  const isAppending = ({ kind }: PageOperation): boolean => kind === 'append';
  const changing = operations.filter((one) => !isInsertion(one) && !isAppending(one));
  return {
    changed: new Set(changing.map(({ id }) => id)),
    extended: new Set(operations.filter(isAppending).map(({ id }) => id)),
    joined: new Set([
      ...operations.filter(isInsertion).map(({ id }) => id),
      ...changing.map(({ target }) => target).filter((id) => id !== ''),
    ]),
  };
}

/**
 * Whether every element outside the targets stands in `after` as it stood in `before`. Elements around a target keep
 * their tag, their attributes, their own words and all of their other content.
 */
export function changesOnly(before: Element, after: Element, { changed, extended, joined }: Targets): boolean {
  const found = new Map(listElements(after).map((element) => [findAttribute(element, 'dataId'), element]));
  const surrounds = new Set<Element>();
  const mark = (element: Element): boolean => {
    const id = findAttribute(element, 'dataId') ?? '';
    const holdsTarget = element.children.filter(isElement).map(mark).includes(true);
    if (holdsTarget || extended.has(id)) surrounds.add(element);
    return holdsTarget || [changed, extended, joined].some((ids) => ids.has(id));
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
