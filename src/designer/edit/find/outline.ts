import type { Element } from 'hast';
import { findAttribute } from '../../../markup/element.ts';
import { toPlural } from '../../understand/word-forms.ts';
import { readableText } from '../../../markup/text-content.ts';
import { BLOCKS } from '../../blocks/blocks.ts';
import { blockName, elementsIn, isHeading, listMatching, type ScreenTree } from '../screen-tree.ts';
import { kindsOf, type ShownKind } from './infer-kinds.ts';

/** A part of a screen that stands by itself: a block, a landmark, or a box that a heading opens. */
export interface Section {
  element: Element;
  heading: string;
  kinds: ReadonlySet<ShownKind>;
  /** Other words that people use for it. */
  names: readonly string[];
  /** Bars, navigation and the foot of the page. */
  isFurniture: boolean;
}

/** Parts of a screen that no content block is, by the words people use for them. */
const FURNITURE: Readonly<Record<string, readonly string[]>> = {
  'side-nav': ['sidebar', 'side navigation', 'side nav', 'navigation', 'menu', 'left rail', 'side menu', 'left menu'],
  rail: ['rail', 'sidebar', 'navigation', 'left rail', 'menu', 'side navigation'],
  'top-nav': [
    'navigation bar',
    'navbar',
    'top navigation',
    'navigation',
    'header',
    'menu',
    'top bar',
    'nav',
    'top menu',
  ],
  'bottom-bar': [
    'tab bar',
    'bottom bar',
    'bottom navigation',
    'navigation',
    'menu',
    'bottom nav',
    'nav',
    'barra inferior',
    'bottom menu',
  ],
  'app-bar': ['app bar', 'top bar', 'header'],
  'page-title': ['page title', 'title bar', 'page header'],
  bar: ['header', 'top bar'],
  'page-footer': ['footer', 'page footer', 'fusszeile', 'fußzeile', 'pied de page', 'pie de página'],
};

const LANDMARKS: Readonly<Record<string, readonly string[]>> = {
  aside: ['sidebar', 'side navigation', 'side panel', 'menu', 'navigation', 'left rail'],
  nav: ['navigation', 'menu', 'nav', 'nav bar', 'navbar'],
  header: ['header', 'top bar', 'app bar', 'navigation bar', 'top navigation'],
  footer: ['footer', 'page footer', 'fusszeile', 'fußzeile', 'pied de page', 'pie de página'],
};

const KNOWN: ReadonlyMap<string, readonly string[]> = new Map(BLOCKS.map(({ id, aliases }) => [id, aliases]));

/** Every section of a screen in document order, made by whomever. */
export const listSections = (tree: ScreenTree): Section[] => tree.recall('sections', () => readSections(tree));

function readSections(tree: ScreenTree): Section[] {
  const { body } = tree;
  const elements = new Set(listMatching(body, (element) => blockName(element) !== undefined));
  const isInBlock = (element: Element): boolean => {
    for (let at = tree.parentOf(element); at !== undefined; at = tree.parentOf(at))
      if (blockName(at) !== undefined) return true;
    return false;
  };
  for (const element of listMatching(body, isLandmark))
    if (!isInBlock(element) && readableTextOf(element) !== '') elements.add(element);
  for (const heading of listMatching(body, (element) => /^h[1-3]$/.test(element.tagName))) {
    if (isInBlock(heading)) continue;
    const box = boxOf(tree, heading);
    if (box !== undefined && !isInBlock(box)) elements.add(box);
  }
  return listMatching(body, (element) => elements.has(element)).map(toSection);
}

const readableTextOf = (element: Element): string =>
  readableText(element) || (findAttribute(element, 'ariaLabel') ?? '');

const isLandmark = (element: Element): boolean =>
  ['section', 'aside', 'nav', 'footer', 'form', 'table', 'dialog'].includes(element.tagName) ||
  (element.tagName === 'header' &&
    listMatching(element, (one) => one.tagName === 'nav' || one.tagName === 'button').length > 0 &&
    listMatching(element, (one) => one.tagName === 'h2').length === 0);

/** The largest box that a heading opens and no other heading of its rank or above shares. */
function boxOf(tree: ScreenTree, heading: Element): Element | undefined {
  const rank = Number(heading.tagName.slice(1));
  let box: Element | undefined;
  for (
    let at = tree.parentOf(heading);
    at !== undefined && at !== tree.body && at.tagName !== 'main';
    at = tree.parentOf(at)
  ) {
    const others = listMatching(at, isHeading).filter((one) => one !== heading && Number(one.tagName.slice(1)) <= rank);
    if (others.length > 0 || listMatching(at, (one) => one.tagName === 'main').length > 0) break;
    if (elementsIn(at).length > 1 || box === undefined) box = at;
    if (['section', 'article', 'li', 'aside', 'form'].includes(at.tagName)) {
      box = at;
      break;
    }
  }
  return box === undefined || elementsIn(box).length < 2 ? undefined : box;
}

function toSection(element: Element): Section {
  const heading = headingOf(element);
  const id = blockName(element);
  const landmark = LANDMARKS[element.tagName];
  const names = [
    ...(id === undefined ? [] : [id.replaceAll('-', ' '), ...(FURNITURE[id] ?? []), ...(KNOWN.get(id) ?? [])]),
    ...(landmark ?? []),
    ...(kindsOf(element, heading).has('metrics')
      ? ['key figures', 'figures', 'kpis', 'stats', 'metrics', 'numbers']
      : []),
    ...(landmark === undefined ? listActed(element) : []),
    ...(findAttribute(element, 'id')
      ?.replaceAll(/[-_]/g, ' ')
      .split(/(?<=^\D+)(?= title$)/) ?? []),
    ...(element.tagName === 'nav' && isAtFoot(element)
      ? ['tab bar', 'bottom bar', 'bottom navigation', 'bottom nav']
      : []),
  ];
  return {
    element,
    heading,
    kinds: kindsOf(element, heading),
    names,
    isFurniture: (id !== undefined && Object.hasOwn(FURNITURE, id)) || (landmark !== undefined && id === undefined),
  };
}

/** "Start a campaign", "Add a deal", "All transactions" on a list: what stands in it. */
const listActed = (element: Element): string[] =>
  listMatching(element, (one) => one.tagName === 'button' || one.tagName === 'a')
    .slice(0, 3)
    .flatMap((one) => {
      const [, single, all] =
        /^(?:(?:add|start|find|create|write|new|book|plan|log|post) an? ([\p{L}-]+)|(?:all|see all|view all) ([\p{L}-]+))$/iu.exec(
          readableText(one),
        ) ?? [];
      return single === undefined ? (all === undefined ? [] : [all]) : [toPlural(single.toLowerCase())];
    });

const isAtFoot = (element: Element): boolean =>
  /\b(?:fixed|sticky|bottom-0)\b/.test(findAttribute(element, 'className') ?? '') ||
  listMatching(element, (one) => one.tagName === 'a' || one.tagName === 'span').length <= 6;

/** Words of the first heading in an element, else its label. */
const headingOf = (element: Element): string => {
  const [heading] = listMatching(element, isHeading);
  if (heading !== undefined) return readableText(heading);
  return findAttribute(element, 'ariaLabel') ?? '';
};
