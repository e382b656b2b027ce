import type { Element } from 'hast';
import { readableText } from '../../../markup/text-content.ts';
import { findIn, type Editing, type Outcome } from '../editing.ts';
import type { TargetWords } from '../edit-operation.ts';
import { normal } from '../find/match-words.ts';
import { elementsIn, listMatching, partName } from '../screen-tree.ts';
import { changePlacedValues } from './change-placed-values.ts';
import { changeValue, isNumeric, valueFor } from './change-value.ts';

/** The element that says the number itself, beside its unit. */
const ownFigure = (figure: Element | undefined): Element | undefined =>
  figure === undefined
    ? undefined
    : ([figure, ...listMatching(figure, () => true)].find((one) =>
        one.children.some((child) => child.type === 'text' && /\d/.test(child.value)),
      ) ?? figure);

/** "Thermostat": the one figure that stands beside the word for it. */
export function figureBeside({ tree }: Editing, element: Element): Element | undefined {
  for (let at = tree.parentOf(element), up = 0; at !== undefined && up < 3; at = tree.parentOf(at), up += 1) {
    if (['section', 'main', 'form', 'body'].includes(at.tagName)) return undefined;
    const figures = listMatching(
      at,
      (one) =>
        elementsIn(one).every((child) => child.tagName === 'span') &&
        /^[+−-]?[$€£]?\d[\d.,]*\s?\S{0,4}$/.test(readableText(one)),
    ).filter(
      (one, _index, all) =>
        !all.some((other) => other !== one && listMatching(other, (inner) => inner === one).length > 0),
    );
    if (figures.length === 1) return ownFigure(figures[0]);
    if (figures.length > 1) return figures.find((one) => partName(one) === 'value');
  }
  return undefined;
}

/** "Delivery is 3.90": the figure at any text that says so, where the first that is called so has none. */
export function changeLabelledFigure(
  editing: Editing,
  { words, quoted }: TargetWords,
  to: string,
): Outcome | undefined {
  if (!isNumeric(to)) return undefined;
  const wanted = normal(quoted ?? words);
  const labels = listMatching(
    editing.tree.body,
    (one) => elementsIn(one).length === 0 && normal(readableText(one)) === wanted && !/^h[1-6]$/.test(one.tagName),
  );
  for (const label of labels) {
    const figure = figureBeside(editing, label);
    if (figure !== undefined)
      return changeValue(editing, { elements: [editing.tree.parentOf(label) ?? label], kind: 'item' }, figure, to);
  }
  return undefined;
}

const DETAIL =
  /^(?:e-?mail|mail|phone|number|time|date|day|hours?|price|cost|deadline|start|end|length|duration)(?: address| number| time| date)? (?:of|for) (?:the )?(.+)$/i;

/** "The e-mail of Tom": a value of that sort on the thing that is named. */
export function changeDetail(editing: Editing, { words, quoted }: TargetWords, to: string): Outcome | undefined {
  const about = quoted === undefined ? DETAIL.exec(words)?.[1] : undefined;
  const found = about === undefined ? undefined : findIn(editing, { words: about });
  const [element] = found?.elements ?? [];
  if (found === undefined || element === undefined) return undefined;
  const placed = changePlacedValues(editing, found, element, to);
  if (placed !== undefined) return placed;
  const value = valueFor(element, found, to);
  return value === undefined ? undefined : changeValue(editing, found, value, to);
}
