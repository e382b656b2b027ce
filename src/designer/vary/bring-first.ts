import type { Element } from 'hast';
import { findAttribute } from '../../markup/element.ts';
import {
  blockName,
  createScreenTree,
  elementsIn,
  headingOf,
  listBlocks,
  listMatching,
  unitAround,
} from '../edit/screen-tree.ts';

/** Other words for what blocks are called. */
const SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  chart: ['chart', 'series', 'graph', 'trend', 'breakdown', 'heat'],
  graph: ['chart', 'series', 'graph', 'trend'],
  figures: ['stat', 'figure', 'kpi'],
  stats: ['stat', 'figure', 'kpi'],
  numbers: ['stat', 'figure', 'kpi'],
  list: ['list', 'rows', 'agenda'],
  table: ['table'],
  pictures: ['picture', 'gallery', 'grid'],
  photos: ['picture', 'gallery', 'grid'],
  gallery: ['picture', 'gallery', 'grid'],
  price: ['plan', 'price'],
  prices: ['plan', 'price'],
  pricing: ['plan', 'price'],
  plans: ['plan', 'price'],
  quotes: ['quote', 'testimonial'],
  reviews: ['quote', 'review', 'rating'],
  questions: ['faq', 'question'],
  calendar: ['month', 'calendar', 'agenda', 'week'],
  form: ['form', 'field'],
};

/** Whether a name or a heading is what a word means. */
export function isMeant(word: string, text: string): boolean {
  const names = SYNONYMS[word] ?? [word.replace(/s$/, '')];
  return names.some((name) => text.toLowerCase().includes(name));
}

/**
 * Brings the section that a word means to the top of its stack, under what opens the page. False when no section is
 * meant, or it stands there already.
 */
export function bringFirst(body: Element, word: string): boolean {
  const tree = createScreenTree(body);
  const speaks = (text: string): boolean => isMeant(word, text);
  const blocks = [...listBlocks(body), ...listMatching(body, (element) => element.tagName === 'section')];
  const meant =
    blocks.find((block) => speaks(blockName(block) ?? '')) ??
    blocks.find((block) => speaks(headingOf(block)) || speaks(findAttribute(block, 'ariaLabel') ?? ''));
  if (meant === undefined || holdsTitle(meant)) return false;
  let unit = unitAround(tree, meant);
  let isMoved = false;
  // A half of a pair comes first in its pair, and the pair comes first.
  for (let stack = tree.parentOf(unit); stack !== undefined; stack = tree.parentOf(unit)) {
    isMoved = leadIn(stack, unit) || isMoved;
    if (/^(?:main|body)$/.test(stack.tagName) || holdsTitle(stack)) break;
    unit = stack;
  }
  return isMoved;
}

/** Puts an element before what it stands among, under what opens the page; false where it stands there already. */
function leadIn(stack: Element, unit: Element): boolean {
  const before = elementsIn(stack).find(
    (element) => element !== unit && !holdsTitle(element) && element.tagName !== 'header' && element.tagName !== 'nav',
  );
  if (before === undefined || elementsIn(stack).indexOf(unit) < elementsIn(stack).indexOf(before)) return false;
  stack.children = stack.children.flatMap((child) =>
    child === unit ? [] : child === before ? [unit, child] : [child],
  );
  return true;
}

const holdsTitle = (element: Element): boolean =>
  element.tagName === 'h1' || listMatching(element, (inner) => inner.tagName === 'h1').length > 0;
