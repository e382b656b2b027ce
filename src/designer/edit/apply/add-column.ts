import { tableAround } from '../find/table-around.ts';
import type { Element } from 'hast';
import { createText, findAttribute } from '../../../markup/element.ts';
import { readableText } from '../../../markup/text-content.ts';
import { createRandom } from '../../seeded-random.ts';
import { findIn, type Editing, type Outcome } from '../editing.ts';
import { isColumnHead } from '../find/find-column.ts';
import { nameOf } from '../name-of.ts';
import { cloneElement, elementsIn, insertBeside, listMatching } from '../screen-tree.ts';
import type { AddOperation } from './add-operation.ts';
import { toTitle } from './to-title.ts';

const COLUMN =
  /^(?:an?\s+|the\s+|another\s+|new\s+)*(?:(.+?)\s+column|column\s+(?:(?:for|called|named|titled|with|showing)\s+)?(?:the\s+)?(.+))$/i;

/** A column joins the table, with a cell in each row: values of its sort where its name says which, else a dash. */
export function addColumn(editing: Editing, { what, quoted, position }: AddOperation): Outcome | undefined {
  const match = COLUMN.exec(what.replaceAll(/["“”]/g, ''));
  const name = quoted[0] ?? match?.[1] ?? match?.[2];
  if (match === null || name === undefined) return undefined;
  const { tree } = editing;
  const near = position !== undefined && 'of' in position ? findIn(editing, position.of)?.elements[0] : undefined;
  const isTable = (one: Element): boolean => one.tagName === 'table';
  const inside = near === undefined ? undefined : listMatching(near, isTable)[0];
  const table = tableAround(tree, near) ?? inside ?? listMatching(tree.body, isTable)[0];
  if (table === undefined) return undefined;
  const rows = listMatching(table, (one) => one.tagName === 'tr');
  const heads = rows.find((row) => elementsIn(row).some(isColumnHead));
  if (heads === undefined) return undefined;
  const cells = elementsIn(heads);
  const at =
    near !== undefined && cells.includes(near)
      ? cells.indexOf(near) + (position?.at === 'above' ? -1 : 0)
      : lastPlain(cells);
  const title = toTitle(name.trim());
  const draw = valuesFor(title, rows.length);
  let number = 0;
  for (const row of rows) {
    const model = elementsIn(row)[Math.max(0, at)];
    if (model === undefined || elementsIn(row).length !== cells.length) continue;
    const copy = cloneElement(model);
    const text = row === heads ? title : (draw[number++] ?? '–');
    setCell(copy, text, readableText(cells[Math.max(0, at)] ?? model), title);
    if (at < 0) insertBeside(tree, model, [copy], 'before');
    else insertBeside(tree, model, [copy], 'after');
  }
  return { done: `added the column "${title}" to ${nameOf(table)}` };
}

/** A last column of buttons stays the last. */
const lastPlain = (cells: readonly Element[]): number =>
  cells.findLastIndex((cell) => readableText(cell) !== '' && findAttribute(cell, 'ariaHidden') === undefined);

/** The words of a cell; the small label that it has on a phone names the new column. */
function setCell(cell: Element, text: string, like: string, title: string): void {
  const label = listMatching(
    cell,
    (one) => elementsIn(one).length === 0 && readableText(one) === like && like !== '',
  )[0];
  if (label !== undefined && readableText(cell) !== like) {
    label.children = [createText(title)];
    const first = elementsIn(cell).find((one) => one !== label);
    if (first === undefined) cell.children = [label, createText(text)];
    else {
      first.children = [createText(text)];
      cell.children = [label, first];
    }
    return;
  }
  const first = elementsIn(cell).find((one) => readableText(one) !== '');
  if (first === undefined) cell.children = [createText(text)];
  else {
    first.children = [createText(text)];
    cell.children = [first];
  }
}

const SORTS: readonly (readonly [RegExp, (random: () => number, index: number) => string])[] = [
  [
    /salary|wage|income/i,
    (random) => `€${42 + Math.round(random() * 40)},${['000', '500'][Math.round(random())] ?? '000'}`,
  ],
  [/price|cost|amount|budget|revenue|total|value/i, (random) => `€${20 + Math.round(random() * 480)}`],
  [
    /status|state/i,
    (random) => (['Active', 'Active', 'Waiting', 'Done'] as const)[Math.floor(random() * 4)] ?? 'Active',
  ],
  [/priority/i, (random) => (['High', 'Medium', 'Low'] as const)[Math.floor(random() * 3)] ?? 'Medium'],
  [/date|due|deadline|updated|created|joined|last/i, (random) => `${3 + Math.floor(random() * 25)} Nov`],
  [/phone|mobile|tel/i, (random) => `555 01${String(10 + Math.floor(random() * 89))}`],
  [
    /city|place|location|office/i,
    (random) => (['Lisbon', 'Leeds', 'Ghent', 'Malmö'] as const)[Math.floor(random() * 4)] ?? 'Ghent',
  ],
  [/rating|score|stars/i, (random) => (3.6 + random() * 1.3).toFixed(1)],
  [/%|rate|share|progress|change/i, (random) => `${20 + Math.round(random() * 75)} %`],
  [/count|number|qty|quantity|stock|hours|days/i, (random) => String(1 + Math.floor(random() * 40))],
];

function valuesFor(title: string, count: number): string[] {
  const random = createRandom(`column:${title}`);
  const sort = SORTS.find(([words]) => words.test(title))?.[1];
  return Array.from({ length: count }, (_, index) => (sort === undefined ? '–' : sort(() => random.next(), index)));
}
