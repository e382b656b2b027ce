import { isCjk, isLower, isWordy } from './characters.ts';
import { MONTHS, NEAR_DAYS, RANGE_WORD, WEEKDAYS } from './calendar-words.ts';
import { matchAt } from './match-at.ts';
import { unitKind } from './units.ts';

export interface FoundDate {
  end: number;
  kind: 'date' | 'weekday' | 'clock' | 'time-range' | 'duration';
}

const WORD = /[\p{L}'’-]{1,24}\.?/uy;
const DAY = /(?:3[01]|[12]\d|0?[1-9])(?:st|nd|rd|th|er|\.|º|ª)?(?!\d|[.,:]\d)/uy;
const YEAR = /,? ?(?:de )?(?:'|’)?(?:1[5-9]|20)\d\d(?!\d|[.,]\d)/uy;
const NUMERIC =
  /(?:\d{4}-\d\d-\d\d|\d{1,2}\.\d{1,2}\.(?:\d{4}|\d\d)?|\d{1,2}\/\d{1,2}\/(?:\d{4}|\d\d)|(?:0?[1-9]|1[0-2])\/(?:19|20)\d\d)(?![\d])/uy;
const CJK_DATE = /(?:\d{4}[年년] ?)?\d{1,2}[月월](?: ?\d{1,2}[日일])?/uy;
const CLOCK =
  /(?:[01]?\d|2[0-4])(?:[:h][0-5]\d(?::[0-5]\d)?(?:[.,]\d{1,3})?)(?![\d:])(?: ?(?:[ap]\.?m\b\.?|Uhr\b|UTC\b|GMT\b|h\b))?/uy;
const LONG_CLOCK = /\d{1,3}:[0-5]\d(?::[0-5]\d){0,2}(?![\d:])/uy;
const HOUR =
  /(?:1[0-2]|0?[1-9])(?:[.][0-5]\d)? ?(?:[ap]\.?m\b\.?)|(?:[01]?\d|2[0-4])(?:[.:][0-5]\d)? ?Uhr\b|(?:noon|midnight|midday|mezzogiorno|mezzanotte|medianoche|mediodía|midi|minuit|Mittag|Mitternacht)\b/uy;
const BARE_HOUR = /(?:[01]?\d|2[0-4])(?:[:.h][0-5]\d)?(?!\d|[.,:]\d)(?: ?(?:h\b|Uhr\b|[ap]m\b))?/uy;
const AGO = / (?:ago|fa|geleden|temu|sedan|siden|önce)\b/uy;
const BEFORE_AGO = /(?:vor|hace|il y a|há|i|in|over|za|om) /uy;
const RELATIVE = /(?:last|next|this|letzte|nächste|diese|vorige)[nrs]? (?:week|month|year|night|Woche|Monat|Jahr)\b/iuy;
const AGO_UNIT = /\d{1,4} ?[a-zà-żşğı]{1,10}/uy;

/**
 * A date, weekday, clock or stretch of time that starts at `at`: "Wed 19 Feb", "6. November", "3月12日", "Mon 08:00",
 * "10:20 bis 10:50", "Mon–Fri 8–18", "2 days ago".
 *
 * @example dateAt('due 12 Nov', 4) // { end: 10, kind: 'date' }
 */
export function dateAt(text: string, at: number): FoundDate | undefined {
  return weekdayAt(text, at) ?? calendarDateAt(text, at) ?? agoAt(text, at) ?? clockAt(text, at);
}

function weekdayAt(text: string, at: number): FoundDate | undefined {
  const word = wordAt(text, at);
  const lower = lowerOf(word);
  if (word === '') return undefined;
  if (NEAR_DAYS.has(lower) && lower !== 'morgen' && lower !== 'now') {
    const clock = timeAfter(text, at + word.length);
    return { end: clock ?? at + bareLength(word), kind: 'date' };
  }
  if (!isWeekday(word, lower)) return undefined;
  let end = at + bareLength(word);
  if (text.charAt(end) === '.') end += 1;
  const afterRange = matchAt(RANGE_WORD, text, end);
  if (afterRange !== undefined && afterRange > end) {
    const second = wordAt(text, afterRange);
    if (isWeekday(second, lowerOf(second))) {
      const stop = afterRange + bareLength(second);
      return { end: timeAfter(text, stop, true) ?? stop, kind: 'time-range' };
    }
  }
  const gap = /,? /uy;
  const next = matchAt(gap, text, end);
  const date = next === undefined ? undefined : calendarDateAt(text, next);
  if (date !== undefined) return date;
  const clock = timeAfter(text, end);
  if (clock !== undefined) return { end: clock, kind: 'date' };
  return bareLength(word) < 3 && !isCjk(word) ? undefined : { end, kind: 'weekday' };
}

function calendarDateAt(text: string, at: number): FoundDate | undefined {
  const written = matchAt(NUMERIC, text, at) ?? matchAt(CJK_DATE, text, at);
  if (written !== undefined) return { end: timeAfter(text, written) ?? written, kind: 'date' };
  const day = matchAt(DAY, text, at);
  if (day !== undefined) {
    const gap = matchAt(/ ?(?:of |de |di )?/uy, text, day) ?? day;
    const from = dayRangeEnd(text, day) ?? gap;
    const month = wordAt(text, from);
    if (!MONTHS.has(lowerOf(month))) return undefined;
    const end = from + dottedLength(month);
    const year = matchAt(YEAR, text, end) ?? end;
    return { end: timeAfter(text, year) ?? year, kind: 'date' };
  }
  const month = wordAt(text, at);
  if (!MONTHS.has(lowerOf(month)) || month.charAt(0) === lowerOf(month).charAt(0)) return undefined;
  const gap = at + dottedLength(month);
  const dayAfter = text.charAt(gap) === ' ' ? matchAt(DAY, text, gap + 1) : undefined;
  const year = matchAt(YEAR, text, dayAfter ?? gap);
  const end = year ?? dayAfter;
  if (end !== undefined) return { end, kind: 'date' };
  // "May" and "March" alone are names and verbs as well; the whole text has to be the month.
  return gap === text.length && at === 0 && month.length > 2 ? { end: gap, kind: 'date' } : undefined;
}

/** "22–24 August", "9 and 10 September": where the month's name begins. */
function dayRangeEnd(text: string, at: number): number | undefined {
  const second = matchAt(
    /(?: ?[–-] ?| (?:and|und|et|y|e|en|i|och|to|bis) )(?:3[01]|[12]\d|0?[1-9])\.? (?:de )?/uy,
    text,
    at,
  );
  return second;
}

function agoAt(text: string, at: number): FoundDate | undefined {
  const relative = matchAt(RELATIVE, text, at);
  if (relative !== undefined) return { end: relative, kind: 'date' };
  const amount = timeSpanAt(text, at);
  if (amount !== undefined) {
    const ago = matchAt(AGO, text, amount);
    if (ago !== undefined) return { end: ago, kind: 'date' };
    return undefined;
  }
  const before = matchAt(BEFORE_AGO, text, at);
  const end = before === undefined || isWordy(text.charAt(at - 1)) ? undefined : timeSpanAt(text, before);
  return end === undefined || isWordy(text.charAt(end)) ? undefined : { end, kind: 'date' };
}

function timeSpanAt(text: string, at: number): number | undefined {
  const end = matchAt(AGO_UNIT, text, at);
  if (end === undefined) return undefined;
  const unit = /[^\d ]+$/u.exec(text.slice(at, end))?.[0] ?? '';
  return unitKind(unit) === 'duration' ? end : undefined;
}

function clockAt(text: string, at: number): FoundDate | undefined {
  const end = matchAt(CLOCK, text, at) ?? matchAt(HOUR, text, at);
  if (end === undefined) {
    const long = matchAt(LONG_CLOCK, text, at);
    if (long !== undefined) return { end: long, kind: 'duration' };
    return bareRangeAt(text, at);
  }
  const second = matchAt(RANGE_WORD, text, end);
  if (second !== undefined && second > end) {
    const stop = matchAt(CLOCK, text, second) ?? matchAt(HOUR, text, second);
    if (stop !== undefined) return { end: stop, kind: 'time-range' };
  }
  const written = text.slice(at, end);
  // A countdown or playing time rather than a time of day.
  const isDuration = /^(?:0:\d\d$|00:\d\d(?::|$)|0\d?:\d\d:\d\d$)/u.test(written) && !/[a-z]/iu.test(written);
  return { end, kind: isDuration && written !== '00:00' ? 'duration' : 'clock' };
}

/** "8–18 h", "noon to 8": told as times only by their unit. */
function bareRangeAt(text: string, at: number): FoundDate | undefined {
  const first = matchAt(BARE_HOUR, text, at);
  if (first === undefined) return undefined;
  const second = matchAt(RANGE_WORD, text, first);
  if (second === undefined || second === first) return undefined;
  const end = matchAt(CLOCK, text, second) ?? matchAt(HOUR, text, second);
  return end === undefined ? undefined : { end, kind: 'time-range' };
}

/** End of a clock or range that belongs to the day before it; bare hours ("Mon–Fri 8–18") only after a range of days. */
function timeAfter(text: string, at: number, isRange = false): number | undefined {
  const from = matchAt(/(?:,? (?:at |um |à |a las |om |alle |kl\.? |o |ab )?)/uy, text, at);
  if (from === undefined) return undefined;
  const clock = clockAt(text, from);
  if (clock !== undefined && clock.kind !== 'duration') return clock.end;
  if (!isRange) return undefined;
  const first = matchAt(BARE_HOUR, text, from);
  if (first === undefined) return undefined;
  const second = matchAt(RANGE_WORD, text, first);
  return second === undefined || second === first ? undefined : matchAt(BARE_HOUR, text, second);
}

function isWeekday(word: string, lower: string): boolean {
  // In small letters, "sat", "mar" and "do" are words of their own.
  return WEEKDAYS.has(lower) && (!isLower(word.charAt(0)) || lower.length > 4);
}

function wordAt(text: string, at: number): string {
  WORD.lastIndex = at;
  return WORD.exec(text)?.[0] ?? '';
}

function lowerOf(word: string): string {
  return (word.endsWith('.') ? word.slice(0, -1) : word).toLowerCase();
}

function bareLength(word: string): number {
  return word.endsWith('.') ? word.length - 1 : word.length;
}

/** "Feb." has its point, "November." at the end of a sentence has not. */
function dottedLength(word: string): number {
  return word.endsWith('.') && word.length > 5 ? word.length - 1 : word.length;
}
