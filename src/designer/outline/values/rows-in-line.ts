import { splitCells } from './cells.ts';
import { splitEnumeration } from './enumeration.ts';
import { type Piece, toPiece } from './piece.ts';
import { splitQuestions } from './questions.ts';
import { splitSentences } from './sentences.ts';
import { type SeparatorKind, findSeparators } from './separators.ts';
import { BRACKETED, TOP, markLevels } from './top-level.ts';
import { findValues } from './value-at.ts';

/** A row with the label of the group that it stands in: "Row A: Tundra (900 g), Bosko (850 g)". */
export interface Row extends Piece {
  lead?: Piece;
}

/**
 * Rows that a sentence lists one after the other, each to be read by `splitCells`: lines, parts between semicolons,
 * sentences of one form, entries that begin with a time or number, questions with their answers.
 *
 * @example splitRows('7:00 gate, 8:30 walk').map(({ text }) => text) // ['7:00 gate', '8:30 walk']
 */
export function splitRows(text: string, base = 0): Row[] {
  const asked = splitQuestions(text, base);
  if (asked.length > 1) return asked.map((one) => one.row);
  const grouped = byGroups(text, base);
  if (grouped !== undefined) return grouped;
  const kind = strongest(text);
  if (kind !== undefined) return parted(text, base, kind);
  const sentences = byForm(text, base);
  if (sentences !== undefined) return sentences;
  return byHeads(text, base) ?? byHalves(text, base) ?? splitEnumeration(text, base);
}

/** Lines and semicolons part rows; so do slashes and pipes where each part has commas or a number of its own. */
function strongest(text: string): SeparatorKind | undefined {
  const separators = findSeparators(text).filter(({ start, end }) => start > 0 && end < text.length);
  const has = (kind: SeparatorKind): boolean => separators.some((one) => one.kind === kind);
  if (has('line')) return 'line';
  if (has('semicolon')) return 'semicolon';
  for (const kind of ['slash', 'pipe', 'dot'] as const) {
    if (!has(kind)) continue;
    const parts = cutBy(text, 0, kind);
    if (parts.length > 1 && parts.every(({ text: part }) => splitCells(part).length > 1)) return kind;
  }
  return undefined;
}

function parted(text: string, base: number, kind: SeparatorKind): Row[] {
  return cutBy(text, base, kind);
}

function cutBy(text: string, base: number, kind: SeparatorKind): Piece[] {
  const pieces: Piece[] = [];
  let from = /^\s*(?:[-*•–▪◦‣·>+]|\(?\d{1,3}[.)])[ \t]+/u.exec(text)?.[0].length ?? 0;
  if (kind !== 'line') from = 0;
  for (const one of findSeparators(text)) {
    if (one.kind !== kind || one.start < from) continue;
    pieces.push(row(text, from, one.start, base));
    from = one.end;
  }
  pieces.push(row(text, from, text.length, base));
  return pieces.filter((piece) => piece.text !== '');
}

/** Without a leading "and" and the sentence's stop. */
function row(text: string, start: number, end: number, base: number): Piece {
  const lead = /^\s*(?:and|und|sowie|et|y|e|en|i|och|ve) +/u.exec(text.slice(start, start + 12));
  const from = start + (lead?.[0].length ?? 0);
  const trimmed = text.slice(from, end).trimEnd();
  const isStopped =
    /[^.\s]\.$/u.test(trimmed) && !/(?:^|[\s.(])\p{Lu}\.$/u.test(trimmed) && !/[.!?] \p{Lu}/u.test(trimmed);
  return toPiece(text, from, from + trimmed.length - (isStopped ? 1 : 0), base);
}

/** "Row A: x (900 g), y (850 g). Row B: …": groups with a label, whose entries are the rows. */
function byGroups(text: string, base: number): Row[] | undefined {
  const sentences = splitSentences(text, 0);
  const groups = sentences.map((sentence) => ({ sentence, colon: colonIn(text, sentence) }));
  if (groups.length === 0 || groups.some(({ colon }) => colon === undefined)) return undefined;
  const rows: Row[] = [];
  for (const { sentence, colon = 0 } of groups) {
    const rest = text.slice(colon + 1, sentence.span.end);
    const entries = splitEnumeration(rest, base + colon + 1);
    if (
      entries.length < 2 ||
      !entries.every(
        (entry) =>
          /[)\]]$/u.test(text.slice(0, entry.span.end - base)) ||
          findValues(entry.text).at(-1)?.end === entry.text.length,
      )
    )
      return undefined;
    if (!entries.every((entry) => splitCells(entry.text).length > 1)) return undefined;
    const lead = toPiece(text, sentence.span.start, colon, base);
    rows.push(...entries.map((entry): Row => ({ ...entry, lead })));
  }
  return rows;
}

function colonIn(text: string, { span }: Piece): number | undefined {
  const part = text.slice(span.start, span.end);
  const levels = markLevels(part);
  for (let at = 1; at < Math.min(part.length, 60); at += 1) {
    if (part.charAt(at) === ':' && levels[at] === TOP && /\s/u.test(part.charAt(at + 1))) return span.start + at;
    if (levels[at] === BRACKETED || part.charAt(at) === ',') return undefined;
  }
  return undefined;
}

/** Sentences that all begin alike ("Chair 1: …. Chair 2: …") or have the same number of commas. */
function byForm(text: string, base: number): Row[] | undefined {
  const sentences = splitSentences(text, base, true);
  if (sentences.length < 2) return undefined;
  const forms = sentences.map(({ span }) => {
    const part = text.slice(span.start - base, span.end - base);
    const head = /^(\p{L}+) ?\d{1,4}\b|^(["“«„])|^(\d)/u.exec(part);
    return {
      head: head?.[1] ?? head?.[2] ?? (head === null ? undefined : '0'),
      commas: findSeparators(part).filter(({ kind }) => kind === 'comma').length,
    };
  });
  const [first] = forms;
  const isAlike = first?.head !== undefined && forms.every(({ head }) => head === first.head);
  const isEven = (first?.commas ?? 0) > 0 && forms.every(({ commas }) => commas === first?.commas);
  return isAlike || isEven
    ? sentences.map(({ span }) => row(text, span.start - base, span.end - base, base))
    : undefined;
}

/** A comma list whose rows have commas inside: each begins with a time, code, ascending number or quotation. */
function byHeads(text: string, base: number): Row[] | undefined {
  const entries = splitEnumeration(text, base);
  if (entries.length < 4) return undefined;
  const kinds = entries.map(({ span }) => headKind(text.slice(span.start - base, span.end - base)));
  const [first] = kinds;
  if (first === undefined) return undefined;
  const starts = kinds.flatMap((kind, index) => (kind === first ? [index] : []));
  const width = (starts[1] ?? 0) - (starts[0] ?? 0);
  if (starts.length < 2 || width < 2) return undefined;
  const isRegular = starts.every((start, index) => start === index * width) && entries.length === starts.length * width;
  if (!isRegular) return undefined;
  return starts.map((start) => {
    const from = entries[start]?.span.start ?? base;
    const to = entries[start + width - 1]?.span.end ?? base;
    return row(text, from - base, to - base, base);
  });
}

function headKind(entry: string): string | undefined {
  const [value] = findValues(entry);
  if (value?.start === 0 && value.end === entry.length) return value.kind;
  return /^["“„«‘'`*]/u.test(entry) ? 'quoted' : undefined;
}

/** "46, Kabeljau, Nord, 7,80 € sowie 45, Krebs, Lindos, 5,15 €": two rows with as many cells on both sides. */
function byHalves(text: string, base: number): Row[] | undefined {
  const separators = findSeparators(text);
  const all = separators.filter(({ kind }) => kind === 'comma').length;
  let left = 0;
  for (const one of separators) {
    if (one.kind === 'comma') left += 1;
    if (one.kind !== 'conjunction') continue;
    const right = all - left;
    if (left < 2 || right < 2 || Math.abs(left - right) > (left > 2 && right > 2 ? 1 : 0)) continue;
    return [row(text, 0, one.start, base), row(text, one.end, text.length, base)];
  }
  return undefined;
}
