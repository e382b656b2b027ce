import type { Span } from '../outline.ts';
import { OF_WORD } from './calendar-words.ts';
import { isCjk, isDigit, isSpace, isWordy } from './characters.ts';
import { dateAt } from './date-at.ts';
import { matchAt } from './match-at.ts';
import { type FoundNumber, numberAt } from './number-at.ts';
import { CURRENCY_BEFORE, type UnitKind, unitKind } from './units.ts';

export type ValueKind =
  | UnitKind
  | 'number'
  | 'clock'
  | 'time-range'
  | 'date'
  | 'weekday'
  | 'ratio'
  | 'score'
  | 'rating'
  | 'phone'
  | 'code';

/** A measured value in running text. */
export interface FoundValue extends Span {
  kind: ValueKind;
  number?: number;
  unit?: string;
  /** For ratios: the whole that the number is a part of. */
  of?: number;
  /** A plain whole number, which may as well be an index, a year or part of a name. */
  isBare?: true;
}

const UNIT = /(?:[\p{L}%‰°€$£¥₺₽₩₹₴₪฿µμ℃℉×"″][\p{L}\d°²³.]{0,11}(?:\/[\p{L}\d²³$€£]{1,12})?|')/uy;
const PHONE = /(?:\+\d|\(?0\d)[\d ()/.\-–]{4,20}|\d{3}[ -]\d{4}(?!\d)/uy;
const CODE =
  /(?:#[\w-]{1,24}|(?:no\.|n\.º|nº|n°|№|Nr\.|nr\.|num\.) ?[\w-]{1,16}|(?=[\w.\-/–]{0,20}\d)[A-Z]{1,6}[-–_]?\d[\w\-/]{0,24}|(?:19|20)\d\d\/\d{3,4}|\d{1,6}[-–]\d{1,6}(?:[-–]\d{1,6})*|v?\d{1,4}(?:\.\d{1,4}){2,3})(?![\p{L}\d])/uy;
const DURATION =
  /\d{1,3} ?h ?[0-5]?\d(?: ?(?:min|m)\b)?(?![\p{L}\d:])|\d{1,3} ?(?:h|hr|hrs|Std\.?|hours?|Stunden?) (?:and )?\d{1,2} ?(?:min|mins|m|Min\.?|minutes?|Minuten)\b|\d{1,3} ?(?:min|m) \d{1,2} ?s\b|\d{1,3} ?d \d{1,2} ?h\b/uy;
const STARTS = '+-−–±~≈<>≤≥#(€$£¥₺₽₩₹₴₪฿★☆⭐½¼¾⅓⅔⅛№';
const SCORE = /\d{1,3} ?: ?\d{1,3}(?![\d:])/uy;
const RATING =
  /[0-5][.,]\d \(\d[\d.,]*\)|(?:\d[.,]\d|\d) ?(?:★|⭐|\/ ?(?:5|10)(?![\d.])|(?:von|of|out of|sur|de|di|su) 5(?![\d.,])|stars?\b|Sterne\b)|[★☆⭐]{2,6}/uy;
const DIMENSION = /\d[\d.,]* ?(?:mm|cm|m|km|in|ft|px)? ?[×x] ?\d[\d.,]*(?: ?[×x] ?\d[\d.,]*)?/uy;

/**
 * The value that starts at `at`, in full: with its sign, currency, unit, range and "of": "€ 1.240,50", "17.5 °C",
 * "1,300 of 2,000 ml", "3 h 05", "20–300 m²", "Wed 19 Feb", "OL-204".
 *
 * @example valueAt('Distance 74.2 km', 9) // { start: 9, end: 16, kind: 'length', number: 74.2, unit: 'km' }
 */
export function valueAt(text: string, at: number): FoundValue | undefined {
  const char = text.charAt(at);
  // Most characters begin no value, and every reader below would have to find that out by itself.
  if (!isWordy(char) && !STARTS.includes(char)) return undefined;
  const before = text.charAt(at - 1);
  if (isWordy(before) && !isCjk(before)) return undefined;
  if (
    (before === '.' || before === ',' || before === ':') &&
    isDigit(text.charAt(at)) &&
    isDigit(text.charAt(at - 2))
  ) {
    return undefined;
  }
  const date = dateAt(text, at);
  if (date !== undefined && isFree(text, date.end)) return { start: at, end: date.end, kind: date.kind };
  for (const read of READERS) {
    const found = read(text, at);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Every value of a text, in order. Words between are left out. */
export function findValues(text: string): FoundValue[] {
  const found: FoundValue[] = [];
  let at = 0;
  while (at < text.length) {
    const value = canStart(text, at) ? valueAt(text, at) : undefined;
    if (value !== undefined && value.end > at) {
      found.push(value);
      at = value.end;
    } else at += 1;
  }
  return found;
}

/** Most characters cannot start a value; this keeps long prose fast. */
function canStart(text: string, at: number): boolean {
  const char = text.charAt(at);
  if (isSpace(char) || char === '.' || char === ',') return false;
  return !isWordy(text.charAt(at - 1)) || isCjk(text.charAt(at - 1));
}

function isFree(text: string, end: number): boolean {
  const next = text.charAt(end);
  return !isWordy(next) || isCjk(next) || isCjk(text.charAt(end - 1));
}

function ratingAt(text: string, at: number): FoundValue | undefined {
  const end = matchAt(RATING, text, at);
  if (end === undefined || !isFree(text, end)) return undefined;
  const written = text.slice(at, end);
  if (/^\d ?(?:\/|of|out|von|sur|de|di|su)/u.test(written)) return undefined;
  const number = numberAt(text, at)?.value ?? [...written].filter((char) => char !== '☆').length;
  const reviews = matchAt(/ ?\(\d[\d,.]*\)/uy, text, end);
  return { start: at, end: reviews ?? end, kind: 'rating', number };
}

function phoneAt(text: string, at: number): FoundValue | undefined {
  let end = matchAt(PHONE, text, at);
  if (end === undefined) return undefined;
  while (end > at && !isDigit(text.charAt(end - 1))) end -= 1;
  const written = text.slice(at, end);
  const digits = written.replace(/\D/gu, '').length;
  if (digits < 7 || digits > 15 || !/[ ()/.\-–]/u.test(written) || /^0[.,]/u.test(written)) return undefined;
  return isFree(text, end) && !/\d - \d/u.test(written) ? { start: at, end, kind: 'phone' } : undefined;
}

function durationAt(text: string, at: number): FoundValue | undefined {
  const end = matchAt(DURATION, text, at);
  if (end === undefined) return undefined;
  // "24 h 18 mm": the second figure has a unit of its own.
  if (isDigit(text.charAt(end - 1)) && unitAfter(text, end) !== undefined) return undefined;
  const parts = text.slice(at, end).match(/\d+/gu) ?? [];
  const number = Number(parts[0] ?? 0) * 60 + Number(parts[1] ?? 0);
  return withWhole(text, { start: at, end, kind: 'duration', number });
}

function codeAt(text: string, at: number): FoundValue | undefined {
  const end = matchAt(CODE, text, at);
  if (end === undefined) return undefined;
  const written = text.slice(at, end);
  // "20–300 m²" and "2–1" are ranges and scores, "24-118" is a code.
  if (/^\d+[-–]\d+$/u.test(written) && !/^\d\d+-\d{3}/u.test(written) && !/^0\d*-/u.test(written)) return undefined;
  if (/^#[\da-f]{3}(?:[\da-f]{3})?$/iu.test(written) && !/^#\d+$/u.test(written)) return undefined;
  return { start: at, end, kind: 'code' };
}

function amountAt(text: string, at: number): FoundValue | undefined {
  const approx = matchAt(/[~≈<>≤≥] ?|[+−-](?=[€$£¥])/uy, text, at) ?? at;
  const currency = matchAt(CURRENCY_BEFORE, text, approx);
  const from = currency === undefined ? approx : (matchAt(/[ \u00a0]?/uy, text, currency) ?? currency);
  const number = numberAt(text, from);
  if (number === undefined) return undefined;
  const isNegative = text.charAt(at) === '−' || text.charAt(at) === '-';
  const value = isNegative && number.value > 0 ? -number.value : number.value;
  if (currency !== undefined) {
    const short = shortForm(text, number);
    const end = perUnit(text, short.end);
    return withWhole(text, {
      start: at,
      end,
      kind: 'money',
      number: value * short.factor,
      unit: text.slice(approx, currency).trim(),
    });
  }
  const ranged = rangeEnd(text, number);
  const dimension = matchAt(DIMENSION, text, from);
  if (dimension !== undefined && dimension > number.end) {
    const unit = unitAfter(text, dimension);
    return { start: at, end: unit?.end ?? dimension, kind: unit?.kind ?? 'quantity', number: value };
  }
  const short = shortForm(text, number);
  const end = ranged ?? short.end;
  const unit = unitAfter(text, end);
  if (unit !== undefined) {
    return withWhole(text, {
      start: at,
      end: unit.end,
      kind: unit.kind,
      number: value * short.factor,
      unit: unit.unit,
    });
  }
  if (!isFree(text, end)) return undefined;
  const found: FoundValue = { start: at, end, kind: 'number', number: value * short.factor };
  if (!number.hasFraction && !number.isSigned && short.factor === 1 && end - from < 5) found.isBare = true;
  return withWhole(text, found);
}

/** "4.1k", "1.2M", "3 bn". */
function shortForm(text: string, number: FoundNumber): { end: number; factor: number } {
  const match = /^(?:(k|K)|(M|Mio\.?|m(?=illion)illion)|(bn|B|Mrd\.?)|( million)|( billion))(?![\p{L}\d])/u.exec(
    text.slice(number.end, number.end + 9),
  );
  if (match === null) return { end: number.end, factor: 1 };
  const factor = match[1] === undefined ? (match[2] === undefined && match[4] === undefined ? 1e9 : 1e6) : 1e3;
  return { end: number.end + match[0].length, factor };
}

function rangeEnd(text: string, number: FoundNumber): number | undefined {
  const mark = matchAt(/ ?[–-] ?|\.\.\.?|…| (?:to|bis|à|tot|al|do|till) (?=\d)/uy, text, number.end);
  const second = mark === undefined || !isDigit(text.charAt(mark)) ? undefined : numberAt(text, mark);
  return second?.end;
}

function unitAfter(text: string, at: number): { end: number; kind: UnitKind; unit: string } | undefined {
  const from = isSpace(text.charAt(at)) && text.charAt(at) !== '\n' ? at + 1 : at;
  const stop = matchAt(UNIT, text, from);
  if (stop === undefined) return undefined;
  const isClose = from === at;
  // The longest known unit that ends where a word ends: "kg" of "kg.", "m" of "m/s" only where "m/s" is unknown.
  for (const end of candidateEnds(text, from, stop)) {
    const unit = text.slice(from, end);
    const kind = unitKind(unit);
    if (kind === undefined || !isFree(text, end) || isDoubtful(text, unit, end, isClose)) continue;
    const unspaced = unit === "'" || unit === '"' ? isClose : true;
    if (unspaced) return { end: kind === 'money' ? perUnit(text, end) : end, kind, unit };
  }
  return undefined;
}

function candidateEnds(text: string, from: number, stop: number): number[] {
  const ends = [stop];
  const slash = text.slice(from, stop).indexOf('/');
  if (slash > 0) ends.push(from + slash);
  const end = slash > 0 ? from + slash : stop;
  if (text.charAt(end - 1) === '.') ends.push(end - 1);
  if (isCjk(text.charAt(from))) for (let at = stop - 1; at > from; at -= 1) ends.push(at);
  return ends;
}

/** Short words that are more often something else: "4 in" before a word, "9 a", "3 x". */
function isDoubtful(text: string, unit: string, end: number, isClose: boolean): boolean {
  if (isClose) return false;
  // "5 A Voice for Fisher": one letter before a name is its first word.
  if (/^\p{Lu}$/u.test(unit) && /^ \p{Lu}\p{Ll}/u.test(text.slice(end, end + 3))) return true;
  if (/^(?:in|oz|s|st|d|an|mi|mo|var|B|A|K|J|N|V|W|VT|x|pt|pts|var|ms|ay|di|ch|fl)$/u.test(unit)) {
    return (
      /^ [\p{L}]/u.test(text.slice(end, end + 2)) &&
      !/^ (?:of|de|von)\b/u.test(text.slice(end, end + 5)) &&
      unit !== 's' &&
      unit !== 'V' &&
      unit !== 'W' &&
      unit !== 'A'
    );
  }
  return unit === 'I' || unit === 'F' || unit === 'a';
}

/** "€29/h", "21,40 €/kg", "€49 / month", "$18 per seat", "165 € por persona". */
function perUnit(text: string, end: number): number {
  const per = matchAt(
    / ?\/ ?[\p{L}²³]{1,12}|(?: per| pro| por| par| a| an| al| each| la| le| je)(?: [\p{L}]{1,14})(?=$|[,;.)·|\n])| each\b/uy,
    text,
    end,
  );
  return per ?? end;
}

/** "1,300 of 2,000 ml", "23/31", "630 kg / 8 persons" is none. */
function withWhole(text: string, found: FoundValue): FoundValue {
  const from = matchAt(OF_WORD, text, found.end);
  if (from === undefined) return found;
  const mark = text.slice(found.end, from);
  if (!/^\s*\/|^ .* $|^\s*中/u.test(mark)) return found;
  const currency = matchAt(CURRENCY_BEFORE, text, from) ?? from;
  const whole = numberAt(text, currency);
  if (whole === undefined || whole.isSigned) return found;
  const unit = currency === from ? unitAfter(text, whole.end) : undefined;
  if (mark.includes('/') && found.unit !== undefined && unit?.kind !== found.kind) return found;
  const time = matchAt(DURATION, text, from);
  const end = time ?? unit?.end ?? whole.end;
  if (!isFree(text, end)) return found;
  const of = time === undefined ? whole.value : (durationAt(text, from)?.number ?? whole.value);
  const ratio: FoundValue = { start: found.start, end, kind: 'ratio', of };
  if (found.number !== undefined) ratio.number = found.number;
  const name = unit?.unit ?? found.unit;
  if (name !== undefined) ratio.unit = name;
  return ratio;
}

function scoreAt(text: string, at: number): FoundValue | undefined {
  const end = matchAt(SCORE, text, at);
  return end === undefined || !isFree(text, end) ? undefined : { start: at, end, kind: 'score' };
}

const READERS = [ratingAt, phoneAt, durationAt, codeAt, scoreAt, amountAt];
