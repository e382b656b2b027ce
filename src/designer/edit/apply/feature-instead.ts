import type { Element } from 'hast';
import { findAttribute, listClasses, setClasses } from '../../../markup/element.ts';
import { readableText } from '../../../markup/text-content.ts';
import type { Editing } from '../editing.ts';
import { isColumnHead, listColumn } from '../find/find-column.ts';
import { elementsIn, listMatching, partName } from '../screen-tree.ts';

/**
 * Of cards beside each other one is set apart already: another takes its looks and its mark, and it takes the other's.
 * False where none is, or where the two are drawn too differently.
 */
export function featureInstead({ tree }: Editing, card: Element): boolean {
  const siblings = elementsIn(tree.parentOf(card) ?? card).filter((one) => one.tagName === card.tagName);
  if (siblings.length < 2 || siblings.length > 6) return false;
  const featured = siblings.filter(isSetApart);
  const [other] = featured;
  if (other === undefined || featured.length > 1 || other === card) return false;
  const pairs = pairUp(card, other);
  if (pairs === undefined) return false;
  for (const [one, two] of pairs) {
    const [mine, theirs] = [listClasses(one), listClasses(two)];
    setClasses(one, theirs);
    setClasses(two, mine);
    // The main action is that of the card that is set apart.
    if (ACTIONS.has(partName(one) ?? '')) {
      const { dataPart } = one.properties;
      one.properties['dataPart'] = two.properties['dataPart'];
      two.properties['dataPart'] = dataPart;
    }
  }
  swapCells(tree, card, other);
  const mark = listMatching(other, isMark)[0];
  const own = listMatching(card, isLabelled)[0];
  if (mark === undefined) return true;
  // A card that carries a mark of its own exchanges it.
  if (own !== undefined && tree.parentOf(own) !== undefined && tree.parentOf(mark) !== undefined)
    exchange(tree, mark, own);
  else moveMark(tree, mark, pairs);
  return true;
}

/** Of a column that is set apart its cells are too. */
function swapCells(tree: Editing['tree'], head: Element, other: Element): void {
  let table = isColumnHead(head) ? tree.parentOf(head) : undefined;
  while (table !== undefined && table.tagName !== 'table') table = tree.parentOf(table);
  if (table === undefined) return;
  const theirs = listColumn(table, other);
  listColumn(table, head).forEach((cell, index) => {
    const partner = theirs[index];
    if (partner === undefined || cell === head) return;
    const [mine, its] = [listClasses(cell), listClasses(partner)];
    setClasses(cell, its);
    setClasses(partner, mine);
    const [action, one] = [actionIn(cell), actionIn(partner)];
    if (action === undefined || one === undefined) return;
    const [own, given] = [listClasses(action), listClasses(one)];
    setClasses(action, given);
    setClasses(one, own);
  });
}

const actionIn = (cell: Element): Element | undefined =>
  listMatching(cell, (one) => one.tagName === 'button' || one.tagName === 'a')[0];

const isSetApart = (card: Element): boolean =>
  listMatching(card, isMark).length > 0 ||
  [card, ...elementsIn(card)].some((one) =>
    listClasses(one).some((name) =>
      /^(?:bg-primary(?:-container)?|bg-inverse-surface|(?:border|outline|ring)-primary)$/.test(name),
    ),
  );

/** A few words that say that a card is the favoured one. */
const isMark = (element: Element): boolean =>
  elementsIn(element).every((child) => child.tagName === 'svg' || child.tagName === 'i') &&
  readableText(element).length < LONGEST_MARK &&
  element.tagName !== 'button' &&
  /\b(?:most|popular|recommended|best|chosen|favou?rite|beliebt|meist|populaire|recommandé|recomendado)\b/i.test(
    readableText(element),
  );

const LONGEST_MARK = 32;

/** Any few words that are set on a card. */
const isLabelled = (element: Element): boolean => ['badge', 'tag', 'mark', 'status'].includes(partName(element) ?? '');

function exchange(tree: Editing['tree'], one: Element, two: Element): void {
  const [mine, theirs] = [tree.parentOf(one), tree.parentOf(two)];
  if (mine === undefined || theirs === undefined) return;
  const [at, otherAt] = [mine.children.indexOf(one), theirs.children.indexOf(two)];
  mine.children = mine.children.with(at, two);
  theirs.children = theirs.children.with(otherAt, one);
  tree.refresh();
}

const ACTIONS: ReadonlySet<string> = new Set(['primary-action', 'secondary-action', 'quiet-action', 'action']);

/** Elements of both cards that are the same part of it; undefined when the cards are not built alike. */
function pairUp(one: Element, two: Element): [Element, Element][] | undefined {
  const isAction = ACTIONS.has(partName(one) ?? '') && ACTIONS.has(partName(two) ?? '');
  if (one.tagName !== two.tagName || (partName(one) !== partName(two) && !isAction)) return undefined;
  if (findAttribute(one, 'dataIcon') !== undefined || one.tagName === 'svg') return [[one, two]];
  const [mine, theirs] = [
    elementsIn(one).filter((child) => !isMark(child)),
    elementsIn(two).filter((child) => !isMark(child)),
  ];
  const pairs: [Element, Element][] = [[one, two]];
  const isList = ['ul', 'ol', 'dl'].includes(one.tagName);
  if (!isList && mine.length > 0 && theirs.length > 0 && Math.abs(mine.length - theirs.length) > 1) return undefined;
  mine.forEach((child, index) => {
    const partner = theirs[index];
    const inner = partner === undefined ? undefined : pairUp(child, partner);
    if (inner !== undefined) pairs.push(...inner);
  });
  return pairs;
}

function moveMark(tree: Editing['tree'], mark: Element, pairs: readonly (readonly [Element, Element])[]): void {
  const parent = tree.parentOf(mark);
  const host = pairs.find(([, two]) => two === parent)?.[0];
  if (parent === undefined || host === undefined) return;
  const at = elementsIn(parent).indexOf(mark);
  parent.children = parent.children.filter((child) => child !== mark);
  const before = elementsIn(host)[at];
  const index = before === undefined ? host.children.length : host.children.indexOf(before);
  host.children = host.children.toSpliced(index, 0, mark);
  tree.refresh();
}
