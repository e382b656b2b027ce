import type { Element } from 'hast';
import { parseAmount } from '../apply/amount.ts';
import type { Ask } from '../ask/ask.ts';
import type { Phrase } from '../ask/read-phrase.ts';
import type { Outcome } from '../editing.ts';
import { isOf } from '../page/kinds.ts';
import type { Page } from '../page/page.ts';
import { likenessOf, toWords } from '../page/to-words.ts';
import { isTyped, shapeOf } from '../page/value-shape.ts';
import { elementsIn, listMatching } from '../screen-tree.ts';
import { type Working, find, refresh, untaken } from './working.ts';

export function sort(working: Working, { list, by, isDescending }: Extract<Ask, { kind: 'sort' }>): Outcome {
  const { page } = working;
  const found =
    list.quotes.length + list.words.length + list.nounWords.length === 0
      ? { elements: [...(working.within ?? working.last)] }
      : find(working, list);
  const [place] = list.near;
  if (found.elements.length === 0 && place !== undefined) found.elements.push(...find(working, place.phrase).elements);
  const groups = found.elements.flatMap((element) => {
    const section = page.sections.find(
      (one) => one.heading === element || page.contains(one.heading, element) || one.elements[0] === element,
    );
    const outers = section?.elements ?? [
      element,
      ...page
        .chainOf(element)
        .filter((one) => ['section', 'table', 'ul', 'ol'].includes(one.tagName))
        .slice(0, 1),
    ];
    return outers
      .flatMap((outer) => listMatching(outer, (one) => page.groupOf(one) !== undefined))
      .flatMap((item) => page.groupOf(item) ?? []);
  });
  const all = [...new Set(groups)]
    .filter(({ items }) => items.length > 1)
    .toSorted((one, other) => other.items.length - one.items.length);
  const group =
    all.find(({ items }) => items.filter((item) => keyOf(page, item, by) !== undefined).length >= items.length * 0.6) ??
    all[0];
  if (group === undefined) return untaken(working, list, { elements: [], score: 0 });
  const keys = group.items.map((item) => keyOf(page, item, by));
  if (keys.filter((key) => key !== undefined).length < group.items.length * 0.6)
    return { failed: `the entries do not say "${[...by.words, ...by.nounWords, ...by.quotes].join(' ')}"` };
  const sorted = group.items
    .map((item, at) => ({ item, key: keys[at] }))
    .toSorted((one, other) => compare(one.key, other.key) * (isDescending ? -1 : 1))
    .map(({ item }) => item);
  const queue = [...sorted];
  group.parent.children = group.parent.children.map((child) =>
    group.items.some((item) => item === child) ? (queue.shift() ?? child) : child,
  );
  refresh(working);
  return {
    done: `sorted them by ${[...by.words, ...by.nounWords, ...by.quotes].join(' ')}${isDescending ? ', highest first' : ''}`,
  };
}

type Key = number | string | undefined;

const compare = (one: Key, other: Key): number =>
  one === undefined || other === undefined
    ? Number(one === undefined) - Number(other === undefined)
    : typeof one === 'number' && typeof other === 'number'
      ? one - other
      : String(one).localeCompare(String(other), 'en', { numeric: true });

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const KILO: Readonly<Record<string, readonly string[]>> = {
  weight: ['kg', 'g', 't', 'lb'],
  kilograms: ['kg'],
  kilos: ['kg'],
  kg: ['kg'],
};

/** What an entry is sorted by: the cell of a column, the value of that sort, or its name. */
function keyOf(page: Page, item: Element, by: Phrase): Key {
  const words = [...by.words, ...by.nounWords, ...by.quotes.flatMap(toWords)];
  const table = page.chainOf(item).find((one) => one.tagName === 'table');
  if (table !== undefined && item.tagName === 'tr') {
    const head = listMatching(table, (one) => one.tagName === 'tr')[0];
    const at =
      head === undefined
        ? -1
        : elementsIn(head).findIndex((cell) =>
            words.some((word) => toWords(page.textOf(cell)).some((other) => likenessOf(word, other) > 0.84)),
          );
    const cell = at < 0 ? undefined : elementsIn(item)[at];
    if (cell !== undefined) return toKey(page.textOf(cell));
  }
  if (by.noun === 'name' || by.noun === 'title' || words.some((word) => /^(?:alphabet\w*|name|title|a)$/.test(word)))
    return page.textOf(page.leavesIn(item)[0]?.element ?? item).toLowerCase();
  const inside = page.names.filter(
    ({ element, source, text }) =>
      source === 'text' && text.length <= 40 && element !== item && page.contains(item, element),
  );
  const units = new Set(words.flatMap((word) => KILO[word] ?? [word]));
  const measured = inside.find(({ text }) => units.has(shapeOf(text).unit));
  if (measured !== undefined) return toKey(measured.text);
  const { noun } = by;
  const kinds =
    noun === undefined
      ? []
      : inside.filter(({ element }) => isOf(page, element, noun) && element !== page.leavesIn(item)[0]?.element);
  // "Due" before a date is told with it, and is none.
  const kind = kinds.find(({ text }) => isTyped(shapeOf(text))) ?? kinds[0];
  if (kind !== undefined) return toKey(kind.text);
  const labelled = inside.find(({ words: own }) => words.some((word) => own.includes(word)) && own.length <= 4);
  if (labelled !== undefined) {
    const at = inside.indexOf(labelled);
    return toKey(/\d/.test(labelled.text) ? labelled.text : (inside[at + 1]?.text ?? labelled.text));
  }
  return undefined;
}

function toKey(text: string): Key {
  const shape = shapeOf(text);
  if (shape.kind === 'date') {
    const month = MONTHS.findIndex((one) => text.toLowerCase().includes(one));
    const day = Number(/\d{1,2}/.exec(text)?.[0] ?? 0);
    const year = Number(/\d{4}/.exec(text)?.[0] ?? 0);
    return year * 500 + month * 32 + day;
  }
  if (shape.kind === 'time') return Number(text.replace(/[:.]/, '.').replace(/[^\d.]/g, ''));
  if (shape.kind === 'words') return text.toLowerCase();
  return parseAmount(text)?.value ?? text.toLowerCase();
}
