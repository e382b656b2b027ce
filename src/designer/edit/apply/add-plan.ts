import { tableAround } from '../find/table-around.ts';
import { capitalise } from '../../capitalise.ts';
import type { Element } from 'hast';
import { readableText } from '../../../markup/text-content.ts';
import type { Editing, Outcome } from '../editing.ts';
import { isColumnHead, listColumn } from '../find/find-column.ts';
import { titleElement, titleOf } from '../find/list-items.ts';
import {
  cloneElement,
  elementsIn,
  insertBeside,
  listMatching,
  partName,
  removeFrom,
  renewIds,
} from '../screen-tree.ts';
import type { AddOperation } from './add-operation.ts';
import { listPlans, priceOf, renameWithin } from './plan-parts.ts';
import { replaceWords, setWords } from './set-words.ts';

const PLAN =
  /^(?:an?\s+|another\s+|one more\s+|the\s+)*(?:column\s+for\s+)?(?:an?\s+|the\s+)?(?:(.+?)\s+(?:plan|tier|package)|(?:plan|tier|package)\s+(?:called|named)\s+(.+?))(?:\s+(?:for|at|costing)\s+([$€£¥]\s?[\d.,]+|[\d.,]+\s?[$€£¥]|free)(?:\s+(?:a|per)\s+\p{L}+)?)?$/iu;

/** One more plan, in each part of the page that prices or compares them; it has what the last one has. */
export function addPlan(editing: Editing, { what, quoted }: AddOperation): Outcome | undefined {
  const [, before, called, price] = PLAN.exec(what.replaceAll(/["“”]/g, '').trim()) ?? [];
  const name = quoted[0] ?? before ?? called;
  if (name === undefined || /^(?:new|second|third|fourth|extra|additional|other)$/i.test(name)) return undefined;
  const groups = listPlans(editing).filter((plans) => plans.some((plan) => priceOf(plan) !== undefined));
  const names = new Set(groups.flat().map(titleOf));
  const compared = listPlans(editing).filter(
    (plans) => groups.includes(plans) || plans.every((plan) => names.has(titleOf(plan))),
  );
  if (groups.length === 0) return undefined;
  const title = capitalise(name);
  const { tree } = editing;
  for (const plans of compared) {
    const last = plans.at(-1);
    if (last === undefined) continue;
    const table = isColumnHead(last) ? tableAround(tree, last) : undefined;
    for (const part of table === undefined ? [last] : listColumn(table, last)) {
      const copy = cloneElement(part);
      renewIds(tree, copy);
      if (part === last) head(copy, title, price);
      insertBeside(tree, part, [copy], 'after');
      renameWithin(copy, titleOf(last), title);
      for (const mark of listMatching(copy, (one) => ['tag', 'badge'].includes(partName(one) ?? '')))
        removeFrom(tree, mark);
    }
  }
  tree.refresh();
  return { done: `added the plan "${title}"${price === undefined ? '' : ` at ${price}`}, with what the last one has` };
}

/** Name and price; what was said of the neighbour is not known of this one. */
function head(plan: Element, title: string, price: string | undefined): void {
  const named = titleElement(plan);
  const figure = priceOf(plan);
  const about = listMatching(
    plan,
    (one) =>
      one.tagName === 'p' &&
      one !== named &&
      elementsIn(one).length === 0 &&
      partName(one) === undefined &&
      readableText(one) !== '' &&
      !/\d/.test(readableText(one)),
  )[0];
  setWords(named, title);
  if (about !== undefined) dropFrom(plan, about);
  if (figure === undefined) return;
  replaceWords(figure, price ?? 'On request');
  const holder = holderOf(plan, figure);
  if (price === undefined && holder !== undefined && partName(holder) === 'price') holder.children = [figure];
}

const holderOf = (root: Element, element: Element): Element | undefined =>
  [root, ...listMatching(root, () => true)].find((one) => elementsIn(one).includes(element));

const dropFrom = (root: Element, element: Element): void => {
  const holder = holderOf(root, element);
  if (holder !== undefined) holder.children = holder.children.filter((child) => child !== element);
};
