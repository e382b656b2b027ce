import type { Element } from 'hast';
import { readableText } from '../../../markup/text-content.ts';
import type { TargetWords } from '../edit-operation.ts';
import { scopeOf, type Editing } from '../editing.ts';
import { isColumnHead } from '../find/find-column.ts';
import { titleOf } from '../find/list-items.ts';
import { isWithin } from '../find/list-named.ts';
import { likeness, normal } from '../find/match-words.ts';
import { sectionsIn } from '../find/sections-in.ts';
import { elementsIn, listMatching, partName } from '../screen-tree.ts';
import { listTextNodes } from './set-words.ts';

/** Words that end in what is sold: "the Business plan". */
export const PLAN = /\s*\b(?:plan|tier|package)$/i;

/** Heads of columns and cards that are plans, section by section: priced in one part of a page, compared in another. */
export const listPlans = (editing: Editing): Element[][] =>
  sectionsIn(scopeOf(editing))
    .filter(({ isFurniture }) => !isFurniture)
    .map(({ element }) => {
      const heads = listMatching(element, isColumnHead).filter((head) => readableText(head) !== '');
      return heads.length > 1
        ? heads
        : listMatching(element, (one) => ['li', 'article'].includes(one.tagName) && partName(one) === 'card');
    })
    .filter((parts, index, all) => parts.length > 1 && all.findIndex((other) => other[0] === parts[0]) === index);

/** The parts of the page that are the plan of that name, or of that price: "the free plan". */
export const plansNamed = (editing: Editing, words: string): Element[] => {
  const name = words.replace(PLAN, '').trim();
  const groups = listPlans(editing);
  const named = (title: string): Element[] =>
    groups.flatMap((parts) => parts.find((part) => likeness(title, titleOf(part)) > SURE) ?? []);
  const byName = named(name);
  if (byName.length > 0) return byName;
  const priced = groups.flat().find((part) => {
    const price = priceOf(part);
    return price !== undefined && normal(readableText(price)) === normal(name);
  });
  return priced === undefined ? [] : [...new Set([priced, ...named(titleOf(priced))])];
};

const SURE = 0.9;

/** The figure of a price, where a plan has one. */
export const priceOf = (plan: Element): Element | undefined =>
  listMatching(
    plan,
    (one) =>
      partName(one) === 'value' && elementsIn(one).length === 0 && /[$€£¥]|\bkr\b|^free$/i.test(readableText(one)),
  )[0];

/** A name within texts: "Choose Business", the label of a cell. */
export function renameWithin(root: Element, before: string, after: string): void {
  for (const { node } of listTextNodes(root))
    if (node.value.trim() === before || node.value.trim().endsWith(` ${before}`))
      node.value = node.value.replace(before, after);
}

/** Whether words name a plan and what was found is a part of the page around plans or beside them. */
export const isNoPlan = (editing: Editing, { words, quoted }: TargetWords, found: readonly Element[]): boolean => {
  if (!PLAN.test(words) || quoted !== undefined) return false;
  const plans = listPlans(editing)
    .flat()
    .filter((plan) => priceOf(plan) !== undefined);
  const isBeside = (element: Element): boolean =>
    ['section', 'h1', 'h2', 'header'].includes(element.tagName) &&
    !plans.some((plan) => isWithin(editing.tree, plan, element)) &&
    plans.filter((plan) => isWithin(editing.tree, element, plan)).length !== 1;
  return plans.length > 0 && found.every(isBeside);
};
