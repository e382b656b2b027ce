import type { Element } from 'hast';
import { findAttribute } from '../../../markup/element.ts';
import { drawnClasses } from './drawn-classes.ts';
import { NOUNS, type Noun } from '../ask/nouns.ts';
import type { Phrase } from '../ask/read-phrase.ts';
import { liftTo } from './lift-to.ts';
import { listOf } from './list-of.ts';
import type { Name } from './list-names.ts';
import type { Page } from './page.ts';
import type { Scope } from './resolve.ts';
import { likenessOf, toWords } from './to-words.ts';
import { shapeOf } from './value-shape.ts';

export interface Candidate {
  element: Element;
  score: number;
}

/** Kinds of things that are called by what they say. */
export const BEARING: ReadonlySet<Noun> = new Set([
  'row',
  'item',
  'card',
  'line',
  'entry',
  'text',
  'hint',
  'box',
  'option',
]);

/** All that words and a kind could mean, with how well each fits. */
export function listCandidates({ page, within }: Scope, phrase: Phrase): Candidate[] {
  const { noun } = phrase;
  const best = new Map<Element, number>();
  const add = (element: Element | undefined, score: number): void => {
    if (element !== undefined && score > (best.get(element) ?? 0)) best.set(element, score);
  };
  const named = (name: Name, score: number): void => {
    if (noun === undefined || noun === 'name') {
      add(name.element, score + name.weight);
      return;
    }
    // What people call a button is often a link that is drawn as one.
    const lifted =
      liftTo(page, name.element, noun) ?? (noun === 'button' ? liftTo(page, name.element, 'link') : undefined);
    const isHolder =
      (CONTAINERS.has(noun) || (noun === 'card' && lifted !== undefined && page.groupOf(lifted) === undefined)) &&
      lifted !== undefined &&
      lifted !== name.element &&
      name.source !== 'role' &&
      !isTitleOf(page, name.element, lifted);
    if (lifted !== undefined)
      add(
        lifted,
        (isHolder ? score - 0.4 : score) +
          0.08 +
          (page.contains(name.element, lifted) || lifted === name.element ? 0.02 : 0) +
          name.weight / 4,
      );
    else
      add(valueBeside(page, name.element, noun) ?? name.element, score - (BOXES.has(noun) ? 0.4 : 0.22) + name.weight);
  };
  // Words in a row that are a name's own, whatever kind one of them is: "save this card".
  const row = toWords(phrase.said);
  if (phrase.quotes.length === 0 && phrase.near.length === 0 && row.length >= 3 && row.length <= 8)
    for (const name of page.names)
      if (name.source !== 'role' && name.words.length < row.length * 3 && isRowIn(row, name.words))
        add(name.element, 0.96 + name.weight);
  if (phrase.quotes.length > 0) {
    for (const quote of phrase.quotes) {
      const words = toWords(quote);
      for (const name of page.names) {
        const score = quotedScore(words, name.words);
        if (score > 0) named(name, score);
      }
    }
    if (best.size === 0)
      for (const quote of phrase.quotes)
        for (const name of page.names) named(name, wordScore(page, toWords(quote), name) - 0.1);
  } else if (phrase.words.length > 0) {
    // A noun can be a part of a name: "Card ending 4471".
    const whole = [...phrase.words, ...phrase.nounWords];
    for (const name of page.names) {
      const score = wordScore(page, phrase.words, name);
      if (score >= 0.45) named(name, score);
      if (phrase.nounWords.length > 0 && isSame(whole, name.words))
        add(noun === undefined ? name.element : (liftTo(page, name.element, noun) ?? name.element), 1.05 + name.weight);
    }
    // "The kenya note": a sentence that says the word, and no thing that is called so.
    if ((noun === 'text' || noun === 'hint') && phrase.words.length < 4)
      for (const name of page.names)
        if (name.source === 'text' && name.words.length > 4 && phrase.words.every((word) => name.words.includes(word)))
          named(name, 1.1);
    if (noun !== undefined && best.size === 0)
      for (const element of listOf(page, noun, within)) if (describes(page, element, phrase.words)) add(element, 0.7);
  } else if (noun !== undefined) {
    // A kind can be what something is called here: a field "Name", a section "Questions".
    const isCalled = (words: readonly string[]): readonly Name[] =>
      page.names.filter((name) => isSame(words, name.words) && name.source !== 'role');
    const own = isCalled(phrase.nounWords);
    // "Der Gesamtbetrag": by the English word for it.
    const called = own.length > 0 || noun === phrase.nounWords.join(' ') ? own : isCalled([noun]);
    for (const name of called) add(name.element, 0.96 + name.weight);
    // A link that leads to a part is not the part.
    const [only, ...others] =
      PARTS.has(noun) && called.every(({ element }) => isLink(page, element)) ? listOf(page, noun, within) : [];
    if (only !== undefined && others.length === 0) add(only, 1.1);
    if (called.length === 0 || phrase.isPlural === true || phrase.ordinal !== undefined)
      for (const element of listOf(page, noun, within)) add(element, called.length === 0 ? 0.8 : 0.6);
    if (best.size === 0 && within !== undefined) for (const element of listOf(page, noun)) add(element, 0.75);
    if (best.size === 0)
      for (const name of page.names)
        if (name.source !== 'role' && name.words.length <= 6)
          add(name.element, wordScore(page, phrase.nounWords, name) - 0.05);
  }
  // "The quantity": of several of that sort the one that says its sort itself.
  if (noun !== undefined && phrase.words.length + phrase.quotes.length === 0 && best.size > 1) {
    const called = new Set(toWords(NOUNS[noun]));
    for (const [element, score] of best)
      if (page.textOf(element).length < 40 && toWords(page.textOf(element)).some((word) => called.has(word)))
        best.set(element, score + 0.06);
  }
  if (phrase.rank !== undefined) {
    const isLoud = (element: Element): boolean =>
      drawnClasses(element).some((one) => /^bg-(?:primary$|inverse-surface$|\[)/.test(one)) ||
      findAttribute(element, 'dataPart') === 'primary-action';
    const ranked = [...best].filter(([element]) => isLoud(element) === (phrase.rank === 'primary'));
    if (ranked.length > 0) return ranked.map(([element, score]) => ({ element, score }));
  }
  return [...best].map(([element, score]) => ({ element, score }));
}

/** What has to be around words that it is called by. */
const BOXES: ReadonlySet<Noun> = new Set(['box', 'card', 'section', 'list', 'table', 'chart', 'form', 'row']);

/** What holds things and is called by its heading, not by what is in it. */
const CONTAINERS: ReadonlySet<Noun> = new Set(['list', 'table', 'chart', 'section', 'nav', 'form', 'legend']);

const isTitleOf = (page: Page, element: Element, holder: Element): boolean =>
  page.sections.some(
    (one) =>
      (one.heading === element || page.contains(one.heading, element)) &&
      one.elements.some((outer) => page.contains(outer, holder)),
  );

export const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.length > 0 && one.every((word, at) => likenessOf(word, other[at] ?? '') > 0.9);

/** Words that stand beside a kind and describe it: "the photo of the shop", "the promo code field". */
const PARTS: ReadonlySet<Noun> = new Set([
  'faq',
  'form',
  'footer',
  'header',
  'table',
  'chart',
  'hero',
  'legend',
  'sidebar',
]);

const isLink = (page: Page, element: Element): boolean => page.chainOf(element).some((one) => one.tagName === 'a');

const LONG = 160;
const describes = (page: Page, element: Element, words: readonly string[]): boolean => {
  const told = toWords(
    [
      page.textOf(element).length < LONG ? page.textOf(element) : '',
      ...[
        'ariaLabel',
        'dataPicture',
        'dataIcon',
        'alt',
        'placeholder',
        'id',
        'name',
        'dataBlock',
        'dataPart',
        'type',
      ].map((name) => String(element.properties[name] ?? '')),
    ]
      .join(' ')
      .replaceAll('-', ' '),
  );
  return words.some((word) => told.some((one) => likenessOf(word, one) > 0.84));
};

/** "The total amount": the figure that stands with a label. */
function valueBeside(page: Page, label: Element, noun: Noun): Element | undefined {
  if (noun !== 'value' && noun !== 'price') return undefined;
  const holder = page.parentOf(label);
  if (holder === undefined || page.leavesIn(holder).length > 4) return undefined;
  const typed = page
    .leavesIn(holder)
    .filter(({ element, text }) => !page.contains(label, element) && shapeOf(text).kind !== 'words');
  return typed.length === 1 ? typed[0]?.element : undefined;
}

const isRowIn = (row: readonly string[], words: readonly string[]): boolean =>
  words.some((_, start) => row.every((word, next) => words[start + next] === word));

function quotedScore(words: readonly string[], name: readonly string[]): number {
  if (words.length === 0) return 0;
  if (words.length === name.length && words.every((word, at) => word === name[at])) return 1;
  const at = name.findIndex((_, start) => words.every((word, next) => name[start + next] === word));
  return at < 0 ? 0 : 0.62 + 0.25 * (words.length / name.length);
}

const COMMON = new Set(
  toWords(
    'the a an of to in on at and or for with is are your my our per by from der die das und de la le les el y en il e het o a not no',
  ),
);

/** How well words that were said are the words of a name. */
function wordScore(page: Page, said: readonly string[], name: Name): number {
  if (isSame(said, name.words)) return said.every((word, at) => word === name.words[at]) ? 1 : 0.95;
  let matched = 0;
  let total = 0;
  let hits = 0;
  let slips = 0;
  for (const word of said) {
    const weight = COMMON.has(word) ? 0.1 : /^\d$/.test(word) ? 0.5 : 1;
    total += weight;
    let best = 0;
    for (const other of name.words) best = Math.max(best, likenessOf(word, other));
    if (best > 0.8) {
      matched += weight * best;
      hits++;
      slips += 1 - best;
    }
  }
  if (total < 0.5) return 0;
  const covers = matched / total;
  const filled = hits / Math.max(name.words.length, hits);
  if (covers < 0.6) return 0;
  const isWhole = hits === said.length;
  // "The stock bars": of a thing that the page has no word for, the words before it are no name.
  const head = said.at(-1) ?? '';
  if (!isWhole && head.length > 3 && !name.words.some((other) => likenessOf(head, other) > 0.8)) return covers * 0.4;
  // A box of many texts is not called by words that are strewn over them.
  if (isWhole && said.length > 1 && filled < 0.2 && page.leavesIn(name.element).length > 2) return 0;
  // What is said in passing in a long text is no name of it.
  return (
    (isWhole ? 0.55 + 0.33 * filled : covers * 0.5 + 0.2 * filled) - slips * 0.05 - (name.source === 'value' ? 0.02 : 0)
  );
}
