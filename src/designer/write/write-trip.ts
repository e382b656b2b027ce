import type { Want } from '../brief.ts';
import { findTown, type Stop } from '../knowledge/towns/towns.ts';
import { addDays, toShortDate } from './calendar-words.ts';
import type { SlotOf } from './slots.ts';
import { wantIds, type WriteContext } from './write-context.ts';

type Trip = SlotOf<'trip'>;

const MOST_DAYS = 7;
const STOPS_A_DAY = 4;
const HOURS = ['09:00', '12:30', '15:00', '19:30'] as const;
const NUMBERS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  weekend: 2,
  week: 7,
};
const START_IN_DAYS = 8;

/** A journey to the town that the prompt names: as many days as it says, four stops on each. */
export function writeTrip(context: WriteContext, want?: Want): Trip {
  const { brief, now } = context;
  const town = findTown(`${brief.place?.name ?? ''} ${brief.prompt}`);
  const told =
    /\b(\d{1,2}|one|two|three|four|five|six|seven|weekend|week)[- ](?:days?|nights?)\b|\b(weekend|week)\b/i.exec(
      brief.prompt,
    );
  const word = (told?.[1] ?? told?.[2] ?? '3').toLowerCase();
  const count = Math.min(MOST_DAYS, Math.max(1, NUMBERS[word] ?? Number(word)));
  const place = brief.place?.name ?? (town.isKnown ? town.name : (placeIn(brief.prompt) ?? town.name));
  const first = brief.wants.find((one) => one.isAction === true);
  const given = givenDays(want, now);
  const days =
    given ??
    Array.from({ length: count }, (_, day) => ({
      label: `Day ${day + 1}`,
      date: toShortDate(addDays(now, START_IN_DAYS + day)),
      stops: stopsOf(town.stops, day),
    }));
  return {
    kind: 'trip',
    wants: wantIds(want),
    title: brief.heading ?? (count === 1 ? `A day in ${place}` : `${count} days in ${place}`),
    picture: town.picture,
    facts: [
      {
        label: 'Dates',
        value: spanOf(addDays(now, START_IN_DAYS), addDays(now, START_IN_DAYS + days.length - 1)),
      },
      { label: 'Stops', value: String(days.reduce((sum, { stops }) => sum + stops.length, 0)) },
      { label: 'Travellers', value: '2' },
    ],
    days,
    action: { label: first?.label ?? 'Add a stop', icon: 'plus' },
  };
}

/** "Barcelona trip plan", "a weekend in Ghent". */
const placeIn = (prompt: string): string | undefined =>
  /\b(?:in|to|for|of)\s+(\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)?)/u.exec(prompt)?.[1] ??
  /^(?!(?:My|The|Our|Trip|Travel|Itinerary|Weekend|Day|Design|Create|Make|Build|Show|Mobile|App)\b)(\p{Lu}[\p{L}’'-]+) (?=trip|itinerary|travel|weekend|city|holiday|vacation)/u.exec(
    prompt,
  )?.[1];

function stopsOf(stops: readonly Stop[], day: number): Trip['days'][number]['stops'] {
  return HOURS.slice(0, STOPS_A_DAY).map((time, index) => {
    const [title, note, icon] = stops[(day * STOPS_A_DAY + index) % stops.length] ?? ['Free time', '', 'coffee'];
    return { time, title, note, icon };
  });
}

/** "28–30 Nov", "28 Nov–2 Dec", "28 Nov". */
function spanOf(from: Date, to: Date): string {
  const [first, last] = [toShortDate(from), toShortDate(to)];
  const [day = '', month = ''] = first.split(' ');
  if (first === last) return first;
  return last.endsWith(month) ? `${day}–${last}` : `${first}–${last}`;
}

const STOP_ICONS: readonly (readonly [words: RegExp, icon: string])[] = [
  [/\b(?:hotel|check in|check out|hostel|stay)\b/i, 'bed-double'],
  [/\b(?:lunch|dinner|breakfast|caf[eé]|restaurant|brunch|food)\b/i, 'utensils'],
  [/\b(?:museum|gallery|mus[eé]e|louvre|exhibition)\b/i, 'landmark'],
  [/\b(?:depart|fly|flight|airport|arrive|plane)\b/i, 'plane'],
  [/\b(?:walk|hike|stroll|garden|park)\b/i, 'footprints'],
  [/\b(?:shop|market)\b/i, 'shopping-bag'],
];

/** The days that the prompt names, each with the stops it lists under them. */
function givenDays(want: Want | undefined, now: Date): Trip['days'] | undefined {
  const labels = want?.texts ?? [];
  const items = want?.items ?? [];
  const days = labels.map((label, day) => ({
    label,
    date: toShortDate(addDays(now, START_IN_DAYS + day)),
    stops: items
      .filter(({ note }) => note === label)
      .map(({ title }) => ({ title, icon: STOP_ICONS.find(([words]) => words.test(title))?.[1] ?? 'map-pin' })),
  }));
  return days.length > 0 && days.every(({ stops }) => stops.length > 0) ? days : undefined;
}
