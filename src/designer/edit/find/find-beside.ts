import type { Element } from 'hast';
import { readableText } from '../../../markup/text-content.ts';
import { elementsIn, listMatching } from '../screen-tree.ts';
import { toFound, type Found } from './found.ts';
import { isWithin, listNamed, type Scope } from './list-named.ts';

/** The like thing that stands beside an element: after it, else before it. */
export function findBeside(scope: Scope, anchor: Element, what: string): Found | undefined {
  const named = listNamed(scope, what);
  const list = named?.elements ?? [];
  const isMeant = (element: Element): boolean => list.includes(element) || isItemLike(element, what);
  for (let at: Element | undefined = anchor; at !== undefined && at !== scope.tree.body; at = scope.tree.parentOf(at)) {
    const around = elementsIn(scope.tree.parentOf(at) ?? scope.tree.body);
    const index = around.indexOf(at);
    const near = [around[index + 1], around[index - 1], ...around.slice(index + 2)].filter(
      (element) => element !== undefined,
    );
    const direct = near.find(isMeant);
    if (direct !== undefined) return toFound(direct, named?.kind ?? 'item');
    const inside = near.flatMap((element) => list.filter((candidate) => isWithin(scope.tree, element, candidate)))[0];
    if (inside !== undefined) return toFound(inside, named?.kind ?? 'item');
  }
  return undefined;
}

const isItemLike = (element: Element, what: string): boolean =>
  /^(?:card|tile|box|panel|thing|one|section|block|item|chart)$/i.test(what) &&
  ['div', 'li', 'article', 'section', 'figure'].includes(element.tagName) &&
  readableText(element) !== '';

/** The nearest such thing above or below an element. */
export function findOnSide(scope: Scope, anchor: Element, what: string, isBelow: boolean): Found | undefined {
  const named = listNamed(scope, what);
  if (named === undefined) return undefined;
  const order = listMatching(scope.tree.body, () => true);
  const heading = listMatching(anchor, (element) => element.tagName === 'h1')[0] ?? anchor;
  const at = order.indexOf(heading);
  const near = isBelow
    ? named.elements.find((element) => order.indexOf(element) > at)
    : named.elements.findLast((element) => order.indexOf(element) < at && !isWithin(scope.tree, element, heading));
  return toFound(near, named.kind);
}
