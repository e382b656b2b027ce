import { OPEN_END } from './open-end.ts';
import type { Span } from '../outline.ts';
import { isDigit, isSpace } from './characters.ts';
import { matchAt } from './match-at.ts';
import { isPlaceName } from './place-name.ts';
import { findQuoted } from './quoted.ts';
import { stateWord } from './state-words.ts';
import { TOP } from './top-level.ts';
import { trimRange } from './trim-range.ts';
import { type FoundValue, findValues } from './value-at.ts';

/** Where label and value stand, and what binds them: a mark, quotation marks, brackets or mere order. */
export interface Bound {
  label: Span;
  value: Span;
  by: 'mark' | 'quotes' | 'brackets' | 'order';
  /** What stands with the value and is not part of it. */
  note?: Span;
}

/** Words that go with the value after them: "until 05:00", "up to 85 years". */
const WITH_VALUE =
  /(?:^| )(until|till|since|from|about|around|up to|over|under|below|above|max\.?|min\.?|approx\.?|ca\.?|circa|bis|ab|seit|etwa|rund|unter|über|jusqu’à|environ|dès|depuis|desde|hasta|fino a|circa|tot|vanaf|sinds|od|do|från|till|by|before|after|every|only|not|no|at least|at most)$/iu;
/** What joins a label in quotation marks to its value. */
const VERB =
  /(?:at|is|are|set to|stands at|standing at|says|reads|shows|=|:|ist|steht auf|bei|auf|est|à|es|en|è|é|em|is|op|jest|på|är) +(?=\S)/uy;
/** Words between label and value that belong to neither. */
const JOINT = /\s(?:of|von|set to|at|is|are|ist|beträgt|stands at|standing at|reads|shows|says)$/iu;
const MOMENT =
  /\s(right now|now|currently|at the moment|so far|today|derzeit|aktuell|heute|actuellement|ahora|ora|nu|teraz)$/iu;
const AS =
  /\s+(?:as|als|comme|como|come|jako|som)\s+(?:the |a |an |an? |die |das |der |le |la |l’|el |il |o |het |de )?/uy;

/**
 * Finds label and value of a text without brackets at its end; `levels` may be longer than the text.
 *
 * @example bindFact('Applied 64', markLevels('Applied 64')) // label 0…7, value 8…10, by 'order'
 */
export function bindFact(text: string, levels: Uint8Array): Bound | undefined {
  const bound = byMark(text, levels) ?? byAs(text) ?? byQuotes(text) ?? openEnd(text) ?? byOrder(text, levels);
  // "4 8 1 9 0 2": figures in a row are one code, and none of them is the label of the last.
  return bound?.by === 'order' && CODE.test(text.trim()) ? undefined : bound;
}

/** Groups of figures as a code is read out. */
const CODE = /^\d{1,4}(?:[\s\u00a0]\d{1,4}){2,}$/u;

/** A colon, equals sign, arrow, dash or leader between the two. */
function byMark(text: string, levels: Uint8Array): Bound | undefined {
  for (let at = 1; at < text.length - 1; at += 1) {
    if (levels[at] !== TOP) continue;
    const end = markEnd(text, at);
    if (end === undefined || end >= text.length) continue;
    const label = trimRange(text, 0, at);
    if (label.end === label.start) return undefined;
    // "12 Nov – Lumi" and "1.8 → 3" have no label in front.
    const [value] = findValues(text.slice(label.start, label.end));
    const isValue = value?.start === 0 && value.end === label.end - label.start && value.isBare !== true;
    if (isValue && text.charAt(at) !== ':' && text.charAt(at) !== '=') return undefined;
    if (label.end - label.start > 60) return undefined;
    return { label, value: { start: end, end: text.length }, by: 'mark' };
  }
  return undefined;
}

function markEnd(text: string, at: number): number | undefined {
  const char = text.charAt(at);
  if (char === ':' || char === '：') {
    if (isDigit(text.charAt(at - 1)) && isDigit(text.charAt(at + 1))) return undefined;
    if (text.charAt(at + 1) === '/' || (char === ':' && !/[\s"'“„«‘`*_([\d€$£]/u.test(text.charAt(at + 1))))
      return undefined;
    return skipSpace(text, at + 1);
  }
  if (char === '→' || char === '⟶') return skipSpace(text, at + 1);
  if (!isSpace(text.charAt(at - 1))) return char === '.' ? matchAt(/\.{3,}\s*/uy, text, at) : undefined;
  if (char === '.' || char === '…') return matchAt(/(?:\.{3,}|…+)\s*/uy, text, at);
  return matchAt(/(?:=|->|=>|[–—])\s+/uy, text, at);
}

/** `"74.2 km" as the distance`. */
function byAs(text: string): Bound | undefined {
  const [first] = findQuoted(text);
  const values = first?.start === 0 ? [first] : findValues(text).filter(({ start }) => start === 0);
  const end = values[0]?.end;
  const label = end === undefined ? undefined : matchAt(AS, text, end);
  if (end === undefined || label === undefined) return undefined;
  return { label: { start: label, end: text.length }, value: { start: 0, end }, by: 'mark' };
}

/** `"Priority" A`, `Blood flow "300 ml/min"`, `"Clouds" "20 %"`. */
function byQuotes(text: string): Bound | undefined {
  const quoted = findQuoted(text);
  const [first, second] = quoted;
  if (first === undefined) return undefined;
  const between = trimRange(text, first.end, second?.start ?? text.length);
  if (first.start === 0) {
    if (second !== undefined) {
      const isPair = between.start === between.end && second.end === text.length;
      return isPair ? { label: first, value: second, by: 'quotes' } : undefined;
    }
    return afterQuoted(text, first, between);
  }
  if (first.end !== text.length || second !== undefined) return undefined;
  const label = trimRange(text, 0, first.start);
  return /[.,;]/u.test(text.charAt(label.end - 1)) || isPhrase(text.slice(label.start, label.end))
    ? undefined
    : { label, value: { start: first.start, end: first.end }, by: 'quotes' };
}

/** `"Guests" at 2`, `"Adults" (€11) at 2`, `**Treble** 210 kg, due 8 Nov`. */
function afterQuoted(text: string, quoted: Span, between: Span): Bound | undefined {
  let { start } = between;
  let note: Span | undefined;
  if (text.charAt(start) === '(') {
    const close = text.indexOf(')', start);
    if (close > 0 && close < between.end - 1) {
      note = { start: start + 1, end: close };
      ({ start } = trimRange(text, close + 1, between.end));
    }
  }
  start = matchAt(VERB, text, start) ?? start;
  const rest = text.slice(start, between.end);
  if (rest === '' || /^[,;.:]/u.test(rest) || isPhrase(rest)) return undefined;
  const bound: Bound = { label: { start: 0, end: quoted.end }, value: { start, end: between.end }, by: 'quotes' };
  const comma = /,\s+/u.exec(rest);
  const [value] = findValues(rest);
  if (comma !== null && value?.start === 0 && value.end === comma.index) {
    bound.value = { start, end: start + comma.index };
    note ??= { start: start + comma.index + comma[0].length, end: between.end };
  }
  if (note !== undefined) bound.note = note;
  return note === undefined && value?.start === 0 ? withState(text, bound, start + value.end) : bound;
}

/** More than a label or value has words: "with the placeholder". */
function isPhrase(text: string): boolean {
  return text.split(/\s+/u).length > 6 || /^(?:and|or|with|is|as|und|et|y|e|by|from|in|on|at|von|de)\b/u.test(text);
}

/** `Distance 74.2 km`, `74.2 km distance`, `Tray 3 empty`. */
function byOrder(text: string, levels: Uint8Array): Bound | undefined {
  if (levels[0] !== TOP && levels[text.length - 1] !== TOP) return undefined;
  const values = findValues(text).filter(({ start }) => levels[start] === TOP);
  const last = values.at(-1);
  if (last?.end === text.length && last.start === 0) return daysFirst(text, last);
  if (last?.end === text.length && last.start > 0) return valueLast(text, values, last);
  const [first] = values;
  if (first?.start === 0 && first.end < text.length) return valueFirst(text, first);
  return stateLast(text) ?? valueInside(text, values);
}

/** "Road queue 42 cars", "glass 12 mm ruby red": a value with small words after it. */
function valueInside(text: string, values: readonly FoundValue[]): Bound | undefined {
  const [value] = values;
  if (value === undefined || values.length > 1 || value.kind === 'code') return undefined;
  const label = trimRange(text, 0, value.start);
  const words = text.slice(label.start, label.end).split(/\s+/u);
  const isNamed = value.isBare === true ? words.length === 2 : words.length < 4;
  if (label.end === label.start || !isNamed || /[,;.!?:(]/u.test(text.slice(0, value.start))) return undefined;
  if (
    !/^ \p{Ll}[\p{L}-]+(?: \p{Ll}[\p{L}-]+)?$/u.test(text.slice(value.end)) ||
    /^ (?:is|are|has|and|or|to|with|und|ist|et|est|y|es)\b/u.test(text.slice(value.end))
  )
    return undefined;
  if (value.isBare === true && !text.endsWith('s')) return undefined;
  return withState(text, { label, value: { start: value.start, end: text.length }, by: 'order' }, value.end);
}

/** "87 s failed": the state stands beside the value. */
function withState(text: string, bound: Bound, end: number): Bound {
  const rest = trimRange(text, end, bound.value.end);
  if (stateWord(text.slice(rest.start, rest.end)) === undefined) return bound;
  return { ...bound, value: { start: bound.value.start, end }, note: rest };
}

function valueLast(text: string, values: readonly FoundValue[], last: FoundValue): Bound | undefined {
  let { start } = last;
  // "Altitude 1,900 ft 71 dB": values that touch are one.
  for (const value of values.toReversed())
    if (value.end <= start && text.slice(value.end, start).trim() === '' && value.start > 0 && isPartOfRun(value))
      start = value.start;
  const before = text.slice(0, start).trimEnd();
  const led = WITH_VALUE.exec(before);
  if (led !== null && led.index > 0) start = led.index + (led[0].startsWith(' ') ? 1 : 0);
  // "Wind SW 6": the quarter goes with its force.
  const quarter = /\s([NSEWO]{1,3}) $/u.exec(text.slice(0, start));
  // "Flight VT 418": capitals and a number of two figures or more are one code, behind a word of their own.
  const series = last.isBare === true ? /\p{Ll}\s(\p{Lu}{2,3}) $/u.exec(text.slice(0, start)) : null;
  const prefix = last.kind === 'number' ? (quarter?.[1] ?? (/\d\d/u.test(text) ? series?.[1] : undefined)) : undefined;
  if (prefix !== undefined) start -= prefix.length + 1;
  const label = trimRange(text, 0, start);
  const joint = JOINT.exec(text.slice(0, label.end));
  if (joint !== null && joint.index > 0) label.end = joint.index;
  const words = text.slice(label.start, label.end);
  // A comma is part of a label only before a price: "Wash and dry, per metre £4".
  if (words === '' || /[;!?]|\.$/u.test(words) || (words.includes(',') && last.kind !== 'money')) return undefined;
  if (words.split(/\s+/u).length > 7 || (last.isBare === true && isStreet(words))) return undefined;
  const bound: Bound = { label, value: { start, end: text.length }, by: 'order' };
  const moment = MOMENT.exec(words);
  if (moment !== null && moment.index > 0) {
    bound.note = { start: label.end - (moment[1] ?? '').length, end: label.end };
    bound.label = { start: label.start, end: label.start + moment.index };
  }
  return bound;
}

/** "Rain 24 h 18 mm" and "Sap today 60 l": a stretch of time before a measure is the label's. */
function isPartOfRun({ kind, isBare }: FoundValue): boolean {
  return isBare !== true && kind !== 'duration' && kind !== 'date' && kind !== 'clock' && kind !== 'code';
}

/** "Gable Street 21": the number is the house's. */
function isStreet(words: string): boolean {
  return (
    isPlaceName(words.split(' ').slice(-2).join(' ')) &&
    /(?:street|road|lane|avenue|quay|square|weg|straße|gasse|gade|vej|aire)$/iu.test(words)
  );
}

/** "Mondays 19:00" and "Tue–Sun 10:00–17:30": the days are the label of the hours. */
/** "Age 10 and up": the end that is left open belongs to the figure. */
function openEnd(text: string): Bound | undefined {
  const match = OPEN.exec(text);
  if (match === null) return undefined;
  return { label: trimRange(text, 0, match.index), value: { start: match.index + 1, end: text.length }, by: 'order' };
}

const OPEN = new RegExp(String.raw`(?<=^\p{L}[\p{L} '’-]{1,30})\s\d[\d.,]*(?:\s?\p{L}{1,6})?\s(?:${OPEN_END})$`, 'u');

function daysFirst(text: string, only: FoundValue): Bound | undefined {
  if (only.kind !== 'date' && only.kind !== 'time-range') return undefined;
  const hours = /[\s,](\d{1,2}[:.h]\d\d.*|\d{1,2} ?[–-] ?\d{1,2}(?: ?\p{L}{1,3})?)$/u.exec(text);
  if (hours === null || !/^\p{L}/u.test(text)) return undefined;
  return { label: trimRange(text, 0, hours.index), value: { start: hours.index + 1, end: text.length }, by: 'order' };
}

function valueFirst(text: string, first: FoundValue): Bound | undefined {
  const label = trimRange(
    text,
    matchAt(/ (?:for|für|pour|para|per|voor|dla|för|of|von) (?:the |die |den |les |los )?/uy, text, first.end) ??
      first.end,
    text.length,
  );
  const words = text.slice(label.start, label.end);
  if (/^[,;:·|/–—-]/u.test(words) || !/^[\p{L}"“«]/u.test(words) || words.split(/\s+/u).length > 5) return undefined;
  if (first.kind === 'clock' || first.kind === 'date' || first.kind === 'code' || first.kind === 'time-range')
    return undefined;
  return { label, value: { start: 0, end: first.end }, by: 'order' };
}

function stateLast(text: string): Bound | undefined {
  const words = [...text.matchAll(/\S+/gu)];
  for (let length = Math.min(3, words.length - 1); length > 0; length -= 1) {
    const start = words.at(-length)?.index;
    if (start === undefined || start === 0) continue;
    const state = text.slice(start);
    // A state in small letters after a name: in a title it would be part of it ("Last Call Open").
    if (
      stateWord(state) !== undefined &&
      /^\p{Ll}/u.test(state) &&
      /^\P{Ll}/u.test(text) &&
      words.length - length < 5
    ) {
      return { label: trimRange(text, 0, start), value: { start, end: text.length }, by: 'order' };
    }
  }
  return undefined;
}

function skipSpace(text: string, at: number): number {
  let end = at;
  while (isSpace(text.charAt(end))) end += 1;
  return end;
}
