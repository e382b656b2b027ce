import type { TableColumn, TableNode } from '../outline/outline.ts';
import { readValue } from './read-value.ts';
import { textWidth, widestWord } from './text-width.ts';
import { isStateWord } from './tone-of-words.ts';

type CellKind = NonNullable<TableColumn['as']>;

/** What a column's cells are, and the room that they need. */
export interface ColumnModel {
  label: string;
  as: CellKind;
  isEnd: boolean;
  /** Words that never break: figures, dates, codes, states. */
  isWhole: boolean;
  /** Pixels below which the column would break what may not break. */
  leastPx: number;
  /** Pixels at which every cell stands on one line. */
  fullPx: number;
}

const STATUS_LABEL =
  /^(?:status|state|stato|stav|stan|estado|état|statut|zustand|tila|tilstand|durum|状态|状態|상태|flag|severity|ernst|result|decision)$/i;
const SHARE_LABEL = /share|anteil|part|quota|rollout|progress|fortschritt|avance|cuota|andel|aandeel|udział/i;
/** Figures with little else: "1,204", "−18 °C", "€0.00", "24 h", "7,80 €/kg", "100 %". */
const FIGURE =
  /^[^\p{L}\d]{0,3}\s?[-−–+]?\s?[^\p{L}\d\s]?\d[\d.,:'’\s\u00a0\u202f]*\s?(?:\p{L}{0,3}|[^\s\d]*[^\s\d\p{L}][^\s\d]*|\p{L}{1,3}\s\p{L}{1,3})$/u;
const DATE =
  /^\d{1,2}\.?\s(?:\p{L}{3,12})\.?(?:\s\d{2,4})?$|^\p{L}{3,9}\.?\s\d{1,2}(?:,?\s\d{4})?$|^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}$|^\d{1,2}\s(?:de\s)?\p{L}{3,}$|^\d{1,2}:\d{2}(?::\d{2}){0,2}$/u;
const CODE = /^(?=.*\d)[\p{L}\d]{1,8}[-_/.][\p{L}\d._/-]{1,20}$/u;
/** Longest words that stay on one line for being short. */
const SHORT = 14;
const MOST_LEAST_PX = 220;

/** The columns of a table by what their cells hold; a column that is stated otherwise is drawn as stated. */
export function toColumns(node: TableNode, lang: string): ColumnModel[] {
  const count = Math.max(node.columns.length, ...node.rows.map(({ cells }) => cells.length));
  const models = Array.from({ length: count }, (_, index) => {
    const column = node.columns[index];
    const cells = node.rows
      .filter(({ state }) => state !== 'total')
      .flatMap(({ cells: row }) => (row[index] === undefined ? [] : [row[index].text]));
    const label = column?.label.text ?? '';
    const as = column?.as ?? guessKind(label, cells, index, lang);
    const all = node.rows.flatMap(({ cells: row }) => (row[index] === undefined ? [] : [row[index].text]));
    return { label, as, ...measure(label, as, all) };
  });
  return isComparison(node, models)
    ? models.map((model, index) => (index === 0 || !holdsFigures(node, index) ? model : { ...model, isEnd: true }))
    : models;
}

/** Names and words alone are read from their start. */
const holdsFigures = ({ rows }: TableNode, index: number): boolean =>
  rows.some(({ cells }) => /\d/.test(cells[index]?.text ?? ''));

const LONGEST_COMPARED = 16;

/** Where figures stand in most columns and short words for the rest, all are read down one edge. */
function isComparison({ rows }: TableNode, [, ...models]: readonly ColumnModel[]): boolean {
  const ends = models.filter(({ isEnd }) => isEnd).length;
  return (
    models.length > 2 &&
    ends * 2 > models.length &&
    models.every(({ as }) => as === 'number' || as === 'text') &&
    rows.every(({ cells }) =>
      cells.slice(1).every((cell) => cell === undefined || cell.text.length <= LONGEST_COMPARED),
    ) &&
    rows.some(({ cells }) => cells.slice(1).filter((cell) => /\d/.test(cell?.text ?? '')).length * 2 > models.length)
  );
}

/** States are few and come again; what differs in every row without being a known one is told in words. */
const areStates = (cells: readonly string[]): boolean =>
  cells.every((cell) => cell.length <= 24) &&
  (cells.length < 3 || cells.some(isStateWord) || new Set(cells).size < cells.length);

function guessKind(label: string, cells: readonly string[], index: number, lang: string): CellKind {
  if (cells.length === 0) return 'text';
  if (STATUS_LABEL.test(label) && areStates(cells)) return 'status';
  if (index > 0 && cells.length > 1 && cells.every(isStateWord)) return 'status';
  if (cells.every((cell) => DATE.test(cell))) return 'date';
  const figures = cells.filter((cell) => FIGURE.test(cell)).length;
  if (figures > 0 && figures >= cells.length * 0.6) {
    const isShare = SHARE_LABEL.test(label) && cells.every((cell) => /^\d+(?:[.,]\d+)?\s?%$/.test(cell));
    if (isShare && index > 0) return 'progress';
    // Ordinals and numbers of things name the row, they are not read against each other.
    return index === 0 || cells.some((cell) => readValue(cell, lang) === undefined && cell.length > 12)
      ? 'text'
      : 'number';
  }
  return 'text';
}

const PADDING_PX = 24;
const KIND_EXTRA_PX: Readonly<Partial<Record<CellKind, number>>> = {
  status: 36,
  actions: 24,
  person: 40,
  picture: 80,
  switch: 0,
};

function measure(label: string, as: CellKind, cells: readonly string[]): Omit<ColumnModel, 'label' | 'as'> {
  const isWhole =
    as !== 'text' ||
    cells.every((cell) => cell.length <= SHORT || FIGURE.test(cell) || DATE.test(cell) || CODE.test(cell));
  const keeps =
    as === 'text' || as === 'person' || as === 'picture'
      ? isWhole
      : as !== 'actions' || cells.every((cell) => cell.length <= 24);
  const extra = PADDING_PX + (KIND_EXTRA_PX[as] ?? 0);
  const full = Math.max(0, ...cells.map((cell) => textWidth(cell, 15)), textWidth(label, 13));
  const least = keeps
    ? Math.max(0, ...cells.map((cell) => textWidth(cell, 15)), widestWord(label, 13))
    : Math.min(
        MOST_LEAST_PX,
        Math.max(...cells.map((cell) => widestWord(cell, 15)), widestWord(label, 13), full / 2.4),
      );
  const ownPx = as === 'switch' ? 60 : as === 'checkbox' ? 28 : as === 'progress' ? 130 : 0;
  return {
    isEnd: as === 'number',
    isWhole: keeps,
    leastPx: Math.round(Math.max(ownPx, Math.min(least, keeps ? 260 : MOST_LEAST_PX)) + extra),
    fullPx: Math.round(Math.max(ownPx, full) + extra),
  };
}
