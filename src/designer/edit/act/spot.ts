import type { Element } from 'hast';
import type { Place } from '../ask/ask.ts';
import type { Noun } from '../ask/nouns.ts';
import type { Page } from '../page/page.ts';
import { elementsIn, listMatching } from '../screen-tree.ts';

/** Where something new comes, and what stands there whose make it takes. */
export interface Spot {
  reference: Element;
  side: 'before' | 'after';
}

/** The repeated thing that a reference is one of. */
export function besideOf(page: Page, near: Element, noun: Noun | undefined): Spot | undefined {
  const item = page
    .chainOf(near)
    .find(
      (one) =>
        page.groupOf(one) !== undefined &&
        !['td', 'th'].includes(one.tagName) &&
        (noun !== 'section' || one.tagName === 'section'),
    );
  if (item === undefined) return undefined;
  const parent = page.parentOf(item);
  const reference =
    parent?.tagName === 'li' && page.groupOf(parent) !== undefined && elementsIn(parent).length === 1 ? parent : item;
  return { reference, side: 'after' };
}

/** The first or last of the list in a section, a column or a navigation. */
export function inList(page: Page, near: Element, at: Place['at'], noun: Noun | undefined): Spot | undefined {
  const section = page.sections.find(
    (one) => one.heading === near || page.contains(one.heading, near) || one.elements[0] === near,
  );
  const own = page.groupOf(near);
  const outers =
    section?.elements ??
    ([
      'ul',
      'ol',
      'nav',
      'table',
      'dl',
      'section',
      'aside',
      'header',
      'footer',
      'form',
      'div',
      'main',
      'tbody',
    ].includes(near.tagName)
      ? [near]
      : (own?.items ?? [near]));
  const groups = [
    ...new Set(
      outers
        .flatMap((outer) => (outers.length > 1 && own !== undefined ? [outer] : listMatching(outer, () => true)))
        .flatMap((item) => page.groupOf(item) ?? []),
    ),
  ].filter(
    ({ items, parent }) =>
      items.every((one) => !['option', 'button'].includes(one.tagName)) && parent.tagName !== 'thead',
  );
  const outer = groups.filter(
    ({ parent }) =>
      !groups.some((other) => other.parent !== parent && other.items.some((item) => page.contains(item, parent))),
  );
  const fitting = (
    noun === 'row' || noun === 'item' || noun === 'card'
      ? outer.filter(({ items }) =>
          ['tr', 'li', 'article', 'div', 'details', 'label', 'a'].includes(items[0]?.tagName ?? ''),
        )
      : outer
  ).toSorted((one, other) => rank(page, other.items) - rank(page, one.items));
  const [group] = fitting.length > 0 ? fitting : groups;
  const reference = at === 'top' ? group?.items[0] : group?.items.at(-1);
  return reference === undefined ? undefined : { reference, side: at === 'top' ? 'before' : 'after' };
}

export const rank = (page: Page, items: readonly Element[]): number =>
  items.length +
  (['li', 'tr', 'article', 'details'].includes(items[0]?.tagName ?? '') ? 10 : 0) +
  Math.min(5, page.textOf(items[0] ?? page.tree.body).length / 10);
