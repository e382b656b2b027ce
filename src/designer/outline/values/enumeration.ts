import type { Span } from '../outline.ts';
import { MONTHS, WEEKDAYS } from './calendar-words.ts';
import { isLower, isUpper } from './characters.ts';
import { type Piece, toPiece } from './piece.ts';
import { findQuoted } from './quoted.ts';
import { type Separator, type SeparatorKind, findSeparators } from './separators.ts';
import { BRACKETED, TOP, markLevels } from './top-level.ts';
import { trimRange } from './trim-range.ts';

/** From strong to weak: the strongest that occurs parts the list, the others stay inside its pieces. */
const STRENGTH: SeparatorKind[] = ['line', 'tab', 'semicolon', 'pipe', 'dot', 'slash', 'arrow', 'comma', 'dash'];

/**
 * The entries of an enumeration, without separators, numbers and the last "and".
 *
 * @example splitEnumeration('Duets, "Salt, pepper" and Kids').map(({ text }) => text) // ['Duets', 'Salt, pepper', 'Kids']
 */
export function splitEnumeration(text: string, base = 0): Piece[] {
  const { start, end } = unwrapped(text);
  const inner = text.slice(start, end);
  return rangesOf(inner)
    .map((range) => toPiece(inner, range.start, range.end, base + start))
    .filter((piece) => piece.text !== '');
}

function rangesOf(text: string): Span[] {
  const levels = markLevels(text);
  const separators = findSeparators(text, levels);
  const numbered = numberedStarts(text, levels);
  if (numbered !== undefined) return cut(text, numbered);
  const kind = strongest(text, separators);
  if (kind === undefined) {
    const pairs = pairConjunction(text, separators);
    const seams = seamsOf(text, pairs);
    return cut(text, [...pairs, ...seams]);
  }
  const own = separators.filter((one) => one.kind === kind && (kind !== 'comma' || !isInsideDate(text, one)));
  // The mark after the last entry of a list in lines or with commas is followed by "and" once more.
  const isFinalOpen = kind !== 'line' && kind !== 'arrow';
  return cut(text, isFinalOpen ? [...own, ...lastConjunction(text, own, separators)] : own);
}

function strongest(text: string, separators: readonly Separator[]): SeparatorKind | undefined {
  const counts = new Map<SeparatorKind, number>();
  for (const { kind, start, end } of separators) {
    // A separator at the very end (a trailing line break) parts nothing.
    if (start > 0 && end < text.length) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  const commas = counts.get('comma') ?? 0;
  return STRENGTH.find((kind) => {
    const count = counts.get(kind) ?? 0;
    if (kind === 'dash') return count > 1 && (counts.get('conjunction') ?? 0) === 0;
    // One slash or dot among several commas belongs to an entry: "OK / Defect, Notes, Photo".
    if ((kind === 'slash' || kind === 'arrow') && count === 1) return commas < 2;
    return count > 0;
  });
}

/** Parts of the text between separators, without bullets and a leading "and". */
function cut(text: string, separators: readonly Separator[]): Span[] {
  const ranges: Span[] = [];
  let from = leadEnd(text);
  for (const one of [...separators].sort((a, b) => a.start - b.start)) {
    if (one.start < from) continue;
    ranges.push({ start: from, end: one.start });
    from = one.end;
  }
  ranges.push({ start: from, end: text.length });
  return ranges
    .map((range) => withoutConjunction(text, withoutStop(text, range)))
    .filter((range) => range.end > range.start);
}

/** Where a text begins after its first bullet or number, if it has one and is a list. */
function leadEnd(text: string): number {
  const match = /^\s*(?:[-*•–▪◦‣·>+]|\(?\d{1,3}[.)]|\(?[a-z]\))[ \t]+/u.exec(text);
  return match === null ? 0 : match[0].length;
}

function withoutConjunction(text: string, range: Span): Span {
  const lead =
    /^\s*(?:and|or|und|oder|sowie|et|ou|y|e|o|ed|en|of|i|oraz|lub|och|eller|og|ve|veya|및|그리고|以及|and then|then) +/u.exec(
      text.slice(range.start, Math.min(range.end, range.start + 24)),
    );
  return lead === null || range.start === leadEnd(text)
    ? range
    : { start: range.start + lead[0].length, end: range.end };
}

/** Without the full stop of the sentence, but with that of "Tom B." and "kl." */
function withoutStop(text: string, range: Span): Span {
  const { start, end } = trimRange(text, range.start, range.end);
  const last = text.charAt(end - 1);
  if (last === '。' || last === ',' || last === ';') return { start, end: end - 1 };
  if (last !== '.' || text.charAt(end - 2) === '.') return { start, end };
  const word = /(?:^|[\s(])(\p{L}{1,4}|[\p{L}.]+\.\p{L})\.$/u.exec(text.slice(Math.max(start, end - 8), end));
  const isAbbreviation =
    word !== null &&
    (/^\p{Lu}$/u.test(word[1] ?? '') ||
      /^(?:no|nr|st|co|inc|ltd|etc|min|max|ca|dr|sr|jr|vs|approx|e\.v|a\.m|p\.m)$/iu.test(word[1] ?? ''));
  return isAbbreviation ? { start, end } : { start, end: end - 1 };
}

/** "Mon, 3 March" and "May 6, 2026" are one entry each. */
function isInsideDate(text: string, comma: Separator): boolean {
  const before = /(\p{L}+)\.?(?: \d{1,2})?$/u.exec(text.slice(Math.max(0, comma.start - 16), comma.start));
  const word = before?.[1]?.toLowerCase() ?? '';
  const after = text.slice(comma.end, comma.end + 16);
  if (MONTHS.has(word)) return /^(?:19|20)\d\d(?!\d)/u.test(after);
  if (!WEEKDAYS.has(word) || !isUpper(before?.[0] ?? '')) return false;
  const next = /^\d{1,2}\.? (\p{L}+)/u.exec(after) ?? /^(\p{L}+) \d{1,2}\b/u.exec(after);
  return next !== null && MONTHS.has(next[1]?.toLowerCase() ?? '');
}

/** The "and" before the last entry, unless the rest of the list shows that it belongs to the entry's name. */
function lastConjunction(text: string, own: readonly Separator[], separators: readonly Separator[]): Separator[] {
  const last = own.at(-1);
  if (last === undefined) return [];
  const within = separators.filter(
    (one) => one.start >= last.end && (one.kind === 'conjunction' || one.kind === 'ampersand'),
  );
  const one = within.findLast(({ kind }) => kind === 'conjunction') ?? within.at(-1);
  if (one === undefined) return lastJoined(text, last.end);
  // "Sails, Ropes and fittings": all entries begin with a capital, only what follows the "and" does not.
  const starts = [0, ...own.map(({ end }) => end)].map((start) => firstLetter(text, start));
  const right = firstLetter(text, one.end);
  if (isLower(right) && starts.every((char) => !isLower(char)) && starts.some((char) => isUpper(char))) return [];
  const isUsedInNames = separators.some(
    (other) =>
      other.kind === one.kind &&
      other.start < last.start &&
      text.slice(other.start, other.end) === text.slice(one.start, one.end),
  );
  if (isUsedInNames && own.some(({ end }) => end > 0)) return within.length > 1 ? [one] : [];
  if (one.kind === 'conjunction') return [one];
  // "&" is mostly part of a name; it parts a list of small words or signs only.
  const pieces = [
    ...own.map(({ start }, index) => text.slice(index === 0 ? 0 : (own[index - 1]?.end ?? 0), start)),
    text.slice(one.end),
  ];
  return pieces.every((piece) =>
    /^\s*(?:["“'‘«].*|\p{Ll}[\p{L} ]*|\p{Lu}{1,3}|\p{L}{1,3}|[\d.,:%€$£]+)\.?\s*$/u.test(piece),
  )
    ? [one]
    : [];
}

/** "Save and Publish" are two where both sides look alike, "Ropes and fittings" and "Rosalind & Teo" are one. */
function pairConjunction(text: string, separators: readonly Separator[]): Separator[] {
  const own = separators.filter(({ kind }) => kind === 'conjunction');
  const [one] = own;
  if (one === undefined || own.length > 3) return [];
  const starts = [firstLetter(text, 0), ...own.map(({ end }) => firstLetter(text, end))];
  const isAlike = starts.every((char) => isUpper(char)) || starts.every((char) => !isUpper(char));
  return isAlike ? own : [];
}

/** 「今日」「記録」 and `"One" "Two"`: quotations side by side, where nothing else stands. */
function seamsOf(text: string, pairs: readonly Separator[]): Separator[] {
  const quoted = findQuoted(text);
  const seams: Separator[] = [];
  let end = 0;
  for (const one of quoted) {
    const gap = text.slice(end, one.start);
    const isKnown = pairs.some((pair) => pair.start >= end && pair.end <= one.start);
    if (gap.trim() !== '' && !isKnown) return [];
    if (end > 0 && !isKnown) seams.push({ start: end, end: one.start, kind: 'comma' });
    ({ end } = one);
  }
  return /^[\s.。]*$/u.test(text.slice(end)) ? seams : [];
}

/** 選竹、劈骨和绘画: between Chinese words the last "and" has no spaces. In Japanese 和 is part of words. */
function lastJoined(text: string, from: number): Separator[] {
  const rest = text.slice(from);
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return [];
  const match = /^(?=.{1,40}$)\p{Script=Han}{1,12}?(和|及|以及|与)(?=[\p{Script=Han}「]{1,16}。?$)/u.exec(rest);
  if (match === null) return [];
  const end = from + match[0].length;
  return [{ start: end - (match[1] ?? '').length, end, kind: 'conjunction' }];
}

function firstLetter(text: string, at: number): string {
  return /[\p{L}\p{N}]/u.exec(text.slice(at, at + 40))?.[0] ?? '';
}

/** Entries numbered within one line: "1) Rinse 2) Soak 3) Dry". The numbers have to count up from one. */
function numberedStarts(text: string, levels: Uint8Array): Separator[] | undefined {
  const first = /^\s*\(?(1|a|A|i|I)[.)]\s/u.exec(text);
  if (first === null || (levels[text.indexOf(first[1] ?? '1')] ?? TOP) === BRACKETED) return undefined;
  const found: Separator[] = [];
  let expected = 2;
  for (const match of text.matchAll(/[\s,;]+\(?(\d{1,2}|[a-z])[.)]\s/giu)) {
    const label = match[1] ?? '';
    const number = /\d/u.test(label) ? Number(label) : label.toLowerCase().charCodeAt(0) - 96;
    if (number !== expected || levels[match.index] !== TOP) continue;
    found.push({ start: match.index, end: match.index + match[0].length, kind: 'line' });
    expected += 1;
  }
  return found.length > 0 ? found : undefined;
}

/** "(a, b, c)" is the list a, b, c. */
function unwrapped(text: string): Span {
  const { start, end } = trimRange(text, 0, text.length);
  if (!'([（'.includes(text.charAt(start)) || end - start < 2) return { start, end };
  const levels = markLevels(text.slice(start, end));
  return levels.every((level) => level !== TOP) && isOnePair(text.slice(start, end))
    ? { start: start + 1, end: end - 1 }
    : { start, end };
}

function isOnePair(text: string): boolean {
  return markLevels(text.slice(1, -1)).every(
    (level, index) => level !== TOP || !')]）'.includes(text.charAt(index + 1)),
  );
}
