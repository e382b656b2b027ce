import type { Item, ItemField, Tone } from '../outline.ts';
import { type Measure, type MeasureKind, classify } from './measure.ts';
import type { Piece } from './piece.ts';
import { shareOf } from './share-of.ts';
import { asideState } from './state-words.ts';
import { toneOf } from './tone-of.ts';

export interface ReadItem {
  title: Piece;
  fields: ItemField[];
  state?: NonNullable<Item['state']>;
  tone?: Tone;
  /** 0…1 where a cell tells how much of a whole. */
  share?: number;
}

interface Cell {
  piece: Piece;
  measure: Measure;
}

const TIMES: ReadonlySet<MeasureKind> = new Set([
  'clock',
  'time-range',
  'date',
  'weekday',
  'duration',
  'phone',
  'email',
  'url',
]);
const WORDY: ReadonlySet<MeasureKind> = new Set(['text', 'person', 'place', 'count']);

/**
 * Roles of a row's cells by what they measure: its title, value, moments, state and the words about it. Words in brackets
 * that say how an entry is drawn ("(selected)") become its state; words that say what it is ("(sold out)") are shown as well.
 *
 * @example readItem(splitCells('08:00 Breakfast (done)')) // title "Breakfast", meta "08:00", status "done", state 'done'
 */
export function readItem(cells: readonly Piece[]): ReadItem | undefined {
  const read: Cell[] = cells
    .filter(({ text }) => text !== '')
    .map((piece) => ({ piece, measure: classify(piece.text) }));
  const title = titleOf(read);
  if (title === undefined) return undefined;
  const item: ReadItem = { title: title.piece, fields: [] };
  const rest = read.filter((cell) => cell !== title);
  const value = valueOf(rest.filter((cell) => !isIndex(cell, read, title)));
  for (const cell of rest) addField(item, cell, cell === value);
  return item;
}

/** The same as a thing of a list, which has no share. */
export function toListed(cells: readonly Piece[]): Item | undefined {
  const read = readItem(cells);
  if (read === undefined) return undefined;
  const { share: _, ...item } = read;
  return { ...item, nodes: [] };
}

/** The first wordy cell; a quoted one where something unquoted but a name stands before it. */
function titleOf(cells: readonly Cell[]): Cell | undefined {
  const shown = cells.filter(({ piece }) => piece.isAside !== true);
  const wordy = shown.filter(
    ({ measure, piece }) => WORDY.has(measure.kind) || (piece.isQuoted === true && measure.kind !== 'money'),
  );
  const quoted = wordy.find(({ piece }) => piece.isQuoted === true);
  const [first] = shown;
  if (quoted !== undefined && first !== undefined && !WORDY.has(first.measure.kind)) return quoted;
  // A code in front is the name of a thing only where no words follow: "INV-2206, 1 May, Paid".
  return wordy[0] ?? first ?? cells[0];
}

/** What stands at the end in figures: the price, the amount. */
function valueOf(cells: readonly Cell[]): Cell | undefined {
  const shown = cells.filter(({ piece }) => piece.isAside !== true);
  return (
    shown.findLast(({ measure }) => measure.kind === 'money') ??
    shown.findLast(({ measure }) => isFigure(measure)) ??
    cells.findLast(({ measure }) => measure.kind === 'money')
  );
}

/** A plain number before the title counts the entries. */
function isIndex(cell: Cell, cells: readonly Cell[], title: Cell): boolean {
  return cell.measure.kind === 'number' && cell === cells[0] && cells.indexOf(title) > 0;
}

function isFigure({ kind }: Measure): boolean {
  return !TIMES.has(kind) && !WORDY.has(kind) && kind !== 'state' && kind !== 'code' && kind !== 'rating';
}

function addField(item: ReadItem, { piece, measure }: Cell, isValue: boolean): void {
  if (item.share === undefined && (measure.kind === 'share' || measure.kind === 'ratio' || measure.kind === 'state')) {
    const share = shareOf(piece.text);
    if (share !== undefined) item.share = share;
  }
  const said = piece.isAside === true ? asideState(piece.text) : undefined;
  if (said?.state !== undefined && item.state === undefined) item.state = said.state;
  if (said?.isAppearance === true) return;
  const as = isValue ? 'value' : roleOf(measure, piece);
  const field: ItemField = { words: wordsOf(piece), as };
  if (as === 'status') {
    const tone = toneOf(piece.text);
    if (tone !== undefined) {
      field.tone = tone;
      item.tone ??= tone;
    }
  }
  item.fields.push(field);
}

function wordsOf({ text, origin, span }: Piece): ItemField['words'] {
  return { text, origin, span };
}

function roleOf({ kind }: Measure, piece: Piece): ItemField['as'] {
  if (kind === 'state') return 'status';
  if (kind === 'code') return 'code';
  if (kind === 'rating') return 'badge';
  if (kind === 'person') return piece.isQuoted === true ? 'note' : 'person';
  if (TIMES.has(kind) || isFigure({ kind })) return 'meta';
  return 'note';
}
