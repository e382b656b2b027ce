import type { Element } from 'hast';
import type { Ask } from '../ask/ask.ts';
import type { Outcome } from '../editing.ts';
import { isHeadCell } from '../page/make-of-part.ts';
import type { Page } from '../page/page.ts';
import type { Resolved } from '../page/resolve.ts';
import { columnOf, wholeOf } from './structure.ts';
import { type Working, describe, find, refresh, untaken } from './working.ts';

/** Of several that answer equally the one of the other's kind: what changes places is alike. */
function likest(page: Page, { elements, rivals }: Resolved, other: Resolved): Element | undefined {
  if (rivals === undefined) return elements[0];
  const [like] = other.elements;
  if (like === undefined || other.rivals !== undefined) return undefined;
  const [only, ...more] = rivals.filter((one) => one.tagName === like.tagName);
  return more.length === 0 ? only : undefined;
}

export function swap(working: Working, { one, other }: Extract<Ask, { kind: 'swap' }>): Outcome {
  const { page } = working;
  const first = find(working, one);
  const second = find(working, other);
  const a = likest(page, first, second);
  const b = likest(page, second, first);
  if (a === undefined) return untaken(working, one, first);
  if (b === undefined) return untaken(working, other, second);
  const done = { done: `swapped ${describe(page, a)} and ${describe(page, b)}` };
  if (isHeadCell(page, a) && isHeadCell(page, b)) {
    const left = columnOf(page, a);
    const right = columnOf(page, b);
    for (const [index, cell] of left.entries()) exchange(page, cell, right[index]);
  } else {
    const [wholeA] = wholeOf(page, a, one);
    const [wholeB] = wholeOf(page, b, other);
    if (wholeA === undefined || wholeB === undefined || page.contains(wholeA, wholeB) || page.contains(wholeB, wholeA))
      return { failed: 'the two stand within each other' };
    const chainB = page.chainOf(wholeB);
    const shared = page
      .chainOf(wholeA)
      .find((each) =>
        chainB.some(
          (x) =>
            (page.parentOf(x) ?? page.tree.body) === (page.parentOf(each) ?? page.tree.body) &&
            x.tagName === each.tagName,
        ),
      );
    const partner = chainB.find(
      (x) => shared !== undefined && (page.parentOf(x) ?? page.tree.body) === (page.parentOf(shared) ?? page.tree.body),
    );
    const isNear =
      shared !== undefined &&
      partner !== undefined &&
      page.textOf(shared).length < page.textOf(wholeA).length * 3 + 400;
    exchange(page, isNear ? shared : wholeA, isNear ? partner : wholeB);
  }
  refresh(working);
  working.last = [a, b];
  return done;
}

function exchange(page: Page, one: Element, other: Element | undefined): void {
  if (other === undefined || one === other) return;
  const parentOne = page.parentOf(one) ?? page.tree.body;
  const parentOther = page.parentOf(other) ?? page.tree.body;
  const put = (parent: Element, out: Element, into: Element): void => {
    parent.children = parent.children.map((child) => (child === out ? into : child));
  };
  if (parentOne === parentOther) {
    parentOne.children = parentOne.children.map((child) => (child === one ? other : child === other ? one : child));
    return;
  }
  put(parentOne, one, other);
  put(parentOther, other, one);
}
