import type { SlotShapes } from '../../write/slots.ts';

export type Entry = SlotShapes['schedule']['entries'][number];

const MINUTE_MS = 60_000;
export const DAY_MINUTES = 1440;

/** Minutes since 1970 of an entry's moment; undefined where its day or time is not known. */
export function toMinutes({ at }: Entry): number | undefined {
  const time = at === undefined ? Number.NaN : Date.parse(`${at}:00Z`);
  return Number.isNaN(time) ? undefined : time / MINUTE_MS;
}

/** Minutes since midnight of an entry's day. */
export function toDayMinutes(entry: Entry): number | undefined {
  const minutes = toMinutes(entry);
  return minutes === undefined ? undefined : minutes % DAY_MINUTES;
}

/** Entries of the day that the first entry is on; those of later days apart. */
export function splitFirstDay(entries: readonly Entry[]): { first: Entry[]; later: Entry[] } {
  const day = entries[0]?.day;
  return {
    first: entries.filter((entry) => entry.day === day),
    later: entries.filter((entry) => entry.day !== day),
  };
}

/** Whether every moment is known and none comes before the one above it. */
export function isDated(entries: readonly Entry[]): boolean {
  const minutes = entries.map(toMinutes);
  return minutes.every((minute, index) => minute !== undefined && minute >= (minutes[index - 1] ?? 0));
}
