import type { Span } from '../outline.ts';
import { isSpace } from './characters.ts';
import { type Piece, toPiece } from './piece.ts';
import { findQuoted } from './quoted.ts';
import { rowSeparators, splitBy } from './row-separators.ts';
import { BRACKETED, TOP, markLevels } from './top-level.ts';
import { trimRange } from './trim-range.ts';
import { type FoundValue, findValues } from './value-at.ts';

/** One cell and what is set off in it: quotations, brackets, values at its ends. */
export function cellParts(line: string, range: Span, base: number): Piece[] {
  const { start, end } = trimRange(line, range.start, range.end);
  // After the first cell, words and value in one are one: "mast 17 m", "ETA 11:25", "Cod 60 kg".
  if (range.start > 0 && isPlain(line, start, end)) return [toPiece(line, start, end, base)];
  if (start === end) return [toPiece(line, start, end, base)];
  const text = line.slice(start, end);
  const levels = markLevels(text);
  const pieces: Piece[] = [];
  let from = 0;
  let at = 0;
  while (at < text.length) {
    if (levels[at] !== BRACKETED) {
      at += 1;
      continue;
    }
    let stop = at;
    while (stop < text.length && levels[stop] !== 0) stop += 1;
    // "order(s)" and "f(x)" stand close: part of the word.
    const isClose = at > 0 && !isSpace(text.charAt(at - 1)) && !/["”’»」*_`]/u.test(text.charAt(at - 1));
    if (!isClose && text.charAt(at) !== '{') {
      pieces.push(...parted(text, from, at, base + start));
      pieces.push(...asides(text, at + 1, stop - 1, base + start));
      from = stop;
    }
    at = stop;
  }
  pieces.push(...parted(text, from, text.length, base + start));
  return pieces;
}

function isPlain(line: string, start: number, end: number): boolean {
  return markLevels(line.slice(start, end)).every((level) => level === TOP);
}

function asides(text: string, start: number, end: number, base: number): Piece[] {
  const inner = text.slice(start, end);
  return splitBy(inner, rowSeparators(inner)[0] ?? 'comma')
    .map((range): Piece => ({ ...toPiece(inner, range.start, range.end, base + start), isAside: true }))
    .filter((piece) => piece.text !== '');
}

/** Quoted titles with words or figures beside them, and values at the beginning and end. */
function parted(text: string, start: number, end: number, base: number): Piece[] {
  const range = trimRange(text, start, end);
  if (range.start === range.end) return [];
  const inner = text.slice(range.start, range.end);
  const cuts: Span[] = [];
  let from = 0;
  for (const quoted of findQuoted(inner)) {
    if (isPartOfSentence(inner, quoted)) continue;
    cuts.push(...peeled(inner, from, quoted.start), { start: quoted.start, end: quoted.end });
    from = quoted.end;
  }
  cuts.push(...peeled(inner, from, inner.length));
  return cuts.map((cut) => toPiece(inner, cut.start, cut.end, base + range.start)).filter((piece) => piece.text !== '');
}

/** A quotation with several words before and after it is part of what is said, not a cell. */
function isPartOfSentence(text: string, quoted: Span): boolean {
  return (
    /\p{L}+ \p{L}+\s$/u.test(text.slice(Math.max(0, quoted.start - 40), quoted.start)) &&
    /^\s*\p{Ll}+ \p{L}/u.test(text.slice(quoted.end, quoted.end + 40))
  );
}

/** Takes values off both ends: "08:00 Breakfast", "Heather 0.2 l €5.50", "Line 1 24.5". */
function peeled(text: string, start: number, end: number): Span[] {
  const { start: from, end: to } = trimRange(text, start, end);
  if (from === to) return [];
  const inner = text.slice(from, to);
  const values = findValues(inner);
  const lead = leading(inner, values);
  const tail = trailing(inner, values, lead?.end ?? 0);
  const cuts: Span[] = [];
  if (lead !== undefined) cuts.push(lead);
  const middle = trimRange(inner, lead?.end ?? 0, tail[0]?.start ?? inner.length);
  if (middle.end > middle.start) cuts.push({ start: middle.start, end: withoutComma(inner, middle) });
  cuts.push(...tail);
  return cuts.map((cut) => ({ start: from + cut.start, end: from + cut.end }));
}

function withoutComma(text: string, range: Span): number {
  return /[,:;–]/u.test(text.charAt(range.end - 1)) ? trimRange(text, range.start, range.end - 1).end : range.end;
}

/** A time, code or index in front of words. */
function leading(text: string, values: readonly FoundValue[]): Span | undefined {
  const [first] = values;
  if (first === undefined || first.start !== 0 || first.end === text.length) return undefined;
  const rest = text.slice(first.end);
  if (!/^:? +[\p{L}"“‘'«(]/u.test(rest)) return undefined;
  if (first.kind === 'clock' || first.kind === 'code' || first.kind === 'time-range')
    return { start: 0, end: first.end };
  // "5 A Voice for Fisher" has an index, "4 libres" and "12 years" count.
  // Four figures and more are a number of the thing itself: "4471 tailcoat", "0934 tricorn hat".
  const isLong = /^(?:0\d+|\d{4,})$/u.test(text.slice(0, first.end));
  return first.isBare === true && (isLong || /^ \p{Lu}/u.test(rest)) ? { start: 0, end: first.end } : undefined;
}

/** The run of values at the end, counted nouns included: "28.4 °C 66 % 840 trays day 6". */
function trailing(text: string, values: readonly FoundValue[], after: number): Span[] {
  const run: (Span & { isBare: boolean })[] = [];
  let end = text.length;
  for (const value of values.toReversed()) {
    if (value.start <= after) break;
    const gap = GAP.exec(text.slice(value.end, end));
    const [, noun = '', label = ''] = gap ?? [];
    const next = run[0];
    const isLabel = label !== '' && next?.isBare === true;
    if (gap === null || (label !== '' && !isLabel)) break;
    if (noun !== '' && (value.kind !== 'number' || run.length === 0)) {
      // "28 t day 6": after a unit no noun is counted, the word belongs to the number that follows.
      if (isLabel || next?.isBare !== true) break;
      next.start = end - text.slice(value.end, end).trimStart().length;
      next.isBare = false;
    } else if (isLabel) {
      next.start -= label.length + 1;
      next.isBare = false;
    }
    const stop = noun === '' || value.kind !== 'number' ? value.end : text.indexOf(noun, value.end) + noun.length;
    run.unshift({
      start: value.start,
      end: stop,
      isBare: (value.isBare === true && stop === value.end) || value.kind === 'code',
    });
    end = value.start;
  }
  // A bare number stays with the word before it: "Tray 512", "Route 7".
  while (run[0]?.isBare === true) run.shift();
  const [first] = run;
  return first === undefined || LEAD.test(text.slice(0, first.start))
    ? []
    : run.map(({ start, end: stop }) => ({ start, end: stop }));
}

/** What may stand between two values of a run: nothing, a counted noun, the next number's label. */
const GAP = /^\s*(?:(\p{Ll}+)(?: (\p{Ll}+))?\s*)?$/u;
/** Words that bind the value to what stands before it: "due 14 Nov", "open until 18:00". */
const LEAD =
  /(?:^|\s)(?:due|until|till|since|by|at|on|in|of|for|from|to|after|before|about|around|over|under|up to|than|every|bis|ab|seit|um|am|im|von|mit|über|unter|à|de|du|le|en|pour|depuis|dès|jusqu'à|desde|hasta|con|a las|el|di|da|dal|al|alle|per|tot|van|vanaf|om|op|od|do|o|w|från|till|med|and|und|et|y|e|with|is|are|was|set|last|next)\s+$/iu;
