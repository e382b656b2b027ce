import type { Want } from '../brief.ts';
import type { SlotOf, Tone } from './slots.ts';
import { pageTitleFor, wantIds, type WriteContext } from './write-context.ts';

type Logs = SlotOf<'logs'>;
type Line = Logs['lines'][number];

const TONES: Readonly<Record<string, Tone>> = { ERROR: 'bad', WARN: 'warn', INFO: 'accent', DEBUG: 'neutral' };

/** Level, service, text, newest first; the third is open. */
const LINES: readonly (readonly [level: string, service: string, text: string])[] = [
  ['INFO', 'gateway', 'GET /v1/orders 200 in 41 ms'],
  ['INFO', 'checkout', 'order 88213 placed, 3 lines, cart 71c0'],
  ['ERROR', 'checkout', 'stock service did not answer in 3000 ms, attempt 3 of 3'],
  ['WARN', 'checkout', 'stock service slow, attempt 2 of 3 after 1500 ms'],
  ['INFO', 'gateway', 'POST /v1/orders 502 in 6084 ms'],
  ['INFO', 'mailer', 'receipt for order 88211 handed over, queue 4'],
  ['WARN', 'stock', 'connection pool at 46 of 50'],
  ['DEBUG', 'search', 'index refreshed, 18240 documents in 612 ms'],
  ['INFO', 'auth', 'token renewed for client web-7'],
  ['ERROR', 'stock', 'query cancelled after 5000 ms: select … for update'],
  ['INFO', 'gateway', 'GET /v1/products?page=4 200 in 28 ms'],
  ['INFO', 'jobs', 'nightly export finished, 2.4 MB, 1 file'],
  ['WARN', 'auth', 'sign-in refused, third wrong code, client ios-3'],
  ['INFO', 'gateway', 'GET /healthz 200 in 1 ms'],
];
const OPEN = 2;
/** Seconds between one line and the one before it. */
const GAPS = [2, 1, 3, 2, 4, 7, 1, 12, 5, 3, 8, 2, 19, 6];

/** Lines per five minutes of the last hour or two; the last step is not over. */
const COURSE: readonly (readonly [lines: number, errors: number])[] = [
  [412, 3], [398, 2], [431, 4], [405, 2], [440, 3], [462, 5], [447, 3], [458, 4], [489, 6], [471, 4], [503, 7], [496, 5],
  [512, 6], [530, 9], [618, 41], [742, 118], [701, 96], [655, 72], [560, 24], [521, 11], [508, 8], [497, 6], [502, 7], [214, 3],
]; // prettier-ignore
const STEP_MINUTES = 5;
const SECOND = 1000;
const MINUTES_A_DAY = 1440;

const clock = (date: Date, from: number, to: number): string => date.toISOString().slice(from, to);

/** What machines wrote down, newest first: the prompt's levels and services, else what most systems have. */
export function writeLogs(context: WriteContext, want?: Want): Logs {
  const { brief, now } = context;
  const filters = brief.wants
    .filter(({ kind }) => kind === 'filters')
    .flatMap(({ items }) => items.map(({ title }) => title));
  const services = [...new Set(LINES.map(([, service]) => service))];
  const named = filters.filter(
    (title) =>
      TONES[title.toUpperCase()] === undefined && !/\b(?:levels?|services?|time|date|range|severity)\b/i.test(title),
  );
  let at = now.getTime();
  const lines = LINES.map(([level, service, text], index): Line => {
    at -= (GAPS[index] ?? 1) * SECOND + index * 137;
    return {
      time: clock(new Date(at), 11, 23),
      level,
      tone: TONES[level] ?? 'neutral',
      service,
      text,
      ...(index === OPEN ? { open: true } : {}),
    };
  });
  const last = COURSE.length - 1;
  const minute = now.getUTCHours() * 60 + now.getUTCMinutes();
  const course = COURSE.map(([value, errors], index) => ({
    at: (minute - (last - index) * STEP_MINUTES + MINUTES_A_DAY) % MINUTES_A_DAY,
    value,
    errors,
  }));
  const total = COURSE.reduce((sum, [value]) => sum + value, 0);
  const errors = COURSE.reduce((sum, [, value]) => sum + value, 0);
  const warnings = Math.round(total / 21);
  const debug = Math.round(total / 5);
  const count = (value: number): string => value.toLocaleString('en-GB');
  return {
    kind: 'logs',
    wants: wantIds(want),
    title: pageTitleFor(context, want, brief.heading ?? brief.subject),
    note: `${count(total)} lines in the last two hours`,
    search: 'Search text, field:value or a request id',
    levels: [
      { label: 'Error', tone: 'bad', count: errors, on: true },
      { label: 'Warn', tone: 'warn', count: warnings, on: true },
      { label: 'Info', tone: 'accent', count: total - errors - warnings - debug, on: true },
      { label: 'Debug', tone: 'neutral', count: debug, on: true },
    ],
    services: (named.length > 1 ? named : services).map((label) => ({ label })),
    range: 'Last 2 hours',
    course,
    lines,
    facts: [
      { label: 'request', value: 'req_5f2c91' },
      { label: 'order', value: '88212' },
      { label: 'host', value: 'fra-app-3' },
      { label: 'release', value: '4.2.1' },
      { label: 'took', value: '6084 ms' },
    ],
    action: { label: 'Follow live', icon: 'play' },
  };
}
