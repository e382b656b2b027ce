import { LEXICON_LANGS } from '../lexicon/languages.ts';
import { expandDays } from './expand-days.ts';
import { expandRange } from './expand-range.ts';

const TIE = String.raw`(?:\s+(?:to|through|till|until|bis|à|au|a|al|hasta|até|ate|tot|t\/m|do|till|ile)\s+|\s*(?:–|—|-|−|~|〜|から|부터|至|到|\.\.\.?|…)\s*)`;
const WORDS = new RegExp(
  String.raw`^(?:from|von|de|du|da|dal|desde|van|od|från)?\s*(\p{L}{1,12})\.?${TIE}(\p{L}{1,12})\.?$`,
  'iu',
);
const CLOCKS = new RegExp(
  String.raw`^(?:from|von|de|da|dalle|desde(?: las)?|van|od|från|kl\.?)?\s*(\d{1,2})(?:([:.h])(\d{2})?)?(?:\s?(?:Uhr|h))?${TIE}(?:las\s|les\s|alle\s)?(\d{1,2})(?:[:.h](\d{2})?)?(?:\s?(?:Uhr|h))?$`,
  'iu',
);
/** Along an axis stand so many hours at most. */
const MOST_HOURS = 13;

/**
 * What stands along an axis that is told by its ends: days, months, hours, numbered or lettered names; nothing where the
 * words are no such span.
 *
 * @example expandSpan('May to August') // ['May', 'June', 'July', 'August']
 */
export function expandSpan(text: string): string[] | undefined {
  const [, first = '', last = ''] = WORDS.exec(text.trim()) ?? [];
  const named = first === '' ? undefined : (expandDays(first, last) ?? expandMonths(first, last));
  if (named !== undefined) return named;
  return (
    datesOf(text.trim()) ??
    expandHours(text.trim()) ??
    expandRange({ text, origin: 'literal' })?.map((words) => words.text)
  );
}

const DATES = new RegExp(String.raw`^(\p{L}{2,10})\.?\s(\d{1,2})\.?${TIE}(\p{L}{2,10})\.?\s(\d{1,2})\.?$`, 'iu');

/** "Mon 3 – Fri 7": days with their dates. */
function datesOf(text: string): string[] | undefined {
  const [, first = '', from = '', last = '', to = ''] = DATES.exec(text) ?? [];
  const days = first === '' ? undefined : expandDays(first, last);
  return days?.length === Number(to) - Number(from) + 1
    ? days.map((day, at) => `${day} ${Number(from) + at}`)
    : undefined;
}

function expandHours(text: string): string[] | undefined {
  const match = CLOCKS.exec(text);
  if (match === null) return undefined;
  const [, from = '', sign, minutes = '', to = '', others] = match;
  const [start, end] = [Number(from), Number(to)];
  if (sign === undefined || start > 24 || end > 24 || minutes !== (others ?? minutes)) return undefined;
  const length = end > start ? end - start : end + 24 - start;
  const step = [1, 2, 3, 4, 6].find((one) => length % one === 0 && length / one < MOST_HOURS);
  if (step === undefined) return undefined;
  return Array.from({ length: length / step + 1 }, (_, at) => {
    const hour = (start + at * step) % 24;
    const written = from.startsWith('0') || to.startsWith('0') ? String(hour).padStart(2, '0') : String(hour);
    return `${written}${sign}${minutes}`;
  });
}

const fold = (word: string): string =>
  word
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}|\./gu, '');

let known: { names: string[]; folded: string[] }[] | undefined;

function years(): { names: string[]; folded: string[] }[] {
  known ??= LEXICON_LANGS.flatMap((lang) =>
    (['long', 'short'] as const).map((month) => {
      const format = new Intl.DateTimeFormat(lang, { month, timeZone: 'UTC' });
      const names = Array.from({ length: 12 }, (_, at) => format.format(Date.UTC(2024, at, 15)).replace(/\.$/u, ''));
      return { names, folded: names.map(fold) };
    }),
  );
  return known;
}

function expandMonths(first: string, last: string): string[] | undefined {
  const [from, to] = [fold(first), fold(last)];
  for (const { names, folded } of years()) {
    const [start, end] = [folded.indexOf(from), folded.indexOf(to)];
    if (start === -1 || end === -1 || start === end) continue;
    const months = end > start ? names.slice(start, end + 1) : [...names.slice(start), ...names.slice(0, end + 1)];
    const isCapital = /^\p{Lu}/u.test(first);
    return months.map((month) => (isCapital ? month.charAt(0).toUpperCase() + month.slice(1) : month));
  }
  return undefined;
}
