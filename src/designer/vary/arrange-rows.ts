import { classAround } from '../edit/find/class-around.ts';
import type { Element } from 'hast';
import { findAttribute, listClasses, setClasses } from '../../markup/element.ts';
import { readableText } from '../../markup/text-content.ts';
import {
  createScreenTree,
  elementsIn,
  isHeading,
  listMatching,
  partName,
  type ScreenTree,
} from '../edit/screen-tree.ts';

/*
 * Changes of arrangement for screens of one list: a cart, settings, a leaderboard, files. Each says in words what it did;
 * undefined when there was nothing to do. No text is touched.
 */

const ROW_PARTS = new Set(['row', 'folder']);
const RULES = /^(?:first:)?(?:border-[tb](?:-0)?|divide-\S+|border-(?:outline|on)-?\S*)$|nth-child/;
const ROW_PADDING = /^py-(?:row|[234])$/;

/** Rows between rules become cards of their own. */
export function rowsToCards(body: Element): string | undefined {
  const tree = createScreenTree(body);
  const lists = listMatching(body, (element) => {
    const rows = elementsIn(element);
    return (
      (element.tagName === 'ul' || element.tagName === 'ol') &&
      rows.length >= 2 &&
      rows.every((row) => ROW_PARTS.has(partName(row) ?? '') && !isBoxed(row)) &&
      !listClasses(element).includes('absolute') &&
      // A card on a panel would be a box in a box.
      !isPanel(groundOf(tree, element))
    );
  });
  for (const list of lists) {
    const card = cardOn(groundOf(tree, list));
    const classes = listClasses(list).filter((name) => !RULES.test(name) && !name.startsWith('gap-'));
    setClasses(list, [...classes, ...(classes.includes('grid') ? [] : ['flex', 'flex-col']), 'gap-3']);
    for (const row of elementsIn(list)) {
      const kept = listClasses(row).filter((name) => !RULES.test(name) && !ROW_PADDING.test(name));
      setClasses(row, [...unique(kept), 'rounded-lg', 'p-4', ...card]);
    }
  }
  return lists.length === 0 ? undefined : 'rows as cards';
}

const unique = (names: readonly string[]): string[] => [...new Set(names)];

const isBoxed = (element: Element): boolean =>
  listClasses(element).some((name) => /^(?:bg-|shadow|rounded|border$|absolute|col-span)/.test(name)) ||
  element.tagName === 'tr';

/** The nearest ground that an element stands on, as its class. */
const groundOf = (tree: ScreenTree, element: Element): string | undefined =>
  classAround(tree, element, /^bg-[a-z-]+$/)?.[0];

const isPlain = (ground: string | undefined): boolean =>
  ground === undefined || /^bg-(?:surface|background)$/.test(ground);
const isPanel = (ground: string | undefined): boolean => !isPlain(ground) && ground?.startsWith('bg-surface') === true;

/** What lifts a card off its ground: a tone beside it, on a coloured one a line. */
const cardOn = (ground: string | undefined): string[] =>
  isPlain(ground) ? ['bg-surface-container-low'] : ['border', 'border-current'];

/** The head of the page stands on a panel. */
export function headOnPanel(body: Element): string | undefined {
  const tree = createScreenTree(body);
  const head = listHeads(body).find((one) => isPlain(groundOf(tree, one)) && !isBoxed(one));
  if (head === undefined) return undefined;
  setClasses(head, [...listClasses(head), 'rounded-lg', 'bg-surface-container-high', 'p-6']);
  return 'its head on a panel';
}

/** Heads of sections stand on a rule of their own. */
export function headsOverRules(body: Element): string | undefined {
  const heads = listHeads(body).filter(
    (one) => !isBoxed(one) && !listClasses(one).some((name) => /^(?:border|pb-)/.test(name)),
  );
  for (const head of heads) setClasses(head, [...listClasses(head), 'w-full', 'border-b', 'border-current', 'pb-3']);
  return heads.length === 0 ? undefined : 'heads over rules';
}

/** Parts that stand close have more room between them. */
export function spreadParts(body: Element): string | undefined {
  const stacks = listMatching(
    body,
    (element) =>
      elementsIn(element).length >= 2 &&
      listClasses(element).includes('flex-col') &&
      listClasses(element).some((name) => /^gap-(?:6|8|block)$/.test(name)),
  );
  for (const stack of stacks)
    setClasses(
      stack,
      listClasses(stack).map((name) => (/^gap-(?:6|8|block)$/.test(name) ? 'gap-12' : name)),
    );
  return stacks.length === 0 ? undefined : 'more room between its parts';
}

/** Heads that stand at the left, with their actions at the right, go to the middle, one under another. */
export function headToMiddle(body: Element): string | undefined {
  const heads = listHeads(body).filter((head) => listClasses(head).includes('justify-between'));
  for (const head of heads) {
    const kept = listClasses(head).filter((name) => !/^(?:flex-wrap|items-\S+|justify-\S+|gap-[xy]-\S+)$/.test(name));
    setClasses(head, [...kept, 'w-full', 'flex-col', 'items-center', 'gap-3', 'text-center']);
  }
  return heads.length === 0 ? undefined : 'its head in the middle';
}

const listHeads = (body: Element): Element[] =>
  listMatching(body, (element) => partName(element) === 'heading' && listMatching(element, isHeading).length > 0);

/** Panels are laid down: their content stands on the page under a rule. */
export function panelsToRules(body: Element): string | undefined {
  const panels = listMatching(body, (element) => {
    const classes = listClasses(element);
    return (
      /^(?:div|section|article)$/.test(element.tagName) &&
      (findAttribute(element, 'dataBlock') !== undefined || partName(element) === 'group') &&
      classes.some((name) => name.startsWith('bg-surface-container')) &&
      classes.includes('p-card')
    );
  });
  for (const panel of panels) {
    const kept = listClasses(panel).filter(
      (name) => !/^(?:bg-\S+|text-on-surface|shadow\S*|rounded\S*|border\S*|p-card)$/.test(name),
    );
    setClasses(panel, [...kept, 'border-t', 'border-outline-variant', 'pt-6']);
  }
  return panels.length === 0 ? undefined : 'rules instead of panels';
}

const MOST_CHOICES = 4;
const CHOICE_CHARACTERS = 14;

/** A loose row of a few short choices fills the width, each as wide as the next. */
export function choicesAcross(body: Element): string | undefined {
  const groups = listMatching(body, (element) => {
    const choices = elementsIn(element).filter((one) => one.tagName === 'label');
    return (
      listClasses(element).includes('flex-wrap') &&
      choices.length >= 2 &&
      choices.length <= MOST_CHOICES &&
      choices.every((one) => readableText(one).length <= CHOICE_CHARACTERS) &&
      elementsIn(element).every((one) => one.tagName === 'label' || one.tagName === 'legend')
    );
  });
  for (const group of groups) {
    const choices = elementsIn(group).filter((one) => one.tagName === 'label');
    setClasses(group, [
      ...listClasses(group).filter((name) => name !== 'flex' && name !== 'flex-wrap'),
      'grid',
      'w-full',
      choices.length === 3 ? 'grid-cols-3' : 'grid-cols-2',
    ]);
  }
  return groups.length === 0 ? undefined : 'choices over the whole width';
}
