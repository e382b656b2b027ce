import type { Want } from '../brief.ts';
import { createRandom } from '../seeded-random.ts';
import { addDays } from './calendar-words.ts';
import type { SlotOf } from './slots.ts';
import { wantIds, type WriteContext } from './write-context.ts';

type Forecast = SlotOf<'forecast'>;

interface Sky {
  icon: string;
  words: string;
}

const SKIES = {
  clear: { icon: 'sun', words: 'Clear' },
  broken: { icon: 'cloud-sun', words: 'Sun and cloud' },
  grey: { icon: 'cloud', words: 'Overcast' },
  rain: { icon: 'cloud-rain', words: 'Rain' },
  drizzle: { icon: 'cloud-drizzle', words: 'Light showers' },
  storm: { icon: 'cloud-lightning', words: 'Thunder' },
  snow: { icon: 'cloud-snow', words: 'Snow' },
} as const satisfies Record<string, Sky>;
type SkyName = keyof typeof SKIES;

/** Weeks as they come, day by day from today: sky, low and high against the mean of the place. */
const WEEKS: readonly (readonly (readonly [SkyName, low: number, high: number])[])[] = [
  [['broken', -4, 3], ['rain', -3, 1], ['drizzle', -4, 0], ['broken', -5, 2], ['clear', -6, 4], ['clear', -4, 5], ['grey', -2, 3]],
  [['clear', -5, 5], ['clear', -4, 6], ['broken', -3, 6], ['storm', -2, 3], ['rain', -4, 0], ['broken', -6, 1], ['clear', -6, 3]],
  [['drizzle', -3, 1], ['grey', -3, 2], ['broken', -4, 3], ['broken', -4, 4], ['rain', -2, 1], ['grey', -4, 0], ['clear', -6, 2]],
]; // prettier-ignore

/** How the day goes from the hour that it is: difference to the high, chance of rain in percent where it is wet. */
const HOURS = [-1, 0, 0, -1, -2, -3, -4, -5] as const;

/** Places far from the mean of a European November. */
const MEANS: readonly (readonly [words: RegExp, mean: number])[] = [
  [/\b(?:oslo|helsinki|reykjavik|toronto|montreal|moscow|ski|alps|snow)\b/i, 1],
  [/\b(?:singapore|bangkok|mumbai|dubai|miami|bali|lagos|hawaii|nairobi)\b/i, 27],
  [/\b(?:sydney|melbourne|los angeles|lisbon|athens|barcelona|cape town|tokyo|san francisco)\b/i, 17],
];

/** The weather of the place that the prompt names: now, the next hours and the next seven days, which agree. */
export function writeForecast(context: WriteContext, want?: Want): Forecast {
  const { brief, now, domain } = context;
  // A page that is headed by a town is about its weather.
  const headed =
    brief.heading !== undefined &&
    /^\p{Lu}[\p{L}’'. -]{2,24}$/u.test(brief.heading) &&
    !/weather|forecast/i.test(brief.heading)
      ? brief.heading
      : undefined;
  const place = headed ?? brief.place?.name ?? placeIn(brief.prompt) ?? domain.place ?? 'Galway';
  const random = createRandom(`forecast:${brief.prompt}`);
  const given = /(-?\d{1,3})\s?°\s?([CF])?/i.exec((want?.texts ?? []).join(' '));
  const usual = MEANS.find(([words]) => words.test(`${brief.prompt} ${place}`))?.[1] ?? 9;
  const isFahrenheit = /°\s?F\b|\bfahrenheit\b/i.test(brief.prompt);
  const [, reading] = given ?? [];
  const told = reading === undefined ? undefined : isFahrenheit ? ((Number(reading) - 32) * 5) / 9 : Number(reading);
  const degree = (value: number): string => `${Math.round(isFahrenheit ? (value * 9) / 5 + 32 : value)}°`;
  const pick = random.pick(WEEKS);
  // The reading that the prompt gives is one under the day's high.
  const mean = told === undefined ? usual : told + 1 - (pick[0]?.[2] ?? 0);
  const week = pick.map(([sky, low, high]) => ({ sky: toSky(sky, mean), low: mean + low, high: mean + high }));
  const [today] = week;
  if (today === undefined) throw new RangeError('A week has days');
  const at = today.high - 1;
  const hour = now.getUTCHours();
  const lows = Math.min(...week.map(({ low }) => low));
  const span = Math.max(...week.map(({ high }) => high)) - lows;
  const count = /\b(1[04]|ten|fourteen)[- ]day/i.test(brief.prompt)
    ? week.length
    : Math.min(week.length, dayCount(brief.prompt));
  return {
    kind: 'forecast',
    wants: wantIds(want),
    title: place,
    now: {
      value: given?.[0] === undefined ? degree(at) : given[0].replace(/\s/g, ''),
      words: today.sky.words,
      icon: today.sky.icon,
      range: `High ${degree(today.high)} · Low ${degree(today.low)}`,
      felt: `Feels like ${degree(at - 3)}`,
    },
    hours: HOURS.map((less, index) => {
      const clock = (hour + index) % 24;
      const sky = isNight(clock) ? night(today.sky) : today.sky;
      return {
        time: index === 0 ? 'Now' : `${String(clock).padStart(2, '0')}:00`,
        icon: sky.icon,
        value: degree(index === 0 ? at : Math.max(today.low, today.high + less - (index > 5 ? 1 : 0))),
        rain: WET.test(today.sky.icon) ? `${20 + ((index * 17) % 55)}%` : `${(index * 3) % 12}%`,
      };
    }),
    days: week.slice(0, count).map(({ sky, low, high }, index) => ({
      day:
        index === 0
          ? 'Today'
          : new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: 'UTC' }).format(addDays(now, index)),
      icon: sky.icon,
      words: sky.words,
      low: degree(low),
      high: degree(high),
      from: (low - lows) / span,
      to: (high - lows) / span,
    })),
    facts: [
      { label: 'Wind', value: String(random.integer(8, 31)), unit: 'km/h' },
      { label: 'Humidity', value: String(random.integer(48, 86)), unit: '%' },
      { label: 'UV index', value: mean > 20 ? '8' : '2' },
      { label: 'Sunset', value: mean > 20 ? '18:22' : '16:28' },
    ],
    ...(/\balerts?|warnings?\b/i.test(brief.prompt)
      ? { alert: 'Strong wind from the west after 18:00. Bring in what stands on balconies.' }
      : {}),
  };
}

const WET = /rain|drizzle|lightning|snow/;
const toSky = (name: SkyName, mean: number): Sky =>
  mean < 3 && (name === 'rain' || name === 'drizzle') ? SKIES.snow : SKIES[name];

const isNight = (clock: number): boolean => clock >= 17 || clock < 7;
const night = (sky: Sky): Sky =>
  sky.icon === 'sun' ? { ...sky, icon: 'moon' } : sky.icon === 'cloud-sun' ? { ...sky, icon: 'cloud-moon' } : sky;

/** "weather in Oslo", "forecast for San Francisco". */
const placeIn = (prompt: string): string | undefined =>
  /\b(?:in|for|of)\s+((?:\p{Lu}[\p{L}’'-]+)(?: \p{Lu}[\p{L}’'-]+)?)/u.exec(prompt)?.[1];

const dayCount = (prompt: string): number => {
  const given = /\b(\d|three|five|seven)[- ]days?\b/i.exec(prompt)?.[1]?.toLowerCase();
  const words: Readonly<Record<string, number>> = { three: 3, five: 5, seven: 7 };
  return given === undefined ? 7 : Math.max(3, words[given] ?? Number(given));
};
