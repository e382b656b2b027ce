import type { Element } from 'hast';
import type { DrawnDevice } from '../../domain/designer.ts';
import { createElement, findAttribute, isElement, listClasses, setClasses } from '../../markup/element.ts';
import { readableText } from '../../markup/text-content.ts';
import { createRandom, type Random } from '../seeded-random.ts';
import {
  boxBlock,
  isPanelled,
  flipMedia,
  pairEntries,
  setActions,
  setHeads,
  setWidth,
  turnParts,
} from './arrange-details.ts';
import { cardsToRows, fewerAcross, movePicture, turnOpening } from './arrange-cards.ts';
import {
  choicesAcross,
  headsOverRules,
  spreadParts,
  headOnPanel,
  headToMiddle,
  panelsToRules,
  rowsToCards,
} from './arrange-rows.ts';
import { elementsIn, headingOf, isHeading, listBlocks, listMatching } from '../edit/screen-tree.ts';

export interface Rearranging {
  device: DrawnDevice;
  seed: string;
  /** 0…1: the chance of each way to arrange anew that the document allows. */
  strength: number;
  /** `details`: the parts stay where they stand, only what is in them is arranged otherwise. */
  ways?: 'all' | 'details';
}

/**
 * Another arrangement of a document whose plan is not known (edited since, or made elsewhere). The opening stays first, no
 * text is touched and nothing is lost. Answers what was arranged otherwise, in words; `[]` where nothing could be.
 */
export function rearrange(body: Element, { device, seed, strength, ways = 'all' }: Rearranging): string[] {
  const random = createRandom(`rearrange:${seed}`);
  const able = [
    ...random.shuffle(ways === 'all' ? CARDS : []),
    ...random.shuffle(ways === 'all' ? PARTS : []),
    ...random.shuffle(DETAILS),
    ...(ways === 'all' ? [pairSections] : []),
  ];
  const changed: string[] = [];
  for (const way of able) {
    if (random.next() >= strength && changed.length > 0) continue;
    const said = way(body, random, device);
    if (said !== undefined) changed.push(said);
  }
  return changed;
}

/** Says what it changed; undefined when there was nothing to change. */
type Way = (body: Element, random: Random, device: DrawnDevice) => string | undefined;

const isSection = (element: Element): boolean =>
  element.tagName !== 'header' &&
  element.tagName !== 'nav' &&
  element.tagName !== 'footer' &&
  (element.tagName === 'section' || listBlocks(element).length > 0) &&
  listMatching(element, (inner) => inner.tagName === 'h1').length === 0;

const listStacks = (body: Element): Element[] =>
  listMatching(body, (element) => elementsIn(element).filter(isSection).length >= 2);

const reorderSections: Way = (body, random) => {
  let first: Element | undefined;
  for (const list of listStacks(body)) {
    const sections = movableIn(list);
    if (sections.length < 2) continue;
    const shuffled = random.shuffle(sections);
    const same = shuffled.every((section, at) => section === sections[at]);
    const order = same ? [...sections.slice(1), ...sections.slice(0, 1)] : shuffled;
    let next = 0;
    list.children = list.children.map((child) =>
      isElement(child) && sections.includes(child) ? (order[next++] ?? child) : child,
    );
    first ??= order[0];
  }
  return first === undefined ? undefined : `${nameOf(first)} first`;
};

const CALL_CHARACTERS = 260;

/**
 * Sections that can change places: those with a head of their own. What has none belongs to its neighbour, and a call to act
 * closes the page.
 */
function movableIn(list: Element): Element[] {
  const sections = elementsIn(list).filter(isSection);
  const last = sections.at(-1);
  const closes =
    last !== undefined &&
    sections.length > 2 &&
    readableText(last).length < CALL_CHARACTERS &&
    listMatching(last, (one) => one.tagName === 'button' || one.tagName === 'a' || one.tagName === 'form').length > 0;
  return sections.filter(
    (section) =>
      (headingOf(section) !== '' ||
        listBlocks(section).length > 0 ||
        findAttribute(section, 'dataBlock') !== undefined) &&
      !(closes && section === last),
  );
}

const nameOf = (section: Element): string =>
  headingOf(section) === ''
    ? (findAttribute(section, 'dataBlock') ?? 'another part').replaceAll('-', ' ')
    : `"${headingOf(section).slice(0, 28)}"`;

/** Columns change sides where they stand beside each other; reading order goes with them. */
const flipColumns: Way = (body) => {
  const grids = listMatching(body, (element) => elementsIn(element).length === 2 && isColumns(element));
  for (const grid of grids) reverseChildren(grid);
  return grids.length === 0 ? undefined : 'columns mirrored';
};

const COLUMNS = /^(?:md|lg|xl):(?:grid-cols-(?:12|2)|flex-row)$/;
const isColumns = (element: Element): boolean =>
  listClasses(element).some((name) => COLUMNS.test(name)) &&
  listMatching(element, isHeading).every((heading) => heading.tagName !== 'h1');

function reverseChildren(element: Element): void {
  const columns = elementsIn(element).toReversed();
  let next = 0;
  element.children = element.children.map((child) => (isElement(child) ? (columns[next++] ?? child) : child));
}

const SPAN = /^((?:md|lg|xl):col-span-)([4-8])$/;

const changeShares: Way = (body, random) => {
  const grids = listMatching(body, (element) => listClasses(element).some((name) => name.endsWith(':grid-cols-12')));
  let isChanged = false;
  for (const grid of grids) {
    const columns = elementsIn(grid);
    const spans = columns.map((column) =>
      Number(
        listClasses(column)
          .map((name) => SPAN.exec(name)?.[2])
          .find(Boolean),
      ),
    );
    const [a, b] = spans;
    if (columns.length !== 2 || a === undefined || b === undefined || a + b !== 12) continue;
    const first = random.pick([5, 6, 7, 8].filter((share) => share !== a && (a < 6 ? 12 - share : share) >= 4));
    const shares = a < 6 ? [12 - first, first] : [first, 12 - first];
    for (const [at, column] of columns.entries()) {
      setClasses(
        column,
        listClasses(column).map((name) => name.replace(SPAN, (_, start: string) => `${start}${shares[at] ?? 6}`)),
      );
    }
    isChanged ||= shares[0] !== a;
  }
  return isChanged ? 'columns of other widths' : undefined;
};

const GRID = /^((?:\w+:)?grid-cols-)([2-4])$/;

const CHIP_CHARACTERS = 24;

/** What is picked from a row of short choices, such as a day or a time: it needs its neighbours beside it. */
const isChip = (element: Element): boolean =>
  /^(?:button|label|a|li)$/.test(element.tagName) && readableText(element).length <= CHIP_CHARACTERS;

/** A card that is a row of picture and words needs its width. */
const isRowCard = (element: Element): boolean =>
  listClasses(element).includes('items-stretch') && listClasses(element).includes('flex');

const isPictured = (element: Element): boolean =>
  listMatching(element, (inner) => findAttribute(inner, 'dataPicture') !== undefined).length > 0;

/** Rows of cards get more or fewer in a row; what divides evenly first. */
const changeGrids: Way = (body, random, device) => {
  let said: string | undefined;
  for (const grid of listMatching(body, (element) => listClasses(element).some((name) => GRID.test(name)))) {
    const count = elementsIn(grid).length;
    const widest = Math.max(...listClasses(grid).map((name) => Number(GRID.exec(name)?.[2] ?? 0)));
    const others = [1, 2, 3, 4].filter(
      (columns) => columns !== widest && columns <= (device === 'MOBILE' ? 2 : 4) && columns <= count,
    );
    const even = others.filter((columns) => count % columns === 0);
    const columns = even.length > 0 ? random.pick(even) : others[0];
    // Facts stand beside each other since they are short.
    if (
      grid.tagName === 'dl' ||
      elementsIn(grid).every((one) => readableText(one).length <= CHIP_CHARACTERS && !isPictured(one))
    )
      continue;
    if (columns === undefined || count < 2 || elementsIn(grid).every(isChip) || elementsIn(grid).every(isRowCard))
      continue;
    // Covers over the whole width of a phone make a long walk of a short list.
    if (columns === 1 && device === 'MOBILE' && elementsIn(grid).some(isPictured)) continue;
    setClasses(
      grid,
      listClasses(grid).map((name) => name.replace(GRID, (_, start: string) => `${start}${columns}`)),
    );
    said ??= columns === 1 ? 'cards one under another' : `cards in rows of ${columns}`;
  }
  return said;
};

/** Sections that stand on the page get panels of their own. */
const toPanels: Way = (body) => {
  const sections = listStacks(body)
    .flatMap((list) => elementsIn(list).filter(isSection))
    .filter(
      (section) =>
        section.tagName === 'section' &&
        !listClasses(section).some((name) => /^(?:bg-|border|shadow|p-\d)/.test(name)) &&
        listStacks(section).length === 0 &&
        listMatching(section, isPanelled).length === 0,
    );
  const every = sections.filter((_, at) => at % 2 === 0);
  for (const section of every)
    setClasses(section, [...listClasses(section), 'rounded-lg', 'bg-surface-container-low', 'p-6']);
  return every.length === 0 ? undefined : 'sections on panels';
};

/** On wide devices two neighbouring sections stand beside each other. */
const pairSections: Way = (body, _random, device) => {
  if (device === 'MOBILE') return undefined;
  for (const list of listStacks(body)) {
    if (
      listMatching(list, isColumns).length > 0 ||
      listClasses(list).some((name) => /grid|(?:^|:)flex-row$/.test(name))
    )
      continue;
    const sections = elementsIn(list).filter(isSection);
    const at = sections.findIndex(
      (section, index) => sections[index + 1] !== undefined && isLight(section) && isLight(sections[index + 1]),
    );
    const [first, second] = [sections[at], sections[at + 1]];
    if (at < 0 || first === undefined || second === undefined) continue;
    const pair = createElement(
      'div',
      { className: ['grid', 'grid-cols-1', 'gap-block', 'lg:grid-cols-2', 'lg:items-start'] },
      [first, second],
    );
    list.children = list.children.flatMap((child) => (child === first ? [pair] : child === second ? [] : [child]));
    return 'two sections side by side';
  }
  return undefined;
};

const MOST_IN_A_HALF = 40;
const isLight = (section: Element | undefined): boolean =>
  section !== undefined &&
  headingOf(section) !== '' &&
  listMatching(section, () => true).length <= MOST_IN_A_HALF &&
  // Cards three in a row want the whole width, and so does a band of colour.
  listMatching(section, (element) => listClasses(element).some((name) => /grid-cols-(?:[3-9]|\[)/.test(name)))
    .length === 0 &&
  !listClasses(section).some((name) => /^bg-(?!surface)/.test(name)) &&
  listMatching(section, (element) => element.tagName === 'table').length === 0;

const PARTS: readonly Way[] = [reorderSections, flipColumns, changeShares, changeGrids, toPanels];
/** Ways that change most at a glance: a page that a client made takes one of them first. */
const CARDS: readonly Way[] = [cardsToRows, turnOpening, fewerAcross];
const DETAILS: readonly Way[] = [
  setHeads,
  setActions,
  flipMedia,
  movePicture,
  pairEntries,
  boxBlock,
  turnParts,
  setWidth,
  rowsToCards,
  headOnPanel,
  headToMiddle,
  panelsToRules,
  choicesAcross,
  headsOverRules,
  spreadParts,
];
