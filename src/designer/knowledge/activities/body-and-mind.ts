import { monthWith, numberIn, type ActivityMakers } from './activity-knowledge.ts';

/** What people measure, note and sit through for their own sake. */
export const BODY_AND_MIND: ActivityMakers = {
  'how-was-today': {
    parts: ({ now }) => [
      {
        kind: 'knobs',
        items: [
          { label: 'Low', icon: 'frown' },
          { label: 'Flat', icon: 'meh' },
          { label: 'Good', icon: 'smile', main: true },
          { label: 'Bright', icon: 'laugh' },
        ],
      },
      {
        kind: 'chips',
        label: 'What was in it',
        items: [
          { label: 'Slept well', on: true },
          { label: 'Walk', on: true },
          { label: 'Friends' },
          { label: 'Work' },
          { label: 'Family' },
        ],
      },
      {
        kind: 'writing',
        label: 'In your words',
        text: 'Walked home along the canal instead of taking the tram. The herons are back. Rang Mum, who laughed twice.',
      },
      { kind: 'act', label: 'Save the entry', icon: 'check', secondary: { label: 'Add a picture', icon: 'image' } },
      monthWith(now, (days) => (days > 0 ? undefined : days % 5 === -2 ? 'c' : days % 3 === 0 ? 'a' : 'b'), [
        { label: 'Good', mark: 'a' },
        { label: 'Flat', mark: 'b' },
        { label: 'Low', mark: 'c' },
      ]),
    ],
  },
  cycle: {
    parts: ({ now }) => [
      monthWith(
        now,
        (days) =>
          days >= -11 && days <= -7 ? 'a' : days >= 1 && days <= 5 ? 'b' : days >= 16 && days <= 20 ? 'c' : undefined,
        [
          { label: 'Period', mark: 'a' },
          { label: 'Fertile', mark: 'b' },
          { label: 'Expected', mark: 'c' },
        ],
      ),
      { kind: 'act', label: 'Log today', icon: 'plus' },
      {
        kind: 'moment',
        label: 'Next period in',
        value: '16',
        unit: 'days',
        words: 'About {+16}. Fertile days begin tomorrow.',
        share: 0.43,
      },
      {
        kind: 'chips',
        label: 'Today',
        items: [
          { label: 'No pain', on: true },
          { label: 'Cramps' },
          { label: 'Tired' },
          { label: 'Light mood', on: true },
          { label: 'Headache' },
        ],
      },
      {
        kind: 'facts',
        items: [
          { label: 'Cycle, on average', value: '28', unit: 'days' },
          { label: 'Period, on average', value: '5', unit: 'days' },
        ],
      },
    ],
  },
  'your-pregnancy': {
    parts: ({ prompt }) => {
      const week = Math.min(
        40,
        Math.max(4, numberIn(prompt, /\bweek (\d{1,2})\b|\b(\d{1,2})(?:th|st|nd|rd)? weeks?\b/i, 24)),
      );
      const like = SIZES.find(({ upTo }) => week <= upTo) ?? SIZES.at(-1);
      return [
        {
          kind: 'moment',
          label: `Week ${week} of 40`,
          value: String(40 - week),
          unit: 'weeks left',
          words: `As big as ${like?.name ?? 'a melon'}. ${like?.news ?? ''}`,
          share: week / 40,
          picture: { kind: 'food', subject: like?.subject ?? 'fruit', alt: like?.name ?? '' },
        },
        {
          kind: 'chips',
          label: 'Week',
          items: [-1, 0, 1].map((step) => ({ label: `Week ${week + step}`, ...(step === 0 ? { on: true } : {}) })),
        },
        {
          kind: 'facts',
          items: [
            { label: 'Length', value: like?.length ?? '30', unit: 'cm' },
            { label: 'Weight', value: like?.weight ?? '600', unit: 'g' },
          ],
        },
        {
          kind: 'rows',
          title: 'This week',
          items: [
            { icon: 'heart-pulse', title: 'What is happening', note: like?.news ?? '' },
            { icon: 'smile', title: 'How you may feel', note: 'Warm at night, hungry at four, a little out of breath' },
            { icon: 'stethoscope', title: 'Check with the midwife', note: '{+4}, 09:40', control: 'tick' },
            { icon: 'glass-water', title: 'Glucose test', note: 'Book before {+10}', control: 'tick' },
          ],
        },
        { kind: 'act', label: 'Count kicks', icon: 'hand' },
      ];
    },
  },
  diary: {
    parts: ({ now }) => [
      { kind: 'sliders', items: [{ label: 'How strong is it now?', value: '4 of 10', share: 0.4 }] },
      {
        kind: 'chips',
        label: 'What came before',
        items: [
          { label: 'Short night', on: true },
          { label: 'Screen' },
          { label: 'Weather', on: true },
          { label: 'Skipped meal' },
          { label: 'Pollen' },
        ],
      },
      { kind: 'act', label: 'Save the entry', icon: 'check' },
      monthWith(
        now,
        (days) => (days > 0 ? undefined : [-9, -10, -17].includes(days) ? 'a' : days === 0 ? 'b' : undefined),
        [
          { label: 'Strong', mark: 'a' },
          { label: 'Light', mark: 'b' },
        ],
      ),
      {
        kind: 'rows',
        title: 'Lately',
        items: [
          { icon: 'zap', title: 'Strong, 5 h', note: '{-9}, after a short night', value: '8' },
          { icon: 'zap', title: 'Strong, 3 h', note: '{-10}, pressure fell', value: '7' },
          { icon: 'pill', title: 'One tablet', note: '{-10}, helped after 40 min', value: '' },
        ],
      },
    ],
  },
};

const SIZES = [
  {
    upTo: 13,
    name: 'a lime',
    subject: 'citrus fruit',
    length: '5',
    weight: '14',
    news: 'Fingers and toes have parted.',
  },
  { upTo: 16, name: 'an apple', subject: 'apple', length: '11', weight: '100', news: 'It can make a fist.' },
  { upTo: 22, name: 'a pear', subject: 'fruit', length: '26', weight: '360', news: 'You may feel the first kicks.' },
  {
    upTo: 28,
    name: 'an ear of corn',
    subject: 'vegetables',
    length: '30',
    weight: '600',
    news: 'It hears your voice and knows it.',
  },
  {
    upTo: 34,
    name: 'a cabbage',
    subject: 'vegetables',
    length: '42',
    weight: '1,900',
    news: 'It opens its eyes and turns to light.',
  },
  {
    upTo: 40,
    name: 'a pumpkin',
    subject: 'pumpkin',
    length: '49',
    weight: '3,100',
    news: 'It turns head down and waits.',
  },
] as const;
