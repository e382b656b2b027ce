import { toDayWord, toMoment } from '../calendar-words.ts';
import type { SlotShapes, Tone } from '../slots.ts';

type Entry = SlotShapes['schedule']['entries'][number];

/** What is on `days` from today at a time of day, and whether one can still come. */
export function toEvening(
  now: Date,
  days: number,
  what: Pick<Entry, 'time' | 'title' | 'place' | 'duration'>,
  [label, tone]: readonly [label: string, tone: Tone],
): Entry {
  const at = toMoment(now, days, what.time);
  return { day: toDayWord(now, days), ...what, status: { label, tone }, ...(at === undefined ? {} : { at }) };
}
