import type { CollectionKnowledge, DomainKnowledge, SeriesKnowledge } from '../knowledge/domain-knowledge.ts';
import type { Metric } from '../write/slots.ts';
import { NEUTRAL_DOMAIN } from './neutral-domain.ts';
import { classifyNoun, type NounClass } from './noun-class.ts';
import { capitalize, toPlural, toSingular } from './word-forms.ts';

const PLACES = ['Orchard', 'Riverside', 'Mill Lane', 'Harbour', 'Hilltop', 'Old Station', 'Church Hill'] as const;
const PEOPLE = [
  'Ada Brandt',
  'Jonah Pell',
  'Mara Lind',
  'Sefa Aydin',
  'Ilse Vonk',
  'Tom Acheson',
  'Nell Okoro',
] as const;
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
  { label: 'Resting', tone: 'neutral' },
  { label: 'In order', tone: 'good' },
] as const;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'] as const;
const CLASS_ICONS: Readonly<Record<NounClass, string>> = {
  person: 'users',
  event: 'calendar-check',
  measure: 'chart-line',
  thing: 'layers',
};

interface Noun {
  singular: string;
  plural: string;
  class: NounClass;
}

const toNoun = (label: string): Noun => {
  const words = label.toLowerCase().split(/\s+/);
  const last = words.at(-1) ?? '';
  const lead = words.slice(0, -1);
  const singular = [...lead, toSingular(last)].join(' ');
  return { singular, plural: [...lead, toPlural(toSingular(last))].join(' '), class: classifyNoun(singular) };
};

const eventTitles = (noun: string): string[] => [
  capitalize(`morning ${noun}`),
  `${capitalize(noun)} with ${PEOPLE[1]}`,
  capitalize(`monthly ${noun}`),
  `${capitalize(noun)} at ${PLACES[2]}`,
  capitalize(`follow-up ${noun}`),
  `${capitalize(noun)} before the weekend`,
];

const rowTitles = (noun: Noun): readonly string[] => {
  if (noun.class === 'person') return PEOPLE;
  if (noun.class === 'event') return eventTitles(noun.singular);
  return PLACES.map((place) => `${place} ${noun.singular}`);
};

const toCollection = (noun: Noun): CollectionKnowledge => {
  const titles = rowTitles(noun);
  const side = noun.class === 'event' || noun.class === 'thing' ? PEOPLE : PLACES;
  const sideLabel = noun.class === 'person' ? 'Place' : 'Looked after by';
  return {
    words: [noun.singular, ...noun.singular.split(' ').slice(-1)],
    title: capitalize(noun.plural),
    note: `${titles.length} in all`,
    icon: CLASS_ICONS[noun.class],
    columns: [{ label: capitalize(noun.singular) }, { label: sideLabel }, { label: 'Last change', align: 'end' }],
    rows: titles.map((title, index) => {
      const who = side[(index + 2) % side.length] ?? '';
      const when = WHEN[index % WHEN.length] ?? '';
      const status = STATES[index % STATES.length];
      return {
        title,
        subtitle: who,
        meta: when,
        ...(status === undefined ? {} : { status }),
        cells: [title, who, when],
      };
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
  title: `${capitalize(noun.class === 'measure' ? noun.singular : noun.plural)} by month`,
  name: capitalize(noun.class === 'measure' ? noun.singular : noun.plural),
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
  const name = capitalize(noun.class === 'measure' ? noun.singular : noun.plural);
  const collection = collections.find((one) => one.title === name);
  const values = monthValues(noun.singular);
  const latest = values.at(-1) ?? 0;
  const before = values.at(-2) ?? 0;
  if (collection !== undefined)
    return {
      label: name,
      value: String(collection.rows.length),
      change: { text: 'one more than last month', tone: 'neutral' },
      icon: collection.icon,
    };
  return {
    label: name,
    value: String(latest),
    change: {
      text: `${latest >= before ? '+' : '−'}${Math.abs(latest - before)} on last month`,
      tone: latest >= before ? 'good' : 'neutral',
    },
    trend: values,
    icon: CLASS_ICONS[noun.class],
  };
};

const MOST_COLLECTIONS = 5;
const LEAST_COLLECTIONS = 3;

/**
 * Knowledge made from a prompt's own nouns for a trade nobody wrote down: `subject` names the trade ("beekeeping log"), `nouns`
 * are the things the prompt lists, most important first. What the nouns do not tell comes from the neutral domain.
 */
export const assembleDomain = (subject: string, nouns: readonly string[]): DomainKnowledge => {
  const known = [...new Map(nouns.map((label) => [label.toLowerCase(), toNoun(label)])).values()];
  if (known.length === 0) return NEUTRAL_DOMAIN;
  const measures = known.filter((noun) => noun.class === 'measure');
  const things = known.filter((noun) => noun.class !== 'measure').slice(0, MOST_COLLECTIONS);
  const own = things.map(toCollection);
  const collections = [...own, ...NEUTRAL_DOMAIN.collections.slice(0, Math.max(0, LEAST_COLLECTIONS - own.length))];
  const charted = [...measures, ...things];
  const metrics = [...measures, ...things].slice(0, 4).map((noun) => toMetric(noun, own));
  const [main] = things;
  const label = subject === '' ? (main?.plural ?? NEUTRAL_DOMAIN.label) : subject.toLowerCase();
  return {
    ...NEUTRAL_DOMAIN,
    id: 'assembled',
    label,
    words: known.map((noun) => noun.singular),
    destinations: [
      { label: 'Today', icon: 'sun' },
      ...things.slice(0, 3).map((noun) => ({ label: capitalize(noun.plural), icon: CLASS_ICONS[noun.class] })),
      { label: 'Settings', icon: 'settings' },
    ]
      .concat(
        things.length < 2
          ? [
              { label: 'Calendar', icon: 'calendar-days' },
              { label: 'People', icon: 'users' },
            ]
          : [],
      )
      .slice(0, 5),
    metrics: [...metrics, ...NEUTRAL_DOMAIN.metrics.slice(0, Math.max(0, 4 - metrics.length))],
    series: [...charted.slice(0, 3).map(toSeries), ...NEUTRAL_DOMAIN.series].slice(0, 4),
    collections,
    ...(main === undefined ? {} : aboutMain(main, own[0]?.rows.length ?? 0)),
    pictures: {
      scene: { kind: 'landscape', subject: label, alt: capitalize(label) },
      things: [
        ...things.map((noun) => ({ kind: 'product' as const, subject: noun.singular, alt: capitalize(noun.singular) })),
        ...NEUTRAL_DOMAIN.pictures.things,
      ].slice(0, 6),
    },
  };
};

/** Words of the screen that speak of the main thing by its name. */
const aboutMain = (
  main: Noun,
  count: number,
): Pick<DomainKnowledge, 'promises' | 'focuses' | 'form' | 'actions' | 'notices'> => {
  const { singular, plural } = main;
  const article = /^[aeiou]/.test(singular) ? 'an' : 'a';
  return {
    promises: [
      {
        title: `All your ${plural} in one place`,
        accent: 'in one place',
        body: `See how every ${singular} stands, what is due next and who takes care of it.`,
        action: { label: `Add the first ${singular}`, icon: 'plus' },
        secondary: { label: 'See how it works' },
      },
    ],
    focuses: [
      {
        label: `${plural} in order`,
        value: String(count - 2),
        unit: `of ${count}`,
        caption: 'One is due this week, one is new.',
        share: count === 0 ? 0 : (count - 2) / count,
        goal: `${count} in order`,
        facts: [
          { label: 'Due this week', value: '1' },
          { label: 'New', value: '1' },
        ],
        action: { label: `Open the ${singular} that is due`, icon: 'arrow-right' },
        series: 0,
      },
    ],
    form: {
      title: `New ${singular}`,
      groups: [
        {
          fields: [
            { label: 'Name', kind: 'text', required: true },
            { label: 'Place', kind: 'select', value: PLACES[0], options: PLACES.slice(0, 5) },
            { label: 'Date', kind: 'date', width: 'half' },
            { label: 'Time', kind: 'time', width: 'half' },
            { label: 'Notes', kind: 'textarea', placeholder: `What should be remembered about this ${singular}` },
          ],
        },
      ],
      submit: { label: `Save the ${singular}`, icon: 'check' },
    },
    actions: [
      { label: `Add ${article} ${singular}`, icon: 'plus' },
      { label: 'Write a note', icon: 'notebook-pen' },
      { label: 'Plan the week', icon: 'calendar-days' },
      { label: 'Share', icon: 'share-2' },
    ],
    notices: [
      {
        tone: 'warn',
        icon: 'clock',
        title: `One ${singular} is due this week`,
        body: `${PEOPLE[3]} has it on the list for Thursday.`,
        action: { label: 'Open it' },
      },
      {
        tone: 'good',
        icon: 'circle-check',
        title: 'Everything else is in order',
        body: 'Looked through this morning at ten past nine.',
      },
    ],
  };
};
