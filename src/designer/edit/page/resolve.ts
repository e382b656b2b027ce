import { listEnglishStems } from '../../understand/translate-words.ts';
import { listStems } from '../../understand/word-forms.ts';
import { findAttribute, listClasses } from '../../../markup/element.ts';
import { likenessOf, toWords } from './to-words.ts';
import type { Element } from 'hast';
import type { Noun } from '../ask/nouns.ts';
import type { RelationSense } from '../ask/phrase-senses.ts';
import type { Phrase } from '../ask/read-phrase.ts';
import { BEARING, type Candidate, listCandidates } from './candidates.ts';
import { cross, juxtaposed } from './cross.ts';
import { inEnglish } from './in-english.ts';
import { liftTo } from './lift-to.ts';
import { isBoxed } from './kinds.ts';
import { listOf } from './list-of.ts';
import { isBadge } from './make-of-part.ts';
import type { Page } from './page.ts';
import { neighbours, relate } from './relate.ts';

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

const NOTHING: Resolved = { elements: [], score: 0 };

const LEAST = 0.5;

const EQUAL = 0.012;

/** A word that is no more than a part of a heading names nothing surely. */
const SURE = 0.8;

/** Kinds of which a page has one: "the comparison table" is the table. */
const SOLE: ReadonlySet<Noun> = new Set(['table', 'nav', 'footer', 'header', 'sidebar', 'faq', 'form']);

/** Words of another language where the page has none of them: "speichern" for a button called "Save". */
export function resolve(scope: Scope, phrase: Phrase): Resolved {
  const { twice = [], ...once } = phrase;
  const own = resolveOwn(scope, phrase);
  const told = own.rivals === undefined ? undefined : mostTold(scope.page, own.rivals, phrase);
  if (told !== undefined) return { elements: [told], score: own.score };
  // Two words for one kind say no more than one, where the first is no name here.
  if (twice.length > 0 && own.score < SURE)
    return resolve(scope, { ...once, words: phrase.words.filter((word) => !twice.includes(word)) });
  const isTied = own.rivals !== undefined && phrase.noun === 'table';
  if (
    (own.elements.length === 0 || isTied) &&
    phrase.quotes.length === 0 &&
    phrase.words.length > 0 &&
    SOLE.has(phrase.noun ?? 'page')
  ) {
    const [only, ...more] = listOf(scope.page, phrase.noun ?? 'page');
    if (only !== undefined && more.length === 0) return { elements: [only], score: 0.6 };
  }
  if (own.elements.length > 0 || phrase.words.length === 0 || phrase.quotes.length > 0) return own;
  // "L'objectif de jour": two words of one name, with what joins them in other languages.
  const [of, ...more] = phrase.near;
  const joined =
    of?.relation === 'of' && more.length === 0 && of.phrase.near.length + of.phrase.quotes.length === 0
      ? inEnglish([...of.phrase.words, ...of.phrase.nounWords, ...phrase.words])
      : undefined;
  if (joined !== undefined) {
    const found = resolveOwn(scope, { ...phrase, words: joined, near: [] });
    if (found.elements.length > 0 && found.rivals === undefined && found.score >= 0.9) return found;
  }
  const english = inEnglish(phrase.words);
  if (english !== undefined) {
    const found = resolveOwn(scope, { ...phrase, words: english });
    if (found.elements.length > 0) return found;
  }
  for (const lang of ['de', 'fr', 'es', 'it', 'nl', 'pt']) {
    const said = phrase.words.join(' ');
    const stems = listEnglishStems(said, lang);
    if (stems.join(' ') === listStems(said).join(' ')) continue;
    const found = resolveOwn(scope, { ...phrase, words: stems });
    if (found.elements.length > 0) return found;
  }
  return own;
}

/** "The sentence about stopping when the knee swells": of several texts the one that says most of the words. */
function mostTold(page: Page, rivals: readonly Element[], phrase: Phrase): Element | undefined {
  if (!['text', 'line', 'hint', 'box', 'quote', 'question'].includes(phrase.noun ?? 'page')) return undefined;
  const words = [...phrase.words, ...phrase.near.flatMap(({ phrase: of }) => of.words)].filter(
    ({ length }) => length > 3,
  );
  if (words.length < 2 || phrase.quotes.length > 0) return undefined;
  const isLike = (one: string, other: string): boolean =>
    likenessOf(one, other) > 0.85 || (other.length > 3 && one.startsWith(other) && one.length - other.length < 5);
  const scored = rivals
    .map((element) => {
      const own = toWords(page.textOf(element));
      return { element, hits: words.filter((word) => own.some((one) => isLike(word, one))).length };
    })
    .toSorted((one, other) => other.hits - one.hits);
  const [best, next] = scored;
  return best !== undefined && best.hits > 1 && best.hits > (next?.hits ?? 0) ? best.element : undefined;
}

/** The elements that a phrase means. Exact names win over resemblance; of two that answer equally none is taken. */
function resolveOwn(scope: Scope, phrase: Phrase): Resolved {
  const { page } = scope;
  if (phrase.isPronoun === true)
    return scope.last === undefined || scope.last.length === 0 ? NOTHING : { elements: [...scope.last], score: 0.9 };
  const [place] = scope.within ?? [];
  if (
    place !== undefined &&
    phrase.noun === 'heading' &&
    phrase.isPlural !== true &&
    phrase.ordinal === undefined &&
    phrase.quotes.length + phrase.words.length + phrase.near.length === 0
  ) {
    const own =
      page.sections.find((one) => one.elements[0] === place) ??
      page.sections.find((one) => page.contains(place, one.heading));
    if (own !== undefined) return { elements: [own.heading], score: 0.9 };
  }
  // "The warning": the one thing on the page that is made as one.
  if (phrase.noun === 'box' && phrase.quotes.length + phrase.words.length + phrase.near.length === 0) {
    const isCalled = phrase.nounWords.some((word) => /^(?:warning|alert|notice|banner|callout|advice)$/.test(word));
    const made = isCalled ? page.elements.filter(isNotice) : [];
    const outermost = made.filter((one) => !made.some((other) => other !== one && page.contains(other, one)));
    if (outermost.length === 1) return { elements: outermost, score: 0.9 };
  }
  // "Overdue labels": what all badges of one text are called, where no field is.
  if (phrase.noun === 'label' && phrase.isPlural === true && phrase.quotes.length + phrase.near.length === 0) {
    const badges = page.elements.filter(
      (one) => isBadge(page, one) && toWords(page.textOf(one)).join(' ') === phrase.words.join(' '),
    );
    const inner = badges.filter((one) => !badges.some((other) => other !== one && page.contains(one, other)));
    if (inner.length > 0) return { elements: inner, score: 0.95 };
  }
  // "Green stock bars": the page has no bars that it calls so.
  const thing = phrase.words.at(-1) ?? '';
  if (
    phrase.quotes.length > 0 &&
    phrase.noun === undefined &&
    phrase.ordinal === undefined &&
    thing.length > 3 &&
    !/["“„«]/.test(phrase.said) &&
    !page.names.some(({ words }) => words.some((word) => likenessOf(word, thing) > 0.8))
  )
    return NOTHING;
  // "The order number 48213": a figure that the page does not show names nothing on it.
  if (phrase.words.some((word) => /^\d{3,}$/.test(word) && !page.leaves.some(({ text }) => text.includes(word))))
    return NOTHING;
  const next = ofLast(scope, phrase);
  if (next !== undefined) return next;
  const called = headedBy(page, phrase);
  if (called !== undefined) return resolve(scope, called);
  const crossed = cross(scope, phrase) ?? juxtaposed(page, phrase);
  if (crossed !== undefined) return crossed;
  const listed = listedUnder(page, phrase);
  if (listed !== undefined) return listed;
  const holders = phrase.near.map(({ relation, phrase: of }) => ({ relation, found: resolve(scope, of), of }));
  if (
    holders.some(
      ({ found, of }) =>
        found.elements.length === 0 && of.noun !== 'page' && (of.quotes.length > 0 || of.words.length > 0),
    )
  ) {
    // "The bell for Ostrava": words that are no place are part of the name.
    const isNamed = phrase.near.every(
      ({ relation, phrase: of }) =>
        (relation === 'of' || relation === 'in' || relation === 'with') &&
        of.quotes.length === 0 &&
        of.near.length === 0,
    );
    if (!isNamed) return NOTHING;
    const merged = resolve(scope, {
      ...phrase,
      words: [...phrase.words, ...phrase.near.flatMap(({ phrase: of }) => [...of.words, ...of.nounWords])],
      near: [],
    });
    return merged.rivals === undefined || phrase.noun !== undefined ? merged : NOTHING;
  }
  let candidates = listCandidates(scope, phrase);
  for (const { relation, found, of } of holders) {
    if (found.elements.length === 0) continue;
    // "The heading of Green stock": what bears the name is the thing itself.
    if (
      found.elements[0] !== undefined &&
      found.rivals === undefined &&
      relation === 'of' &&
      (phrase.noun === 'heading' || phrase.noun === 'title') &&
      phrase.quotes.length + phrase.words.length === 0
    ) {
      const own = page.sections.find(
        (one) => one.heading === found.elements[0] || one.elements[0] === found.elements[0],
      );
      if (own !== undefined) return { elements: [own.heading], score: 0.95 };
    }
    // "The answer to "Which suppliers are connected?"": what is folded under it.
    const folded =
      phrase.noun === 'answer'
        ? page.chainOf(found.elements[0] ?? page.tree.body).find(({ tagName }) => tagName === 'details')
        : undefined;
    const answer =
      folded &&
      page.elements.find((one) => one !== folded && page.parentOf(one) === folded && one.tagName !== 'summary');
    if (answer !== undefined) return { elements: [answer], score: 0.95 };
    // "The row of Oluwaseun", "the notice about the holiday": the thing of that kind that says so.
    const [holder] = found.elements;
    if (
      holder !== undefined &&
      found.rivals === undefined &&
      (relation === 'of' || relation === 'with') &&
      phrase.noun !== undefined &&
      BEARING.has(phrase.noun) &&
      phrase.quotes.length + phrase.words.length === 0 &&
      of.noun !== 'page'
    ) {
      const bearer = liftTo(
        page,
        holder,
        phrase.noun === 'hint'
          ? 'text'
          : phrase.noun === 'line'
            ? page.chainOf(holder).some((one) => page.groupOf(one) !== undefined)
              ? 'item'
              : 'line'
            : phrase.noun,
      );
      const isWhole =
        toWords(page.textOf(holder)).length <=
        of.words.length + of.nounWords.length + of.quotes.flatMap(toWords).length;
      const isOwn =
        bearer !== undefined &&
        page.textOf(bearer) === page.textOf(holder) &&
        isWhole &&
        ['hint', 'text'].includes(phrase.noun);
      if (bearer !== undefined && !isOwn && (page.contains(bearer, holder) || bearer === holder))
        return { elements: [bearer], score: 0.95 };
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
    const held = relation === 'with' || relation === 'around' ? (found.rivals ?? found.elements) : found.elements;
    const related = relate(page, candidates, relation, held, of, phrase.noun);
    const other = related.length > 0 ? related : relatedToOther(scope, candidates, relation, of, phrase.noun);
    if (other.length > 0) candidates = other;
    else if (relation === 'of' || relation === 'in' || relation === 'below' || relation === 'above') {
      // "The line under the title": what is not named is what stands there.
      const beside = neighbours(page, relation, found.elements, phrase.noun);
      // "The reminder in the morning": a part of what the first words name is called by the last.
      const inner = relation === 'of' || relation === 'in' ? innerOf(page, candidates, found) : undefined;
      if (inner !== undefined) return { elements: [inner], score: 0.8 };
      if (beside.length === 0 && candidates.length > 0 && phrase.quotes.length === 0) return NOTHING;
      if (beside.length > 0) candidates = beside;
    }
  }
  const { within } = scope;
  if (within !== undefined) {
    const inside = candidates.filter(({ element }) => within.some((outer) => page.contains(outer, element)));
    // "On the card X replace the tag "Calm"": what does not stand there is not meant anywhere else.
    const isStrict =
      within.length === 1 &&
      within[0] !== undefined &&
      page.groupOf(within[0]) !== undefined &&
      phrase.quotes.length > 0 &&
      (phrase.noun === 'badge' || phrase.noun === 'state');
    if (isStrict || inside.some(({ score }) => score >= Math.max(0.6, ...candidates.map((one) => one.score - 0.35))))
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

/** "The guatemala row from the roasts": of what the last words can mean, that which holds what the first do. */
function relatedToOther(
  scope: Scope,
  candidates: readonly Candidate[],
  relation: RelationSense,
  of: Phrase,
  noun: Noun | undefined,
): Candidate[] {
  if (relation !== 'of' && relation !== 'in') return [];
  const holders = listCandidates(scope, of)
    .filter(({ score }) => score >= LEAST)
    .toSorted((one, other) => other.score - one.score);
  for (const { element } of holders) {
    const related = relate(scope.page, candidates, relation, [element], of, noun);
    if (related.length > 0) return related;
  }
  return [];
}

/** "Open "Which suppliers?" and close the first one": one of the things of which another was spoken of. */
function ofLast({ page, last = [] }: Scope, phrase: Phrase): Resolved | undefined {
  const isBare = phrase.words.length + phrase.quotes.length + phrase.near.length === 0;
  const isOne =
    phrase.noun === undefined || (phrase.noun === 'item' && /^(?:one|ones)$/.test(phrase.nounWords[0] ?? ''));
  if (phrase.ordinal === undefined || !isBare || !isOne) return undefined;
  const [spoken] = last;
  const item =
    spoken === undefined
      ? undefined
      : page.chainOf(spoken).find((one) => page.groupOf(one) !== undefined && !['td', 'th'].includes(one.tagName));
  const taken = takeFrom((item && page.groupOf(item)?.items) ?? [], phrase);
  return taken.length === 0 ? undefined : { elements: taken, score: 0.9 };
}

/** "The list of exercises": a kind of things that heads a section here is the name of that section. */
function headedBy(page: Page, phrase: Phrase): Phrase | undefined {
  const [only, ...more] = phrase.near;
  if (only?.relation !== 'of' || more.length > 0 || phrase.words.length + phrase.quotes.length > 0) return undefined;
  const { phrase: of } = only;
  if (of.words.length + of.quotes.length + of.near.length > 0 || of.nounWords.length === 0) return undefined;
  if (!['list', 'section', 'table', 'card', 'box'].includes(phrase.noun ?? '') || of.ordinal !== undefined)
    return undefined;
  const isHeaded = page.sections.some(
    ({ heading }) => toWords(page.textOf(heading)).join(' ') === of.nounWords.join(' '),
  );
  return isHeaded ? { ...phrase, words: of.nounWords, near: [] } : undefined;
}

/** The second of several, or the first two. */
function takeFrom<One>(ones: readonly One[], { ordinal = 1, count = 1 }: Phrase): One[] {
  const start = ordinal > 0 ? ordinal - 1 : Math.max(0, ones.length + ordinal - (count - 1));
  return ones.slice(start, start + count);
}

/** "The first two exercises", "the last concert": entries of the list that stands under a heading of that name. */
function listedUnder(page: Page, phrase: Phrase): Resolved | undefined {
  if (phrase.ordinal === undefined || phrase.quotes.length > 0 || phrase.near.length > 0) return undefined;
  if (phrase.noun !== undefined && !['item', 'card', 'question', 'option', 'row'].includes(phrase.noun))
    return undefined;
  const said = [...phrase.words, ...phrase.nounWords];
  const last = said.at(-1);
  if (last === undefined) return undefined;
  for (const { heading, elements } of page.sections) {
    const called = toWords(page.textOf(heading));
    if (heading.tagName === 'h1' || !called.some((word) => likenessOf(word, last) > 0.9)) continue;
    if (!said.every((word) => called.some((own) => likenessOf(own, word) > 0.84))) continue;
    const items = page.elements.filter(
      (one) =>
        ['li', 'tr', 'article', 'details', 'label'].includes(one.tagName) &&
        page.groupOf(one) !== undefined &&
        elements.some((outer) => outer !== one && page.contains(outer, one)),
    );
    const outer = items.filter((one) => !items.some((other) => other !== one && page.contains(other, one)));
    const taken = takeFrom(outer, phrase);
    if (outer.length > 1 && taken.length > 0) return { elements: taken, score: 0.95 };
  }
  return undefined;
}

const isNotice = (element: Element): boolean =>
  /^(?:alert|status|note)$/.test(findAttribute(element, 'role') ?? '') ||
  listClasses(element).some((name) => /(?:^|[-_])(?:alert|warning|notice|callout|banner)(?:$|[-_])/.test(name));

const isTile = (page: Page, element: Element): boolean =>
  (page.groupOf(element)?.items.length ?? 0) > 1 && !['li', 'tr', 'section'].includes(element.tagName);

/** "The cards": boxes of the make that says most, wherever on the page they stand. */
function tilesOf(page: Page): Element[] {
  const isRepeated = (one: Element): boolean =>
    page
      .chainOf(one)
      .slice(0, 2)
      .some((outer) => (page.groupOf(outer)?.items.length ?? 0) > 1);
  const tiles = page.elements.filter(
    (one) => (one.tagName === 'article' || isBoxed(one)) && !NO_TILES.has(one.tagName) && isRepeated(one),
  );
  const makes = Map.groupBy(tiles, (one) => `${one.tagName} ${listClasses(one)[0] ?? ''}`);
  const isCalledSo = (one: Element): boolean =>
    one.tagName === 'article' || listClasses(one).some((name) => /card|tile|panel/.test(name));
  const weigh = (ones: readonly Element[]): number =>
    ones.reduce((sum, one) => sum + page.textOf(one).length * (isCalledSo(one) ? 10 : 1), 0);
  return [...makes.values()].toSorted((one, other) => weigh(other) - weigh(one))[0] ?? [];
}

const NO_TILES = new Set([
  'a',
  'button',
  'span',
  'input',
  'select',
  'textarea',
  'td',
  'th',
  'tr',
  'header',
  'footer',
  'nav',
  'main',
  'p',
]);

function innerOf(page: Page, candidates: readonly Candidate[], found: Resolved): Element | undefined {
  const [part] = found.elements;
  const [best] = candidates.toSorted((one, other) => other.score - one.score);
  if (part === undefined || best === undefined || found.rivals !== undefined) return undefined;
  const section = page.sections.find((one) => one.heading === best.element);
  return section?.elements.some((outer) => page.contains(outer, part)) === true ? part : undefined;
}

/** Kinds of things that are meant together where they say the same. */
const ALIKE: ReadonlySet<Noun> = new Set(['badge', 'button', 'icon', 'link']);

/** Kinds of things that words in the plural mean together. */
const MADE: ReadonlySet<Noun> = new Set(['card', 'row', 'item', 'question', 'badge']);

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
  const tiles = phrase.noun === 'card' && phrase.isPlural === true && !isNamed ? tilesOf(page) : [];
  if (tiles.length > 1) return { elements: tiles, score: best.score };
  if (phrase.isAll === true || (phrase.isPlural === true && !isNamed && best.score < 0.9))
    return {
      elements: (isNamed
        ? equal
        : sorted.toSorted((one, other) => page.orderOf(one.element) - page.orderOf(other.element))
      ).map(({ element }) => element),
      score: best.score,
    };
  if (phrase.ordinal !== undefined && equal.length > 1) {
    // The last of the tiles is one of several of a make, and no single box that is drawn like them.
    const made = phrase.noun === 'card' ? equal.filter(({ element }) => isTile(page, element)) : [];
    const taken = takeFrom(made.length > 1 ? made : equal, phrase);
    return taken.length === 0 ? NOTHING : { elements: taken.map(({ element }) => element), score: best.score };
  }
  // Of a thing and the box around it the inner one bears the name.
  const apart = equal.filter(
    ({ element }) => !equal.some((other) => other.element !== element && page.contains(element, other.element)),
  );
  const [first] = apart;
  if (first === undefined) return NOTHING;
  // "The sale badges": all that say the same; "the urgent cards": all of a make that say so.
  const isAlike = new Set(apart.map(({ element }) => page.textOf(element))).size === 1;
  const isMade = new Set(apart.map(({ element }) => element.tagName)).size === 1;
  if (
    phrase.isPlural === true &&
    phrase.quotes.length === 0 &&
    apart.length > 1 &&
    ((ALIKE.has(phrase.noun ?? 'page') && isAlike) || (MADE.has(phrase.noun ?? 'page') && isMade))
  )
    return { elements: apart.map(({ element }) => element), score: best.score };
  return apart.length > 1
    ? { elements: [first.element], score: best.score, rivals: apart.map(({ element }) => element) }
    : { elements: [first.element], score: best.score };
}
