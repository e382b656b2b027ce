import { trimEnds, type Piece } from './piece.ts';
import type { Passage } from './passage.ts';
import { markRunIn } from './mark-run-in.ts';
import { readLines, type Line } from './read-lines.ts';
import { readTable } from './read-table.ts';

/**
 * Reads what the form of a prompt shows: headings, lists, tables, quotes, fences and indented rows as a tree of
 * passages, in order. Tolerant of the mixtures that people write: numbers as headings, bold lines, lines in capitals,
 * bullets of any kind, rows that are only indented.
 */
export function readForm(prompt: string): Passage[] {
  const lines = readLines(prompt);
  const root: Passage[] = [];
  /** Open passages with their depth, outermost first. */
  const open: { depth: number; indent: number; passage: Passage }[] = [];

  const put = (passage: Passage, depth: number, indent: number): void => {
    while ((open.at(-1)?.depth ?? -1) >= depth) open.pop();
    (open.at(-1)?.passage.parts ?? root).push(passage);
    open.push({ depth, indent, passage });
  };

  for (let at = 0; at < lines.length; at++) {
    const line = lines[at];
    if (line === undefined || line.mark === 'blank') continue;
    const { said, indent } = line;
    if (line.mark === 'heading') put({ form: 'heading', said, level: line.depth, parts: [] }, line.depth, indent);
    else if (line.mark === 'table') {
      const end = runEnd(lines, at, 'table');
      put(readTable(lines.slice(at, end).map((row) => row.said)), DEPTHS.leaf, indent);
      open.pop();
      at = end - 1;
    } else if (line.mark === 'code') {
      put({ form: 'code', said, lines: line.lines ?? [], parts: [] }, DEPTHS.leaf, indent);
      open.pop();
    } else if (line.mark === 'quote') {
      at = putQuote(lines, at, put);
    } else if (line.mark === 'number' && headsProse(lines, at)) {
      put({ form: 'heading', said, level: 7, parts: [] }, DEPTHS.title, indent);
    } else if (line.mark === 'number' || line.mark === 'bullet') {
      // An attribution under a quote: "— Father Anselm" belongs to what it signs.
      const last = open.at(-1)?.passage;
      const depth = DEPTHS.list + indent * 2 + (line.mark === 'bullet' ? 1 : line.depth / 4);
      const isSigned = line.mark === 'bullet' && /[—–]\s*$/.test(prompt.slice(Math.max(0, said.start - 4), said.start));
      if (last?.form === 'quote' && isSigned) last.said = joined(prompt, last.said, said);
      else put({ form: 'item', said, isNumbered: line.mark === 'number', parts: [] }, depth, indent);
    } else {
      at = putPlain(prompt, lines, at, open, put);
    }
  }
  markRunIn(root);
  return root;
}

/** Headings are 1 to 6; then lines that only look like headings, then lists by their indent, then leaves. */
const DEPTHS = { bold: 7, capitals: 7, title: 8, prose: 9, list: 10, leaf: 1000 } as const;

type Put = (passage: Passage, depth: number, indent: number) => void;

const runEnd = (lines: readonly Line[], from: number, mark: Line['mark']): number => {
  let end = from;
  while (lines[end]?.mark === mark) end++;
  return end;
};

const joined = (prompt: string, first: Piece, last: Piece): Piece => ({
  text: prompt.slice(first.start, last.start + last.text.length),
  start: first.start,
});

/** Lines that begin with `>` are bullets where each is a statement of its own, else one quote. */
function putQuote(lines: readonly Line[], from: number, put: Put): number {
  const line = lines[from];
  if (line === undefined) return from;
  put({ form: 'quote', said: line.said, parts: [] }, DEPTHS.list + line.indent * 2 + 1, line.indent);
  return from;
}

const BOLD_LINE = /^(?:\*\*|__)[^*_]+(?:\*\*|__)\s*(?:\([^)]*\))?\s*[:：]?$/;
const BOLD_LEAD = /^(?:\*\*|__)[^*_\n]{1,80}(?:\*\*|__)/;
const CAPITALS = /^[^\p{Ll}]*\p{Lu}{3}[^\p{Ll}]*$/u;
const CAPITALS_LEAD = /^(?=[^\n,:(]*\p{Lu}{2})[\p{Lu}\d][\p{Lu}\d &/-]{3,}(?=[,:(]\s)/u;

function putPlain(
  prompt: string,
  lines: readonly Line[],
  from: number,
  open: { depth: number; indent: number; passage: Passage }[],
  put: Put,
): number {
  const line = lines[from];
  if (line === undefined) return from;
  const { indent } = line;
  // The lines of one paragraph that were only broken to fit.
  let end = from;
  while (isWrapped(lines[end], lines[end + 1])) end++;
  const last = lines[end] ?? line;
  const said = joined(prompt, line.said, last.said);
  const inner = open.findLast(({ depth, indent: own }) => depth >= DEPTHS.list && own < indent);
  // Rows that nobody indented, under the entry that announces them.
  const announcer = open.findLast(({ passage }) => passage.form === 'item');
  if (inner === undefined && announcer !== undefined && areRowsOf(announcer.passage, said.text, lines[end + 1])) {
    put({ form: 'row', said, parts: [] }, DEPTHS.list + (indent + 1) * 2, indent);
    return end;
  }
  if (inner !== undefined) {
    // Rows that are only indented under what introduces them; a sentence that runs on belongs to its entry.
    const { passage } = inner;
    const isLone = passage === open.at(-1)?.passage && passage.parts.length === 0 && !isLevel(lines[end + 1], indent);
    if (
      isLone &&
      !areRows(passage.said.text, said.text) &&
      /^[\p{Ll}(]/u.test(said.text) &&
      !/[:.;]$/.test(passage.said.text)
    )
      passage.said = joined(prompt, passage.said, said);
    else if (passage.form === 'item' && /^\p{Lu}.*[.]$/u.test(said.text))
      put({ form: 'prose', said, parts: [] }, DEPTHS.list + indent * 2 - 1, indent);
    else put({ form: 'row', said, parts: [] }, DEPTHS.list + indent * 2, indent);
    return end;
  }
  const next = lines.slice(end + 1).find(({ mark }) => mark !== 'blank');
  const nextIsClose = lines[end + 1]?.mark !== 'blank';
  const leadsList =
    next !== undefined &&
    (next.mark === 'bullet' ||
      next.mark === 'number' ||
      next.mark === 'table' ||
      (next.mark === 'plain' && next.indent > indent));
  // "**Total €30.80**" is the last line of a bill and heads nothing.
  if (BOLD_LINE.test(said.text) && !/(?:[$€£¥]|CHF)\s?\d|\d\s?(?:[$€£¥]|CHF|kr|zł)\W*$/u.test(said.text))
    put({ form: 'heading', said: withoutBold(said), level: 7, parts: [] }, DEPTHS.bold, indent);
  else if (isTitleInCapitals(said.text) && next !== undefined)
    put({ form: 'heading', said, level: 7, parts: [] }, DEPTHS.capitals, indent);
  else if (leadsList && isTitle(said.text, nextIsClose))
    put({ form: 'heading', said, level: 8, parts: [] }, DEPTHS.title, indent);
  else {
    // A line that only looks like a heading is one of the list under it and no further.
    const isApart = lines[from - 1]?.mark === 'blank';
    // A paragraph that bold words lead in is a part beside those that bold lines head.
    const isLed = BOLD_LEAD.test(said.text) && open.some(({ depth: own }) => own === DEPTHS.bold);
    const depth = isLed
      ? DEPTHS.bold
      : (isApart || PLACED.test(said.text)) && open.some(({ depth: own }) => own === DEPTHS.title)
        ? DEPTHS.title
        : DEPTHS.prose;
    put({ form: 'prose', said, parts: [] }, depth, indent);
    // What stands apart from a list does not introduce it, unless it says so.
    if (!(leadsList && nextIsClose) && !/[:：]$/.test(said.text)) open.pop();
  }
  return end;
}

/** A numbered title over plain lines: "3. STOPS". */
function headsProse(lines: readonly Line[], at: number): boolean {
  const [line, next] = [lines[at], lines[at + 1]];
  if (line === undefined || next?.mark !== 'plain' || next.indent > line.indent) return false;
  return (
    isTitleInCapitals(line.said.text) ||
    (line.said.text.length <= 50 && !/[,\d]/.test(line.said.text) && !/[.!?;,:]["'”]?$/.test(line.said.text))
  );
}

/** A line without an end of its own before one that goes on in small letters, or far out at the right. */
function isWrapped(line: Line | undefined, next: Line | undefined): boolean {
  if (line?.mark !== 'plain' || next?.mark !== 'plain' || line.indent !== next.indent) return false;
  if (/[.:;!?]["'”’*`]*$/.test(line.said.text)) return false;
  if (areRows(line.said.text, next.said.text) || LABELLED.test(next.said.text)) return false;
  if (BOLD_LINE.test(line.said.text) || isTitleInCapitals(line.said.text)) return false;
  // "Owner: Dalia · Started: 2 Nov · Traffic: 50" is whole.
  if (/:\s[^·|]+\s[·|]\s[^·|]+:\s[^·|]+\s[·|]\s/.test(line.said.text)) return false;
  // Short lines one under the other are rows, not a sentence that was broken.
  if (line.indent > 0 && line.said.text.length < 40) return false;
  return /^[\p{Ll}(&]/u.test(next.said.text) || line.said.text.length > 70;
}

/** A line that begins with another place of the page belongs to no list above it: "Centre: …", "Right panel, …". */
const PLACED =
  /^(?:top|bottom|left|right|cent(?:re|er)|middle|upper|lower|oben|unten|links|rechts|mitte|haut|bas|gauche|droite)\b[^.:]{0,80}:\s/i;

/** Lines that are parted alike are rows and no wrapped sentence: "pk_1, test, 4 %" over "pk_2, live, 9 %". */
function areRows(first: string, second: string, leastCommas = 3): boolean {
  return ROW_SIGNS.some((sign) => {
    const count = first.split(sign).length - 1;
    return count >= (sign === ', ' ? leastCommas : 2) && count === second.split(sign).length - 1;
  });
}

/** "table with board, white, black:", then lines that are parted alike. */
function areRowsOf({ said, parts }: Passage, text: string, next: Line | undefined): boolean {
  if (!/[:：]$/.test(said.text)) return false;
  const before = parts.at(-1);
  if (before !== undefined) return before.form === 'row' && areRows(before.said.text, text, ANNOUNCED);
  return next?.mark === 'plain' && areRows(text, next.said.text, ANNOUNCED);
}

/** Commas of rows that a colon has announced. */
const ANNOUNCED = 2;

const ROW_SIGNS = [' | ', ' / ', ' – ', ' — ', '; ', '\t', ', '];

const isLevel = (line: Line | undefined, indent: number): boolean => line?.mark === 'plain' && line.indent === indent;

/** A line that begins with a label of its own: "Title: …", "Segmented filter: …". */
const LABELLED = /^(?:\*\*|__)?\p{Lu}[\p{L}\d '’-]{0,28}(?:\*\*|__)?[:：]\s/u;

/** "HERO (split)" is a title in capitals too: brackets only say how it looks. */
const isTitleInCapitals = (said: string): boolean => isInCapitals(said.replace(/\s*\([^()]*\)\s*$/, ''));

const isInCapitals = (text: string): boolean =>
  CAPITALS.test(text) ? text.length <= 80 && !/[.!?]$/.test(text) : CAPITALS_LEAD.test(text);

/** A short line that introduces the list under it: "Layout", "Section 1, the current period", "On the card:". */
function isTitle(text: string, isClose: boolean): boolean {
  if (/[:：]$/.test(text)) return text.length <= 90 && isClose;
  return text.length <= 60 && isClose && !/[.!?;,]$/.test(text);
}

/** A line that is all bold says so by its form; what is behind it in brackets stays. */
function withoutBold(said: Piece): Piece {
  const inner = trimEnds(said, '*_:：');
  return inner.text.includes('*') ? { ...inner, text: inner.text.replace(/[*_]{2}/g, '') } : inner;
}
