import type { Want } from '../brief.ts';
import { addDays, toMonthName } from './calendar-words.ts';
import type { SlotOf } from './slots.ts';
import type { WeekDay, WeekEntry } from './week-shapes.ts';
import { pageTitleFor, stemsOf, wantIds, type WriteContext } from './write-context.ts';

type Week = SlotOf<'week'>;
type Timed = WeekEntry & Required<Pick<WeekEntry, 'start' | 'end'>>;

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
const WORKING_DAYS = 5;
const MEALS = /\bmeals?\b|\b(?:diet|nutrition|dinner|lunch|food) plan/i;
const MEAL_PARTS = ['Breakfast', 'Lunch', 'Dinner'];

/** The week of today: what the prompt lists, else what the trade has on, told by the clock or by meals. */
export function writeWeek(context: WriteContext, want?: Want): Week {
  const { brief } = context;
  const frame = { kind: 'week' as const, wants: wantIds(want), ...headOf(context, want) };
  if (MEALS.test(brief.prompt)) return { ...frame, days: mealDays(context), parts: MEAL_PARTS };
  const days = withAsked(timedDays(context), context, want);
  const worksWeekends = days.slice(WORKING_DAYS).some(({ entries }) => entries.length > 0);
  const shown = worksWeekends ? days : days.slice(0, WORKING_DAYS);
  return { ...frame, days: shown, hours: hoursOf(shown) };
}

/** The week's dates stand under its name, or for it where the page says the name already. */
function headOf(context: WriteContext, want: Want | undefined): { title: string; note?: string } {
  const { brief, now } = context;
  const title = pageTitleFor(context, want, 'This week');
  const dates = weekLabel(now);
  const named = new Set(stemsOf(brief.heading ?? brief.subject));
  return stemsOf(title).every((stem) => named.has(stem)) ? { title: dates } : { title, note: dates };
}

/** Days since Monday, 0…6. */
const weekdayOf = (now: Date): number => (now.getUTCDay() + 6) % 7;
const mondayOf = (now: Date): Date => addDays(now, -weekdayOf(now));

/** "16 to 22 November", with both months where the week has two: "30 November to 6 December". */
function weekLabel(now: Date): string {
  const [first, last] = [mondayOf(now), addDays(mondayOf(now), WEEKDAYS.length - 1)];
  const [from, to] = [toMonthName(first), toMonthName(last)];
  return `${first.getUTCDate()}${from === to ? '' : ` ${from}`} to ${last.getUTCDate()} ${to}`;
}

const emptyDays = (now: Date): WeekDay[] =>
  WEEKDAYS.map((name, index) => ({
    name,
    date: addDays(mondayOf(now), index).getUTCDate(),
    ...(index === weekdayOf(now) && { today: true }),
    entries: [],
  }));

/** Every so many places at the table stay free, for what is left over or eaten out. */
const FREE_MEAL = 6;

/** The dishes of the trade over the meals of a week; none stands twice on a day. */
function mealDays({ domain, now }: WriteContext): WeekDay[] {
  const collections = domain.collections.toSorted((a, b) => picturesIn(b) - picturesIn(a));
  const dishes = (collections[0] ?? { rows: [] }).rows;
  return emptyDays(now).map((day, index) => ({
    ...day,
    entries: MEAL_PARTS.flatMap((_, part): WeekEntry[] => {
      const place = index * MEAL_PARTS.length + part;
      const dish = dishes[place % Math.max(1, dishes.length)];
      if (dish === undefined || place % FREE_MEAL === FREE_MEAL - 1) return [];
      const [lasting] = /\d+ min/.exec(`${dish.subtitle ?? ''} ${dish.meta ?? ''}`) ?? [];
      return [
        {
          title: dish.title,
          ...(lasting !== undefined && { note: lasting }),
          ...(dish.picture !== undefined && { picture: dish.picture }),
          part,
          track: (part % TRACKS) as WeekEntry['track'],
        },
      ];
    }),
  }));
}

const picturesIn = ({ rows }: WriteContext['domain']['collections'][number]): number =>
  rows.filter(({ picture }) => picture?.kind === 'food').length;

const TRACKS = 3;
/** How long what names no length takes, minutes. */
const USUAL_LENGTH = 60;
const LEAST_LENGTH = 30;
const LONGEST = 240;
const MINUTES_A_DAY = 1440;
/** What begins so late belongs to the night, minutes since midnight. */
const LATEST = 1380;

/** A trade that has as little on as this does it every day. */
const FEW = 4;
const EVERY_DAY = [1, 2, 3, 4];
/** What happens more than once a week comes again after so many days. */
const AGAIN_AFTER = [[2, 4], [1, 3], [3]];

/** What the trade has on, on the days of this week, and what of it comes again. */
function timedDays({ domain, now }: WriteContext): WeekDay[] {
  const days = emptyDays(now);
  const known = domain.schedule.flatMap(({ day, time, title, place, duration }) => {
    const start = toMinutes(time);
    if (start === undefined || start > LATEST) return [];
    const end = Math.min(start + lengthOf(duration), MINUTES_A_DAY);
    return [{ weekday: modulo(weekdayOf(now) + day), entry: entryOf(title, place, start, end) }];
  });
  for (const { weekday, entry } of known) put(days, weekday, entry);
  const isWorking = known.every(({ weekday }) => weekday < WORKING_DAYS);
  for (const [index, { weekday, entry }] of known.entries()) {
    const length = isWorking ? WORKING_DAYS : WEEKDAYS.length;
    const again = known.length <= FEW ? EVERY_DAY : (AGAIN_AFTER[index % AGAIN_AFTER.length] ?? []);
    for (const later of again) put(days, (weekday + later) % length, entry);
  }
  return days;
}

const modulo = (day: number): number => ((day % WEEKDAYS.length) + WEEKDAYS.length) % WEEKDAYS.length;

function entryOf(title: string, note: string | undefined, start: number, end: number): Timed {
  const sum = [...title].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return { title, ...(note !== undefined && { note }), start, end, track: (sum % TRACKS) as WeekEntry['track'] };
}

/** Puts an entry on its day where nothing else stands at that time. */
function put(days: WeekDay[], weekday: number, entry: Timed): void {
  const day = days[weekday];
  if (day === undefined) return;
  const meets = day.entries.some(({ start = 0, end = 0 }) => start < entry.end && entry.start < end);
  if (meets) return;
  day.entries = [...day.entries, entry].sort((a, b) => (a.start ?? 0) - (b.start ?? 0));
}

/** Place of the weekday that a text begins with; -1 where it names none. */
const weekdayIn = (text: string): number =>
  WEEKDAYS.findIndex((name) => stemsOf(text)[0]?.startsWith(name.slice(0, 3).toLowerCase()));

/** What the prompt lists: on the weekday it names, else from Monday on, at times that the trade is used to. */
function withAsked(days: WeekDay[], context: WriteContext, want: Want | undefined): WeekDay[] {
  const asked = (want?.items ?? []).filter(
    (item) => weekdayIn(item.title) === -1 || (item.note ?? item.value) !== undefined,
  );
  if (asked.length === 0) return days;
  const bare = emptyDays(context.now);
  const times = days.flatMap(({ entries }) => entries.map(({ start }) => start ?? 0));
  for (const [index, { title, value, note }] of asked.entries()) {
    const named = weekdayIn(title);
    const start = toMinutes(value ?? '') ?? times[index % Math.max(1, times.length)] ?? 9 * USUAL_LENGTH;
    const words = named === -1 ? title : (note ?? value ?? title);
    put(bare, named === -1 ? index % WORKING_DAYS : named, entryOf(words, undefined, start, start + USUAL_LENGTH));
  }
  return bare;
}

const CLOCK = /^(\d{1,2})[:.](\d{2})\s*(pm)?/i;
const LENGTH = /(?:(\d+(?:\.\d+)?)\s*h(?:ours?)?)?\s*(?:(\d+)\s*min)?/i;

/** "18:30" → 1110; undefined for words. */
function toMinutes(time: string): number | undefined {
  const match = CLOCK.exec(time.trim());
  if (match === null) return undefined;
  const hours = Number(match[1]) + (match[3] !== undefined && Number(match[1]) < 12 ? 12 : 0);
  return hours * 60 + Number(match[2]);
}

function lengthOf(duration: string | undefined): number {
  const [, hours, minutes] = LENGTH.exec(duration ?? '') ?? [];
  const length = Number(hours ?? 0) * 60 + Number(minutes ?? 0);
  return length === 0 ? USUAL_LENGTH : Math.min(Math.max(length, LEAST_LENGTH), LONGEST);
}

/** A working day at least, and all that stands in it. */
const USUAL_HOURS = { from: 9, to: 17 };

function hoursOf(days: readonly WeekDay[]): { from: number; to: number } {
  const entries = days.flatMap((day) => day.entries);
  return {
    from: Math.min(USUAL_HOURS.from, ...entries.map(({ start = MINUTES_A_DAY }) => Math.floor(start / 60))),
    to: Math.max(USUAL_HOURS.to, ...entries.map(({ end = 0 }) => Math.ceil(end / 60))),
  };
}
