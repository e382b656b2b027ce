import type { Element } from 'hast';
import type { Noun } from '../ask/nouns.ts';
import type { Phrase } from '../ask/read-phrase.ts';
import { findAttribute, listClasses } from '../../../markup/element.ts';
import { elementsIn } from '../screen-tree.ts';
import { isHeadCell, isOf, liftTo, listOf, thingOf } from './kinds.ts';
import type { Name } from './list-names.ts';
import type { Page } from './page.ts';
import { likenessOf, toWords } from './to-words.ts';

/** What a phrase means on a page. */
export interface Resolved {
  elements: Element[];
  /** 0 to 1: how surely. */
  score: number;
  /** Several that answer equally: none may be taken. */
  rivals?: readonly Element[];
  /** All that answered as well, where one was taken because it was spoken of. */
  alike?: readonly Element[];
}

export interface Scope {
  page: Page;
  /** Where to look first. */
  within?: readonly Element[];
  /** What was spoken of before. */
  last?: readonly Element[];
}

interface Candidate {
  element: Element;
  score: number;
}

const NOTHING: Resolved = { elements: [], score: 0 };
const LEAST = 0.5;
const EQUAL = 0.012;

/** The elements that a phrase means. Exact names win over resemblance; of two that answer equally none is taken. */
export function resolve(scope: Scope, phrase: Phrase): Resolved {
  const { page } = scope;
  if (phrase.isPronoun === true)
    return scope.last === undefined || scope.last.length === 0 ? NOTHING : { elements: [...scope.last], score: 0.9 };
  const crossed = cross(scope, phrase) ?? juxtaposed(page, phrase);
  if (crossed !== undefined) return crossed;
  const holders = phrase.near.map(({ relation, phrase: of }) => ({ relation, found: resolve(scope, of), of }));
  if (
    holders.some(
      ({ found, of }) =>
        found.elements.length === 0 && of.noun !== 'page' && (of.quotes.length > 0 || of.words.length > 0),
    )
  ) {
    // "The bell for Ostrava": words that are no place are part of the name.
    const isNamed = phrase.near.every(({ relation, phrase: of }) => (relation === 'of' || relation === 'in' || relation === 'with') && of.quotes.length === 0 && of.near.length === 0);
    if (!isNamed) return NOTHING;
    const merged = resolve(scope, { ...phrase, words: [...phrase.words, ...phrase.near.flatMap(({ phrase: of }) => [...of.words, ...of.nounWords])], near: [] });
    return merged.rivals === undefined || phrase.noun !== undefined ? merged : NOTHING;
  }
  let candidates = listCandidates(scope, phrase);
  for (const { relation, found, of } of holders) {
    if (found.elements.length === 0) continue;
    // "The row of Oluwaseun", "the notice about the holiday": the thing of that kind that says so.
    const [holder] = found.elements;
    if (holder !== undefined && found.rivals === undefined && (relation === 'of' || relation === 'with') && phrase.noun !== undefined && BEARING.has(phrase.noun) && phrase.quotes.length + phrase.words.length === 0 && of.noun !== 'page') {
      const bearer = liftTo(page, holder, phrase.noun === 'hint' ? 'text' : phrase.noun === 'line' ? (page.chainOf(holder).some((one) => page.groupOf(one) !== undefined) ? 'item' : 'line') : phrase.noun);
      if (bearer !== undefined && (page.contains(bearer, holder) || bearer === holder)) return { elements: [bearer], score: 0.95 };
    }
    if (
      (relation === 'below' || relation === 'above') &&
      phrase.quotes.length + phrase.words.length === 0 &&
      (phrase.noun === undefined || ['line', 'text', 'hint', 'subtitle', 'date', 'item'].includes(phrase.noun))
    ) {
      const beside = neighbours(page, relation, found.elements, phrase.noun);
      if (beside.length > 0) {
        candidates = beside;
        continue;
      }
    }
    const related = relate(page, candidates, relation, found.elements, of);
    if (related.length > 0) candidates = related;
    else if (relation === 'of' || relation === 'in' || relation === 'below' || relation === 'above') {
      // "The line under the title": what is not named is what stands there.
      const beside = neighbours(page, relation, found.elements, phrase.noun);
      if (beside.length === 0 && candidates.length > 0 && phrase.quotes.length === 0) return NOTHING;
      if (beside.length > 0) candidates = beside;
    }
  }
  const { within } = scope;
  if (within !== undefined) {
    const inside = candidates.filter(({ element }) => within.some((outer) => page.contains(outer, element)));
    if (inside.some(({ score }) => score >= Math.max(0.6, ...candidates.map((one) => one.score - 0.35))))
      candidates = inside;
  }
  const chosen = choose(page, candidates, phrase);
  if (chosen.rivals === undefined || phrase.quotes.length + phrase.words.length > 0 || scope.last === undefined)
    return chosen;
  // "This button", "the counter": what was spoken of before, or what stands with it.
  const [last] = scope.last;
  const own =
    last === undefined
      ? undefined
      : chosen.rivals.filter((one) => page.contains(one, last) || page.contains(last, one));
  if (own !== undefined && own.length === 1 && own[0] !== undefined)
    return { elements: own, score: chosen.score, alike: chosen.rivals };
  const around = last === undefined ? [] : page.chainOf(last);
  for (const outer of around) {
    const near = chosen.rivals.filter((one) => page.contains(outer, one));
    if (near.length === 1 && near[0] !== undefined)
      return { elements: near, score: chosen.score, alike: chosen.rivals };
    if (near.length > 1) break;
  }
  return chosen;
}

function choose(page: Page, candidates: readonly Candidate[], phrase: Phrase): Resolved {
  const sorted = candidates
    .filter(({ score }) => score >= LEAST)
    .toSorted((one, other) => other.score - one.score || page.orderOf(one.element) - page.orderOf(other.element));
  const [best] = sorted;
  if (best === undefined) return NOTHING;
  const isNamed = phrase.quotes.length > 0 || phrase.words.length > 0;
  const equal = sorted
    .filter(({ score }) => best.score - score <= (isNamed ? EQUAL : 0.05))
    .toSorted((one, other) => page.orderOf(one.element) - page.orderOf(other.element));
  if (phrase.isAll === true || (phrase.isPlural === true && !isNamed && best.score < 0.9))
    return {
      elements: (isNamed
        ? equal
        : sorted.toSorted((one, other) => page.orderOf(one.element) - page.orderOf(other.element))
      ).map(({ element }) => element),
      score: best.score,
    };
  if (phrase.ordinal !== undefined && equal.length > 1) {
    const taken = equal.at(phrase.ordinal > 0 ? phrase.ordinal - 1 : phrase.ordinal);
    return taken === undefined ? NOTHING : { elements: [taken.element], score: best.score };
  }
  // Of a thing and the box around it the inner one bears the name.
  const apart = equal.filter(
    ({ element }) => !equal.some((other) => other.element !== element && page.contains(element, other.element)),
  );
  const [first] = apart;
  if (first === undefined) return NOTHING;
  return apart.length > 1
    ? { elements: [first.element], score: best.score, rivals: apart.map(({ element }) => element) }
    : { elements: [first.element], score: best.score };
}

/** Kinds of things that are called by what they say. */
const BEARING: ReadonlySet<Noun> = new Set(['row', 'item', 'card', 'line', 'entry', 'text', 'hint', 'box', 'option']);

/** All that words and a kind could mean, with how well each fits. */
function listCandidates({ page, within }: Scope, phrase: Phrase): Candidate[] {
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
    const lifted = liftTo(page, name.element, noun);
    const isHolder =
      (CONTAINERS.has(noun) || (noun === 'card' && lifted !== undefined && page.groupOf(lifted) === undefined)) &&
      lifted !== undefined &&
      lifted !== name.element &&
      name.source === 'text' &&
      !isTitleOf(page, name.element, lifted);
    if (lifted !== undefined)
      add(
        lifted,
        (isHolder ? score - 0.4 : score) +
          0.08 +
          (page.contains(name.element, lifted) || lifted === name.element ? 0.02 : 0) +
          name.weight / 4,
      );
    else add(name.element, score - 0.22 + name.weight);
  };
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
    if (noun !== undefined && best.size === 0)
      for (const element of listOf(page, noun, within)) if (describes(page, element, phrase.words)) add(element, 0.7);
  } else if (noun !== undefined) {
    // A kind can be what something is called here: a field "Name", a section "Questions".
    const called = page.names.filter((name) => isSame(phrase.nounWords, name.words) && name.source !== 'role');
    for (const name of called) add(name.element, 0.96 + name.weight);
    if (called.length === 0 || phrase.isPlural === true || phrase.ordinal !== undefined)
      for (const element of listOf(page, noun, within)) add(element, called.length === 0 ? 0.8 : 0.6);
    if (best.size === 0 && within !== undefined) for (const element of listOf(page, noun)) add(element, 0.75);
    if (best.size === 0)
      for (const name of page.names)
        if (name.source !== 'role' && name.words.length <= 6)
          add(name.element, wordScore(page, phrase.nounWords, name) - 0.05);
  }
  if (phrase.rank !== undefined) {
    const isLoud = (element: Element): boolean =>
      listClasses(element).some((one) => /^bg-(?:primary$|inverse-surface$|\[)/.test(one)) ||
      findAttribute(element, 'dataPart') === 'primary-action';
    const ranked = [...best].filter(([element]) => isLoud(element) === (phrase.rank === 'primary'));
    if (ranked.length > 0) return ranked.map(([element, score]) => ({ element, score }));
  }
  return [...best].map(([element, score]) => ({ element, score }));
}

/** What holds things and is called by its heading, not by what is in it. */
const CONTAINERS: ReadonlySet<Noun> = new Set(['list', 'table', 'chart', 'section', 'nav', 'form', 'legend']);
const isTitleOf = (page: Page, element: Element, holder: Element): boolean =>
  page.sections.some(
    (one) =>
      (one.heading === element || page.contains(one.heading, element)) &&
      one.elements.some((outer) => page.contains(outer, holder)),
  );

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.length > 0 && one.every((word, at) => likenessOf(word, other[at] ?? '') > 0.9);

/** Words that stand beside a kind and describe it: "the photo of the shop", "the promo code field". */
const describes = (page: Page, element: Element, words: readonly string[]): boolean => {
  const told = toWords(
    [
      page.textOf(element),
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
  // What is said in passing in a long text is no name of it.
  return (
    (isWhole ? 0.55 + 0.33 * filled : covers * 0.5 + 0.2 * filled) - slips * 0.05 - (name.source === 'value' ? 0.02 : 0)
  );
}

function relate(
  page: Page,
  candidates: readonly Candidate[],
  relation: string,
  holders: readonly Element[],
  of: Phrase,
): Candidate[] {
  const around = holders.flatMap((holder) => holdersOf(page, holder, of));
  switch (relation) {
    case 'of':
    case 'in':
      for (const outer of around) {
        const inside = candidates.filter(
          ({ element }) =>
            outer.some((one) => one !== element && page.contains(one, element)) && !holders.includes(element),
        );
        if (inside.length > 0) return inside;
      }
      return [];
    case 'with':
      return candidates.filter(({ element }) => holders.some((holder) => page.contains(element, holder)));
    case 'around':
      return candidates.filter(({ element }) => holders.some((holder) => page.contains(element, holder)));
    case 'below':
    case 'after': {
      const [first] = holders;
      const later = candidates.filter(
        ({ element }) =>
          first !== undefined && page.orderOf(element) > page.orderOf(first) && !page.contains(first, element),
      );
      return nearest(page, later, holders);
    }
    case 'above':
    case 'before': {
      const [first] = holders;
      const earlier = candidates.filter(
        ({ element }) =>
          first !== undefined && page.orderOf(element) < page.orderOf(first) && !page.contains(element, first),
      );
      return nearest(page, earlier, holders);
    }
    case 'beside':
    case 'leftof':
    case 'rightof':
      return nearest(
        page,
        candidates.filter(({ element }) => !holders.includes(element)),
        holders,
      );
    default:
      return [...candidates];
  }
}

/** The things that can hold something "of" it: itself, its item, its section, from the nearest outward. */
function holdersOf(page: Page, element: Element, of: Phrase): Element[][] {
  const section = page.sections.find((one) => one.heading === element || page.contains(one.heading, element));
  const thing = thingOf(page, element);
  const item = page.chainOf(element).find((one) => page.groupOf(one) !== undefined);
  const list: Element[][] = [[element], [thing]];
  if (section !== undefined) list.push([...section.elements]);
  if (item !== undefined && of.noun !== 'section') list.push([item]);
  const card = page.chainOf(element).find((one) => isOf(page, one, 'card'));
  if (card !== undefined) list.push([card]);
  const box = page.chainOf(element).find((one) => isOf(page, one, 'section'));
  if (box !== undefined) list.push([box]);
  return list;
}

function nearest(page: Page, candidates: readonly Candidate[], holders: readonly Element[]): Candidate[] {
  const [holder] = holders;
  if (holder === undefined || candidates.length < 2) return [...candidates];
  const far = (element: Element): number => {
    const shared = page.chainOf(holder).findIndex((one) => page.contains(one, element));
    return (shared < 0 ? 50 : shared * 5) + Math.abs(page.orderOf(element) - page.orderOf(holder)) / 1000;
  };
  const least = Math.min(...candidates.map(({ element }) => far(element)));
  return candidates.filter(({ element }) => far(element) <= least + 1e-9);
}

/** What stands above or below something where only its kind is said. */
function neighbours(page: Page, relation: string, holders: readonly Element[], noun: Noun | undefined): Candidate[] {
  const [holder] = holders;
  if (holder === undefined || (relation !== 'below' && relation !== 'above')) return [];
  const texts = page.leaves
    .map(({ element }) => element)
    .filter(
      (element) => !page.contains(holder, element) && (noun === undefined || !['button', 'badge'].includes(noun)),
    );
  const next =
    relation === 'below'
      ? texts.find((element) => page.orderOf(element) > page.orderOf(holder))
      : texts.findLast((element) => page.orderOf(element) < page.orderOf(holder));
  return next === undefined ? [] : [{ element: next, score: 0.8 }];
}

/** "Tuesday 16:00": the head of a column and of a row, in one breath. */
function juxtaposed(page: Page, phrase: Phrase): Resolved | undefined {
  const words = [...phrase.words, ...phrase.quotes.flatMap(toWords)];
  if (words.length < 2 || phrase.near.length > 0 || phrase.noun !== undefined) return undefined;
  for (const table of page.elements) {
    if (table.tagName !== 'table') continue;
    const rows = page.elements.filter((one) => one.tagName === 'tr' && page.contains(table, one));
    const [head] = rows;
    if (head === undefined) continue;
    for (const [at, top] of elementsIn(head).entries()) {
      const column = toWords(page.textOf(top));
      if (at === 0 || column.length === 0 || !column.every((word) => words.includes(word))) continue;
      const rest = words.filter((word) => !column.includes(word));
      const row = rows.slice(1).find((one) => isSame(rest, toWords(page.textOf(elementsIn(one)[0] ?? one))));
      const cell = row === undefined ? undefined : elementsIn(row)[at];
      if (cell !== undefined) return { elements: [cell], score: 1 };
    }
  }
  return undefined;
}

/** Where a row and a column meet: "the hold of Candling", "storage of Bay", "Monday at 16:00". */
function cross(scope: Scope, phrase: Phrase): Resolved | undefined {
  const { page } = scope;
  const [of] = phrase.near.filter(({ relation }) => relation === 'of' || relation === 'in' || relation === 'with');
  if (of === undefined || phrase.near.length > 2) return undefined;
  const head: Phrase = { ...phrase, near: [], ...(phrase.noun === 'cell' ? {} : {}) };
  const ones = listCandidates(scope, {
    ...head,
    words: [...head.words, ...(head.noun === 'cell' || head.noun === 'column' ? [] : head.nounWords)],
  }).concat(listCandidates(scope, { ...head, noun: 'column' }));
  const others = listCandidates(scope, of.phrase);
  let best: { cell: Element; score: number } | undefined;
  for (const table of page.elements) {
    if (table.tagName !== 'table') continue;
    const isIn = ({ element, score }: Candidate): boolean => page.contains(table, element) && score >= 0.6;
    const cells = (candidate: Candidate): { row?: Element; column?: number; score: number } => {
      const cell =
        page.chainOf(candidate.element).find((one) => one.tagName === 'th' || one.tagName === 'td') ??
        candidate.element;
      const row = page.chainOf(candidate.element).find((one) => one.tagName === 'tr');
      if (isHeadCell(page, cell) && row !== undefined)
        return { column: elementsIn(row).indexOf(cell), score: candidate.score };
      return row === undefined ? { score: 0 } : { row, score: candidate.score };
    };
    for (const one of ones.filter(isIn).map(cells))
      for (const other of others.filter(isIn).map(cells)) {
        const row = one.row ?? other.row;
        const column = one.column ?? other.column;
        if (row === undefined || column === undefined || (one.row !== undefined && other.row !== undefined)) continue;
        const cell = elementsIn(row)[column];
        const score = (one.score + other.score) / 2;
        if (cell !== undefined && score > (best?.score ?? 0)) best = { cell, score };
      }
  }
  return best === undefined ? undefined : { elements: [best.cell], score: best.score };
}
