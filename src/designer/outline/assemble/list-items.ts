import type { Item } from '../outline.ts';
import type { Piece } from '../values/piece.ts';
import { cut, trimEnds, type Piece as Stretch } from '../form/piece.ts';
import { expandRange } from '../values/expand-range.ts';
import { findQuoted } from '../values/quoted.ts';
import { literalWords } from './passage/literal-words.ts';
import { splitRows } from '../values/rows-in-line.ts';
import { toItem } from './to-item.ts';

/** Things with their parts, several in a line. */
export function listItems(piece: Stretch): Item[] {
  const rows =
    rowsByTime(piece) ??
    rowsByQuote(piece) ??
    rowsByBracket(piece) ??
    splitRows(piece.text, piece.start).map((row) => ({ text: sliceOf(piece, row), start: row.span.start }));
  return rows.flatMap((row) => rowsOfRange(row) ?? toItem(row) ?? []);
}

/** "turbines T1 to T11 with status": a numbered row of things, each by its own name. */
function rowsOfRange({ text, start }: Stretch): Item[] | undefined {
  const [bare = ''] = text.split(/\s(?:with|showing|each|mit|avec|con|com|met|z|med)\s/iu);
  const named = /^(?:\p{Ll}+\s)?(\p{L}{0,12}\s?\d{1,3}\s.+)$/u.exec(bare)?.[1] ?? bare;
  const names = expandRange(literalWords({ text: named, start: start + text.indexOf(named) }));
  return names?.map((title) => ({ title, fields: [], nodes: [] }));
}

const CLOCK =
  /(?:^|[,;]\s+(?:and\s+)?|\.\s+)(?=(?:\d{1,2}[:.]\d{2})(?:\s?[–-]\s?\d{1,2}[:.]\d{2})?[\s,]\s*["“„«\p{L}])/gu;

/** Entries that each begin with a time end where the next time begins, whatever commas they hold. */
function rowsByTime(piece: Stretch): Stretch[] | undefined {
  const starts = [...piece.text.matchAll(CLOCK)].map((match) => ({
    from: match.index,
    to: match.index + match[0].length,
  }));
  if (starts.length < 2 || starts[0]?.to !== 0) return undefined;
  return starts.map(({ to }, index) => cut(piece, to, starts[index + 1]?.from ?? piece.text.length));
}

/** `"Kuovi", 12 min ago and "Ivarla", 38 min ago`: entries that each begin with a quotation and say something behind it. */
function rowsByQuote(piece: Stretch): Stretch[] | undefined {
  const quoted = findQuoted(piece.text);
  if (quoted.length < 2 || quoted[0]?.start !== 0) return undefined;
  const gaps = quoted.map(({ end }, index) => piece.text.slice(end, quoted[index + 1]?.start ?? piece.text.length));
  if (!gaps.every((gap) => /[\p{L}\d]/u.test(gap.replace(/\s(?:and|or|und|et|y|e|en)\s*$/i, '')))) return undefined;
  return quoted
    .map(({ start }, index) => trimEnds(cut(piece, start, quoted[index + 1]?.start ?? piece.text.length), ',;. '))
    .map(withoutAnd);
}

function withoutAnd(row: Stretch): Stretch {
  const and = /[,;]?\s(?:and|or|und|et|y|e|en)$/i.exec(row.text);
  return and === null ? row : cut(row, 0, and.index);
}

/** "Silo A, wheat (82 %), Silo B, barley (40 %)": entries that each end with brackets. */
function rowsByBracket(piece: Stretch): Stretch[] | undefined {
  const ends = [...piece.text.matchAll(/\)(?:[,;]\s+(?:and\s+)?|\s+and\s+|\.?$)/g)];
  const parts = ends.map((match, index) =>
    cut(piece, index === 0 ? 0 : (ends[index - 1]?.index ?? 0) + (ends[index - 1]?.[0].length ?? 0), match.index + 1),
  );
  const rest = ends.at(-1);
  const isAll = rest !== undefined && rest.index + rest[0].length >= piece.text.length;
  return ends.length >= 2 && isAll && parts.some(({ text }) => /,[^()]*\(/.test(text)) && !/;/.test(piece.text)
    ? parts
    : undefined;
}

export const sliceOf = (piece: Stretch, part: Piece): string =>
  piece.text.slice(part.span.start - piece.start, part.span.end - piece.start);
