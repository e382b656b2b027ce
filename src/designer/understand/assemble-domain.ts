import type { CollectionKnowledge, DomainKnowledge, SeriesKnowledge } from '../knowledge/domain-knowledge.ts';
import type { Metric } from '../write/slots.ts';
import { ASSEMBLED_PEOPLE, PLAIN_COLLECTIONS, speakAbout } from './assembled-words.ts';
import { NEUTRAL_DOMAIN } from './neutral-domain.ts';
import { classifyNoun, type NounClass } from './noun-class.ts';
import { capitalize, toPlural, toSingular } from './word-forms.ts';

const PLACES = ['Orchard', 'Riverside', 'Mill Lane', 'Harbour', 'Hilltop', 'Old Station', 'Church Hill'] as const;
const PEOPLE = ASSEMBLED_PEOPLE.map((person) => person.name);
const WHEN = [
  'Today, 09:10',
  'Yesterday, 16:40',
  'Monday, 08:30',
  'Last Friday, 11:15',
  'Last Thursday, 14:00',
  'Last Tuesday, 10:20',
  'Two weeks ago',
] as const;
const STATES = [
  { label: 'In order', tone: 'good' },
  { label: 'Due this week', tone: 'warn' },
  { label: 'In order', tone: 'good' },
  { label: 'New', tone: 'accent' },
  { label: 'In order', tone: 'good' },
  { label: 'In order', tone: 'good' },
  { label: 'In order', tone: 'good' },
] as const;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'] as const;
const CLASS_ICONS: Readonly<Record<NounClass, string>> = {
  person: 'users',
  event: 'calendar-check',
  measure: 'chart-line',
  thing: 'layers',
};
const MOST_COLLECTIONS = 5;
const LEAST_COLLECTIONS = 3;

/** A noun of the trade, in lowercase. */
export interface Noun {
  singular: string;
  plural: string;
  class: NounClass;
}

const toNoun = (label: string): Noun => {
  const words = label.toLowerCase().split(/\s+/);
  const lead = words.slice(0, -1);
  const last = toSingular(words.at(-1) ?? '');
  const singular = [...lead, last].join(' ');
  return { singular, plural: [...lead, toPlural(last)].join(' '), class: classifyNoun(singular) };
};

const nameOf = (noun: Noun): string => capitalize(noun.class === 'measure' ? noun.singular : noun.plural);

const eventTitles = (noun: string): string[] => [
  capitalize(`morning ${noun}`),
  `${capitalize(noun)} with ${PEOPLE[1] ?? ''}`,
  capitalize(`monthly ${noun}`),
  `${capitalize(noun)} at ${PLACES[2]}`,
  capitalize(`follow-up ${noun}`),
  `${capitalize(noun)} before the weekend`,
];

const rowTitles = (noun: Noun): readonly string[] => {
  if (noun.class === 'person') return PEOPLE;
  return noun.class === 'event' ? eventTitles(noun.singular) : PLACES.map((place) => `${place} ${noun.singular}`);
};

const toCollection = (noun: Noun): CollectionKnowledge => {
  const titles = rowTitles(noun);
  const sides: readonly string[] = noun.class === 'person' ? PLACES : PEOPLE;
  return {
    words: [...new Set([noun.singular, ...noun.singular.split(' ').slice(-1)])],
    title: capitalize(noun.plural),
    note: `${titles.length} in all`,
    icon: CLASS_ICONS[noun.class],
    columns: [
      { label: capitalize(noun.singular) },
      { label: noun.class === 'person' ? 'Place' : 'Looked after by' },
      { label: 'Last change', align: 'end' },
    ],
    rows: titles.map((title, index) => {
      const side = sides[(index + 2) % sides.length] ?? '';
      const when = WHEN[index % WHEN.length] ?? '';
      const status = STATES[index % STATES.length];
      return { title, subtitle: side, meta: when, ...(status && { status }), cells: [title, side, when] };
    }),
    action: { label: `Add ${/^[aeiou]/.test(noun.singular) ? 'an' : 'a'} ${noun.singular}`, icon: 'plus' },
    filters: ['All', 'Due this week', 'New'],
  };
};

/** Counts of six months that differ from noun to noun but not from run to run. */
const monthValues = (noun: string): number[] => {
  const seed = [...noun].reduce((sum, character) => (sum * 31 + character.charCodeAt(0)) % 997, 7);
  return MONTHS.map((_, month) => 18 + (seed % 23) + month * (2 + (seed % 4)) + ((seed >> month) % 5));
};

const toSeries = (noun: Noun): SeriesKnowledge => ({
  words: [...noun.singular.split(' '), 'trend', 'month', 'over time', 'history', 'chart'],
  title: `${nameOf(noun)} by month`,
  name: nameOf(noun),
  unit: '',
  points: monthValues(noun.singular).map((value, month) => ({
    label: MONTHS[month] ?? '',
    value,
    ...(month === MONTHS.length - 1 ? { state: 'now' as const } : {}),
  })),
  shape: noun.class === 'measure' ? 'line' : 'bars',
  figure: noun.class === 'measure' ? 'latest' : 'total',
  note: 'The last two months were the fullest so far.',
});

const toMetric = (noun: Noun, collections: readonly CollectionKnowledge[]): Metric => {
  const label = nameOf(noun);
  const collection = collections.find((one) => one.title === label);
  if (collection !== undefined) {
    const change = { text: 'one new, one due', tone: 'neutral' as const };
    return { label, value: String(collection.rows.length), change, icon: collection.icon };
  }
  const values = monthValues(noun.singular);
  const latest = values.at(-1) ?? 0;
  const gain = latest - (values.at(-2) ?? 0);
  const change = {
    text: `${gain < 0 ? '−' : '+'}${Math.abs(gain)} on last month`,
    tone: gain < 0 ? 'neutral' : 'good',
  } as const;
  return { label, value: String(latest), change, trend: values, icon: CLASS_ICONS[noun.class] };
};

const toDestinations = (things: readonly Noun[]): DomainKnowledge['destinations'] =>
  [
    { label: 'Today', icon: 'sun' },
    ...things.slice(0, 3).map((noun) => ({ label: capitalize(noun.plural), icon: CLASS_ICONS[noun.class] })),
    { label: 'Calendar', icon: 'calendar-days' },
    { label: 'People', icon: 'users' },
    { label: 'Settings', icon: 'settings' },
  ].slice(0, 5);

/**
 * Knowledge made from a prompt's own nouns for a trade nobody wrote down: `subject` names the trade ("beekeeping log"), `nouns`
 * are the things the prompt lists, most important first. What the nouns do not tell comes from the neutral domain.
 */
export const assembleDomain = (subject: string, nouns: readonly string[]): DomainKnowledge => {
  const known = [...new Map(nouns.map(toNoun).map((noun) => [noun.singular, noun])).values()];
  const measures = known.filter((noun) => noun.class === 'measure');
  const things = known.filter((noun) => noun.class !== 'measure').slice(0, MOST_COLLECTIONS);
  const own = things.map(toCollection);
  const told = [...measures, ...things];
  const [main = told[0]] = things;
  if (main === undefined) return NEUTRAL_DOMAIN;
  const metrics = told.slice(0, 4).map((noun) => toMetric(noun, own));
  const label = subject === '' ? main.plural : subject.toLowerCase();
  return {
    ...NEUTRAL_DOMAIN,
    id: 'assembled',
    label,
    words: known.map((noun) => noun.singular),
    destinations: toDestinations(things),
    metrics: [...metrics, ...NEUTRAL_DOMAIN.metrics.slice(0, Math.max(0, 4 - metrics.length))],
    series: [...told.slice(0, 3).map(toSeries), ...NEUTRAL_DOMAIN.series].slice(0, 4),
    collections: [...own, ...PLAIN_COLLECTIONS.slice(0, Math.max(1, LEAST_COLLECTIONS - own.length))],
    people: ASSEMBLED_PEOPLE,
    ...speakAbout(main, own[0]?.rows.length ?? 0, PLACES),
    pictures: {
      scene: { kind: 'landscape', subject: label, alt: capitalize(label) },
      things: [
        ...things.map((noun) => ({ kind: 'product' as const, subject: noun.singular, alt: capitalize(noun.singular) })),
        ...NEUTRAL_DOMAIN.pictures.things,
      ].slice(0, 6),
    },
  };
};
