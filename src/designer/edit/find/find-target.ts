import type { Element } from 'hast';
import { findAttribute } from '../../../markup/element.ts';
import { readableText } from '../../../markup/text-content.ts';
import { listStems, toSingular } from '../../understand/word-forms.ts';
import { listEnglishStems } from '../../understand/translate-words.ts';
import type { TargetWords } from '../edit-operation.ts';
import { elementsIn, listMatching, partName, type ScreenTree } from '../screen-tree.ts';
import { isButtonLike } from './infer-kinds.ts';
import { listItemGroups, textsOfItem, titleOf } from './list-items.ts';
import { isOfNoun, isWithin, kindOfWords, listNamed, type PartKind, type Scope } from './list-named.ts';
import { coverage, isSameWord, likeness, normal, stemsOf } from './match-words.ts';
import { listSections, type Section } from './outline.ts';
import { findPartNoun } from './part-nouns.ts';

/** What an instruction means by its words. */
export interface Found {
  elements: Element[];
  kind: PartKind;
  /** What was decided where the words could mean several things. */
  note?: string;
  /** Parts of the words that nothing on the screen answers to. */
  missing?: string[];
}

const ORDINALS: Readonly<Record<string, number>> = {
  first: 0,
  '1st': 0,
  second: 1,
  '2nd': 1,
  third: 2,
  '3rd': 2,
  fourth: 3,
  '4th': 3,
  fifth: 4,
  '5th': 4,
  sixth: 5,
  '6th': 5,
  seventh: 6,
  eighth: 7,
  ninth: 8,
  tenth: 9,
  last: -1,
  final: -1,
  bottom: -1,
  lowest: -1,
  rightmost: -1,
  top: 0,
  upper: 0,
  topmost: 0,
  leftmost: 0,
  left: 0,
  right: -1,
};

/** The elements that words mean; undefined when nothing on the screen answers to them. */
export function findTargets(scope: Scope, { words, quoted }: TargetWords): Found | undefined {
  if (quoted !== undefined) {
    const said = findQuoted(scope, words, quoted);
    if (said !== undefined) return said;
    return undefined;
  }
  const cleaned = clean(words);
  if (cleaned === '') return undefined;
  return findByWords(scope, cleaned) ?? findTranslated(scope, cleaned);
}

const clean = (words: string): string =>
  words
    .trim()
    .replace(/^(?:(?:the|a|an|this|that|these|those|my|our|its|your)\s+)+/i, '')
    .replace(
      /\s+(?:please|itself|as well|too|again|completely|entirely|altogether|(?:on|of|from|in) (?:the|this) (?:screen|page|app|site|design))$/i,
      '',
    )
    .trim();

const ALL_BUT = /^(?:everything|all|anything)\b.*\b(?:except|but|other than|apart from|besides)\b/i;
const PRONOUN = /^(?:it|this|that|them|these|those|they|everything)$/i;

function findByWords(scope: Scope, words: string): Found | undefined {
  if (PRONOUN.test(words)) return undefined;
  // What is to be kept must never be taken for what is meant.
  if (ALL_BUT.test(words)) return findAllBut(scope, words);
  return (
    findExact(scope, words) ??
    findExactPart(scope, words) ??
    findAllBut(scope, words) ??
    findSeveral(scope, words) ??
    findEvery(scope, words) ??
    findRelated(scope, words) ??
    findByOrdinal(scope, words) ??
    findNamedPart(scope, words) ??
    findLikely(scope, words) ??
    findDestination(scope, words) ??
    findSaying(scope, words)
  );
}

/** Words of another language, in English. */
function findTranslated(scope: Scope, words: string): Found | undefined {
  for (const lang of ['de', 'fr', 'es']) {
    const english = listEnglishStems(words, lang).join(' ');
    if (english !== listStems(words).join(' ')) {
      const found = findExact(scope, english) ?? findNamedPart(scope, english) ?? findLikely(scope, english);
      if (found !== undefined) return found;
    }
  }
  return undefined;
}

const toFound = (element: Element | undefined, kind: PartKind, note?: string): Found | undefined =>
  element === undefined ? undefined : { elements: [element], kind, ...(note === undefined ? {} : { note }) };

/** A text given word for word, on the kind of thing that is named beside it. */
function findQuoted(scope: Scope, words: string, quoted: string): Found | undefined {
  const outside = words
    .replace(quoted, ' ')
    .replaceAll(/["“”'‘’]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const place = /\b(?:in|of|from|on|inside|within)\s+(?:the\s+)?(.+)$/i.exec(outside)?.[1];
  const container = place === undefined ? undefined : findByWords(scope, clean(place));
  const within = container === undefined ? scope : { ...scope, root: container.elements[0] ?? scope.root };
  const noun =
    /\b(button|link|section|block|card|row|plan|tile|field|toggle|tab|chip|column|group|message|item)s?\b/i.exec(
      outside,
    )?.[1];
  if (/\b(?:next to|beside)\b/i.test(outside)) {
    const anchor = findExact(scope, quoted)?.elements[0];
    const near = anchor === undefined ? undefined : findBeside(scope, anchor, noun ?? 'thing');
    if (near !== undefined) return near;
  }
  const named = noun === undefined ? undefined : findExactNoun(within, quoted, noun.toLowerCase());
  return (
    named ??
    findExact(within, quoted) ??
    findSaying(within, quoted) ??
    (within === scope ? undefined : findExact(scope, quoted))
  );
}

const findExactNoun = (scope: Scope, quoted: string, noun: string): Found | undefined => {
  const named = listNamed(scope, noun);
  const match =
    named?.elements.find((element) => normal(labelOf(element)) === normal(quoted)) ??
    named?.elements.find((element) => normal(readableText(element)).includes(normal(quoted)));
  return named === undefined ? undefined : toFound(match, named.kind);
};

/** "The Start with one bag button": a noun behind the very name. */
function findExactPart(scope: Scope, words: string): Found | undefined {
  const before = /^(button|link|field|tab|chip|card|row|plan|column|group|section|toggle|option)\s+(.+)$/i.exec(words);
  if (before?.[1] !== undefined && before[2] !== undefined) {
    const found =
      findExactNoun(scope, before[2], before[1]) ?? findExact(scope, before[2]) ?? findDestination(scope, before[2]);
    if (found !== undefined) return found;
  }
  const match =
    /^(.+?)\s+(button|link|field|tab|chip|card|row|plan|ticket|tile|column|group|section|message|item|toggle|switch|option|step)$/i.exec(
      words,
    );
  if (match?.[1] === undefined || match[2] === undefined || ORDINALS[match[1].toLowerCase()] !== undefined)
    return undefined;
  const named = listNamed(scope, match[2]);
  const found = named?.elements.find((element) => normal(labelOf(element)) === normal(match[1] ?? ''));
  return named === undefined ? undefined : toFound(found, named.kind);
}

/** What an element is called: its heading or title, its label, its text. */
export const labelOf = (element: Element): string =>
  findAttribute(element, 'ariaLabel') ??
  (isButtonLike(element) || elementsIn(element).length === 0 ? readableText(element) : titleOf(element)) ??
  '';

/** The very name of a section, an item, a control or a text. */
function findExact(scope: Scope, words: string): Found | undefined {
  const { tree, root } = scope;
  const wanted = normal(words);
  const stems = stemsOf(words);
  const isName = (name: string): boolean => {
    if (normal(name) === wanted) return true;
    const spoken = stemsOf(name);
    return (
      stems.length > 0 &&
      spoken.length === stems.length &&
      Math.abs(listStems(name).length - listStems(words).length) < 2 &&
      stems.every((stem, index) => stem === spoken[index])
    );
  };
  const sections = sectionsIn(scope).filter(({ element }) => element !== root);
  const section = sections.findLast(({ heading, element }) => isName(heading) && !isPageWide(element));
  if (section !== undefined && !section.isFurniture) return toFound(section.element, 'section');
  const item = itemsIn(scope).find(
    (candidate) => isName(titleOf(candidate)) && (root !== tree.body || !isFurnitureText(tree, candidate)),
  );
  if (item !== undefined) return toFound(item, 'item');
  const texts = listMatching(
    root,
    (element) => isName(readableText(element)) && !elementsIn(element).some((child) => isName(readableText(child))),
  );
  const isSpoken = sections.some(({ heading, isFurniture }) => !isFurniture && coverage(stems, stemsOf(heading)) === 1);
  const called = isSpoken
    ? undefined
    : sections.find(({ names, isFurniture }) => isFurniture && names.some((name) => normal(name) === wanted));
  if (called !== undefined && !texts.some((element) => isButtonLike(element) && !isFurnitureText(tree, element)))
    return toFound(called.element, 'section');
  const content = texts.filter((element) => !isFurnitureText(tree, element) || root !== tree.body);
  const text = content.find((element) => isButtonLike(element) || element.tagName === 'a') ?? content[0];
  if (text !== undefined) return toFound(controlAround(tree, text), isControl(tree, text) ? 'part' : 'text');
  const labelled = listMatching(
    root,
    (element) =>
      (root !== tree.body || !isFurnitureText(tree, element)) &&
      (isName(findAttribute(element, 'ariaLabel') ?? '') || isName(findAttribute(element, 'placeholder') ?? '')),
  )[0];
  return labelled === undefined ? undefined : toFound(labelled, 'part');
}

/** A place to go, by its name. */
function findDestination({ tree, root }: Scope, words: string): Found | undefined {
  const wanted = normal(words);
  const text = listMatching(
    root,
    (element) =>
      normal(readableText(element)) === wanted &&
      !elementsIn(element).some((child) => normal(readableText(child)) === wanted) &&
      isFurnitureText(tree, element),
  )[0];
  return toFound(text, 'text');
}

const isPageWide = (element: Element): boolean =>
  element.tagName === 'main' || listMatching(element, (one) => one.tagName === 'main').length > 0;
const isFurnitureText = (tree: ScreenTree, element: Element): boolean => {
  for (let at: Element | undefined = element; at !== undefined; at = tree.parentOf(at))
    if (at.tagName === 'nav' || at.tagName === 'footer' || (at.tagName === 'header' && isPageHeader(tree, at)))
      return true;
  return false;
};
const isPageHeader = (tree: ScreenTree, header: Element): boolean => {
  const parent = tree.parentOf(header);
  return (
    (parent === tree.body || parent?.tagName === 'main' || parent?.tagName === 'div') &&
    listMatching(header, (one) => one.tagName === 'h1').length === 0 &&
    listMatching(header, (one) => one.tagName === 'a' || one.tagName === 'button').length > 1
  );
};
const controlAround = (tree: ScreenTree, element: Element): Element => {
  for (let at: Element | undefined = element; at !== undefined; at = tree.parentOf(at))
    if (at.tagName === 'button' || (at.tagName === 'a' && isButtonLike(at))) return at;
  return element;
};
const isControl = (tree: ScreenTree, element: Element): boolean => isButtonLike(controlAround(tree, element));

export const sectionsIn = ({ tree, root }: Scope): Section[] =>
  listSections(tree).filter(({ element }) => root === tree.body || isWithin(tree, root, element));

/** "The customer of the first order": the cell under that heading. */
function findCell({ tree }: Scope, row: Element, noun: string): Found | undefined {
  if (row.tagName !== 'tr') return undefined;
  const table = tree.parentOf(tree.parentOf(row) ?? row) ?? row;
  const heads = listMatching(table, (element) => element.tagName === 'th' && findAttribute(element, 'scope') !== 'row');
  const at = heads.findIndex((head) => coverage(stemsOf(noun), stemsOf(readableText(head))) === 1);
  return at === -1 ? undefined : toFound(elementsIn(row)[at], 'text');
}

export const itemsIn = ({ tree, root }: Scope): Element[] =>
  root === tree.body ? tree.recall('items', () => itemsOf(root)) : itemsOf(root);

const itemsOf = (root: Element): Element[] =>
  listItemGroups(root)
    .flatMap(({ items }) => items)
    .filter((item) => !['a', 'button', 'label', 'span'].includes(item.tagName));

/** "Everything except the map", "all fields but the e-mail", "everything below the reviews". */
function findAllBut(scope: Scope, words: string): Found | undefined {
  const match =
    /^(?:everything|all|anything|all other things)(?:\s+(?:the\s+)?(?!except|but)([\p{L} -]+?))?\s+(?:except|but|other than|apart from|besides)(?: for)?\s+(.+)$/iu.exec(
      words,
    );
  if (match?.[2] !== undefined) {
    const kept = findByWords(scope, clean(match[2])) ?? findSeveral(scope, match[2]);
    if (kept === undefined) return undefined;
    const noun = match[1];
    const listed = noun === undefined ? undefined : listNamed(scope, noun)?.elements;
    const universe = listed ?? siblingsLike(scope, kept);
    const others = universe.filter(
      (element) =>
        !kept.elements.some((keep) => isWithin(scope.tree, element, keep) || isWithin(scope.tree, keep, element)),
    );
    return others.length === 0 ? undefined : { elements: others, kind: kept.kind };
  }
  const side =
    /^(?:everything|all)(?: that is| that stands| which is)?\s+(below|under|after|above|before|over)\s+(.+)$/i.exec(
      words,
    );
  if (side?.[2] === undefined) return undefined;
  const anchor = findByWords(scope, clean(side[2]))?.elements[0];
  if (anchor === undefined) return undefined;
  const order = listMatching(scope.tree.body, () => true);
  const isAfter = /below|under|after/i.test(side[1] ?? '');
  const others = topSections(scope).filter(
    (element) =>
      !isWithin(scope.tree, element, anchor) &&
      (isAfter ? order.indexOf(element) > order.indexOf(anchor) : order.indexOf(element) < order.indexOf(anchor)),
  );
  return others.length === 0 ? undefined : { elements: others, kind: 'section' };
}

/** Sections that stand in no other, without bars and navigation; the foot of the page is one. */
export function topSections(scope: Scope): Element[] {
  const sections = sectionsIn(scope)
    .filter(({ isFurniture, element }) => !isFurniture || element.tagName === 'footer')
    .filter(({ element }) => !isPageWide(element));
  return sections
    .map(({ element }) => element)
    .filter(
      (element) => !sections.some((other) => other.element !== element && isWithin(scope.tree, other.element, element)),
    );
}

function siblingsLike(scope: Scope, kept: Found): Element[] {
  const [first] = kept.elements;
  if (first === undefined) return [];
  if (kept.kind === 'section')
    return topSections(scope).filter((element) => element.tagName !== 'footer' && element.tagName !== 'header');
  const group = listItemGroups(scope.root).find(({ items }) => items.includes(first));
  return group?.items ?? elementsIn(scope.tree.parentOf(first) ?? scope.root);
}

/** "The mug and the towel", "phone and date fields", "the first and the last section". */
function findSeveral(scope: Scope, words: string): Found | undefined {
  const parts = words
    .split(/\s*,\s*(?:and\s+)?|\s+(?:and|&|as well as|plus)\s+/i)
    .map(clean)
    .filter((part) => part !== '');
  if (parts.length < 2) return undefined;
  const head = /(\p{L}+)$/u.exec(parts.at(-1) ?? '')?.[1] ?? '';
  const found = parts.map((part) => {
    const bare = part.endsWith(head) ? part.slice(0, -head.length).trim() : part;
    const withHead =
      isPartWord(head) && bare !== '' ? findByWords(scope, `${bare} ${toSingular(head.toLowerCase())}`) : undefined;
    return { part, found: withHead ?? findByWords(scope, part) };
  });
  const elements = found.flatMap((each) => each.found?.elements ?? []);
  if (elements.length === 0) return undefined;
  const missing = found.filter((each) => each.found === undefined).map(({ part }) => part);
  return {
    elements: [...new Set(elements)],
    kind: found.find((each) => each.found !== undefined)?.found?.kind ?? 'part',
    ...(missing.length === 0 ? {} : { missing }),
  };
}

const isPartWord = (word: string): boolean =>
  findPartNoun(toSingular(word.toLowerCase())) !== undefined ||
  /^(?:sections?|cards?|rows?|items?|charts?|plans?|entries)$/i.test(word);

/** "All charts", "every row that is late", "the sale badges". */
function findEvery(scope: Scope, words: string): Found | undefined {
  const match = /^(?:all|every|each|both|any)(?: of)?(?: the)?\s+(.+)$/i.exec(words);
  const noun = match?.[1] ?? words;
  const isPlural = (match !== null || isPluralPart(noun)) && !/^the last\b/i.test(noun);
  if (!isPlural) return undefined;
  const narrowed = /^(.+?)\s+(?:that (?:is|are|say|says)|which (?:is|are)|with|marked|saying)\s+(.+)$/i.exec(noun);
  const inPlace = /^(.+?)\s+(?:in|of|from|on)\s+(?:the\s+)?(.+)$/i.exec(noun);
  const place = inPlace?.[2] === undefined ? undefined : findByWords(scope, clean(inPlace[2]));
  const within = place?.elements[0] === undefined ? scope : { ...scope, root: place.elements[0] };
  const plain = place === undefined ? noun : (inPlace?.[1] ?? noun);
  const bare = match === null ? plain : clean(plain);
  const named = listNamed(within, narrowed?.[1] ?? bare) ?? labelledPlural(within, bare);
  if (named === undefined || named.certainty < 0.5) return undefined;
  const saying = narrowed?.[2];
  const every =
    saying === undefined || match === null ? named.elements : [...new Set([...named.elements, ...itemsIn(within)])];
  const elements =
    saying === undefined
      ? named.elements
      : every.filter(
          (element) =>
            coverage(stemsOf(saying), stemsOf(readableText(element))) >= 1 || saysState(scope, element, saying),
        );
  return elements.length === 0 ? undefined : { elements, kind: named.kind };
}

/** A row under a heading that tells its state. */
const saysState = ({ tree }: Scope, element: Element, state: string): boolean => {
  const parent = tree.parentOf(element);
  const [first] = parent === undefined ? [] : elementsIn(parent);
  return (
    first !== undefined &&
    first !== element &&
    likeness(
      state,
      readableText(first)
        .replace(/\d+/g, '')
        .replace(/^state\s*/i, ''),
    ) > 0.9
  );
};

const isPluralPart = (words: string): boolean => {
  const last = /(\p{L}+)$/u.exec(words)?.[1]?.toLowerCase() ?? '';
  return (
    (last !== toSingular(last) &&
      findPartNoun(toSingular(last)) !== undefined &&
      !/^(?:tags|words|figures|numbers|lines|plans|messages|groups|stats|tiles|columns|metrics)$/.test(last)) ||
    (/\s(?:in|of|from|on)\s/.test(words) &&
      /^(?:pictures|images|photos|icons|buttons|links|badges|tags)\b/i.test(words))
  );
};

/** "Sale badges": of the badges, those that say so. */
function labelledPlural(scope: Scope, words: string): ReturnType<typeof listNamed> {
  const match = /^(.+?)\s+(\p{L}+)$/u.exec(words);
  if (match?.[1] === undefined || match[2] === undefined) return undefined;
  const named = listNamed(scope, match[2]);
  const elements =
    named?.elements.filter((element) => coverage(stemsOf(match[1] ?? ''), stemsOf(readableText(element))) >= 1) ?? [];
  return named === undefined || elements.length === 0 ? undefined : { ...named, elements };
}

const RELATIONS =
  /\s+(next to|beside|near|adjacent to|right of|left of|in|of|from|on|inside|within|to|for|among|at|under|below|above|over|about|with|called|named|titled|saying)\s+/gi;

/** "The last row of the list", "the card next to the chart", "the button under the headline", "the notice about …". */
function findRelated(scope: Scope, words: string): Found | undefined {
  const joints = [...words.matchAll(RELATIONS)].toReversed();
  for (const joint of joints) {
    const what = clean(words.slice(0, joint.index));
    const other = clean(words.slice(joint.index + joint[0].length));
    const relation = (joint[1] ?? '').toLowerCase();
    if (what === '' || other === '') continue;
    if (/^(?:about|with|called|named|titled|saying)$/.test(relation)) {
      const labelled = findLabelled(scope, other, what);
      if (labelled !== undefined) return labelled;
      continue;
    }
    const anchor = findByWords(scope, other);
    const [element] = anchor?.elements ?? [];
    if (element === undefined) continue;
    if (/^(?:next to|beside|near|adjacent to|right of|left of)$/.test(relation)) {
      const near = findBeside(scope, element, what);
      if (near !== undefined) return near;
    } else if (/^(?:under|below|above|over)$/.test(relation)) {
      const near = findOnSide(scope, element, what, /under|below/.test(relation));
      if (near !== undefined) return near;
    } else {
      const inner = { ...scope, root: anchor?.kind === 'text' ? itemAround(scope, element) : element };
      const found =
        findCell(scope, inner.root, what) ??
        findByOrdinal(inner, what) ??
        findNamedPart(inner, what) ??
        findNounIn(inner, what) ??
        findExact(inner, what) ??
        findLikely(inner, what) ??
        findHeld(scope, anchor, what);
      if (found !== undefined) return found;
    }
  }
  return undefined;
}

/** The row or card that a text stands in, else the text. */
function itemAround({ tree }: Scope, element: Element): Element {
  for (let at: Element | undefined = element; at !== undefined; at = tree.parentOf(at))
    if (['li', 'tr', 'article'].includes(at.tagName)) return at;
  return element;
}

const findNounIn = (scope: Scope, noun: string): Found | undefined => {
  const named = listNamed(scope, noun);
  return named === undefined || named.certainty < 0.6 ? undefined : toFound(named.elements[0], named.kind);
};

/** "The toggle for X", "the list of X": the thing that is X itself. */
const findHeld = (scope: Scope, anchor: Found | undefined, what: string): Found | undefined =>
  anchor !== undefined &&
  (isHeadOf(scope, anchor, what) ||
    /^(?:toggle|switch|checkbox|row|line|entry|setting|item|section|list|table|card|chart|graph|field|group|block|button|option|title|name|label|text|value|number|figure|price|amount|picture|photo)s?$/i.test(
      what,
    ))
    ? anchor
    : undefined;

/** "Projects in June": June, in the section about projects. */
const isHeadOf = ({ tree }: Scope, { elements, kind }: Found, what: string): boolean => {
  const section =
    kind === 'section'
      ? undefined
      : listSections(tree).findLast((each) => elements[0] !== undefined && isWithin(tree, each.element, elements[0]));
  return (
    section !== undefined &&
    coverage(
      stemsOf(what.replace(/^(?:number|amount|value|count|sum) of (?:the )?/i, '')),
      stemsOf(section.heading),
    ) === 1
  );
};

function findLabelled(scope: Scope, label: string, noun: string): Found | undefined {
  const named = listNamed(scope, noun);
  const match = named?.elements
    .map((element) => ({
      element,
      score: coverage(stemsOf(label), stemsOf(`${labelOf(element)} ${readableText(element)}`)),
    }))
    .reduce<{ element?: Element; score: number }>((top, each) => (each.score > top.score ? each : top), { score: 0.6 });
  if (named !== undefined && match?.element !== undefined) return toFound(match.element, named.kind);
  return findExact(scope, label) ?? findLikely(scope, label) ?? findSaying(scope, label);
}

/** The like thing that stands beside an element: after it, else before it. */
function findBeside(scope: Scope, anchor: Element, what: string): Found | undefined {
  const named = listNamed(scope, what);
  const list = named?.elements ?? [];
  const isMeant = (element: Element): boolean => list.includes(element) || isItemLike(element, what);
  for (let at: Element | undefined = anchor; at !== undefined && at !== scope.tree.body; at = scope.tree.parentOf(at)) {
    const around = elementsIn(scope.tree.parentOf(at) ?? scope.tree.body);
    const index = around.indexOf(at);
    const near = [around[index + 1], around[index - 1], ...around.slice(index + 2)].filter(
      (element) => element !== undefined,
    );
    const direct = near.find(isMeant);
    if (direct !== undefined) return toFound(direct, named?.kind ?? 'item');
    const inside = near.flatMap((element) => list.filter((candidate) => isWithin(scope.tree, element, candidate)))[0];
    if (inside !== undefined) return toFound(inside, named?.kind ?? 'item');
  }
  return undefined;
}

const isItemLike = (element: Element, what: string): boolean =>
  /^(?:card|tile|box|panel|thing|one|section|block|item|chart)$/i.test(what) &&
  ['div', 'li', 'article', 'section', 'figure'].includes(element.tagName) &&
  readableText(element) !== '';

/** The nearest such thing above or below an element. */
function findOnSide(scope: Scope, anchor: Element, what: string, isBelow: boolean): Found | undefined {
  const named = listNamed(scope, what);
  if (named === undefined) return undefined;
  const order = listMatching(scope.tree.body, () => true);
  const heading = listMatching(anchor, (element) => element.tagName === 'h1')[0] ?? anchor;
  const at = order.indexOf(heading);
  const near = isBelow
    ? named.elements.find((element) => order.indexOf(element) > at)
    : named.elements.findLast((element) => order.indexOf(element) < at && !isWithin(scope.tree, element, heading));
  return toFound(near, named.kind);
}

/** "The second card", "the last section", "the top picture". */
function findByOrdinal(scope: Scope, words: string): Found | undefined {
  const match = /^(\p{L}+|\d+(?:st|nd|rd|th))\s+(.+)$/iu.exec(words);
  const place = ORDINALS[match?.[1]?.toLowerCase() ?? ''];
  const noun = clean(match?.[2] ?? '');
  if (place === undefined || noun === '') return undefined;
  if (
    /^(?:top|bottom|left|right|upper)$/i.test(match?.[1] ?? '') &&
    /^(?:bar|navigation|nav|menu|rail|row|line)$/i.test(noun)
  )
    return undefined;
  const title = /^(.+?)\s+(title|name|text|label|headline)$/i.exec(noun);
  const holder =
    title?.[1] === undefined || findPartNoun(noun.toLowerCase()) !== undefined
      ? undefined
      : findByOrdinal(scope, `${match?.[1] ?? ''} ${title[1]}`);
  if (holder !== undefined) return holder;
  const label = /^(.+?)\s+(\p{L}+)$/u.exec(noun);
  const named =
    listNamed(scope, noun) ??
    (label?.[2] === undefined ? undefined : (labelledPlural(scope, noun) ?? nounOf(scope, label[2])));
  if (named === undefined) return undefined;
  const outside =
    scope.root === scope.tree.body
      ? named.elements.filter((element) => !isFurnitureText(scope.tree, element))
      : named.elements;
  return toFound((outside.length > 0 ? outside : named.elements).at(place), named.kind);
}

const nounOf = (scope: Scope, noun: string): ReturnType<typeof listNamed> => {
  const named = listNamed(scope, noun);
  return named !== undefined && named.certainty >= 0.5 ? named : undefined;
};

const COLORS =
  /^(?:red|blue|green|purple|orange|yellow|pink|teal|black|dark|coloured|colored|filled|main|primary|big|large|accent|violet|brown|navy)$/i;
const SECOND = /^(?:secondary|other|second|outlined|white|grey|gray|quiet|alternative)$/i;

/** "The Buy now button", "the phone field", "the blue button", "the hero", "the Studio plan". */
function findNamedPart(scope: Scope, words: string): Found | undefined {
  const tokens = words.split(/\s+/);
  for (let cut = Math.max(0, tokens.length - 3); cut < tokens.length; cut += 1) {
    const noun = tokens.slice(cut).join(' ').toLowerCase();
    const label = tokens.slice(0, cut).join(' ');
    const isKnown =
      findPartNoun(noun.split(' ').map(toSingular).join(' ')) !== undefined || findPartNoun(noun) !== undefined;
    if (!isKnown) continue;
    const named = listNamed(scope, noun);
    if (named === undefined) continue;
    if (label === '') return pickProminent(scope, named.elements, named.kind, noun);
    const painted = pickPainted(named.elements, label, (element) => isFurnitureText(scope.tree, element));
    if (painted !== undefined) return toFound(painted, named.kind);
    const best =
      bestOf(named.elements, label, (element) => labelOf(element) || readableText(element)) ??
      bestOf(
        named.elements,
        label,
        (element) => `${findAttribute(element, 'dataPicture') ?? ''} ${contextOf(scope, element)}`,
      );
    if (best !== undefined) return toFound(best, named.kind);
  }
  return undefined;
}

/** The words around a thing that has none of its own, such as a picture. */
const contextOf = ({ tree }: Scope, element: Element): string => {
  const section = listSections(tree).findLast((one) => isWithin(tree, one.element, element));
  return `${section?.heading ?? ''} ${section?.names.join(' ') ?? ''} ${[...(section?.kinds ?? [])].join(' ')}`;
};

function pickProminent(scope: Scope, elements: readonly Element[], kind: PartKind, noun: string): Found | undefined {
  const main = elements.find((element) => partName(element) === 'primary-action');
  const outside = elements.find((element) => !isFurnitureText(scope.tree, element) && readableText(element) !== '');
  const meant = /button|cta/.test(noun) ? (main ?? outside ?? elements[0]) : elements[0];
  const note =
    elements.length > 1 && kind !== 'text' && !/^(?:hero|search|logo)/.test(noun)
      ? `of ${elements.length} that "${noun}" could mean it is ${/button|cta/.test(noun) ? 'the main one' : 'the first'}`
      : undefined;
  return toFound(meant, kind, note);
}

/** "The blue button": the one in the strong colour; "the secondary button": the one that is not. */
function pickPainted(
  elements: readonly Element[],
  label: string,
  isOut: (element: Element) => boolean,
): Element | undefined {
  const isStrong = (element: Element): boolean =>
    partName(element) === 'primary-action' ||
    /(?:^| )bg-(?:primary|secondary|tertiary|on-surface)(?: |$)/.test(findAttribute(element, 'className') ?? '');
  if (COLORS.test(label))
    return elements.find((element) => isStrong(element) && !isOut(element)) ?? elements.find(isStrong);
  return SECOND.test(label)
    ? (elements.find((element) => partName(element) === 'secondary-action') ??
        elements.find((element) => !isStrong(element)))
    : undefined;
}

function bestOf(
  elements: readonly Element[],
  label: string,
  nameOf: (element: Element) => string,
): Element | undefined {
  const asked = stemsOf(label);
  const best = elements
    .map((element) => ({
      element,
      score:
        likeness(label, nameOf(element)) +
        (asked.length > 0 && coverage(asked, stemsOf(nameOf(element))) === 1 ? 0.2 : 0),
    }))
    .reduce<{ element?: Element; score: number }>((top, each) => (each.score > top.score ? each : top), {
      score: 0.39,
    });
  return best.element;
}

/** A section, an item or a control by part of its name, by what it shows, or by another word for it. */
function findLikely(scope: Scope, words: string): Found | undefined {
  const { tree, root } = scope;
  const plain = words.replace(/\b(?:section|block|area|panel|part|module|widget|component)\b/gi, ' ').trim() || words;
  const isSection = plain !== words;
  const stems = stemsOf(plain);
  if (stems.length === 0) return undefined;
  const kind = kindOfWords(stems);
  const scored: { element: Element; kind: PartKind; score: number }[] = [];
  for (const section of sectionsIn(scope)) {
    if (section.element === root && root !== tree.body) continue;
    if (isPageWide(section.element)) continue;
    scored.push({
      element: section.element,
      kind: 'section',
      score: scoreSection(section, stems, plain, kind) + (isSection ? 0.1 : 0),
    });
  }
  if (!isSection)
    for (const item of itemsIn(scope)) {
      if (root === tree.body && isFurnitureText(tree, item)) continue;
      const last = stems.at(-1) ?? '';
      const withoutNoun =
        stems.length > 1 &&
        (/^(?:card|row|item|entry|tile|line|plan|ticket|column|group|pet|jar|step|field|person|product|message|option|tier|price|metric|stat|setting|song|order|dock|speaker|talk|grower|team|member|run|song|track|zone|category)$/.test(
          last,
        ) ||
          scope.topic.includes(last))
          ? stems.slice(0, -1)
          : stems;
      const title = titleOf(item);
      const score = Math.max(
        likeness(plain, title),
        coverage(withoutNoun, stemsOf(title)) * 0.85 + coverage(stemsOf(title), withoutNoun) * 0.1,
      );
      const inner =
        score < 0.5 &&
        textsOfItem(item).some(
          (text) =>
            normal(text) === normal(plain) ||
            (withoutNoun.length > 0 &&
              coverage(withoutNoun, stemsOf(text)) === 1 &&
              stemsOf(text).length <= withoutNoun.length + 2),
        )
          ? 0.75
          : 0;
      scored.push({ element: item, kind: 'item', score: Math.max(score, inner) });
    }
  const best = scored.reduce<(typeof scored)[number] | undefined>(
    (top, each) => (top === undefined || each.score > top.score + 0.001 ? each : top),
    undefined,
  );
  if (best === undefined || best.score < LEAST_SCORE) return undefined;
  const rivals = scored.filter(
    (each) =>
      each.score === best.score &&
      each.kind === best.kind &&
      !isWithin(tree, best.element, each.element) &&
      !isWithin(tree, each.element, best.element),
  );
  const note =
    rivals.length > 0 && best.kind === 'section'
      ? `of ${rivals.length + 1} that "${words}" could mean it is the first`
      : undefined;
  return toFound(best.element, best.kind, note);
}

const LEAST_SCORE = 0.55;

/** Mean of how well each asked word is explained by the section's heading, its names and what it shows. */
function scoreSection(section: Section, stems: readonly string[], words: string, kind: string | undefined): number {
  const heading = stemsOf(section.heading);
  const isKind = kind !== undefined && [...section.kinds].some((one) => one === kind);
  const byNames = Math.max(
    0,
    ...section.names.map((name) => coverage(stems, stemsOf(name)) * 0.9 + (normal(name) === normal(words) ? 0.15 : 0)),
  );
  const text = section.isFurniture ? [] : stemsOf(readableText(section.element)).slice(0, 400);
  const isKindNoun = kind !== undefined && stems.length === 1;
  const explained = stems.map((stem) => {
    if (heading.some((one) => isSameWord(stem, one)))
      return isKind || !isKindNoun ? 1 : 0.4 + 0.6 * Math.min(1, coverage(heading, stems) * 2);
    if (isOfNoun(section, stem)) return 0.92;
    if (section.names.some((name) => stemsOf(name).some((one) => isSameWord(stem, one)))) return 0.85;
    if ([...section.kinds].some((one) => kindOfWords([stem]) === one)) return 0.88;
    return text.some((one) => isSameWord(stem, one)) ? 0.35 : 0;
  });
  const mean = explained.reduce<number>((sum, each) => sum + each, 0) / stems.length;
  const isNoun = isOfNoun(section, words.toLowerCase()) ? 0.93 : 0;
  return (
    Math.max(
      mean + likeness(words, section.heading) * 0.1,
      byNames,
      isNoun,
      isKind ? 0.8 + coverage(stems, heading) * 0.2 : 0,
    ) - (section.isFurniture ? 0.02 : 0)
  );
}

/** The innermost element that says the words among others, or an item that does. */
function findSaying(scope: Scope, words: string): Found | undefined {
  const wanted = normal(words);
  if (wanted.length < 2) return undefined;
  const saying = listMatching(scope.root, (element) => normal(readableText(element)).includes(wanted));
  const inner = saying.find(
    (element) => !elementsIn(element).some((child) => normal(readableText(child)).includes(wanted)),
  );
  return inner === undefined || readableText(inner).length > wanted.length * 6 + 60
    ? undefined
    : toFound(controlAround(scope.tree, inner), isControl(scope.tree, inner) ? 'part' : 'text');
}
