import { capitalise } from '../../capitalise.ts';
import { MONTHS, type SaidValue } from '../value-kinds.ts';
import { wordAsBefore } from './word-as-before.ts';

const LONG_MONTHS = 'January February March April May June July August September October November December'.split(' ');
const LONG_DAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');
const DAY_MINUTES = 24 * 60;

/**
 * A value that was said, written as the one whose place it takes: "3pm" as "15:00" among such times, "1st of March" as
 * "1 Mar". `year` is that of a date without one, for its day of the week. Undefined when the one can't stand for the other.
 */
export function wordValue(said: SaidValue, before: SaidValue, year: number): string | undefined {
  if (said.kind === 'time' && before.kind === 'range') return shiftRange(said.text, before.text);
  if (said.kind === 'measure' && before.kind === 'range') return endRange(said.text, before.text);
  if (said.kind === 'range' && before.kind === 'range') {
    const [from = '', to = ''] = timesOf(said.text);
    return [from, to].map((time) => wordTime(time, before.text)).join(jointOf(before.text));
  }
  if (said.kind === 'time' && before.kind === 'time') return wordTime(said.text, before.text);
  if (said.kind === 'date' && before.kind === 'date') return wordDate(said.text, before.text, year);
  if (isDay(said) && isDay(before))
    return said.kind === 'date' ? wordDate(said.text, '1 Jan', year) : wordDay(said.text, before.text);
  if (said.kind === 'measure' && before.kind === 'measure')
    return unitOf(said.text) === unitOf(before.text)
      ? before.text.replace(NUMBER, NUMBER.exec(said.text)?.[0] ?? '')
      : undefined;
  if (said.kind !== before.kind) return undefined;
  return said.kind === 'money' || said.kind === 'percent' ? wordAsBefore(said.text, before.text) : said.text;
}

const NUMBER = /\d[\d.,]*/;
const isDay = ({ kind }: SaidValue): boolean => kind === 'date' || kind === 'weekday';

const unitOf = (text: string): string => {
  const unit = text.replace(/[\d.,\s]/g, '');
  if (/^min/i.test(unit)) return 'min';
  if (/^h/i.test(unit)) return 'h';
  if (/^s(?:ec|$)/i.test(unit)) return 's';
  return unit.toLowerCase().replace(/(\p{L}{2,})s$/u, '$1');
};

/** Minutes after midnight. */
export function minutesOf(time: string): number {
  const [, hour = '0', minute = '0', half = ''] = /(\d{1,2})(?:[:.](\d{2}))?\s?([ap])?/i.exec(time) ?? [];
  const hours = (Number(hour) % (half === '' ? 24 : 12)) + (/p/i.test(half) ? 12 : 0);
  return hours * 60 + Number(minute);
}

const isHalf = (text: string): boolean => /\d\s?[ap]\.?m/i.test(text);

function printTime(minutes: number, like: string): string {
  const at = ((minutes % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
  const [hour, minute] = [Math.floor(at / 60), String(at % 60).padStart(2, '0')];
  if (isHalf(like)) {
    const gap = /\d\s[ap]/i.test(like) ? ' ' : '';
    const half = hour < 12 ? 'am' : 'pm';
    const word = /[AP]M/.test(like) ? half.toUpperCase() : half;
    const digits = minute === '00' && !/\d[:.]\d{2}/.test(like) ? `${hour % 12 || 12}` : `${hour % 12 || 12}:${minute}`;
    return `${digits}${gap}${word}`;
  }
  const mark = /\d([:.])\d{2}/.exec(like)?.[1] ?? ':';
  const isPadded = /^0\d/.test(like.trim()) || !/(?<!\d)\d[:.]\d{2}/.test(like);
  return `${isPadded ? String(hour).padStart(2, '0') : hour}${mark}${minute}`;
}

/** "3" and "3:30" without a half of the day are in the afternoon only where the old time says so. */
const wordTime = (time: string, like: string): string => {
  const minutes = minutesOf(time);
  const isAfternoon = isHalf(like) && !isHalf(time) && /p/i.test(like) && minutes < DAY_MINUTES / 2;
  return printTime(minutes + (isAfternoon ? DAY_MINUTES / 2 : 0), like);
};

const timesOf = (range: string): string[] => {
  const times = range.match(/\d{1,2}(?:[:.]\d{2})?(?:\s?[ap]\.?m\b)?/gi) ?? [];
  const own = /[ap]\.?m\b/i.exec(times[1] ?? '')?.[0] ?? '';
  // "9 to 5pm" begins in the morning.
  const half = /p/i.test(own) && minutesOf(times[0] ?? '') % 720 > minutesOf(times[1] ?? '') % 720 ? 'am' : own;
  return [isHalf(times[0] ?? '') ? (times[0] ?? '') : `${times[0] ?? ''}${half}`, times[1] ?? ''];
};

const jointOf = (range: string): string =>
  /\d(?:\s?[ap]\.?m)?(\s?[–—-]\s?|\s(?:to|until|till|bis)\s)/i.exec(range)?.[1] ?? '–';

/** The same time long, from another start. */
function shiftRange(start: string, range: string): string {
  const [from = '', to = ''] = timesOf(range);
  const long = (minutesOf(to) - minutesOf(from) + DAY_MINUTES) % DAY_MINUTES;
  const first = minutesOf(wordTime(start, from));
  return `${printTime(first, from)}${jointOf(range)}${printTime(first + long, to)}`;
}

/** As long as was said, from the same start. */
function endRange(measure: string, range: string): string | undefined {
  const unit = unitOf(measure);
  if (unit !== 'min' && unit !== 'h') return undefined;
  const [from = '', to = ''] = timesOf(range);
  const long = Number((NUMBER.exec(measure)?.[0] ?? '0').replace(',', '.')) * (unit === 'h' ? 60 : 1);
  return `${printTime(minutesOf(from), from)}${jointOf(range)}${printTime(minutesOf(from) + long, to)}`;
}

const ISO = /^(\d{4})-(\d{2})-(\d{2})$/;

interface CalendarDay {
  day: number;
  /** 0 is January. */
  month: number;
  year?: number;
}

export function dayOf(text: string): CalendarDay | undefined {
  const iso = ISO.exec(text);
  if (iso !== null) return { year: Number(iso[1]), month: Number(iso[2]) - 1, day: Number(iso[3]) };
  const month = MONTHS.findIndex((name) => new RegExp(String.raw`\b${name}[a-zäéûç]*`, 'i').test(withoutDay(text)));
  const year = /\b20\d{2}\b/.exec(text)?.[0];
  const day = /\d{1,2}/.exec(text.replace(/\b20\d{2}\b/, ''))?.[0];
  if (month < 0 || day === undefined) return undefined;
  return { day: Number(day), month, ...(year === undefined ? {} : { year: Number(year) }) };
}

/** A weekday before a date is no month. */
const withoutDay = (text: string): string => text.replace(/^(?:mon|tue|wed|thu|fri|sat|sun)\p{L}*,?\s+/iu, '');

function wordDate(said: string, before: string, thisYear: number): string {
  const date = dayOf(said);
  const like = dayOf(before);
  if (date === undefined || like === undefined) return said;
  const year = date.year ?? like.year;
  if (ISO.test(before))
    return `${year ?? thisYear}-${String(date.month + 1).padStart(2, '0')}-${String(date.day).padStart(2, '0')}`;
  const bare = withoutDay(before);
  const monthWord = /[a-zäéûç]{3,}/i.exec(bare.replace(/^\d{1,2}(?:st|nd|rd|th)/, ''))?.[0] ?? '';
  const month = LONG_MONTHS[date.month] ?? '';
  const name = monthWord.length > 3 || (like.month === 4 && /[a-z]{4,}/i.test(said)) ? month : month.slice(0, 3);
  const day = /\d(?:st|nd|rd|th)/.test(before)
    ? `${date.day}${ordinalEnd(date.day)}`
    : `${date.day}${/\d\.\s/.test(before) ? '.' : ''}`;
  const own = /^\d/.test(bare) ? `${day} ${name}` : `${name} ${day}`;
  const isOther = date.year !== undefined && date.year !== thisYear;
  const shown = isOther || like.year !== undefined ? `${own}${/^\d/.test(bare) ? '' : ','} ${year}` : own;
  if (bare === before) return shown;
  const weekday = LONG_DAYS[new Date(Date.UTC(year ?? thisYear, date.month, date.day)).getUTCDay()] ?? '';
  const wasDay = /^\p{L}+/u.exec(before)?.[0] ?? '';
  const joint = /^\p{L}+(,?\s)/u.exec(before)?.[1] ?? ' ';
  return `${wasDay.length > 4 ? weekday : weekday.slice(0, 3)}${joint}${shown}`;
}

const ordinalEnd = (day: number): string =>
  day % 100 > 10 && day % 100 < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th');

/** "friday" as "Fri" where days are short. */
function wordDay(said: string, before: string): string {
  const plain = said.replace(/s$/, '');
  const long = LONG_DAYS.find((day) => day.toLowerCase().startsWith(plain.toLowerCase().slice(0, 3))) ?? said;
  if (!LONG_DAYS.some((day) => day.toLowerCase().startsWith(plain.toLowerCase().slice(0, 3)))) return capitalise(said);
  const wasDay = /^(?:mon|tue|wed|thu|fri|sat|sun)\p{L}*/iu.exec(before)?.[0];
  return wasDay !== undefined && wasDay.length <= 4 ? long.slice(0, 3) : `${long}${/days$/i.test(before) ? 's' : ''}`;
}
