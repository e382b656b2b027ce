import type { Want } from '../brief.ts';
import { addDays, toLongDay } from './calendar-words.ts';
import type { SlotOf } from './slots.ts';
import { wantIds, type WriteContext } from './write-context.ts';
import { toClock } from '../to-clock.ts';

type Hours = SlotOf<'hours'>;

/** A day as many have it: title, where or with whom, from, to. */
const DAY: readonly (readonly [title: string, note: string, start: number, end: number, tone: 0 | 1 | 2])[] = [
  ['Stand-up', 'Video, 5 people', 9 * 60, 9 * 60 + 15, 0],
  ['Design review', 'Room Heron, Priya and Noah', 10 * 60, 11 * 60, 1],
  ['Lunch with Elena', 'Canal Street 14', 12 * 60 + 30, 13 * 60 + 30, 2],
  ['Quarter plan', 'Video, 8 people', 14 * 60, 15 * 60 + 30, 0],
  ['Dentist', 'Mill Lane 3', 16 * 60 + 15, 17 * 60, 2],
];
const FROM = 8 * 60;
const TO = 18 * 60;

/** A day over its hours; the prompt's own entries where it gives their times. */
export function writeHours(context: WriteContext, want?: Want): Hours {
  const { brief, now } = context;
  const given = (want?.items ?? []).flatMap(({ title, value, note }, index): (typeof DAY)[number][] => {
    const [, hour, minute = '00'] = /(\d{1,2})[:.](\d{2})/.exec(`${value ?? ''} ${note ?? ''}`) ?? [];
    if (hour === undefined) return [];
    const start = Number(hour) * 60 + Number(minute);
    return [[title, note ?? '45 min', start, start + 45, (index % 3) as 0 | 1 | 2]];
  });
  const entries = given.length >= 2 ? given : DAY;
  const action = brief.wants.find((one) => one.isAction === true);
  const weekday = (now.getUTCDay() + 6) % 7;
  return {
    kind: 'hours',
    wants: wantIds(want),
    title: brief.heading ?? toLongDay(now),
    strip: Array.from({ length: 7 }, (_, index) => ({
      day: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'][index] ?? '',
      date: String(addDays(now, index - weekday).getUTCDate()),
      ...(index === weekday ? { on: true } : {}),
      ...(index < 5 && index !== 2 ? { busy: true } : {}),
    })),
    from: FROM,
    to: TO,
    now: 11 * 60 + 20,
    entries: entries.map(([title, note, start, end, tone]) => ({
      title,
      note,
      start,
      end,
      time: `${toClock(start)}–${toClock(end)}`,
      tone,
    })),
    action: { label: action?.label ?? 'New event', icon: 'plus' },
  };
}
