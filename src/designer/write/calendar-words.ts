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

/** "Friday, 20 November", with the place where one is named: "Oslo, Friday 20 November". */
export const toDayLine = (now: Date, place?: string): string =>
  place === undefined ? toLongDay(now) : `${place}, ${toLongDay(now).replace(',', '')}`;

/** "20 November 2026". */
export const toFullDate = (date: Date): string => format(date, { day: 'numeric', month: 'long', year: 'numeric' });

/** "20 Nov 2026". */
export const toBriefDate = (date: Date): string => format(date, { day: 'numeric', month: 'short', year: 'numeric' });

/** "November 2026". */
export const toMonthLabel = (date: Date): string => format(date, { month: 'long', year: 'numeric' });

/** "November". */
export const toMonthName = (date: Date): string => format(date, { month: 'long' });

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

const MINUTE_MS = 60_000;

/** How long ago as a mailbox says it: "09:12" today, "Yesterday", "Tue" in the same week, "3 Nov" before. */
export function toWhen(now: Date, minutesAgo: number): string {
  const then = new Date(now.getTime() - minutesAgo * MINUTE_MS);
  const days = daysBetween(then, now);
  if (days === 0) return format(then, { hour: '2-digit', minute: '2-digit' });
  if (days === 1) return 'Yesterday';
  return days < 7 ? format(then, { weekday: 'short' }) : toShortDate(then);
}

/** "3 Nov". */
export const toShortDate = (date: Date): string => format(date, { day: 'numeric', month: 'short' });

const daysBetween = (then: Date, now: Date): number =>
  Math.floor(now.getTime() / DAY_MS) - Math.floor(then.getTime() / DAY_MS);
