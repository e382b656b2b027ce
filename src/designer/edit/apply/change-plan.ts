import type { TargetWords } from '../edit-operation.ts';
import type { Editing, Outcome } from '../editing.ts';
import { titleElement, titleOf } from '../find/list-items.ts';
import { listMatching } from '../screen-tree.ts';
import { isNumeric } from './change-value.ts';
import { partDetails, sortOfDetail } from './entry-detail.ts';
import { PLAN, plansNamed, priceOf, renameWithin } from './plan-parts.ts';
import { replaceWords, setWords } from './set-words.ts';

/** "Replace the Business plan with Studio at €15": its name wherever the page has it, and its price. */
export function changePlan(editing: Editing, { words, quoted }: TargetWords, to: string): Outcome | undefined {
  if (!PLAN.test(words) || quoted !== undefined || isNumeric(to) || !/^(?:an?\s+)?["“]?\p{Lu}/u.test(to))
    return undefined;
  const parts = plansNamed(editing, words);
  const [first] = parts;
  if (first === undefined) return undefined;
  const { title, details } = partDetails(to.replace(/^an?\s+/i, ''));
  const name = title.replace(PLAN, '');
  const price = details.find((detail) => sortOfDetail(detail) === 'money' || /^free$/i.test(detail));
  if (name === '' || details.length === 0 || details.some((detail) => detail !== price)) return undefined;
  const before = titleOf(first);
  for (const part of parts) {
    setWords(titleElement(part), name);
    const figure = price === undefined ? undefined : priceOf(part);
    if (figure !== undefined && price !== undefined) replaceWords(figure, price);
  }
  for (const section of listMatching(editing.tree.body, (one) => one.tagName === 'section'))
    if (parts.some((part) => listMatching(section, (one) => one === part).length > 0))
      renameWithin(section, before, name);
  return { done: `put "${name}"${price === undefined ? '' : ` at ${price}`} in the place of "${before}"` };
}
