import type { Element } from 'hast';
import { readableText } from '../../../markup/text-content.ts';
import type { TargetWords } from '../edit-operation.ts';
import { type Editing, type Outcome } from '../editing.ts';
import { elementsIn, listMatching, partName } from '../screen-tree.ts';
import { parseAmount } from './amount.ts';
import { type Point } from './set-point.ts';
import { changeValue, isNumeric } from './change-value.ts';
import { listTextNodes } from './set-words.ts';

/** "The rent is 1,950": the one price that stands large on the screen, whatever it is called. */
export function changePrice(editing: Editing, target: TargetWords, to: string): Outcome | undefined {
  if (!/^(?:rent|price|cost|fee|fare|amount|total)$/i.test(target.words) || !isNumeric(to)) return undefined;
  const prices = listMatching(
    editing.tree.body,
    (one) => ['price', 'value'].includes(partName(one) ?? '') && /^[~+−-]?\s?[$€£¥]\s?\d/.test(readableText(one)),
  );
  const price = prices.find(
    (one) => !prices.some((other) => other !== one && listMatching(one, (inner) => inner === other).length > 0),
  );
  const figure =
    price === undefined
      ? undefined
      : ([price, ...listMatching(price, () => true)].findLast((one) =>
          one.children.some((child) => child.type === 'text' && /[$€£¥]\s?\d/.test(child.value)),
        ) ?? price);
  return figure === undefined ? undefined : changeValue(editing, { elements: [figure], kind: 'text' }, figure, to);
}

/** "The budget is $4m": what a figure is measured against, where it is said. */
export function changeGoal(editing: Editing, target: TargetWords, to: string): Outcome | undefined {
  if (!/\b(?:budget|goal|target|limit|plan|allowance)$/i.test(target.words)) return undefined;
  const goals = listMatching(editing.tree.body, (one) => partName(one) === 'goal' && /\d/.test(readableText(one)));
  const [goal] = goals;
  if (goal === undefined || goals.length > 1) return undefined;
  const before = readableText(goal);
  const outcome = changeValue(editing, { elements: [goal], kind: 'text' }, goal, to);
  for (const { node } of listTextNodes(editing.tree.body)) node.value = node.value.replaceAll(before, to);
  return outcome;
}

export const MAIN_FIGURE = 'main figure';

/** "Make it 12 min": the first number of the screen that is written in that unit. */
export function changeMainFigure(editing: Editing, to: string): Outcome {
  const unit = /[$€£¥%°]C?|\p{L}+$/u.exec(to.trim())?.[0] ?? '';
  const [main] = listMatching(editing.tree.body, (one) => one.tagName === 'main');
  const values = listMatching(
    main ?? editing.tree.body,
    (one) =>
      partName(one) === 'value' ||
      (elementsIn(one).length === 0 && /^[$€£¥]?\d[\d.,:]*\s?\S{0,5}$/.test(readableText(one))),
  );
  const isMeant = (one: Element): boolean => {
    const around = `${readableText(one)} ${readableText(editing.tree.parentOf(one) ?? one).slice(0, 60)}`;
    return unit === '' || around.includes(unit);
  };
  const value = values.find((one) => parseAmount(readableText(one)) !== undefined && isMeant(one));
  if (value === undefined) return { failed: `it is not said what is to be "${to}"` };
  return changeValue(editing, { elements: [value], kind: 'text' }, value, to);
}

/** The same point in each drawing that shows it. */
export function changePoint(editing: Editing, { found, values }: Point, to: string): Outcome {
  const outcomes = values.map((value) => changeValue(editing, found, value, to));
  return outcomes.find((outcome) => 'done' in outcome) ?? outcomes[0] ?? { failed: 'no value stands there' };
}
