import type { Want } from '../brief.ts';
import { createRandom } from '../seeded-random.ts';
import type { Fare } from './app-shapes.ts';
import { addDays, toDayWord } from './calendar-words.ts';
import { toMoney } from './money.ts';
import type { SlotOf } from './slots.ts';
import { findWay } from './town-codes.ts';
import { wantIds, type WriteContext } from './write-context.ts';

type Fares = SlotOf<'fares'>;

const CARRIERS = {
  plane: ['Heronair', 'Northlight Air', 'Saltwind', 'Ostrava Wings'],
  train: ['Norrail', 'Meridian Express', 'Interline', 'Norrail'],
  bus: ['Linden Coach', 'Roadwren', 'Linden Coach', 'Kite Lines'],
  ship: ['Skerry Line', 'Blue Strait', 'Skerry Line', 'Blue Strait'],
} as const;
type Way = keyof typeof CARRIERS;
const ICONS: Readonly<Record<Way, string>> = { plane: 'plane', train: 'train-front', bus: 'bus', ship: 'ship' };

/** Minutes past midnight, minutes on the way, changes, share of the base price. */
const PATTERN: readonly (readonly [departs: number, minutes: number, changes: number, price: number, note?: string])[] =
  [
    [6 * 60 + 55, 200, 0, 1, 'Cabin bag'],
    [9 * 60 + 20, 205, 0, 1.28, 'Cabin bag, seat'],
    [11 * 60 + 5, 340, 1, 0.82, 'Cabin bag'],
    [14 * 60 + 40, 200, 0, 1.36, 'Bag and seat'],
    [17 * 60 + 30, 215, 0, 1.52, 'Bag and seat'],
    [20 * 60 + 10, 395, 1, 0.9, 'Cabin bag'],
  ];

/** Departures between the two places that the prompt names, dearest and cheapest as prices of a day go. */
export function writeFares(context: WriteContext, want?: Want): Fares {
  const { brief, now } = context;
  const text = brief.prompt;
  const way: Way = /\btrains?|rail\b/i.test(text)
    ? 'train'
    : /\b(?:bus(?:es)?|coach)\b/i.test(text)
      ? 'bus'
      : /\b(?:ferry|ferries|ships?|cruise)\b/i.test(text)
        ? 'ship'
        : 'plane';
  const route = findWay(text) ?? { from: 'BGO', fromName: 'Bergen', to: 'LIS', toName: 'Lisbon' };
  const from = { code: route.from, name: route.fromName };
  const to = { code: route.to, name: route.toName };
  const random = createRandom(`fares:${from.name}:${to.name}`);
  const base = 58 + random.integer(0, 90);
  const stretch = 0.6 + random.next() * 0.8;
  const currency = brief.currency ?? (/\$/.test(text) ? 'USD' : /£/.test(text) ? 'GBP' : 'EUR');
  const priced = PATTERN.map(([departs, minutes, changes, share, note]) => ({
    departs,
    minutes: Math.round((minutes * stretch) / 5) * 5 + changes * 45,
    changes,
    price: Math.round(base * share),
    note,
  }));
  const cheapest = Math.min(...priced.map(({ price }) => price));
  const fastest = Math.min(...priced.map(({ minutes }) => minutes));
  const fastestAt = priced.findIndex(({ minutes }) => minutes === fastest);
  const names = CARRIERS[way];
  const items = priced.map(({ departs, minutes, changes, price, note }, index): Fare => {
    const carrier = names[index % names.length] ?? names[0];
    const tag = price === cheapest ? 'Cheapest' : index === fastestAt ? 'Fastest' : undefined;
    return {
      carrier,
      number: `${carrier.slice(0, 2).toUpperCase()} ${random.integer(120, 980)}`,
      departs: toClock(departs),
      arrives: `${toClock(departs + minutes)}${departs + minutes >= 1440 ? ' +1' : ''}`,
      duration: `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')}`,
      stops:
        changes === 0
          ? 'Direct'
          : `1 ${way === 'plane' ? 'stop' : 'change'}, ${random.pick(['Zürich', 'Prague', 'Lyon'])}`,
      price: toMoney(price, currency),
      ...(note === undefined || way !== 'plane' ? {} : { note }),
      ...(tag === undefined ? {} : { tag }),
    };
  });
  const asked = want?.items.filter(({ value }) => value === undefined) ?? [];
  const action = brief.wants.find((one) => one.isAction === true);
  return {
    kind: 'fares',
    wants: wantIds(want),
    title: `${from.name} to ${to.name}`,
    from,
    to,
    icon: ICONS[way],
    facts: [
      toDayWord(now, daysAhead(text)),
      addDays(now, daysAhead(text)).getUTCDay() === 0 ? '1 traveller' : '1 adult',
      `${items.length} results`,
    ],
    chips: (asked.length >= 2 ? asked.map(({ title }) => title) : ['Cheapest', 'Fastest', 'Direct']).map(
      (label, index) => ({ label, ...(index === 0 ? { on: true } : {}) }),
    ),
    items,
    choose: { label: action?.label ?? 'Select' },
  };
}

const daysAhead = (text: string): number => (/\btoday\b/i.test(text) ? 0 : /\btomorrow\b/i.test(text) ? 1 : 7);

const toClock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
