import type { DomainKnowledge } from '../knowledge/domain-knowledge.ts';

/** What a small house counts: the figure it looks at first, the ones beside it, and how they went. */
export type EditionFigures = Pick<DomainKnowledge, 'focuses' | 'metrics' | 'series' | 'breakdowns'>;

const DAYS = ['Fri', 'Sat', 'Sun', 'Mon', 'Tue', 'Wed', 'Thu'] as const;
const MONTHS = ['Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov'] as const;

interface Told {
  title: string;
  name: string;
  unit: string;
  values: readonly number[];
  note: string;
  shape: 'bars' | 'line' | 'area';
  figure: 'total' | 'latest';
}

const toSeries = (words: string[], labels: readonly string[], told: Told): DomainKnowledge['series'][number] => ({
  words,
  title: told.title,
  name: told.name,
  unit: told.unit,
  points: told.values.map((value, index) => ({
    label: labels[index] ?? '',
    value,
    ...(index === told.values.length - 1 ? { state: 'now' as const } : {}),
  })),
  shape: told.shape,
  figure: told.figure,
  note: told.note,
});

const overDays = (told: Told) => toSeries(['week', 'weekly', 'activity', 'progress', 'day'], DAYS, told);
const overMonths = (told: Told) =>
  toSeries(['month', 'trend', 'over time', 'history', 'growth', 'revenue', 'year'], MONTHS, told);

const STATES = ['state', 'status', 'progress', 'kind', 'type', 'category'];

/** The last point of a series is now. */
export const EDITION_FIGURES = {
  seedLibrary: {
    focuses: [
      {
        label: 'Packets lent this autumn',
        value: '312',
        unit: 'of 400',
        caption: 'Beans and peas went first. Eighty-eight are in the drawers.',
        share: 0.78,
        goal: '400 packets',
        facts: [
          { label: 'Brought back', value: '141' },
          { label: 'Waiting list', value: '9' },
        ],
        action: { label: 'Open the drawers', icon: 'sprout' },
        series: 0,
      },
    ],
    metrics: [
      {
        label: 'In the drawers',
        value: '88',
        change: { text: '12 since Saturday', tone: 'good' },
        trend: [61, 66, 70, 76, 88],
        icon: 'archive',
      },
      {
        label: 'Brought back',
        value: '141',
        change: { text: '+23 on last autumn', tone: 'good' },
        trend: [84, 96, 109, 118, 141],
        icon: 'repeat',
      },
      {
        label: 'Growers',
        value: '64',
        change: { text: 'five new', tone: 'good' },
        trend: [52, 55, 58, 59, 64],
        icon: 'users',
      },
      {
        label: 'Germinated',
        value: '91',
        unit: '%',
        change: { text: 'tray of forty, day nine', tone: 'neutral' },
        trend: [82, 86, 88, 90, 91],
        icon: 'leaf',
      },
    ],
    series: [
      overMonths({
        title: 'Packets lent, by month',
        name: 'Lent',
        unit: '',
        values: [14, 9, 22, 61, 118, 88],
        note: 'October, when the beds are cleared, is when people plan.',
        shape: 'bars',
        figure: 'total',
      }),
      overDays({
        title: 'People at the desk',
        name: 'People',
        unit: '',
        values: [6, 41, 3, 4, 5, 12, 7],
        note: 'Saturday is market day.',
        shape: 'line',
        figure: 'total',
      }),
    ],
    breakdowns: [
      {
        words: STATES,
        title: 'What was borrowed',
        unit: '',
        parts: [
          { label: 'Beans and peas', value: 126 },
          { label: 'Leaves', value: 84 },
          { label: 'Roots', value: 57 },
          { label: 'Flowers', value: 45 },
        ],
      },
    ],
  },
  observatory: {
    focuses: [
      {
        label: 'Clear until',
        value: '23:40',
        caption: 'Cloud from the west after that. The dome opens at half past six.',
        facts: [
          { label: 'Seats left', value: '4' },
          { label: 'Moon', value: '61 %' },
        ],
        action: { label: 'Take a seat', icon: 'telescope' },
        series: 0,
      },
    ],
    metrics: [
      {
        label: 'Cloud',
        value: '12',
        unit: '%',
        change: { text: 'rising after eleven', tone: 'warn' },
        trend: [34, 28, 21, 16, 12],
        icon: 'cloud',
      },
      {
        label: 'Seats taken',
        value: '16',
        unit: 'of 20',
        change: { text: 'four left', tone: 'neutral' },
        trend: [4, 7, 11, 13, 16],
        icon: 'armchair',
      },
      {
        label: 'Seen this month',
        value: '48',
        change: { text: '+9 on October', tone: 'good' },
        trend: [22, 31, 35, 39, 48],
        icon: 'star',
      },
      {
        label: 'Clear nights',
        value: '11',
        change: { text: 'of nineteen', tone: 'neutral' },
        trend: [5, 6, 8, 9, 11],
        icon: 'moon-star',
      },
    ],
    series: [
      overDays({
        title: 'Clear hours, night by night',
        name: 'Clear hours',
        unit: 'h',
        values: [2, 0, 5, 7, 6, 3, 5],
        note: 'Monday was clear from dusk to dawn.',
        shape: 'bars',
        figure: 'total',
      }),
      overMonths({
        title: 'Visitors by month',
        name: 'Visitors',
        unit: '',
        values: [84, 96, 210, 164, 188, 142],
        note: 'August brought the falling stars and two hundred people.',
        shape: 'area',
        figure: 'latest',
      }),
    ],
    breakdowns: [
      {
        words: STATES,
        title: 'What was looked at',
        unit: '',
        parts: [
          { label: 'Moon', value: 19 },
          { label: 'Planets', value: 14 },
          { label: 'Clusters', value: 9 },
          { label: 'Comets', value: 6 },
        ],
      },
    ],
  },
  printRoom: {
    focuses: [
      {
        label: 'Sheets pulled today',
        value: '640',
        unit: 'of 900',
        caption: 'Red is on. Black follows after lunch, when it is dry.',
        share: 640 / 900,
        goal: '900 sheets',
        facts: [
          { label: 'Spoiled', value: '11' },
          { label: 'Drying', value: '320' },
        ],
        action: { label: 'Open the job sheet', icon: 'printer' },
        series: 0,
      },
    ],
    metrics: [
      {
        label: 'On the press',
        value: '3',
        change: { text: 'one waits for paper', tone: 'warn' },
        trend: [2, 4, 3, 3, 3],
        icon: 'printer',
      },
      {
        label: 'Proofs out',
        value: '5',
        change: { text: 'two approved', tone: 'good' },
        trend: [3, 4, 6, 6, 5],
        icon: 'file-check',
      },
      {
        label: 'Paper in store',
        value: '41',
        unit: 'reams',
        change: { text: 'enough for nine days', tone: 'neutral' },
        trend: [58, 54, 49, 45, 41],
        icon: 'layers',
      },
      {
        label: 'Billed in November',
        value: '€4,180',
        change: { text: '+€620 on October', tone: 'good' },
        trend: [2_900, 3_240, 3_410, 3_560, 4_180],
        icon: 'receipt',
      },
    ],
    series: [
      overDays({
        title: 'Sheets, day by day',
        name: 'Sheets',
        unit: '',
        values: [820, 0, 0, 760, 910, 880, 640],
        note: 'Tuesday passed nine hundred.',
        shape: 'bars',
        figure: 'total',
      }),
      overMonths({
        title: 'Jobs finished, by month',
        name: 'Jobs',
        unit: '',
        values: [14, 11, 8, 16, 19, 17],
        note: 'Weddings in September, fairs in October.',
        shape: 'line',
        figure: 'latest',
      }),
    ],
    breakdowns: [
      {
        words: STATES,
        title: 'What is printed',
        unit: '',
        parts: [
          { label: 'Posters', value: 9 },
          { label: 'Cards', value: 14 },
          { label: 'Labels', value: 7 },
          { label: 'Books', value: 4 },
        ],
      },
    ],
  },
  boatyard: {
    focuses: [
      {
        label: 'High water today',
        value: '3.4',
        unit: 'm',
        caption: 'At twenty to seven, and again at five past seven in the evening.',
        facts: [
          { label: 'Slip free until', value: '09:30' },
          { label: 'Wind', value: '4 Bft, SW' },
        ],
        action: { label: 'Book the slip', icon: 'anchor' },
        series: 0,
      },
    ],
    metrics: [
      {
        label: 'Berths taken',
        value: '33',
        unit: 'of 40',
        change: { text: 'seven free', tone: 'neutral' },
        trend: [38, 37, 36, 34, 33],
        icon: 'anchor',
      },
      {
        label: 'In the sheds',
        value: '6',
        change: { text: 'two done', tone: 'good' },
        trend: [2, 3, 4, 6, 6],
        icon: 'warehouse',
      },
      {
        label: 'Covers to check',
        value: '4',
        change: { text: 'before Sunday’s gale', tone: 'warn' },
        trend: [9, 7, 6, 5, 4],
        icon: 'umbrella',
      },
      {
        label: 'Hours this week',
        value: '61',
        unit: 'h',
        change: { text: '+8 on last week', tone: 'neutral' },
        trend: [44, 48, 52, 53, 61],
        icon: 'clock',
      },
    ],
    series: [
      overDays({
        title: 'High water, day by day',
        name: 'High water',
        unit: 'm',
        values: [2.8, 3.0, 3.2, 3.3, 3.5, 3.5, 3.4],
        note: 'Springs on Tuesday and Wednesday, half a hand lower today.',
        shape: 'area',
        figure: 'latest',
      }),
      overMonths({
        title: 'Boats lifted out, by month',
        name: 'Boats',
        unit: '',
        values: [1, 0, 2, 7, 14, 9],
        note: 'Half the yard came out in October.',
        shape: 'bars',
        figure: 'total',
      }),
    ],
    breakdowns: [
      {
        words: STATES,
        title: 'What the yard is at',
        unit: '',
        parts: [
          { label: 'Hulls', value: 11 },
          { label: 'Rigs', value: 8 },
          { label: 'Engines', value: 6 },
          { label: 'Covers', value: 4 },
        ],
      },
    ],
  },
  soundArchive: {
    focuses: [
      {
        label: 'Minutes saved',
        value: '18,240',
        caption: 'Two hundred and twelve reels are cleaned. Forty-one are left in the cellar.',
        share: 212 / 253,
        goal: '253 reels',
        facts: [
          { label: 'This week', value: '96 min' },
          { label: 'Oldest', value: '1951' },
        ],
        action: { label: 'Put on headphones', icon: 'headphones' },
        series: 0,
      },
    ],
    metrics: [
      {
        label: 'Reels cleaned',
        value: '212',
        unit: 'of 253',
        change: { text: 'four this week', tone: 'good' },
        trend: [198, 201, 205, 208, 212],
        icon: 'disc-3',
      },
      {
        label: 'Listened to today',
        value: '74',
        unit: 'min',
        change: { text: 'by nine people', tone: 'neutral' },
        trend: [51, 60, 48, 66, 74],
        icon: 'headphones',
      },
      {
        label: 'Places named',
        value: '138',
        change: { text: 'six by visitors', tone: 'good' },
        trend: [121, 126, 130, 132, 138],
        icon: 'map-pin',
      },
      {
        label: 'Letters',
        value: '12',
        change: { text: 'three unanswered', tone: 'warn' },
        trend: [6, 8, 9, 11, 12],
        icon: 'mail',
      },
    ],
    series: [
      overDays({
        title: 'Minutes listened to',
        name: 'Minutes',
        unit: 'min',
        values: [62, 118, 104, 38, 51, 66, 74],
        note: 'Twice as many at the weekend.',
        shape: 'area',
        figure: 'total',
      }),
      overMonths({
        title: 'Reels cleaned, by month',
        name: 'Reels',
        unit: '',
        values: [9, 6, 11, 14, 16, 12],
        note: 'Sixteen in October, with help.',
        shape: 'bars',
        figure: 'latest',
      }),
    ],
    breakdowns: [
      {
        words: STATES,
        title: 'What can be heard',
        unit: '',
        parts: [
          { label: 'Streets', value: 84 },
          { label: 'Work', value: 61 },
          { label: 'Weather', value: 38 },
          { label: 'Voices', value: 29 },
        ],
      },
    ],
  },
} satisfies Readonly<Record<string, EditionFigures>>;
