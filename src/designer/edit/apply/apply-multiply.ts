import type { Element } from 'hast';
import { readableText } from '../../../markup/text-content.ts';
import { toPlural, toSingular } from '../../understand/word-forms.ts';
import type { EditOperation } from '../edit-operation.ts';
import type { Editing, Outcome } from '../editing.ts';
import { titleElement } from '../find/list-items.ts';
import { elementsIn, listMatching } from '../screen-tree.ts';
import { decimalsOf, parseAmount, printAmount } from './amount.ts';
import { applyCount, findItems } from './apply-count.ts';
import { applyRaise } from './apply-raise.ts';
import { tell } from './apply-remove.ts';
import { watchSums } from './recompute.ts';
import { replaceWords } from './set-words.ts';

/** A number with at most a unit: "3", "1 kg", "£1.80", "250 ml". */
const QUANTITY = /^[$€£¥]?\s?\d[\d.,]*\s?(?:[$€£¥]|\p{L}{1,8})?$/u;
const CLOCK = /^\d{1,2}[:.]\d{2}$/;

/** Each item's quantities and prices by a factor; where items have none there are that many times as many of them. */
export function applyMultiply(
  editing: Editing,
  { target, factor }: Extract<EditOperation, { kind: 'multiply' }>,
): Outcome {
  // Prices grow alone: what is bought stays as much.
  if (/^(?:all (?:the )?)?(?:prices?|costs?)\b/i.test(target.words))
    return applyRaise(editing, { kind: 'raise', target, percent: (factor - 1) * 100 });
  const words = target.words.replace(/^(?:amounts?|quantit(?:y|ies)|portions?|measures?) of (?:the )?/i, '');
  const items = findItems(editing, words) ?? [];
  const [first] = items;
  const quantities = items.flatMap(listQuantities);
  if (first === undefined || quantities.length === 0)
    return applyCount(editing, { kind: 'count', target, amount: { factor }, keep: 'first', isAdding: true });
  const follow = watchSums(editing.tree, first);
  for (const one of quantities) replaceWords(one, multiply(readableText(one), factor));
  return { done: `multiplied the quantities of ${items.length} entries by ${factor}${tell(follow())}` };
}

const listQuantities = (item: Element): Element[] => {
  const title = titleElement(item);
  return listMatching(
    item,
    (one) =>
      one !== title &&
      elementsIn(one).length === 0 &&
      QUANTITY.test(readableText(one)) &&
      !CLOCK.test(readableText(one)),
  );
};

const pluralOf = (unit: string): string => (/(?:loa|lea)f$/.test(unit) ? unit.replace(/f$/, 'ves') : toPlural(unit));

/** "1 loaf" twice is "2 loaves": a unit that is a word is counted too. */
function multiply(text: string, factor: number): string {
  const like = parseAmount(text);
  if (like === undefined) return text;
  const value = like.value * factor;
  const isMoney = /[$€£¥]/.test(text);
  const unit = like.after.trim();
  const counted = unit.length > 2 && !/^(?:min|tsp|tbsp)$/i.test(unit);
  const after = counted ? like.after.replace(unit, value === 1 ? toSingular(unit) : pluralOf(unit)) : like.after;
  return printAmount(value, { ...like, after }, isMoney && like.decimals > 0 ? like.decimals : decimalsOf(value));
}
