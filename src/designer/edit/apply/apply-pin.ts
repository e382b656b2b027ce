import { classAround } from '../find/class-around.ts';
import type { Element } from 'hast';
import { listClasses, setClasses } from '../../../markup/element.ts';
import { readableText } from '../../../markup/text-content.ts';
import type { EditOperation } from '../edit-operation.ts';
import { findIn, unknown, type Editing, type Outcome } from '../editing.ts';
import { nameOf } from '../name-of.ts';
import { blockAround, blockName, elementsIn, listMatching, unitAround, type ScreenTree } from '../screen-tree.ts';

const PINNED = ['sticky', 'top-0', 'z-20'];
const GROUND = /^bg-(?!clip|none|transparent)/;

/** A bar that stays at the top while the page goes by under it, on a ground that hides what goes by. */
export function applyPin(
  editing: Editing,
  { target, isPinned, edge }: Extract<EditOperation, { kind: 'pin' }>,
): Outcome {
  const { body } = editing.tree;
  const found = findIn(editing, target)?.elements[0];
  const bar =
    BAR.test(target.words) && target.quoted === undefined && edge === undefined
      ? (topBar(body, found) ?? found)
      : found;
  if (bar === undefined) return unknown(target);
  if (edge !== undefined || !isBar(bar)) return pinPart(editing, bar, edge ?? 'top');
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

const BAR = /\b(?:header|bar|nav\w*|menu|head)\b/i;
const isBar = (element: Element): boolean => ['header', 'nav'].includes(element.tagName);

/** A part within the page stays in view as long as its own place is. */
function pinPart({ tree }: Editing, part: Element, edge: 'top' | 'bottom'): Outcome {
  const inner = blockAround(tree, part);
  const unit = inner === part ? unitAround(tree, part) : part;
  const name = nameOf(part);
  if (unit === tree.body || unit.tagName === 'main') return { failed: `${name} is the whole page` };
  const classes = listClasses(unit);
  if (classes.includes('sticky') || classes.includes('fixed')) return { already: `${name} stays in view` };
  const ground = hasGround(unit) ? [] : [groundAround(tree, unit)];
  setClasses(unit, [
    ...classes.filter((one) => one !== 'relative'),
    'sticky',
    edge === 'top' ? 'top-4' : 'bottom-4',
    'z-10',
    'self-start',
    ...ground,
    ...(edge === 'bottom' ? ['shadow-floating'] : []),
  ]);
  return { done: `kept ${name} in view ${edge === 'top' ? 'at the top' : 'at the bottom'} while the page scrolls` };
}

const hasGround = (element: Element): boolean => listClasses(element).some((name) => GROUND.test(name));

const groundAround = (tree: ScreenTree, element: Element): string =>
  classAround(tree, tree.parentOf(element), GROUND)?.input ?? 'bg-surface';

/** The bar of the page: what stands above everything else and goes over its whole width. */
function topBar(body: Element, found: Element | undefined): Element | undefined {
  const bars = elementsIn(body).filter((one) => ['header', 'nav'].includes(one.tagName) && readableText(one) !== '');
  return (
    bars.find(
      (one) => one === found || (found !== undefined && listMatching(one, (in_) => in_ === found).length > 0),
    ) ?? bars[0]
  );
}
