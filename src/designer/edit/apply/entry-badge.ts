import type { Element } from 'hast';
import { createElement, createText, listClasses } from '../../../markup/element.ts';
import { readableText } from '../../../markup/text-content.ts';
import { titleElement } from '../find/list-items.ts';
import { normal } from '../find/match-words.ts';
import { elementsIn, insertBeside, listMatching, partName, type ScreenTree } from '../screen-tree.ts';
import { badgePaint } from './state-tone.ts';

const SHAPE =
  'inline-flex items-center gap-1 whitespace-nowrap rounded-full px-3 py-1 font-label text-label-md font-semibold';

/** Whether an entry carries a badge or state with these words. */
export const hasBadge = (entry: Element, words: string): boolean =>
  listMatching(
    entry,
    (one) => ['badge', 'status', 'tag'].includes(partName(one) ?? '') && normal(readableText(one)) === normal(words),
  ).length > 0;

/** A small word on a ground of its own under the title of an entry, in the colour of what it means. */
export function putBadge(tree: ScreenTree, entry: Element, words: string, part: 'badge' | 'status'): void {
  const badge = createElement('span', { dataPart: part, className: [...SHAPE.split(' '), ...badgePaint(words)] }, [
    createText(words),
  ]);
  const line = createElement('span', { className: ['my-1', 'flex', 'flex-wrap', 'gap-2'] }, [badge]);
  const beside = listMatching(entry, (one) => partName(one) === 'badge')[0];
  if (beside !== undefined) {
    insertBeside(tree, beside, [badge], 'after');
    return;
  }
  let at = titleElement(entry);
  for (
    let parent = tree.parentOf(at);
    parent !== undefined && at !== entry && parent !== entry;
    parent = tree.parentOf(at)
  ) {
    if (!isRow(parent) && !['a', 'label', 'button'].includes(parent.tagName)) break;
    if (isRow(parent) && elementsIn(parent).length > 1 && tree.parentOf(parent) === undefined) break;
    at = parent;
  }
  const holder = tree.parentOf(at);
  if (at === entry || holder === undefined) entry.children = [...entry.children, line];
  else if (holder === entry && isRow(entry)) at.children = [...at.children, line];
  else insertBeside(tree, at, [line], 'after');
  tree.refresh();
}

const isRow = (element: Element): boolean => {
  const classes = listClasses(element);
  return (classes.includes('flex') || classes.includes('inline-flex')) && !classes.includes('flex-col');
};
