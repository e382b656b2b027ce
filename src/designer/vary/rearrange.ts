import type { Element } from 'hast';
import { listClasses, setClasses } from '../../markup/element.ts';
import { createRandom } from '../seeded-random.ts';
import { elementsIn, listBlocks, listMatching } from '../edit/screen-tree.ts';

/**
 * Another arrangement of a document whose plan is not known (edited since, or made elsewhere): the order of its sections
 * changes and columns change sides. The opening stays first, and no text is touched.
 */
export function rearrange(body: Element, index: number): boolean {
  const lists = listMatching(body, (element) => elementsIn(element).filter(isSection).length >= 2);
  for (const list of lists) reorder(list, index);
  const grids = listMatching(body, (element) => listClasses(element).includes('lg:grid-cols-12'));
  if (index % 2 === 0) for (const grid of grids) flip(grid);
  return lists.length > 0 || grids.length > 0;
}

const isSection = (element: Element): boolean =>
  element.tagName !== 'header' &&
  element.tagName !== 'nav' &&
  (element.tagName === 'section' || listBlocks(element).length > 0) &&
  listMatching(element, (inner) => inner.tagName === 'h1').length === 0;

function reorder(list: Element, index: number): void {
  const sections = elementsIn(list).filter(isSection);
  const shuffled = createRandom(`rearrange:${index}`).shuffle(sections);
  const same = shuffled.every((section, at) => section === sections[at]);
  const order = same ? [...sections.slice(1), ...sections.slice(0, 1)] : shuffled;
  let next = 0;
  list.children = list.children.map((child) =>
    sections.includes(child as Element) ? (order[next++] ?? child) : child,
  );
}

/** Columns change sides where they stand beside each other; reading order goes with them. */
function flip(grid: Element): void {
  const columns = elementsIn(grid);
  const reversed = columns.toReversed();
  let next = 0;
  grid.children = grid.children.map((child) =>
    columns.includes(child as Element) ? (reversed[next++] ?? child) : child,
  );
  setClasses(grid, listClasses(grid));
}
