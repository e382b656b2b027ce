import type { Element, ElementContent } from 'hast';
import { createElement, findAttribute, forEachElement, isElement, isText, isBlank } from '../element.ts';
import type { Note } from '../report.ts';

const LISTS: ReadonlySet<string> = new Set(['ul', 'ol', 'menu']);

/** Lists hold items and nothing else, items stand in lists, and a table says which of its cells are headers. */
export function mendListsAndTables(body: Element, note: Note): void {
  forEachElement(body, (element, ancestors) => {
    if (element.tagName === 'svg') return 'skip';
    const parent = ancestors.at(-1) ?? body;
    if (LISTS.has(element.tagName)) mendList(element, note);
    else if (element.tagName === 'li' && !LISTS.has(parent.tagName)) toDiv(element, 'an item outside a list', note);
    else if (element.tagName === 'dl') mendDescriptions(element, note);
    else if (['dt', 'dd'].includes(element.tagName) && !ancestors.some(({ tagName }) => tagName === 'dl')) {
      toDiv(element, 'a description outside its list', note);
    } else if (element.tagName === 'table') mendTable(element, note);
    return undefined;
  });
}

function toDiv(element: Element, what: string, note: Note): void {
  element.tagName = 'div';
  note('accessibility', `made ${what} a plain box`);
}

function mendList(list: Element, note: Note): void {
  const strays = list.children.filter((child) => !isItem(child));
  if (strays.length === 0) return;
  const hasItems = list.children.some((child) => isElement(child) && child.tagName === 'li');
  if (!hasItems) {
    toDiv(list, 'a list without items', note);
    return;
  }
  // `contents` keeps the layout as if the item were not there.
  list.children = list.children.map((child) =>
    isItem(child) ? child : createElement('li', { className: ['contents'] }, [child]),
  );
  note('accessibility', 'put stray content of a list into items');
}

const isItem = (child: ElementContent): boolean =>
  isElement(child) ? child.tagName === 'li' : !isText(child) || isBlank(child.value);

function mendDescriptions(list: Element, note: Note): void {
  const fits = (child: ElementContent): boolean =>
    isElement(child) ? ['dt', 'dd', 'div'].includes(child.tagName) : !isText(child) || isBlank(child.value);
  const grouped = (child: ElementContent): boolean =>
    !isElement(child) ||
    child.tagName !== 'div' ||
    child.children.every((part) => !isElement(part) || ['dt', 'dd'].includes(part.tagName));
  if (list.children.every((child) => fits(child) && grouped(child))) return;
  toDiv(list, 'a description list with other content', note);
  forEachElement(list, (element) => {
    if (element.tagName === 'dt' || element.tagName === 'dd') element.tagName = 'div';
  });
}

function mendTable(table: Element, note: Note): void {
  const rows = listRows(table);
  const [first] = rows;
  const hasHeaders = rows.some(({ cells }) => cells.some(({ tagName }) => tagName === 'th'));
  if (!hasHeaders && first && first.section === 'thead') {
    for (const cell of first.cells) cell.tagName = 'th';
    note('accessibility', 'made the cells of a table head headers');
  }
  for (const { cells, section } of rows) {
    for (const cell of cells) {
      if (cell.tagName !== 'th' || findAttribute(cell, 'scope') !== undefined) continue;
      const isRowHeader = section !== 'thead' && cells.some(({ tagName }) => tagName === 'td');
      cell.properties['scope'] = isRowHeader ? 'row' : 'col';
    }
  }
}

interface Row {
  section: string;
  cells: Element[];
}

function listRows(table: Element): Row[] {
  const rows: Row[] = [];
  forEachElement(table, (element, ancestors) => {
    if (element.tagName !== 'tr') return;
    const cells = element.children.filter((child) => isElement(child));
    rows.push({ section: ancestors.at(-1)?.tagName ?? 'tbody', cells });
  });
  return rows;
}
