import type { Span } from '../outline.ts';
import { type Line, alignRows } from './cells.ts';
import { type Piece, toPiece } from './piece.ts';
import { findQuoted } from './quoted.ts';
import { splitSentences } from './sentences.ts';
import { type SeparatorKind, findSeparators } from './separators.ts';
import { splitEnumeration } from './enumeration.ts';
import { trimRange } from './trim-range.ts';

/** Rows of one width, and where in the text they end. */
export interface RowsOfWidth {
  rows: Piece[][];
  /** Offset in the text behind the last row. */
  end: number;
}

/**
 * The rows that a text begins with, each of `width` cells, whatever parts rows and cells: lines, semicolons, quotation
 * marks, numbers ("Row 1:", "1)"), slashes, sentences, or cells counted off a plain list. A row may lack its last cell.
 *
 * @example rowsOfWidth('118 | Okafor | Fri\n119 | Lind | Mon', 3)?.rows.length // 2
 */
export function rowsOfWidth(text: string, width: number, base = 0): RowsOfWidth | undefined {
  let best: Fit | undefined;
  for (const [at, way] of WAYS.entries()) {
    const lines = way(text).map((line) => withoutMark(text, line));
    const found = lines.length > 1 ? longestFit(text, lines, width, base, at === 0) : undefined;
    if (found !== undefined && found.exact > (best?.exact ?? 0)) best = found;
  }
  return best ?? counted(text, width, base);
}

interface Fit extends RowsOfWidth {
  /** Rows that have every cell. */
  exact: number;
}

type Way = (text: string) => Span[];

const cutBy =
  (kind: SeparatorKind): Way =>
  (text) => {
    const ends = findSeparators(text).filter((one) => one.kind === kind);
    return [...ends, { start: text.length, end: text.length }]
      .map(({ start }, at) => trimRange(text, ends[at - 1]?.end ?? 0, start))
      .filter(({ start, end }) => end > start);
  };

/** "Row 1: … Row 2: …", "1) … 2) …": numbers that count up. */
const NUMBER =
  /(?:^|[\s;,.(])(?:(?:row|zeile|ligne|fila|riga|linha|rij|rad)\s?(\d{1,2})[:.)–-]|\(?(\d{1,2})[.)])\s+/giu;

const byNumbers: Way = (text) => {
  const starts: Span[] = [];
  for (const match of text.matchAll(NUMBER))
    if (Number(match[1] ?? match[2]) === starts.length + 1)
      starts.push({ start: match.index, end: match.index + match[0].length });
  return starts[0]?.start === 0 || /^\W*$/u.test(text.slice(0, starts[0]?.start ?? 0))
    ? starts.map(({ end }, at) => trimRange(text, end, starts[at + 1]?.start ?? text.length))
    : [];
};

/** "First: … Second: …" */
const ORDINAL =
  /(?<!\p{L})(?:(first|erstens|premier|primero)|second|third|fourth|fifth|sixth|seventh|last|zweitens|drittens|deuxième|troisième|segundo|tercero)\s?[:：]\s+/giu;

const byOrdinals: Way = (text) => {
  const starts = [...text.matchAll(ORDINAL)];
  return starts[0]?.[1] === undefined || starts[0].index > 3
    ? []
    : starts.map((match, at) => trimRange(text, match.index + match[0].length, starts[at + 1]?.index ?? text.length));
};

const byQuotes: Way = (text) => findQuoted(text).map(({ inner }) => inner);

const bySentences: Way = (text) =>
  splitSentences(text, 0, true).map(({ span }) => ({
    start: span.start,
    end: span.end - (text.charAt(span.end - 1) === '.' ? 1 : 0),
  }));

const WAYS: readonly Way[] = [
  cutBy('line'),
  byNumbers,
  byOrdinals,
  cutBy('semicolon'),
  byQuotes,
  cutBy('pipe'),
  cutBy('slash'),
  cutBy('arrow'),
  cutBy('comma'),
  (text) => splitEnumeration(text).map(({ span }) => span),
  bySentences,
];

/** Without a bullet, a number, a leading "and" and what ends a sentence. */
function withoutMark(text: string, { start, end }: Span): Span {
  const mark =
    /^(?:[-*•–]\s+|\(?\d{1,2}[.)]\s+|(?:and|und|et|y|e|en|i|och)\s+|(?:then|dann|puis|luego|poi)\s+|[|]\s*)+/iu.exec(
      text.slice(start, end),
    );
  // What is said of a row behind a quoted cell: "… "Too late." with a red left edge".
  const tail = /(?:(?<=["”»])\s+(?:with|in|mit|avec|con)\s[^"”»|;/]*|[;,]|\s*\||(?<=[^.\s])\.)\s*$/u.exec(
    text.slice(start, end),
  );
  return trimRange(text, start + (mark?.[0].length ?? 0), end - (tail?.[0].length ?? 0));
}

/** As many lines from the first on as fit. */
function longestFit(
  text: string,
  ranges: readonly Span[],
  width: number,
  base: number,
  areLines: boolean,
): Fit | undefined {
  const last = ranges.at(-1);
  const lines = ranges.map((range): Line => ({ text: text.slice(range.start, range.end), base: base + range.start }));
  for (let count = lines.length; count > 1; count--) {
    const run = lines.slice(0, count);
    const end = ranges[count - 1];
    // What follows the last row in another sentence is no cell of it.
    const closing = run.at(-1);
    if (closing !== undefined && end === last) run[count - 1] = { ...closing, text: firstSentence(closing.text) };
    const rows = rowsOfLines(run, width, areLines);
    if (rows === undefined) continue;
    const stop = (end?.start ?? 0) + (run.at(-1)?.text.length ?? 0);
    return { rows, end: stop, exact: rows.filter((row) => row.length === width).length };
  }
  return undefined;
}

function firstSentence(text: string): string {
  const [first] = splitSentences(text, 0);
  return (first === undefined ? text : text.slice(first.span.start, first.span.end)).replace(/(?<=[^.\s])\.$/u, '');
}

/** The cells of lines that are all rows of one width; a row may lack its last cell. */
export function rowsOfLines(lines: readonly Line[], width: number, mayBeSpaced = true): Piece[][] | undefined {
  const rows = alignRows(lines, width);
  const exact = rows.filter((row) => row.length === width).length;
  const least = width - Math.max(1, Math.floor(width / 3));
  const isEven = rows.every((row) => row.length === width || (row.length >= least && width > 2));
  return isEven && exact * 2 > rows.length ? rows : mayBeSpaced ? spaced(lines, width) : undefined;
}

/** "hive 1 yes 6 calm", as people type: as many words in each line, all with figures. */
function spaced(lines: readonly Line[], width: number): Piece[][] | undefined {
  if (!lines.every(({ text }) => /\d/u.test(text))) return undefined;
  const rows = lines.map(({ text }) => [...text.matchAll(/\S+/gu)]);
  const count = rows[0]?.length ?? 0;
  const [head] = rows[0]?.[0] ?? [];
  const extra = count - width;
  if (lines.length < 2 || extra < 0 || extra > 1 || rows.some((row) => row.length !== count)) return undefined;
  if (extra === 1 && rows.some((row) => row[0]?.[0] !== head)) return undefined;
  return rows.map((words, at) => {
    const { text = '', base = 0 } = lines[at] ?? {};
    return words.slice(extra).map((word, cell) => {
      const start = cell === 0 ? 0 : word.index;
      return toPiece(text, start, word.index + word[0].length, base);
    });
  });
}

/** A plain list whose entries, counted off, make rows. */
function counted(text: string, width: number, base: number): RowsOfWidth | undefined {
  const [sentence] = splitSentences(text, 0);
  if (sentence === undefined) return undefined;
  const cells = splitEnumeration(sentence.text.replace(/\.$/u, ''), base + sentence.span.start);
  if (cells.length < width * 2 || cells.length % width !== 0) return undefined;
  const rows: Piece[][] = [];
  for (let at = 0; at < cells.length; at += width) rows.push(cells.slice(at, at + width));
  return { rows, end: sentence.span.end };
}
