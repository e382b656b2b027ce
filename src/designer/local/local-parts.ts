import type { Brief } from '../brief.ts';
import { filled } from '../fill/filled-words.ts';
import { STATE_SETS } from '../fill/language/state-sets.ts';
import { toTongue } from '../fill/language/tongues.ts';
import { NAMES } from '../fill/names/invented-names.ts';
import type { PageWord } from '../fill/language/page-words.ts';
import type { ControlNode, Fact, Node } from '../outline/outline.ts';
import { findPriced } from '../outline/language/price-words.ts';
import { booking, checkout, contactForm, DOORS } from './local-forms.ts';
import { cart, menu, offers } from './local-prices.ts';
import { button, chips, control, headed, section, type PartsOf, type PartWriter } from './part-writer.ts';

/** A week of opening hours, the last day closed. */
export const openingHours: PartsOf = ({ say, days }) => [
  headed(say, 'openingHours', [
    {
      kind: 'facts',
      layout: 'list',
      facts: days.map((day, index): Fact => ({
        label: filled(day),
        value: filled(index === 6 ? say('closed') : index === 5 ? '10:00 – 16:00' : '8:00 – 18:00'),
      })),
    },
  ]),
];

export const searchOf = ({ say }: PartWriter): ControlNode =>
  control('search', '', { placeholder: filled(say('search')) });

/** A list that is searched, parted by state and added to. */
const list: PartsOf = (writer) => [
  section([searchOf(writer), chips(writer.say('all'), writer.say('open'), writer.say('done'))]),
  section([writer.isPhone ? entriesOf(writer) : tableOf(writer)]),
  section([button(writer.say('add'))]),
];

export const tableOf = ({ say, lang, now }: PartWriter): Node => ({
  kind: 'table',
  columns: [
    { label: filled(say('name')) },
    { label: filled(say('date')) },
    { label: filled(say('status')), as: 'status' },
  ],
  rows: NAMES.person(toTongue(lang))
    .slice(0, SAMPLES)
    .map((name, index) => ({
      cells: [filled(name), filled(dayBefore(now, index * 2, lang)), filled(stateOf(index, lang))],
      actions: [],
    })),
  footer: [],
});

/** As many as a first look at a list shows. */
const SAMPLES = 5;

/** What was noted on the last days. */
const entriesOf = ({ lang, now }: PartWriter): Node => ({
  kind: 'items',
  layout: 'rows',
  items: Array.from({ length: SAMPLES }, (_, index) => ({
    title: filled(dayBefore(now, index * 2, lang)),
    fields: [{ as: 'status', words: filled(stateOf(index, lang)) }],
    nodes: [],
  })),
});

export const dayBefore = (now: Date, days: number, lang: string): string =>
  new Intl.DateTimeFormat(lang, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
    now.getTime() - days * 86_400_000,
  );

/** States of whatever is worked on: the last set fits everything. */
export function stateOf(index: number, lang: string): string {
  const states = STATE_SETS.at(-1)?.states ?? [];
  return states[(index * 2 + 1) % Math.max(1, states.length)]?.words[toTongue(lang)] ?? '';
}

export const figures: PartsOf = (writer) => {
  const { say, days } = writer;
  return [
    section([
      {
        kind: 'facts',
        layout: 'tiles',
        facts: (['today', 'thisWeek', 'total'] as const).map((word) => ({
          label: filled(say(word)),
          value: filled(''),
        })),
      },
    ]),
    headed(say, 'thisWeek', [
      {
        kind: 'chart',
        chart: 'bar',
        about: say('thisWeek'),
        series: [],
        points: [],
        marks: [],
        ticks: days.map(filled),
      },
    ]),
    headed(say, 'recent', [entriesOf(writer)]),
  ];
};

const calendar: PartsOf = ({ say, isPhone }) => [
  headed(say, 'thisWeek', [{ kind: 'schedule', shape: isPhone ? 'day' : 'week', columns: [], rows: [], entries: [] }]),
  section([button(say('add'))]),
];

const settings: PartsOf = ({ say }) => [
  headed(
    say,
    'account',
    [
      {
        kind: 'items',
        layout: 'rows',
        items: ['profile', 'email', 'password'].map((word) => row(say(word as PageWord))),
      },
    ],
    { surface: 'card' },
  ),
  headed(
    say,
    'overview',
    [control('toggle', say('notifications'), { isOn: true }), control('toggle', say('darkMode'), { isOn: false })],
    { surface: 'card' },
  ),
  headed(
    say,
    'help',
    [
      { kind: 'items', layout: 'rows', items: [row(say('questions')), row(say('privacy'))] },
      button(say('signOut'), 'text'),
    ],
    { surface: 'card' },
  ),
];

const row = (title: string) => ({ title: filled(title), fields: [], nodes: [] });

const conversations: PartsOf = ({ say }) => [
  section([
    control('search', '', { placeholder: filled(say('search')) }),
    { kind: 'items', layout: 'rows', noun: say('people'), items: [] },
  ]),
  section([control('input', '', { placeholder: filled(say('writeMessage')) }), button(say('send'))]),
];

const finder: PartsOf = (writer) => [
  section([searchOf(writer)]),
  section(
    [{ kind: 'picture', picture: 'map', about: writer.subject, labels: [], overlays: [] }],
    writer.isPhone ? {} : { place: 'right' },
  ),
  section([entriesOf(writer)]),
];

/** What opens a site's page: what it is, a picture of it, what a visitor may do. */
export const opening: PartsOf = ({ say, subject, scene }) => [
  section(
    [
      button(say('contact')),
      button(say('learnMore'), 'secondary'),
      { kind: 'picture', picture: 'illustration', about: scene, alt: subject, labels: [], size: 'large', overlays: [] },
    ],
    { surface: 'hero' },
  ),
];

/** A site's page about a house or a thing. */
export const site: PartsOf = (writer) => [...opening(writer), ...openingHours(writer), ...contactForm(writer)];

/** By the kind of screen; others are lists of an app or, for visitors, a site. */
const PARTS: readonly (readonly [kinds: string, parts: PartsOf])[] = [
  ['booking', booking],
  ['cart', cart],
  ['checkout', checkout],
  ['contact form wizard ticket', contactForm],
  ['search map directions', finder],
];
/** Kinds that are no page of a site. */
const INSIDE: readonly (readonly [kinds: string, parts: PartsOf])[] = [
  ['settings permissions profile social-profile', settings],
  [
    'dashboard statistics report vitals budget wallet scores workout timeline activity service-status forecast',
    figures,
  ],
  ['calendar day-view week roster rounds lessons routine', calendar],
  ['chat conversations inbox', conversations],
];

/** What it costs, and when one may come. */
const PRICED: Readonly<Record<'menu' | 'prices', PartsOf>> = {
  menu: (writer) => [...menu(writer), ...openingHours(writer)],
  prices: (writer) => [
    section([offers(writer), button(writer.say('book'))]),
    ...openingHours(writer),
    ...contactForm(writer),
  ],
};
/** Kinds of pages that a prompt may mean which opens with a word for prices or for a menu. */
const MAY_BE_PRICED: ReadonlySet<string> = new Set([
  'landing',
  'list',
  'menu',
  'pricing',
  'detail',
  'product',
  'category',
  'map',
]);

/** The parts of a screen of the kind; `isSite` for pages that visitors read. */
export function partsFor({ archetype: kind, door: asked, prompt }: Brief, isSite: boolean): PartsOf {
  if (kind === 'auth') return DOORS[asked ?? 'signIn'];
  const priced = MAY_BE_PRICED.has(kind) ? findPriced(prompt) : undefined;
  if (priced !== undefined) return PRICED[priced];
  if (kind === 'menu' || kind === 'pricing') return PRICED[kind === 'menu' ? 'menu' : 'prices'];
  const known = isSite ? PARTS : [...PARTS, ...INSIDE];
  return known.find(([kinds]) => kinds.split(' ').includes(kind))?.[1] ?? (isSite ? site : list);
}
