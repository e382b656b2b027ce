import type { Element } from 'hast';
import { parseAmount } from '../apply/amount.ts';
import type { Ask } from '../ask/ask.ts';
import type { Outcome } from '../editing.ts';
import { isUnseen } from '../page/is-unseen.ts';
import type { Page } from '../page/page.ts';
import { fold, likenessOf, toWords } from '../page/to-words.ts';
import { shapeLikeness, shapeOf } from '../page/value-shape.ts';
import { takeOut, wholeOf } from './structure.ts';
import { type Working, describe, find, refresh } from './working.ts';

/** Takes away what does not answer to a condition; only things of a make are held against it. */
export function filter(working: Working, { list, by }: Extract<Ask, { kind: 'filter' }>): Outcome {
  const { page } = working;
  const items = [...new Set(page.elements.filter((one) => isListed(page, one)))];
  const answers = (item: Element): boolean | undefined =>
    'says' in by ? saysSo(page, item, by.says) : isThan(page, item, by);
  const judged = items.map((item) => ({ item, is: answers(item), group: page.groupOf(item) }));
  // Of all lists those are meant in which a thing answers and another does not, and of these what was named.
  const heads = find(working, list).elements;
  const groups = [...Map.groupBy(judged, ({ group }) => group).values()].filter((ones) =>
    ones.every((one) => one.is !== undefined),
  );
  const outer = groups.filter(
    (ones) =>
      !groups.some(
        (others) =>
          others !== ones &&
          ones.every(({ item }) => others.some((other) => other.item !== item && page.contains(other.item, item))),
      ),
  );
  const named = outer.filter((ones) =>
    ones.some(({ item }) => isUnder(page, item, heads) || isCalled(page, item, [...list.words, ...list.nounWords])),
  );
  const meant = named.length > 0 ? named : outer;
  const gone = meant.flat().filter((one) => one.is === false);
  const kept = meant.flat().filter((one) => one.is === true);
  if (kept.length === 0) return { failed: `nothing here answers to "${'says' in by ? by.says : by.than}"` };
  if (gone.length === 0) return { failed: 'all that is listed answers to that already' };
  const names = gone.map(({ item }) => describe(page, item));
  for (const { item } of gone)
    takeOut(page, wholeOf(page, item, { said: '', quotes: [], words: [], nounWords: [], near: [], noun: 'item' }));
  refresh(working);
  return { done: `left only what answers to "${'says' in by ? by.says : by.than}": removed ${names.join(', ')}` };
}

const isListed = (page: Page, one: Element): boolean =>
  (page.groupOf(one)?.items.length ?? 0) > 0 &&
  ['li', 'tr', 'article', 'div', 'details'].includes(one.tagName) &&
  page.leavesIn(one).length > 1 &&
  !page.chainOf(one).some(({ tagName }) => tagName === 'nav' || tagName === 'thead' || tagName === 'footer');

function saysSo(page: Page, item: Element, said: string): boolean | undefined {
  const leaves = page.leavesIn(item).filter(({ element }) => !isUnseen(element));
  if (leaves.some(({ text }) => fold(text) === fold(said))) return true;
  const others = page.groupOf(item)?.items ?? [];
  return others.some((one) => page.leavesIn(one).some(({ text }) => fold(text) === fold(said))) ? false : undefined;
}

function isThan(page: Page, item: Element, { than, isMore }: { than: string; isMore: boolean }): boolean | undefined {
  const fresh = shapeOf(than);
  const limit = parseAmount(than)?.value;
  const texts = [
    ...page.leavesIn(item).map(({ element }) => page.textOf(element)),
    ...page.leavesIn(item).map(({ text }) => text),
  ];
  const own = texts.find((text) => shapeLikeness(shapeOf(text), fresh) === 1);
  const value = own === undefined ? undefined : parseAmount(own)?.value;
  return limit === undefined || value === undefined ? undefined : isMore ? value > limit : value < limit;
}

const isUnder = (page: Page, item: Element, heads: readonly Element[]): boolean =>
  page.sections.some(
    ({ heading, elements }) =>
      heads.some((head) => head === heading || elements.includes(head)) &&
      elements.some((one) => page.contains(one, item)),
  );

const isCalled = (page: Page, item: Element, words: readonly string[]): boolean => {
  const own = [
    ...toWords(page.textOf(item)),
    ...page.sections
      .filter(({ elements }) => elements.some((one) => page.contains(one, item)))
      .flatMap(({ heading }) => toWords(page.textOf(heading))),
  ];
  return words.some((word) => own.some((one) => likenessOf(one, word) > 0.84));
};
