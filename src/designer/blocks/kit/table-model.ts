import type { Column, Row, SlotShapes } from '../../write/slots.ts';

export interface TableModel {
  /** The first column is the one that names the row. */
  columns: Column[];
  rows: { row: Row; cells: string[] }[];
  /** Column under which the total stands. */
  totalColumn: number;
  /** Whether the first column has a name of its own, not the slot's title. */
  isNamed: boolean;
}

/** The columns and cells of records; the first column holds the titles, whether or not the columns name it. */
export function toTableModel({ title, columns, rows, total }: SlotShapes['records']): TableModel {
  const first = columns[0];
  const isNamed = first !== undefined && rows.every((row) => isTitle(row.cells?.[first.label], row));
  const all = isNamed ? columns : [{ label: title }, ...columns];
  const written = rows.map((row) => ({
    row,
    cells: all.map((column, index) =>
      index === 0 ? row.title : (row.cells?.[column.label] ?? fallback(row, index, all)),
    ),
  }));
  return {
    columns: all,
    rows: written,
    totalColumn: findTotalColumn(
      written.map(({ cells }) => cells),
      all,
      total?.unit,
    ),
    isNamed,
  };
}

const isTitle = (cell: string | undefined, row: Row): boolean => cell === undefined || cell === row.title;

/** A row without cells still has its value, which stands last. */
const fallback = (row: Row, index: number, columns: readonly Column[]): string =>
  row.cells === undefined && index === columns.length - 1 ? (row.value ?? '') : '';

/** The total belongs under the cells that carry its unit, else under the last numbers. */
function findTotalColumn(rows: readonly string[][], columns: readonly Column[], unit = ''): number {
  const withUnit = columns.findIndex(
    (_, index) => index > 0 && unit !== '' && rows.every((cells) => cells[index]?.includes(unit) === true),
  );
  if (withUnit !== -1) return withUnit;
  const numbers = columns.findLastIndex((column, index) => index > 0 && column.align === 'end');
  return Math.max(1, numbers === -1 ? columns.length - 1 : numbers);
}
