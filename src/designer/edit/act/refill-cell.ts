import type { Element } from 'hast';
import type { Detail } from '../ask/ask.ts';
import { isUnseen } from '../page/is-unseen.ts';
import type { Page } from '../page/page.ts';
import { listClasses, setClasses } from '../../../markup/element.ts';
import { cloneElement, listMatching } from '../screen-tree.ts';
import { writeText } from './write-words.ts';

/** "Mr Bako in the hall" where cells say "Ms Lund, room 1". */
const likeListed = (model: string, value: string): string =>
  /^[^,]+, [^,]+$/.test(model.trim()) && !value.includes(',')
    ? value.replace(/\s(?:in|im|en|dans|at|on)(?:\s(?:the|der|dem|la|le|el))?\s/i, ', ')
    : value;

/** Another content of a cell, of the make of a cell of the table that says as many things. False where none does. */
export function refillCell(page: Page, cell: Element, details: readonly Detail[]): boolean {
  const table = page.chainOf(cell).find((one) => one.tagName === 'table');
  if (table === undefined) return false;
  const leaves = (one: Element) => page.leavesIn(one).filter(({ element }) => !isUnseen(element));
  const model = [cell, ...listMatching(table, (one) => one.tagName === 'td')].find(
    (one) => leaves(one).length === details.length,
  );
  if (model === undefined) return false;
  const order = [model, ...listMatching(model, () => true)];
  const copy = cloneElement(model);
  const copies = [copy, ...listMatching(copy, () => true)];
  for (const [at, { element, node }] of leaves(model).entries()) {
    const twin = copies[order.indexOf(element)]?.children[element.children.indexOf(node)];
    if (twin?.type === 'text') writeText(twin, likeListed(node.value, details[at]?.value ?? ''));
  }
  cell.children = copy.children;
  setClasses(cell, listClasses(copy));
  if (copy.properties['style'] !== undefined) cell.properties['style'] = copy.properties['style'];
  return true;
}
