import type { ScheduleNode } from '../outline/outline.ts';

export type Entry = ScheduleNode['entries'][number];

const CLOCK = /(\d{1,2})(?:[:.h](\d{2}))?\s?(am|pm|uhr|h)?/i;
const SPAN = /(\d{1,2}(?:[:.h]\d{2})?\s?(?:am|pm)?)\s?(?:-|–|—|to|bis|à|a)\s?(\d{1,2}(?:[:.h]\d{2})?\s?(?:am|pm)?)/i;

/** "08:30", "8 am", "14h15" as hours. */
export function readHour(text: string | undefined): number | undefined {
  const found = text === undefined ? null : CLOCK.exec(text);
  if (!found) return undefined;
  const [, hour = '', minute, half] = found;
  const hours =
    (Number(hour) % (half?.toLowerCase() === 'pm' || half?.toLowerCase() === 'am' ? 12 : 25)) +
    (half?.toLowerCase() === 'pm' ? 12 : 0);
  return hours > 24 ? undefined : hours + Number(minute ?? 0) / 60;
}

/** From when to when an entry lasts, in hours; an end that is not told is an hour later. */
export function readSpan({ start, end }: Pick<Entry, 'start' | 'end'>): { from: number; to: number } | undefined {
  const both = end === undefined && start !== undefined ? SPAN.exec(start.text) : null;
  const from = readHour(both?.[1] ?? start?.text);
  if (from === undefined) return undefined;
  const read = readHour(both?.[2] ?? end?.text);
  const to = read === undefined ? from + 1 : read <= from ? read + 24 : read;
  return { from, to };
}

/** The whole hours round all entries and rows, for an axis. */
export function hoursRound(node: ScheduleNode): { from: number; to: number } {
  const spans = node.entries.flatMap((entry) => readSpan(entry) ?? []);
  const rows = node.rows.flatMap(({ text }) =>
    /^\D{0,2}\d{1,2}(?:[:.h]\d{2})?\s?(?:am|pm|h|uhr)?$/i.test(text) ? (readHour(text) ?? []) : [],
  );
  const from = Math.floor(Math.min(...spans.map((span) => span.from), ...rows));
  const to = Math.ceil(Math.max(...spans.map((span) => span.to), ...rows));
  return Number.isFinite(from) && Number.isFinite(to) && to > from ? { from, to } : { from: 8, to: 18 };
}

/** The words of an entry's time as they are given. */
export const timeWords = ({ start, end }: Entry): string[] =>
  [start, end].flatMap((words) => (words === undefined ? [] : [words.text]));
