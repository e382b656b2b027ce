import type { FillContext } from '../fill-context.ts';

const DAY_MS = 86_400_000;

/** By locale and options: a handful for each of the languages, and making one takes a millisecond. */
const FORMATS = new Map<string, Intl.DateTimeFormat>();

/** The day so many days after `now`. */
export const dayFrom = ({ now }: FillContext, days: number): Date => new Date(now.getTime() + days * DAY_MS);

/** Intl in the page's language; all instants are read in UTC, so that no machine's zone shows. */
export function writeDate(date: Date, options: Intl.DateTimeFormatOptions, { locale }: FillContext): string {
  const key = `${locale} ${JSON.stringify(options)}`;
  const format = FORMATS.get(key) ?? new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options });
  FORMATS.set(key, format);
  return format.format(date);
}

/** "24 Nov", with the year where it is another one. */
export function writeDay(date: Date, context: FillContext): string {
  const isThisYear =
    date.getUTCFullYear() === context.now.getUTCFullYear() || Math.abs(+date - +context.now) < 90 * DAY_MS;
  return writeDate(date, { day: 'numeric', month: 'short', ...(isThisYear ? {} : { year: 'numeric' }) }, context);
}

/** Minutes after midnight as a clock shows them. */
export function writeClock(minutes: number, context: FillContext): string {
  const day = ((Math.round(minutes) % 1440) + 1440) % 1440;
  const date = new Date(Date.UTC(2024, 0, 1, 0, day));
  const { hasHour12 } = context.habits;
  return writeDate(date, { hour: hasHour12 ? 'numeric' : '2-digit', minute: '2-digit', hour12: hasHour12 }, context);
}

/** Monday first. */
export const listWeekdays = (context: FillContext, width: 'short' | 'long' | 'narrow' = 'short'): string[] =>
  Array.from({ length: 7 }, (_, day) => writeDate(new Date(Date.UTC(2024, 0, 1 + day)), { weekday: width }, context));

/** "12 minutes ago", in the language. */
export function writeAgo(minutes: number, { locale }: FillContext): string {
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style: 'short' });
  if (minutes < 60) return format.format(-Math.round(minutes), 'minute');
  if (minutes < 1440) return format.format(-Math.round(minutes / 60), 'hour');
  return format.format(-Math.round(minutes / 1440), 'day');
}

/** "1 h 20 min", by Intl's own short units. */
export function writeDuration(minutes: number, { locale }: FillContext): string {
  const part = (value: number, unit: 'hour' | 'minute'): string =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }).format(value);
  const hours = Math.floor(minutes / 60);
  const rest = Math.round(minutes % 60);
  return [...(hours > 0 ? [part(hours, 'hour')] : []), ...(rest > 0 || hours === 0 ? [part(rest, 'minute')] : [])].join(
    ' ',
  );
}
