import { MONTHS } from '../value-kinds.ts';
import type { Element } from 'hast';
import { findAttribute } from '../../../markup/element.ts';
import { readableText } from '../../../markup/text-content.ts';
import { findIn, scopeOf, type Editing, type Outcome } from '../editing.ts';
import { labelledInputs, setChosen } from './choices.ts';
import { isWithin } from '../find/list-named.ts';
import { coverage, normal, stemsOf } from '../find/match-words.ts';
import { nameOf } from '../name-of.ts';
import { elementsIn, listMatching, partName } from '../screen-tree.ts';
import type { TargetWords } from '../edit-operation.ts';
import { parseAmount, printAmount } from './amount.ts';
import { tell } from './apply-remove.ts';
import { watchSums } from './recompute.ts';
import { replaceWords } from './set-words.ts';

/** "Set Comments from to Nobody": of a field that offers choices the one that is named; undefined where none is meant. */
export function changeChoice(editing: Editing, target: TargetWords, to: string): Outcome | undefined {
  const { tree } = editing;
  const found = findIn(editing, target);
  const [start] = found?.elements ?? [];
  if (start === undefined) return undefined;
  for (
    let at: Element | undefined = start;
    at !== undefined && !['section', 'form', 'main', 'body'].includes(at.tagName);
    at = tree.parentOf(at)
  ) {
    const option = listMatching(at, (one) => one.tagName === 'option').find(
      (one) => normal(readableText(one)) === normal(to),
    );
    if (option !== undefined) {
      for (const other of listMatching(tree.parentOf(option) ?? at, (one) => one.tagName === 'option'))
        delete other.properties['selected'];
      option.properties['selected'] = true;
      return { done: `set ${nameOf(start)} to "${readableText(option)}"` };
    }
    const box = at;
    const choice = labelledInputs(scopeOf(editing)).find(
      ({ input, label }) =>
        findAttribute(input, 'type') === 'radio' && isWithin(tree, box, input) && normal(label) === normal(to),
    );
    if (choice !== undefined) {
      setChosen(tree, choice.input);
      return { done: `set ${nameOf(start)} to "${choice.label}"` };
    }
    // A date, a time or a text that a field holds already.
    const fields = listMatching(
      at,
      (one) =>
        one.tagName === 'input' && ['date', 'time', 'number', 'range'].includes(findAttribute(one, 'type') ?? ''),
    );
    const [field] = fields;
    if (field !== undefined && fields.length === 1 && (isField(at) || at === start)) {
      const value = valueFor(findAttribute(field, 'type') ?? 'number', to);
      if (value === undefined) return undefined;
      field.properties['value'] = value;
      return { done: `set ${nameOf(start)} to "${to}"` };
    }
    if (isField(at)) return undefined;
  }
  return undefined;
}

const isField = (element: Element): boolean => partName(element) === 'field' || element.tagName === 'fieldset';

/** A value as its field holds it: "the 1st of March 2027" is "2027-03-01" in a field for dates. */
function valueFor(type: string, said: string): string | undefined {
  if (type === 'time') return /\b\d{1,2}:\d{2}\b/.exec(said)?.[0];
  if (type !== 'date') return /^[+-]?\d+(?:[.,]\d+)?/.exec(said)?.[0];
  const iso = /\b\d{4}-\d{2}-\d{2}\b/.exec(said)?.[0];
  if (iso !== undefined) return iso;
  const month = MONTHS.findIndex((name) => new RegExp(`\\b${name}[a-z]*\\b`, 'i').test(said)) + 1;
  const year = /\b(20\d{2})\b/.exec(said)?.[1];
  const day = /\b(\d{1,2})(?:st|nd|rd|th)?\b/.exec(said.replace(/20\d{2}/, ''))?.[1];
  return month === 0 || day === undefined
    ? undefined
    : `${year ?? '2026'}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
}

const QUANTITY = /^(?:the )?(?:quantity|qty|number|count|amount) (?:of|for) (?:the )?(.+)$/i;
const TIMES = /^(\d+)(\s?[×x])$|^([×x]\s?)(\d+)$/;

/** "The quantity of Second Flush to 3": as many of it, its price by as much, and what depends on it. */
export function changeQuantity(editing: Editing, target: TargetWords, to: string): Outcome | undefined {
  const about = QUANTITY.exec(target.words)?.[1] ?? target.words;
  const wanted = Number(/^(\d{1,3})(?:\s?[×x])?$/.exec(to.trim())?.[1] ?? Number.NaN);
  if (!Number.isFinite(wanted) || (about === target.words && !/[×x]$/.test(to.trim()))) return undefined;
  const found = findIn(editing, { words: about });
  const [item] = found?.elements ?? [];
  if (item === undefined || found?.kind !== 'item') return undefined;
  const leaves = listMatching(item, (one) => elementsIn(one).length === 0);
  const counted = leaves.filter((one) => /^\d{1,2}$/.test(readableText(one)));
  const quantity =
    leaves.find((one) => TIMES.test(readableText(one))) ?? (counted.length === 1 ? counted[0] : undefined);
  if (quantity === undefined) return undefined;
  const before = Number(/\d+/.exec(readableText(quantity))?.[0] ?? 1);
  const price = leaves.findLast(
    (one) => /[$€£¥]/.test(readableText(one)) && parseAmount(readableText(one)) !== undefined,
  );
  const follow = price === undefined ? () => [] : watchSums(editing.tree, price);
  replaceWords(quantity, readableText(quantity).replace(/\d+/, String(wanted)));
  const like = price === undefined ? undefined : parseAmount(readableText(price));
  if (price !== undefined && like !== undefined && before > 0) {
    const value = (like.value / before) * wanted;
    replaceWords(price, printAmount(value, like, Number.isInteger(value) ? like.decimals : 2));
  }
  return {
    done: `changed the quantity of ${nameOf(item)} to ${wanted}${tell([...(price === undefined ? [] : ['its price']), ...follow()])}`,
  };
}

/** "The role of Aisha": what stands under a title, where no column has that name. */
export function subtitleFor(editing: Editing, target: TargetWords): Element | undefined {
  const [, about] =
    /^(?:role|position|job|job title|title|department|team|function|note|subtitle|description) of (?:the )?(.+)$/i.exec(
      target.words,
    ) ?? [];
  const item = about === undefined ? undefined : findIn(editing, { words: about });
  const [element] = item?.elements ?? [];
  if (element === undefined || item?.kind !== 'item') return undefined;
  return listMatching(
    element,
    (one) => ['subtitle', 'role', 'note', 'meta'].includes(partName(one) ?? '') && readableText(one) !== '',
  )[0];
}

/** "The rider is called Luca": whose name stands beside the word for what they do. */
export function namedBeside({ tree }: Editing, element: Element, words: string): Element | undefined {
  if (coverage(stemsOf(words), stemsOf(readableText(element))) < 1 || elementsIn(element).length > 0) return undefined;
  const parent = tree.parentOf(element);
  const name =
    parent === undefined
      ? undefined
      : elementsIn(parent).find(
          (one) => one !== element && /^\p{Lu}\p{Ll}+(?: \p{Lu}[\p{L}’'-]+)+$/u.test(readableText(one)),
        );
  return name !== undefined && elementsIn(name).length === 0 ? name : undefined;
}
