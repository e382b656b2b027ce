import type { Want } from '../brief.ts';
import { createRandom } from '../seeded-random.ts';
import { pictureOf } from './bill.ts';
import { addDays, toDayWord } from './calendar-words.ts';
import { toMoney } from './money.ts';
import { parseMoney } from './parse-money.ts';
import type { Field, SlotOf } from './slots.ts';
import type { BookingOption, Sum } from './trade-shapes.ts';
import { titleFor, wantIds, type WriteContext } from './write-context.ts';

type Booking = SlotOf<'booking'>;
type Cell = Booking['times'][number]['cells'][number];

const DAYS_SHOWN = 7;
/** The day and the time that are chosen, counted from the first. */
const CHOSEN_DAY = 1;
const CHOSEN_TIME = '14:30';
const OPTIONS_SHOWN = 4;

const SEATED = /\b(?:seats?|cinema|film|movie|theat\w+|concert|flights?|plane|train|bus|stadium|show)\b/i;
/** Rooms to sleep in; those to meet, to train or to be treated in are taken by the hour. */
const NIGHTS =
  /\b(?:hotel|(?<!(?:meeting|conference|treatment|practice|rehearsal|escape|study|board|waiting|consulting)[ -])room|stay|hostel|b&b|guest ?house|cabin|nights?)\b/i;
const EVENING = /\b(?:restaurant|table|dinner|bar|supper)\b/i;

/** What can be booked, when, and what it comes to. */
export function writeBooking(context: WriteContext, want?: Want): Booking {
  const { brief, domain, now } = context;
  const about = `${brief.prompt} ${domain.label}`;
  const options = optionsFor(context, want);
  const chosen = options.find((option) => option.chosen === true) ?? options[0];
  const seats = SEATED.test(about) && !NIGHTS.test(brief.prompt) ? seatRows(brief.prompt, want) : undefined;
  const isNights = NIGHTS.test(about) && seats === undefined;
  const days = daysFrom(now, brief.prompt, isNights ? NIGHTS_CHOSEN : 1);
  const day = days.find((one) => one.chosen === true);
  const places = isNights ? NIGHTS_CHOSEN : (seats?.taken.length ?? 1);
  const price = parseMoney(chosen?.price ?? '');
  const when = toDayWord(now, CHOSEN_DAY + 1);
  const times = isNights ? [] : timesFor(about, brief.prompt);
  const asked = brief.wants.find((one) => one.isAction === true);
  const total = price === undefined ? undefined : toMoney(price.amount * places, price.currency);
  return {
    kind: 'booking',
    wants: wantIds(want),
    title: titleFor(want, brief.heading ?? domain.form.title),
    options: { label: optionLabel(context, isNights, options[0]?.title), items: options },
    days,
    times,
    ...(seats === undefined ? {} : { seats: { front: seats.front, rows: seats.rows } }),
    summary: [
      { label: isNights ? 'Room' : 'What', value: chosen?.title ?? domain.form.title },
      ...(isNights
        ? [
            {
              label: fieldLabel(want, /night|date|stay/i) ?? 'Nights',
              value: `${day?.day ?? ''} to ${addDays(now, CHOSEN_DAY + 1 + NIGHTS_CHOSEN).getUTCDate()} ${day?.month ?? ''}`,
            },
          ]
        : [
            { label: fieldLabel(want, /date|day/i) ?? 'Day', value: when },
            { label: fieldLabel(want, /time/i) ?? 'Time', value: chosenTime(times) },
          ]),
      ...(EVENING.test(about) && seats === undefined
        ? [{ label: fieldLabel(want, /guest|party|people/i) ?? 'Guests', value: '2' }]
        : []),
      ...(seats === undefined ? [] : [{ label: 'Seats', value: seats.taken.join(', ') }]),
      // Who is called or met from afar needs to know whose clock is meant.
      ...(/\btime ?zones?\b/i.test(brief.prompt) ? [{ label: 'Time zone', value: 'Central European' }] : []),
    ],
    sums: sumsFor(chosen, places, total, isNights),
    action: { label: asked?.label ?? (total === undefined ? 'Book this time' : `Book for ${total}`) },
  };
}

const NIGHTS_CHOSEN = 2;

/** What the prompt calls one of the facts. */
const fieldLabel = (want: Want | undefined, words: RegExp): string | undefined =>
  want?.fields.find(({ label }) => words.test(label))?.label;

const chosenTime = (times: Booking['times']): string =>
  times.flatMap(({ cells }) => cells).find(({ state }) => state === 'chosen')?.label ?? CHOSEN_TIME;

function sumsFor(
  chosen: BookingOption | undefined,
  places: number,
  total: string | undefined,
  isNights: boolean,
): Sum[] {
  if (chosen === undefined || total === undefined) return [];
  const line: Sum = { label: `${places} × ${isNights ? 'a night' : 'a seat'}`, value: chosen.price };
  return [...(places > 1 ? [line] : []), { label: 'Total', value: total, strong: true }];
}

/** What the prompt lists, else the trade's things with a price, else what it sells. */
function optionsFor(context: WriteContext, want: Want | undefined): BookingOption[] {
  const { domain } = context;
  // Rows of seats are sat in; they are no way to choose a showing.
  const asked = rowsIn(want) === undefined ? (want?.items ?? []) : [];
  if (asked.length > 1)
    return asked.map((item, index) => ({
      title: item.title,
      ...(item.note === undefined ? {} : { note: item.note }),
      price: item.value ?? '',
      ...(index === 0 ? { chosen: true } : {}),
    }));
  const known = knownOptions(domain, `${context.brief.prompt} ${domain.label}`);
  const distinct = known.filter((one, index) => known.findIndex(({ title }) => title === one.title) === index);
  return distinct.slice(0, OPTIONS_SHOWN).map((option, index) => {
    // What has no price of its own is a way to sit or to come, not a thing to show.
    const picture = option.price === '' ? undefined : pictureOf(context, option.title);
    return { ...option, ...(picture === undefined ? {} : { picture }), ...(index === 0 ? { chosen: true } : {}) };
  });
}

/** The trade's things with a price; on seats what is played; at a table where one sits; else what its form offers. */
function knownOptions(domain: WriteContext['domain'], about: string): BookingOption[] {
  const [first] = domain.collections;
  const [line] = domain.order.lines;
  if (SEATED.test(about) && !NIGHTS.test(about) && first !== undefined)
    return first.rows.map((row) => ({
      title: row.title,
      ...(row.subtitle === undefined ? {} : { note: row.subtitle }),
      price: priceIn(row) ?? toMoney(line?.price ?? 0, domain.currency),
    }));
  const priced = domain.collections.find(
    ({ rows }) => rows.filter((row) => priceIn(row) !== undefined).length >= OPTIONS_SHOWN - 1,
  );
  const offered = domain.form.groups.flatMap(({ fields }) => fields).find(isChoice);
  if (offered !== undefined && (EVENING.test(about) || priced === undefined))
    return (offered.options ?? []).map((title) => ({ title, price: '' }));
  if (priced === undefined)
    return domain.order.lines.map(({ title, note, price }) => ({
      title,
      ...(note === undefined ? {} : { note }),
      price: toMoney(price, domain.currency),
    }));
  return priced.rows.flatMap((row) => {
    const price = priceIn(row);
    return price === undefined
      ? []
      : [{ title: row.title, ...(row.subtitle === undefined ? {} : { note: row.subtitle }), price }];
  });
}

/** A field that offers kinds of something; times, days and numbers of people are chosen elsewhere. */
const isChoice = ({ options = [] }: Field): boolean => options.length > 2 && options.every((one) => !/^\d/.test(one));

function priceIn(row: { value?: string; cells: readonly string[] }): string | undefined {
  const found = [row.value ?? '', ...row.cells].find((text) => parseMoney(text) !== undefined);
  const price = found === undefined ? undefined : parseMoney(found);
  return price === undefined || price.amount <= 0 ? undefined : toMoney(price.amount, price.currency);
}

function optionLabel({ domain }: WriteContext, isNights: boolean, title: string | undefined): string {
  if (isNights) return 'Rooms';
  const first = domain.collections[0];
  if (first !== undefined && first.rows[0]?.title === title) return first.title;
  const offered = domain.form.groups
    .flatMap(({ fields }) => fields)
    .find(({ options = [] }) => title !== undefined && options.includes(title));
  return offered?.label ?? domain.collections.find(({ rows }) => rows[0]?.title === title)?.title ?? 'What';
}

/** A week from tomorrow; one day of it is full, `chosen` of them in a row are picked. */
function daysFrom(now: Date, seed: string, chosen: number): Booking['days'] {
  const random = createRandom(`days:${seed}`);
  return Array.from({ length: DAYS_SHOWN }, (_, index) => {
    const date = addDays(now, index + 1);
    const name = (options: Intl.DateTimeFormatOptions): string =>
      new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...options }).format(date);
    return {
      weekday: name({ weekday: 'short' }),
      day: date.getUTCDate(),
      month: name({ month: 'short' }),
      free: index === 3 ? 0 : random.integer(2, 7),
      ...(index >= CHOSEN_DAY && index < CHOSEN_DAY + chosen ? { chosen: true } : {}),
    };
  });
}

const DAYTIMES: readonly [string, readonly string[]][] = [
  ['Morning', ['09:00', '09:45', '10:30', '11:15']],
  ['Afternoon', ['13:00', '13:45', CHOSEN_TIME, '16:00']],
];
const EVENINGS: readonly [string, readonly string[]][] = [
  ['Early', ['17:30', '18:00', '18:30', '19:00']],
  ['Late', ['19:30', '20:15', '21:00', '21:30']],
];

function timesFor(about: string, seed: string): Booking['times'] {
  const isEvening = EVENING.test(about) || SEATED.test(about);
  const random = createRandom(`times:${seed}`);
  return (isEvening ? EVENINGS : DAYTIMES).map(([label, times]) => ({
    label,
    cells: times.map((time): Cell => {
      const isChosen = time === CHOSEN_TIME || time === '20:15';
      return { label: time, state: isChosen ? 'chosen' : random.next() < 0.3 ? 'taken' : 'free' };
    }),
  }));
}

/** Five rows of eight; two seats beside each other are chosen. */
function seatRows(
  seed: string,
  want: Want | undefined,
): { front: string; taken: string[]; rows: NonNullable<Booking['seats']>['rows'] } {
  const random = createRandom(`seats:${seed}`);
  const isPlane = /\b(?:flights?|plane|airline)\b/i.test(seed);
  const given = rowsIn(want);
  const rows = given ?? ['A', 'B', 'C', 'D', 'E'].map((letter) => ({ letter, count: 8 }));
  const last = rows.at(-1);
  const taken =
    given === undefined || last === undefined
      ? ['C4', 'C5']
      : [1, 2].map((at) => `${last.letter}${Math.min(at + 1, last.count)}`);
  return {
    front: isPlane ? 'Front of the cabin' : /\b(?:cinema|film|movie)/i.test(seed) ? 'Screen' : 'Stage',
    taken,
    rows: rows.map(({ letter, count }) => ({
      label: given === undefined ? letter : `Row ${letter}`,
      cells: Array.from({ length: count }, (_, index): Cell => {
        const label = `${letter}${index + 1}`;
        return { label, state: taken.includes(label) ? 'chosen' : random.next() < 0.28 ? 'taken' : 'free' };
      }),
    })),
  };
}

/** "Row A: 4": rows of seats that the prompt gives, with how many each has. */
function rowsIn(want: Want | undefined): { letter: string; count: number }[] | undefined {
  const rows = (want?.items ?? []).flatMap(({ title, value }) => {
    const letter = /^row ([A-Z\d]{1,2})$/i.exec(title)?.[1];
    const count = Number(value);
    return letter === undefined || !Number.isInteger(count) || count < 1 ? [] : [{ letter, count }];
  });
  return rows.length > 1 ? rows : undefined;
}
