import type { Element } from 'hast';
import { listClasses, setClasses } from '../../../markup/element.ts';
import { readableText } from '../../../markup/text-content.ts';
import type { EditOperation } from '../edit-operation.ts';
import { findIn, unknown, type Editing, type Outcome } from '../editing.ts';
import { blockName, elementsIn, listMatching } from '../screen-tree.ts';

const PINNED = ['sticky', 'top-0', 'z-20'];
const GROUND = /^bg-(?!clip|none|transparent)/;

/** A bar that stays at the top while the page goes by under it, on a ground that hides what goes by. */
export function applyPin(editing: Editing, { target, isPinned }: Extract<EditOperation, { kind: 'pin' }>): Outcome {
  const { body } = editing.tree;
  const found = findIn(editing, target)?.elements[0];
  const bar = topBar(body, found) ?? found;
  if (bar === undefined) return unknown(target);
  if (blockName(bar) === 'side-nav' || blockName(bar) === 'rail')
    return { already: `the ${target.words} at the side stays in view while the page scrolls` };
  const classes = listClasses(bar);
  if (classes.includes('sticky') === isPinned)
    return { already: `the ${target.words} ${isPinned ? 'stays at the top' : 'scrolls away with the page'}` };
  if (!isPinned) {
    setClasses(
      bar,
      classes.filter((name) => !PINNED.includes(name)),
    );
    return { done: `let the ${target.words} scroll away with the page` };
  }
  const ground = listClasses(body).find((name) => GROUND.test(name)) ?? 'bg-surface';
  const rest = classes.filter((name) => name !== 'relative');
  setClasses(bar, [...rest, ...PINNED, ...(classes.some((name) => GROUND.test(name)) ? [] : [ground])]);
  return { done: `kept the ${target.words} at the top while the page scrolls` };
}

/** The bar of the page: what stands above everything else and goes over its whole width. */
function topBar(body: Element, found: Element | undefined): Element | undefined {
  const bars = elementsIn(body).filter((one) => ['header', 'nav'].includes(one.tagName) && readableText(one) !== '');
  return (
    bars.find(
      (one) => one === found || (found !== undefined && listMatching(one, (in_) => in_ === found).length > 0),
    ) ?? bars[0]
  );
}
