import type { TableColumn, TableNode, TableRow } from '../../outline/outline.ts';
import { within } from '../fill-context.ts';
import type { FillContext } from '../fill-context.ts';
import { filled, isOpen, textOf } from '../filled-words.ts';
import { countOn, extendSamples } from '../measures/extend-samples.ts';
import { readAbout } from '../read-about.ts';
import { agreeColumns } from './agree-columns.ts';
import { writeColumn } from './write-column.ts';
import type { WrittenColumn } from './write-column.ts';

const MOST = 12;

/** Rows for a table that has columns and none, or fewer than the prompt speaks of; given rows keep even their blank cells. */
export function fillTable(node: TableNode, context: FillContext): void {
  const inside = within(context, {
    heading: textOf(node.caption) || context.scope.heading,
    siblings: node.columns.map(({ label }) => label.text).join(' '),
  });
  for (const part of node.footer) context.fillNode(part, inside);
  for (const row of node.rows) for (const action of row.actions) context.fillNode(action, inside);
  if (node.columns.length === 0) return;
  const blanks = node.rows.filter((row) => isBlank(row));
  const given = node.rows.filter((row) => !isBlank(row) && row.state !== 'total');
  const stated = readAbout(context.scope.about, context.lang).count;
  if (given.length === 0) {
    const count = blanks.length > 0 ? blanks.length : Math.min(stated ?? usualCount(node, context), MOST);
    const made = writeRows(node.columns, count, inside);
    if (blanks.length === 0) node.rows.unshift(...made);
    else for (const [index, row] of blanks.entries()) row.cells = made[index]?.cells ?? row.cells;
  } else if (!context.isWhole && stated !== undefined && stated <= MOST && given.length < stated) {
    const total = node.rows.findIndex(({ state }) => state === 'total');
    node.rows.splice(
      total === -1 ? node.rows.length : total,
      0,
      ...continueRows(node.columns, given, stated - given.length, inside),
    );
  }
}

const isBlank = (row: TableRow): boolean => row.cells.every(isOpen) && row.actions.length === 0;

const usualCount = ({ columns }: TableNode, { device }: FillContext): number =>
  device === 'MOBILE' ? 4 : columns.length > 6 ? 5 : 6;

function writeRows(columns: readonly TableColumn[], count: number, context: FillContext): TableRow[] {
  const written = columns.map((column, index) => writeColumn(column, index, count, columns, context));
  agreeColumns(columns, written, context);
  return Array.from({ length: count }, (_, at) => ({
    cells: written.map(({ texts }) => (texts[at] === undefined ? undefined : filled(texts[at]))),
    actions: [],
  }));
}

/** Like the rows that are there: numbered names count on, quantities keep their unit, states come from those used. */
function continueRows(
  columns: readonly TableColumn[],
  given: readonly TableRow[],
  count: number,
  context: FillContext,
): TableRow[] {
  const written = columns.map((column, index): WrittenColumn => {
    const samples = given.map(({ cells }) => textOf(cells[index]));
    const texts = countOn(samples, count) ?? extendSamples(samples, count, context);
    return texts === undefined ? writeColumn(column, index, count, columns, context) : { texts };
  });
  return Array.from({ length: count }, (_, at) => ({
    cells: written.map(({ texts }) => (texts[at] === undefined ? undefined : filled(texts[at]))),
    actions: [],
  }));
}
