import type { Span } from '../outline.ts';
import { cellParts } from './cell-parts.ts';
import { isLower } from './characters.ts';
import { type Piece, toPiece } from './piece.ts';
import { findQuoted } from './quoted.ts';
import { rowSeparators, splitBy } from './row-separators.ts';
import { type SeparatorKind, findSeparators } from './separators.ts';
import { TOP, markLevels } from './top-level.ts';
import { trimRange } from './trim-range.ts';
import { findValues } from './value-at.ts';

/**
 * The cells of one row, however it is written. Asides in brackets and quoted or measured parts become cells of their own.
 *
 * @example splitCells('Silo A, wheat (82 %, 14.2 °C)').map(({ text }) => text) // ['Silo A', 'wheat', '82 %', '14.2 °C']
 */
export function splitCells(line: string, base = 0): Piece[] {
  const label = leadingLabel(line);
  if (label === undefined) return cellsOf(line, base);
  return [toPiece(line, 0, label.start, base), ...cellsOf(line.slice(label.end), base + label.end)];
}

function cellsOf(line: string, base: number): Piece[] {
  const separators = findSeparators(line);
  const [kind] = rowSeparators(line, separators);
  if (kind === undefined) return cellParts(line, { start: 0, end: line.length }, base);
  const ranges = splitBy(line, kind, separators);
  const priced = kind === 'comma' ? pricedAtEnd(line, ranges) : undefined;
  if (priced !== undefined)
    return [toPiece(line, 0, priced.start, base), toPiece(line, priced.start, priced.end, base)];
  return ranges.flatMap((range) => propertyCell(line, range, base) ?? cellParts(line, range, base));
}

/** `note "They choose"` among cells: a word for what it is, before the words themselves. */
function propertyCell(line: string, range: Span, base: number): Piece[] | undefined {
  const { start, end } = trimRange(line, range.start, range.end);
  const named = PROPERTY.exec(line.slice(start, end))?.[0].length;
  const [quoted, more] = named === undefined ? [] : findQuoted(line.slice(start, end));
  if (named === undefined || quoted?.start !== named || more !== undefined || quoted.end !== end - start)
    return undefined;
  const { isQuoted: _, ...piece } = toPiece(line, start + named, end, base);
  return [piece];
}

const PROPERTY =
  /^(?:with (?:the |an? )?)?(?:sub-?(?:title|line|text|label)|second line|note|caption|detail|details|text|label|description|meta|hint|value|status|badge|tag|pill|time|place|name|password|signed|by|notiz|hinweis|nota|remarque|texte?|texto|testo)\s*:?\s+(?=["“„«`*])/iu;

/** "Chair 1: R.K., 1 h 05, Running": what stands before the colon is a cell, however the others are parted. */
function leadingLabel(line: string): Span | undefined {
  const end = line.indexOf(': ');
  if (end <= 0 || end > 40) return undefined;
  const levels = markLevels(line);
  const isFirst =
    levels[end] === TOP &&
    !findSeparators(line.slice(0, end)).some(({ kind }) => kind !== 'conjunction' && kind !== 'ampersand');
  return isFirst ? { start: end, end: end + 2 } : undefined;
}

/** "Lamb neck, barley, sour cream €19": words with commas and one price behind them are a thing and its price. */
function pricedAtEnd(line: string, ranges: readonly Span[]): Span | undefined {
  const last = ranges.at(-1);
  if (last === undefined || ranges.length < 2 || markLevels(line).some((level) => level !== TOP)) return undefined;
  const values = findValues(line);
  const [price] = values;
  if (price === undefined || values.length > 1 || price.kind !== 'money' || price.end !== last.end) return undefined;
  const isShared = price.start > trimRange(line, last.start, last.end).start;
  const isWordy = ranges.slice(1).every(({ start }) => isLower(line.charAt(start)));
  return isShared && isWordy ? { start: price.start, end: price.end } : undefined;
}

/** A row with its place in the prompt. */
export interface Line {
  text: string;
  base: number;
}

const KINDS: readonly SeparatorKind[] = ['tab', 'pipe', 'semicolon', 'slash', 'dot', 'arrow', 'dash', 'comma'];

/**
 * Cells of several rows, parted by the one way that gives all of them the same number of cells (that of the columns where
 * it is known): one separator, a label's dash or colon and then one separator, or brackets and quotations. Rows that
 * nothing fits are one piece each.
 *
 * @example alignRows([{ text: 'Peas / 9 / −18 °C', base: 0 }, { text: 'Fish, raw / 12 / −18 °C', base: 20 }], 3)
 */
export function alignRows(lines: readonly Line[], columnCount?: number): Piece[][] {
  const present = new Set<SeparatorKind>(lines.flatMap(({ text }) => rowSeparators(text)));
  const kinds = KINDS.filter((kind) => present.has(kind));
  let best: Piece[][] | undefined;
  let bestFit = 0;
  const isQuoting = lines.some(({ text }) => findQuoted(text).some(({ start, end }) => start > 0 && end < text.length));
  for (const split of waysToSplit(kinds, isQuoting || columnCount !== undefined || kinds.length === 0)) {
    const rows = lines.map(split);
    const fit = fitOf(rows, columnCount);
    // Without known columns the way that parts more, evenly, tells more: "Girth – 252 / 248" has three cells.
    if (
      fit > bestFit ||
      (fit === 1 && columnCount === undefined && (rows[0]?.length ?? 0) > (best?.[0]?.length ?? 0))
    ) {
      best = rows;
      bestFit = fit;
    }
  }
  return best ?? lines.map(({ text, base }) => [toPiece(text, 0, text.length, base)]);
}

type Split = (line: Line) => Piece[];

/** From plain to bold: the first that fits all rows is taken. */
function waysToSplit(kinds: readonly SeparatorKind[], isBold: boolean): Split[] {
  const plain = kinds.map(
    (kind): Split =>
      (line) =>
        piecesOf(line, splitBy(line.text, kind)),
  );
  const labelled = kinds.map((kind): Split => (line) => {
    const label = labelEnd(line.text);
    if (label === undefined) return piecesOf(line, splitBy(line.text, kind));
    const rest = line.text.slice(label.end);
    return [
      toPiece(line.text, 0, label.start, line.base),
      ...piecesOf({ text: rest, base: line.base + label.end }, splitBy(rest, kind)),
    ];
  });
  return isBold ? [...plain, ...labelled, ({ text, base }) => splitCells(text, base)] : [...plain, ...labelled];
}

function piecesOf({ text, base }: Line, ranges: readonly Span[]): Piece[] {
  return ranges.map(({ start, end }) => toPiece(text, start, end, base));
}

/** "Ball girth – 252 mm / 248 mm": the first dash, arrow or colon sets off the row's name. */
function labelEnd(text: string): Span | undefined {
  const levels = markLevels(text);
  const mark = findSeparators(text, levels).find(({ kind }) => kind === 'dash' || kind === 'arrow');
  const colon = text.indexOf(': ');
  if (colon > 0 && levels[colon] === TOP && (mark === undefined || colon < mark.start))
    return { start: colon, end: colon + 2 };
  return mark;
}

/** 0 where rows disagree; otherwise the share of rows that have exactly the columns. */
function fitOf(rows: readonly Piece[][], columnCount: number | undefined): number {
  const counts = rows.map((row) => row.length);
  const most = Math.max(...counts);
  if (most < 2) return 0;
  const least = Math.min(...counts);
  if (columnCount === undefined) {
    // Rows of three cells and more may lack some at the end; with two, a comma more is likely part of a cell.
    if (least === most) return 1;
    return least > 2 && most - least < 3 ? 0.5 : 0;
  }
  const exact = counts.filter((count) => count === columnCount).length;
  // A short row ends early: its last cells are empty.
  return counts.every((count) => count <= columnCount) ? exact / counts.length : 0;
}
