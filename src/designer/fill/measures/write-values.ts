import type { FillContext } from '../fill-context.ts';
import { NAMES } from '../names/invented-names.ts';
import type { Random } from '../../seeded-random.ts';
import { isPersonNoun } from '../things/is-person-noun.ts';
import { isPlural } from '../things/singular-of.ts';
import { chooseStates } from './choose-states.ts';
import type { MeasureId } from './measure-words.ts';
import { toEmail } from './to-email.ts';
import { RANGE_OF, RANGE_OF_UNIT } from './measured-numbers.ts';
import type { NumberRange } from './measured-numbers.ts';
import type { LabelReading } from './find-measure.ts';
import { readLabel } from './find-measure.ts';
import { partsOfHundred, spreadNumbers } from './spread-numbers.ts';
import { dayFrom, listWeekdays, writeAgo, writeClock, writeDate, writeDay, writeDuration } from './write-date.ts';
import { writeMoney, writeNumber, writeQuantity } from './write-number.ts';

/** Values of one label for several things, written, with what they are made of so that neighbours can agree. */
export interface WrittenValues {
  measure?: MeasureId;
  texts: string[];
  numbers?: number[];
  /** Writes another number of the same kind. */
  write?: (value: number) => string;
}

/** What a writer of one measure is given. */
interface Wish {
  context: FillContext;
  count: number;
  random: Random;
  reading: LabelReading;
}

type ValueWriter = (wish: Wish) => WrittenValues;

const takeFrom = (list: readonly string[], { count, random }: Wish): string[] => {
  const order = random.shuffle(list);
  return Array.from({ length: count }, (_, index) => order[index % order.length] ?? '');
};

/** Neighbours differ and the first of the list is the commonest: Standard, Extra, Standard, Basic. */
const mixOf = (list: readonly string[], { count }: Wish): string[] =>
  Array.from({ length: count }, (_, index) => list[[0, 1, 0, 2, 1, 0][index % 6] ?? 0] ?? list[0] ?? '');

const words =
  (list: (wish: Wish) => readonly string[]): ValueWriter =>
  (wish) => ({ texts: takeFrom(list(wish), wish) });

const quantity =
  (choose: (wish: Wish) => NumberRange): ValueWriter =>
  (wish) => {
    const range = choose(wish);
    const numbers = spreadNumbers(range, wish.count, wish.random);
    const write = (value: number): string => writeQuantity(value, range, wish.context);
    return { numbers, write, texts: numbers.map(write) };
  };

const inRange = (measure: MeasureId): ValueWriter => quantity(({ context }) => rangeOf(measure, context));

/** The range of a measure in the units that the prompt uses. */
export function rangeOf(measure: MeasureId, { habits }: FillContext): NumberRange {
  const unit =
    measure === 'temperature' && habits.isFahrenheit
      ? '°F'
      : habits.isMiles && measure === 'distance'
        ? 'mi'
        : habits.isMiles && measure === 'speed'
          ? 'mph'
          : undefined;
  return (
    (unit === undefined ? RANGE_OF[measure] : RANGE_OF_UNIT[unit]) ?? { least: 6, most: 96, decimals: 0, unit: '' }
  );
}

/** Whole amounts look invented, so most end on change; in currencies without change they end on tens. */
const money: ValueWriter = (wish) => {
  const { count, random, context, reading } = wish;
  const isSmall =
    /price|rate|fee|fare|tip|preis|prix|precio|preço|prezzo|prijs|cena|pris|fiyat|価格|料金|가격|요금|价格|单价/iu.test(
      reading.words,
    );
  const scale = context.habits.moneyScale;
  const isLarge =
    /revenue|sales|turnover|budget|\bmrr|\barr|umsatz|revenu|ingresos|receita|ricavi|omzet|przych|intäkt|gelir|売上|予算|매출|예산|收入|预算/iu.test(
      reading.words,
    );
  const [least, most] = isSmall ? [6, 64] : isLarge ? [8400, 64_000] : [120, 1900];
  const step = context.habits.moneyDecimals > 0 ? 0.5 : scale >= 100 ? 100 : 1;
  const numbers = spreadNumbers({ least: least * scale, most: most * scale, decimals: 2, unit: '' }, count, random).map(
    (value) => Number((Math.round(value / step) * step).toFixed(2)),
  );
  const write = (value: number): string => writeMoney(value, context);
  return { numbers, write, texts: numbers.map(write) };
};

const share: ValueWriter = (wish) => {
  const isPart = /share|anteil|\bpart\b|cuota|participação|quota|aandeel|udział|andel|\bpay\b|割合|비율|占比/iu.test(
    wish.reading.words,
  );
  if (!isPart || wish.count < 2) return inRange('share')(wish);
  const numbers = partsOfHundred(wish.count, wish.random);
  const write = (value: number): string =>
    writeQuantity(value, { least: 0, most: 100, decimals: 0, unit: '%' }, wish.context);
  return { numbers, write, texts: numbers.map(write) };
};

/** Days from now for each row: the newest first, further apart the older they are. */
const pastDays = ({ count, random }: Wish): number[] => {
  let day = 0;
  return Array.from({ length: count }, (_, index) => {
    if (index > 0) day -= random.integer(1, 2 + index);
    return day;
  });
};

const dated =
  (days: (wish: Wish) => number[], options?: Intl.DateTimeFormatOptions): ValueWriter =>
  (wish) => {
    const numbers = days(wish);
    const write = (offset: number): string => {
      const date = dayFrom(wish.context, Math.round(offset));
      return options === undefined ? writeDay(date, wish.context) : writeDate(date, options, wish.context);
    };
    return { numbers, write, texts: numbers.map(write) };
  };

const futureDays = ({ count, random }: Wish): number[] => {
  let day = 0;
  return Array.from({ length: count }, () => (day += random.integer(1, 6)));
};

const clock: ValueWriter = ({ context, count, random }) => {
  let minutes = 480 + random.integer(0, 4) * 15;
  const numbers = Array.from({ length: count }, (_, index) =>
    index === 0 ? minutes : (minutes += random.integer(2, 6) * 15),
  );
  const write = (value: number): string => writeClock(value, context);
  return { numbers, write, texts: numbers.map(write) };
};

const ago: ValueWriter = ({ context, count, random }) => {
  const steps = [4, 60, 180, 1440, 4320, 8640, 17_280];
  const numbers = Array.from(
    { length: count },
    (_, index) => (steps[index % steps.length] ?? 60) + random.integer(0, 40),
  );
  return { texts: numbers.map((minutes) => writeAgo(minutes, context)) };
};

/** Codes in sequence, as numbers that were handed out one after the other. */
const code: ValueWriter = ({ count, random }) => {
  const first = random.integer(1042, 4870);
  const numbers = Array.from({ length: count }, (_, index) => first - index);
  const write = (value: number): string => `#${Math.round(value)}`;
  return { numbers, write, texts: numbers.map(write) };
};

const countries = ({ context }: Wish): string[] => {
  const names = new Intl.DisplayNames([context.locale], { type: 'region' });
  return ['PT', 'SE', 'IE', 'JP', 'CA', 'NL', 'ES', 'PL'].map((region) => names.of(region) ?? region);
};

const languages = ({ context }: Wish): string[] => {
  const names = new Intl.DisplayNames([context.locale], { type: 'language' });
  return ['en', 'es', 'fr', 'pl', 'de', 'ja'].map((tag) => names.of(tag) ?? tag);
};

const mixed =
  (list: (wish: Wish) => readonly string[]): ValueWriter =>
  (wish) => ({ texts: mixOf(list(wish), wish) });

/** One line a measure: how its values are made and written. */
const WRITERS: Readonly<Record<MeasureId, ValueWriter>> = {
  temperature: inRange('temperature'),
  duration: ({ context, count, random }) => {
    const numbers = spreadNumbers({ least: 10, most: 140, decimals: 0, unit: '' }, count, random).map(
      (minutes) => Math.round(minutes / 5) * 5,
    );
    const write = (value: number): string => writeDuration(value, context);
    return { numbers, write, texts: numbers.map(write) };
  },
  money,
  share,
  count: inRange('count'),
  dueDate: dated(futureDays),
  lastSeen: ago,
  date: dated(pastDays),
  time: clock,
  weekday: ({ context, count }) => {
    const days = listWeekdays(context, 'long');
    return { texts: Array.from({ length: count }, (_, index) => days[index % 7] ?? '') };
  },
  month: dated(({ count }) => Array.from({ length: count }, (_, index) => -30 * index), { month: 'long' }),
  year: ({ context, count, random }) => {
    const last = context.now.getUTCFullYear() - random.integer(0, 2);
    return { texts: Array.from({ length: count }, (_, index) => String(last - index * 2)) };
  },
  age: inRange('age'),
  person: words(({ context }) => NAMES.person(context.tongue)),
  company: words(({ context }) => NAMES.company(context.lang)),
  town: words(({ context }) => NAMES.town(context.lang)),
  street: words(({ context }) => NAMES.street(context.lang)),
  country: words(countries),
  language: words(languages),
  state: ({ context, count, reading }) => {
    const { states } = chooseStates(reading.words, context);
    const order = states.map((state) => state.words[context.tongue]);
    return { texts: Array.from({ length: count }, (_, index) => order[[1, 0, 0, 2, 0, 1][index % 6] ?? 0] ?? '') };
  },
  code,
  file: ({ context, count }) => ({ texts: context.nameThings('file', count, context) }),
  fileSize: inRange('fileSize'),
  phone: ({ count, random }) => ({
    texts: Array.from({ length: count }, () => `555 0${random.integer(100, 199)}`),
  }),
  email: (wish) => ({ texts: takeFrom(NAMES.person('en'), wish).map(toEmail) }),
  website: (wish) => ({ texts: takeFrom(NAMES.proper('en'), wish).map((name) => `${name.toLowerCase()}.example`) }),
  distance: inRange('distance'),
  length: inRange('length'),
  weight: inRange('weight'),
  speed: inRange('speed'),
  rating: inRange('rating'),
  score: inRange('score'),
  rank: ({ count }) => ({ texts: Array.from({ length: count }, (_, index) => String(index + 1)) }),
  version: ({ count, random }) => {
    const minor = random.integer(4, 9) + count;
    return { texts: Array.from({ length: count }, (_, index) => `2.${minor - index}.${index % 3}`) };
  },
  volume: inRange('volume'),
  area: inRange('area'),
  power: inRange('power'),
  energy: inRange('energy'),
  pressure: inRange('pressure'),
  pulse: inRange('pulse'),
  calories: inRange('calories'),
  change: (wish) => {
    const numbers = spreadNumbers({ least: -6, most: 12, decimals: 1, unit: '' }, wish.count, wish.random);
    const write = (value: number): string =>
      `${value < 0 ? '−' : '+'}${writeQuantity(Math.abs(value), { least: 0, most: 99, decimals: 1, unit: '%' }, wish.context)}`;
    return { numbers, write, texts: numbers.map(write) };
  },
  kind: mixed(({ context }) => [context.say('standard'), context.say('extra'), context.say('basic')]),
  size: mixed(({ context }) => [context.say('medium'), context.say('large'), context.say('small')]),
  team: words(({ context }) => [
    context.say('operations'),
    context.say('finance'),
    context.say('support'),
    context.say('sales'),
  ]),
  role: mixed(({ context }) => [context.say('member'), context.say('editor'), context.say('admin')]),
  priority: mixed(({ context }) => [context.say('normal'), context.say('high'), context.say('low')]),
  plan: mixed(({ context }) => [context.say('standard'), context.say('basic'), context.say('extra')]),
  // Addresses that RFC 5737 keeps for documentation.
  ip: ({ count, random }) => ({ texts: Array.from({ length: count }, () => `203.0.113.${random.integer(4, 250)}`) }),
  room: ({ context, count, random }) => {
    const first = random.integer(1, 3);
    const gap = /[ぁ-龯가-힣]/u.test(context.say('room')) ? '' : ' ';
    return { texts: Array.from({ length: count }, (_, index) => `${context.say('room')}${gap}${first + index}`) };
  },
  answer: mixed(({ context }) => [context.say('yes'), context.say('no'), context.say('yes')]),
  colour: words(({ context }) => [context.say('blue'), context.say('green'), context.say('white'), context.say('red')]),
  name: ({ context, count }) => ({
    texts: context.nameThings(context.scope.about || context.scope.heading, count, context),
  }),
};

/** Values under a label: by its unit, else by what its words measure; undefined where nothing is known of it. */
export function writeValues(
  label: string,
  count: number,
  context: FillContext,
  measure?: MeasureId,
): WrittenValues | undefined {
  const reading = readLabel(label, context.lang);
  const random = context.randomOf(label);
  const wish: Wish = { context, count, random, reading };
  if (reading.unit !== undefined && measure === undefined) {
    const known =
      RANGE_OF_UNIT[reading.unit] ?? (reading.measure === undefined ? undefined : RANGE_OF[reading.measure]);
    const { least, most, decimals } = known ?? { least: 12, most: 240, decimals: 0 };
    const numbers = spreadNumbers({ least, most, decimals, unit: '' }, count, random);
    // The unit stands in the label already.
    const write = (value: number): string => writeNumber(value, decimals, context);
    return { numbers, write, texts: numbers.map(write) };
  }
  const isPerson =
    measure === undefined &&
    reading.measure === undefined &&
    !isPlural(label, context.lang) &&
    isPersonNoun(label, context.lang);
  const found = measure ?? reading.measure ?? (isPerson ? 'person' : undefined);
  return found === undefined ? undefined : { measure: found, ...WRITERS[found](wish) };
}
