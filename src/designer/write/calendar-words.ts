const DAY_MS = 86_400_000;

export const addDays = (date: Date, days: number): Date => new Date(date.getTime() + days * DAY_MS);

const format = (date: Date, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...options }).format(date);

/** 0 → "Today", 1 → "Tomorrow", others "Tue 24 Nov". */
export function toDayWord(now: Date, days: number): string {
  if (days === 0) return 'Today';
  if (days === 1) return 'Tomorrow';
  if (days === -1) return 'Yesterday';
  return format(addDays(now, days), { weekday: 'short', day: 'numeric', month: 'short' }).replace(',', '');
}

const CLOCK = /^(\d{1,2})[:.](\d{2})/;

/** `2026-11-20T18:30` of a day counted from today and a time that begins with "18:30"; undefined for other words. */
export function toMoment(now: Date, days: number, time: string): string | undefined {
  const match = CLOCK.exec(time.trim());
  if (match === null || /[ap]m/i.test(time)) return undefined;
  return `${addDays(now, days).toISOString().slice(0, 10)}T${match[1]?.padStart(2, '0')}:${match[2]}`;
}

/** "Friday, 20 November". */
export const toLongDay = (now: Date): string =>
  format(now, { weekday: 'long', day: 'numeric', month: 'long' })
    .replace(/^(\w+) /, '$1, ')
    .replace(',,', ',');

/** "20 November 2026". */
export const toFullDate = (date: Date): string => format(date, { day: 'numeric', month: 'long', year: 'numeric' });

/** "November 2026". */
export const toMonthLabel = (date: Date): string => format(date, { month: 'long', year: 'numeric' });

/** The month of `now` in weeks from Monday; cells outside it have no day. */
export function toMonthWeeks(now: Date): (number | undefined)[][] {
  const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
  const days = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 0)).getUTCDate();
  const lead = (first.getUTCDay() + 6) % 7;
  const cells = Math.ceil((lead + days) / 7) * 7;
  return Array.from({ length: cells / 7 }, (_, week) =>
    Array.from({ length: 7 }, (_unused, weekday) => {
      const day = week * 7 + weekday - lead + 1;
      return day >= 1 && day <= days ? day : undefined;
    }),
  );
}
