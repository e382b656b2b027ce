import type { Passage } from '../../form/passage.ts';
import { type Piece, cut, trimEnds } from '../../form/piece.ts';
import { findValues } from '../../values/value-at.ts';
import { rowsOfLines, rowsOfWidth } from '../../values/rows-of-width.ts';
import { findToldColumns, type ToldColumns } from './find-told-columns.ts';

/**
 * Gives tables that are told in words the form of a table: wherever a passage names columns and as many cells follow row
 * by row, in whatever signs, in the passage, under it or behind it. That columns and rows fit is what proves it, so
 * that their wording may be any.
 */
export function tellTables(passages: readonly Passage[], lang: string): Passage[] {
  const told: Passage[] = [];
  for (let at = 0; at < passages.length; at++) {
    const passage = passages[at];
    if (passage === undefined) break;
    const found = toldAt(passages, at, lang);
    if (found === undefined) told.push({ ...passage, parts: tellTables(passage.parts, lang) });
    else {
      told.push(...found.passages);
      at = found.end - 1;
    }
  }
  return told;
}

interface Told {
  passages: Passage[];
  /** Index behind the last passage that the table took. */
  end: number;
}

function toldAt(passages: readonly Passage[], at: number, lang: string): Told | undefined {
  const passage = passages[at];
  if (passage === undefined || !TELLS.has(passage.form)) return undefined;
  const listed = listedColumns(passage);
  if (listed !== undefined) {
    const behind = rowsBehind(passages, at + 1, listed.columns.length);
    if (behind !== undefined) return { passages: toPassages(passage, listed, behind.rows, []), end: behind.end };
  }
  let best: { columns: ToldColumns; rows: Piece[][]; after: Piece } | undefined;
  const told = findToldColumns(passage.said, lang);
  for (const columns of told) {
    const inside = rowsInside(columns.after, columns.columns.length);
    if (inside !== undefined && inside.rows.length > (best?.rows.length ?? 1)) best = { columns, ...inside };
  }
  if (best !== undefined) {
    const { columns, rows, after } = best;
    const rest: Passage[] = after.text === '' ? [] : [{ form: 'prose', said: after, parts: [] }];
    return {
      passages: toPassages(passage, columns, rows, [...rest, ...tellTables(passage.parts, lang)]),
      end: at + 1,
    };
  }
  for (const columns of told) {
    if (!LEADS_ON.test(columns.after.text)) continue;
    const width = columns.columns.length;
    const under = rowsFrom(passage.parts, 0, width);
    if (under !== undefined) {
      const rest = tellTables(passage.parts.slice(under.end), lang);
      return { passages: toPassages(passage, columns, under.rows, rest), end: at + 1 };
    }
    const behind = passage.parts.length === 0 ? rowsBehind(passages, at + 1, width) : undefined;
    if (behind !== undefined) return { passages: toPassages(passage, columns, behind.rows, []), end: behind.end };
  }
  return undefined;
}

const TELLS: ReadonlySet<Passage['form']> = new Set(['prose', 'item', 'row', 'heading']);

/** Nothing is said behind the columns but what leads to rows: ").", "Rows:", "with these entries:". */
const LEADS_ON =
  /^[\s)\].;,:–—]*(?:\(?(?:see|rows?|data|listed|given|values?)[^()\n]*\)?)?\s*(?:[^.:;\n\d]{0,40}[:：])?\s*$/u;

/** "Table columns:" over their names. */
function listedColumns({ said, parts }: Passage): ToldColumns | undefined {
  const match = /(?<!\p{L})(?:columns?|column heads|spalten|colonnes|columnas|colonne|colunas)\s*[:：]?$/iu.exec(
    said.text,
  );
  const isList =
    match !== null &&
    parts.length > 2 &&
    parts.every(
      (part) => part.parts.length === 0 && part.said.text.split(/\s+/u).length < 5 && !/[.:]/u.test(part.said.text),
    );
  return isList
    ? {
        before: cut(said, 0, match.index),
        columns: parts.map((part) => part.said),
        after: { text: '', start: said.start },
      }
    : undefined;
}

/** Rows in the passages from `at` on: lines of their own, or lines under one that leads to them. */
function rowsBehind(
  passages: readonly Passage[],
  at: number,
  width: number,
): { rows: Piece[][]; end: number } | undefined {
  const next = passages[at];
  if (next !== undefined && next.parts.length > 1 && LEADS_ON.test(next.said.text)) {
    const under = rowsFrom(next.parts, 0, width);
    return under === undefined || under.end < next.parts.length ? undefined : { rows: under.rows, end: at + 1 };
  }
  return rowsFrom(passages, at, width);
}

/** As many passages from `from` on as are rows of one width. */
function rowsFrom(
  passages: readonly Passage[],
  from: number,
  width: number,
): { rows: Piece[][]; end: number } | undefined {
  let end = from;
  while (isLine(passages[end])) end++;
  for (; end > from + 1; end--) {
    const lines = passages.slice(from, end).map(({ said }) => {
      const bare = cut(said, ROW_MARK.exec(said.text)?.[0].length ?? 0);
      return { text: bare.text, base: bare.start };
    });
    const rows = rowsOfLines(lines, width);
    if (rows !== undefined) return { rows: rows.map((row) => row.map(toFormPiece)), end };
  }
  return undefined;
}

/** The rows that stand behind the columns in the same passage, perhaps with words that lead to them. */
function rowsInside(rest: Piece, width: number): { rows: Piece[][]; after: Piece } | undefined {
  const starts = [SIGNS, SENTENCE, LEAD].map((lead) => lead.exec(rest.text)?.[0].length ?? 0);
  let best: { rows: Piece[][]; after: Piece } | undefined;
  for (const start of new Set(starts)) {
    if (start === 0) continue;
    const body = upToSentence(cut(rest, start));
    const found = rowsOfWidth(body.text, width, body.start);
    if (found !== undefined && found.rows.length >= (best?.rows.length ?? 2) && !found.rows.flat().some(isToldInWords))
      best = {
        rows: found.rows.map((row) => row.map(toFormPiece)),
        after: behindRows(cut(rest, start + found.end)),
      };
  }
  return best ?? (width === 2 ? pairsInside(rest) : undefined);
}

/** "Tuition $1,450; Room and meals $620": names with their values, of which no sign tells where they part. */
function pairsInside(rest: Piece): { rows: Piece[][]; after: Piece } | undefined {
  const start = LEAD.exec(rest.text)?.[0].length ?? 0;
  const body = cut(rest, start, /\.\s+\p{Lu}/u.exec(rest.text)?.index);
  let from = 0;
  const rows = trimEnds(body, '.')
    .text.split(/;\s*/u)
    .map((text) => {
      const pair = cut(body, from, from + text.length);
      from += text.length + 1;
      const value = findValues(pair.text).find(({ start: at, end }) => at > 0 && end === pair.text.length);
      return value === undefined ? [] : [trimEnds(cut(pair, 0, value.start), ':,='), cut(pair, value.start)];
    });
  return start > 0 && rows.length > 1 && rows.every((row) => row.length === 2)
    ? { rows, after: cut(rest, start + body.text.length) }
    : undefined;
}

/** "…; 00:20, 1.6, south flank. To the right a map …": rows parted by semicolons end with their sentence. */
function upToSentence(body: Piece): Piece {
  const stop = /\p{Ll}{3}\.\s+(?=\p{Lu}\p{Ll})/u.exec(body.text);
  return stop === null || !body.text.slice(0, stop.index).includes(';') ? body : cut(body, 0, stop.index + 3);
}

/** What the passage goes on with, without the signs that end the rows. */
const behindRows = (after: Piece): Piece => cut(after, /^[\s.;,"”']+/u.exec(after.text)?.[0].length ?? 0);

/** "Um 17:00 Birke mit Jonas", "Then the card “Tasks”: wipe the bench": words of a sentence, not a cell. */
const isToldInWords = ({ text }: { text: string }): boolean =>
  /^(?:at|um|à|a las|às|alle|om)\s\d{1,2}[:.h]\d{2}\s|^\p{Lu}\p{Ll}+\s[^"“„«]*["“„«][^"”“»]+["”“»][^:]*[:：]\s/iu.test(
    text,
  );

const SIGNS = /^[\s)\].:;,–—]+/u;
const SENTENCE = /^[^.\n]{0,60}\.\s+/u;
const LEAD = /^[\s)\].;,–—]*[^:：→\n]{0,70}?(?:[：→]|:(?!\d)|(?<!\p{L})(?:are|is|sind|sont|son|sono|são)(?!\p{L}))\s*/u;

const toFormPiece = ({ text, span }: { text: string; span: { start: number } }): Piece => ({ text, start: span.start });

const isLine = (passage: Passage | undefined): boolean =>
  passage !== undefined &&
  passage.parts.length === 0 &&
  (passage.form === 'prose' || passage.form === 'item' || passage.form === 'row') &&
  !/[.!?]\s+\p{Lu}\p{Ll}/u.test(passage.said.text);

/** "Row 1: …" */
const ROW_MARK = /^(?:(?:row|zeile|ligne|fila|riga|linha|rij|rad)\s?\d{1,2}\s?[:.)–-]\s*)/iu;

function toPassages(passage: Passage, columns: ToldColumns, rows: Piece[][], rest: Passage[]): Passage[] {
  const table: Passage = {
    form: 'table',
    isTold: true,
    said: columns.columns[0] ?? passage.said,
    hasHead: true,
    cells: [columns.columns, ...rows.map((row) => row.map((cell) => (isEmpty(cell) ? undefined : cell)))],
    parts: [],
  };
  return columns.before.text === ''
    ? [table, ...rest]
    : [{ ...passage, said: columns.before, parts: [table, ...rest] }];
}

const isEmpty = ({ text }: Piece): boolean => /^(?:|[-–—]|blank|empty|leer|vide)$/iu.test(text);
