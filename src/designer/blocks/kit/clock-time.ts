const CLOCK = /^(\d{1,2})(?:[:.h](\d{2}))?\s*(am|pm)?$/i;

/** Minutes since midnight of "09:30", "9.30", "14h05" or "2:30 pm"; undefined for anything else. */
export function parseClockTime(text: string): number | undefined {
  const match = CLOCK.exec(text.trim());
  if (match === null) return undefined;
  const [, hours = '', minutes = '0', half] = match;
  if (half === undefined && !/\d[:.h]\d/.test(text)) return undefined;
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (half.toLowerCase() === 'pm' ? 12 : 0);
  return hour > 23 || Number(minutes) > 59 ? undefined : hour * 60 + Number(minutes);
}

const HOURS = /(\d+(?:[.,]\d+)?)\s*(?:h|hr|hrs|hour|hours|std|stunden?)\b/i;
const MINUTES = /(\d+)\s*(?:m|min|mins|minutes?|minuten)\b/i;
const HOURS_AND_MINUTES = /(\d+)\s*h\s*(\d{2})\b/i;

/** Minutes of "34 min", "1 h", "1 h 22" or "1.5 hours"; undefined for anything else. */
export function parseDuration(text: string): number | undefined {
  const both = HOURS_AND_MINUTES.exec(text);
  if (both !== null) return Number(both[1]) * 60 + Number(both[2]);
  const hours = HOURS.exec(text);
  const minutes = MINUTES.exec(text);
  if (hours === null && minutes === null) return undefined;
  return Math.round(Number((hours?.[1] ?? '0').replace(',', '.')) * 60) + Number(minutes?.[1] ?? 0);
}
