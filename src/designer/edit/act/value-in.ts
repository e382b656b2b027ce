import type { Element } from 'hast';
import { isHeadCell } from '../page/make-of-part.ts';
import { titleLeaf } from '../page/lift-to.ts';
import { isUnseen } from '../page/is-unseen.ts';
import type { Page } from '../page/page.ts';
import { fold, toWords } from '../page/to-words.ts';
import { isTyped, shapeLikeness, shapeOf } from '../page/value-shape.ts';
import { elementsIn } from '../screen-tree.ts';
import { type Say } from './say.ts';

/** The value in a thing that a new one of its sort replaces: of a label, of an item, of a card. */
export function valueIn(page: Page, target: Element, ask: Say, fresh: ReturnType<typeof shapeOf>): Element | undefined {
  const own = page.textOf(target);
  if (isTyped(fresh) && shapeLikeness(shapeOf(own), fresh) >= 0.7) return target;
  if (isHeadCell(page, target)) return undefined;
  const term = page.chainOf(target).find((one) => one.tagName === 'dt');
  if (term !== undefined) {
    const siblings = elementsIn(page.parentOf(term) ?? term);
    const next = siblings.slice(siblings.indexOf(term) + 1).find((one) => one.tagName === 'dd');
    if (next !== undefined && (isTyped(fresh) || !isTyped(shapeOf(page.textOf(next))))) return next;
  }
  const similar = isTyped(fresh) || ask.isRename ? undefined : similarIn(page, target, ask.to);
  if (similar !== undefined) return similar;
  const known = slotOf(page, target, ask.to);
  if (known !== undefined) return known;
  if (ask.isProperty === true && !isTyped(fresh)) return soleWords(page, target);
  if (!isTyped(fresh)) return undefined;
  const sole = own.length < 120 ? undefined : soleLike(page, target, fresh);
  if (sole !== undefined) return sole;
  for (const outer of containersOf(page, target)) {
    const best = bestValue(page, outer, target, ask, fresh);
    if (best !== undefined) return best;
  }
  return undefined;
}

/** What an item says nearly so already: "6 mugs, top shelf" for "6 mugs, second shelf". */
function similarIn(page: Page, target: Element, to: string): Element | undefined {
  const item = page
    .chainOf(target)
    .find((one) => page.groupOf(one) !== undefined && !['a', 'button', 'th', 'td'].includes(one.tagName));
  const words = toWords(to);
  if (item === undefined || words.length < 2) return undefined;
  const scored = page
    .leavesIn(item)
    .filter(({ element }) => element !== target && !page.contains(target, element) && !isUnseen(element))
    .map(({ element, text }) => ({
      element,
      shared: toWords(text).filter((word) => words.includes(word)).length / words.length,
    }))
    .toSorted((one, other) => other.shared - one.shared);
  return scored[0] !== undefined && scored[0].shared >= 0.5 ? scored[0].element : undefined;
}

/** The only value of a sort in all of a part. */
function soleLike(page: Page, outer: Element, fresh: ReturnType<typeof shapeOf>): Element | undefined {
  const found = page
    .leavesIn(outer)
    .filter(({ text, element }) => shapeLikeness(shapeOf(text), fresh) === 1 && !isUnseen(element));
  return found.length === 1 ? found[0]?.element : undefined;
}

/** The one text of words that an item has beside its name. */
function soleWords(page: Page, target: Element): Element | undefined {
  const item = page
    .chainOf(target)
    .find((one) => page.groupOf(one) !== undefined && !['a', 'button', 'th', 'td'].includes(one.tagName));
  if (item === undefined) return undefined;
  const [only, ...others] = page
    .leavesIn(item)
    .filter(
      ({ element, text }) =>
        !page.contains(target, element) &&
        !isUnseen(element) &&
        !isTyped(shapeOf(text)) &&
        titleLeaf(page, item) !== element,
    );
  return others.length > 0 ? undefined : only?.element;
}

/** A thing and what holds it, as far as one speaks of it: its box, its item, its section. */
export function containersOf(page: Page, target: Element): Element[] {
  const chain = page.chainOf(target);
  const item = chain.find(
    (one) => page.groupOf(one) !== undefined && !['a', 'button', 'th', 'td'].includes(one.tagName),
  );
  const section = page.sections.find((one) => one.heading === target || page.contains(one.heading, target));
  const near = chain
    .slice(0, 4)
    .filter((one) => page.textOf(one).length < 120 && (item === undefined || page.contains(item, one)));
  return [...new Set([...near, ...(item === undefined ? [] : [item]), ...(section?.elements ?? [])])];
}

function bestValue(
  page: Page,
  outer: Element,
  target: Element,
  ask: Say,
  fresh: ReturnType<typeof shapeOf>,
): Element | undefined {
  const words = [...ask.target.words, ...ask.target.nounWords];
  const inside = page.names.filter(
    ({ element, source, text }) =>
      source === 'text' &&
      text.length <= 40 &&
      element !== outer &&
      page.contains(outer, element) &&
      !page.chainOf(element).some(isUnseen),
  );
  const scored = inside
    .map(({ element, text }) => ({
      element,
      score:
        shapeLikeness(shapeOf(text), fresh) +
        (words.some((word) => toWords(labelBefore(page, element, outer)).includes(word)) ? 0.1 : 0),
    }))
    .filter(({ score, element }) => score >= 0.7 && element !== target);
  const most = Math.max(0, ...scored.map(({ score }) => score));
  const best = scored.filter(({ score }) => score >= most - 0.01).map(({ element }) => element);
  const outermost = best.filter((one) => !best.some((other) => other !== one && page.contains(other, one)));
  if (outermost.length === 1) return outermost[0];
  const isList = page.sections.some((one) => one.elements.includes(outer)) && outermost.length > 2;
  return isList ? undefined : outermost[0];
}

const labelBefore = (page: Page, element: Element, outer: Element): string => {
  const leaves = page.leavesIn(outer);
  const at = leaves.findIndex((leaf) => page.contains(element, leaf.element));
  return `${leaves[at - 1]?.text ?? ''} ${leaves[at + 1]?.text ?? ''}`;
};

/** Where other things of the same make show such words: what stands there in this one. */
function slotOf(page: Page, target: Element, to: string): Element | undefined {
  const item = page
    .chainOf(target)
    .find((one) => page.groupOf(one) !== undefined && !['th', 'td', 'a', 'button'].includes(one.tagName));
  const group = item === undefined ? undefined : page.groupOf(item);
  if (item === undefined || group === undefined) return undefined;
  for (const sibling of group.items) {
    if (sibling === item) continue;
    const like = page.leavesIn(sibling).find(({ text }) => fold(text) === fold(to));
    if (like === undefined || titleLeaf(page, sibling) === like.element) continue;
    const path = pathTo(page, sibling, like.element);
    const own = path === undefined ? undefined : follow(item, path);
    if (own !== undefined && page.textOf(own) !== '') return own;
  }
  // A column in which others say something with the same words: "twice a day" beside "three times a day".
  const words = new Set(toWords(to).filter((word) => word.length > 2));
  if (item.tagName !== 'tr' || shapeOf(to).kind !== 'words') return undefined;
  const cells = elementsIn(item);
  const shared = cells.map((_, at) =>
    group.items.reduce(
      (sum, one) => sum + toWords(page.textOf(elementsIn(one)[at] ?? one)).filter((word) => words.has(word)).length,
      0,
    ),
  );
  const most = Math.max(...shared);
  const at = shared.indexOf(most);
  return most > 0 && at > 0 && shared.filter((one) => one === most).length === 1 ? cells[at] : undefined;
}

function pathTo(page: Page, outer: Element, inner: Element): number[] | undefined {
  const path: number[] = [];
  for (let at = inner; at !== outer;) {
    const parent = page.parentOf(at);
    if (parent === undefined) return undefined;
    path.unshift(elementsIn(parent).indexOf(at));
    at = parent;
  }
  return path;
}

export const follow = (outer: Element, path: readonly number[]): Element | undefined =>
  path.reduce<Element | undefined>((at, index) => (at === undefined ? undefined : elementsIn(at)[index]), outer);
