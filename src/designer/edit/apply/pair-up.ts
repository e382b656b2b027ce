import type { Element } from 'hast';
import { createElement, listClasses } from '../../../markup/element.ts';
import { blockName, elementsIn, type ScreenTree } from '../screen-tree.ts';

/** Sections that follow each other in a column stand side by side in a window that is wide enough; false where none is. */
export function pairUp(tree: ScreenTree, first: Element, second: Element): boolean {
  const column = tree.parentOf(first);
  if (column === undefined || !isWideColumn(column)) return false;
  const at = elementsIn(column).indexOf(first);
  if (elementsIn(column)[at + 1] !== second) return false;
  const blocks = [first, second].map((unit) => (blockName(unit) === undefined ? onlyBlockIn(unit) : unit));
  const [left, right] = blocks;
  if (left === undefined || right === undefined) return false;
  const isOnPage = column.tagName === 'main';
  const pair = createElement(
    'div',
    {
      className: [
        ...(isOnPage ? ['mx-auto', 'max-w-7xl', 'px-page', 'w-full'] : []),
        'grid',
        'min-w-0',
        'items-start',
        'gap-block',
        'lg:grid-cols-2',
      ],
    },
    [left, right],
  );
  const index = column.children.indexOf(first);
  column.children = column.children.filter((child) => child !== second).with(index, pair);
  tree.refresh();
  return true;
}

/** The page, or a column of it that is no narrow one beside another. */
const isWideColumn = (element: Element): boolean => {
  const classes = listClasses(element);
  const span = classes.map((name) => /col-span-(\d+)$/.exec(name)?.[1]).find((one) => one !== undefined);
  return classes.includes('flex-col') && (span === undefined || Number(span) >= WIDE);
};
const WIDE = 7;

/** The block in a box that only gives it the page's margins. */
function onlyBlockIn(unit: Element): Element | undefined {
  const [only, ...others] = elementsIn(unit);
  if (only === undefined || others.length > 0 || listClasses(unit).some((name) => /^(?:bg-|py-)/.test(name)))
    return undefined;
  return blockName(only) === undefined ? onlyBlockIn(only) : only;
}
