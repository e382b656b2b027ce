import type { Element } from 'hast';
import type { Ask } from '../ask/ask.ts';
import type { Outcome } from '../editing.ts';
import { isHeadCell } from '../page/make-of-part.ts';
import type { Page } from '../page/page.ts';
import { elementsIn } from '../screen-tree.ts';
import { type Working, find, refresh, untaken } from './working.ts';

/** Named things in the order in which they are named; what is not named stays behind them. */
export function order(working: Working, { names, list }: Extract<Ask, { kind: 'order' }>): Outcome {
  const { page } = working;
  const scoped = list === undefined ? undefined : find(working, list).elements;
  const inner = scoped !== undefined && scoped.length > 0 ? { ...working, within: scoped } : working;
  const found: Element[] = [];
  for (const name of names) {
    const one = find(inner, name);
    const [element] = one.elements;
    if (element === undefined) return untaken(working, name, one);
    found.push(element);
  }
  const [first, second] = found;
  if (first === undefined || second === undefined) return { failed: 'an order needs two things' };
  const shared = page.chainOf(first).find((one) => page.contains(one, second)) ?? page.tree.body;
  const children = elementsIn(shared);
  const items = found.map((one) => children.find((child) => page.contains(child, one)));
  if (items.some((one) => one === undefined) || new Set(items).size !== items.length) {
    const heads = found.filter((one) => isHeadCell(page, one));
    if (heads.length !== found.length) return { failed: 'they do not stand beside each other' };
    return { failed: 'they do not stand beside each other' };
  }
  arrange(
    shared,
    items.filter((one) => one !== undefined),
    page,
  );
  refresh(working);
  working.last = found;
  return { done: `put ${names.map((one) => `"${one.quotes[0] ?? one.words.join(' ')}"`).join(', ')} in this order` };
}

/** Puts items in an order, the first of them where the first of them stood. */
function arrange(parent: Element, items: readonly Element[], page: Page): void {
  const places = elementsIn(parent).filter((one) => items.includes(one));
  const group = page.groupOf(items[0] ?? parent);
  const rest =
    group === undefined ? [] : elementsIn(parent).filter((one) => group.items.includes(one) && !items.includes(one));
  const slots = rest.length > 0 ? elementsIn(parent).filter((one) => group?.items.includes(one)) : places;
  const queue = [...items, ...rest];
  parent.children = parent.children.map((child) =>
    slots.some((slot) => slot === child) ? (queue.shift() ?? child) : child,
  );
}
