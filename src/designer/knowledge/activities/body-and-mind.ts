import { monthWith, numberIn, weekOf, type ActivityKnowledge } from './activity-knowledge.ts';

const DIARY_PLACES = [
  ['Today', 'sun'],
  ['History', 'history'],
  ['Insights', 'chart-line'],
  ['You', 'user-round'],
] as const;

/** What people measure, note and sit through for their own sake. */
export const BODY_AND_MIND: readonly ActivityKnowledge[] = [
  {
    words: /\bfasting\b/i,
    title: 'Fasting',
    note: '16 hours without, 8 hours with',
    trade: 'nutrition',
    own: { names: ['Empty Bowl', 'Lull', 'Sixteen'], icon: 'timer', places: DIARY_PLACES },
    shows: 'timer, ring, goal, stage, streak, history, start, end, stop, fast, window, eating window, week, button',
    parts: () => [
      {
        kind: 'moment',
        label: 'Fasting for',
        value: '12:46',
        unit: 'h',
        words: 'Began yesterday at 20:00. The window opens at 12:00, in 3 h 14 min.',
        share: 0.798,
      },
      { kind: 'act', label: 'End the fast', icon: 'square', secondary: { label: 'Change the start' } },
      {
        kind: 'stages',
        title: 'Where you are',
        items: [
          { when: '0 h', title: 'Last meal', note: 'Lentil soup, 20:00', state: 'done' },
          { when: '4 h', title: 'Sugar settles', state: 'done' },
          { when: '12 h', title: 'Burning fat', note: 'Since 08:00', state: 'now' },
          { when: '16 h', title: 'Goal', note: 'At 12:00', state: 'next' },
        ],
      },
      weekOf('This week', 'hours', [16, 15, 16.5, 16, 12.8, 0, 0]),
    ],
  },
  {
    words: /\b(?:pomodoro|focus timer|focus session|study timer|deep work timer)\b/i,
    title: 'Focus',
    note: 'Round 3 of 4',
    trade: 'habits',
    own: {
      names: ['Quarter Bell', 'Steady Hand', 'One Thing'],
      icon: 'timer',
      places: [
        ['Timer', 'timer'],
        ['Tasks', 'list-checks'],
        ['Stats', 'chart-column'],
        ['Sounds', 'volume-2'],
      ],
    },
    shows:
      'timer, round, break, short break, long break, task, current task, start, pause, session, stat, streak, button',
    parts: () => [
      {
        kind: 'chips',
        label: 'Kind of round',
        items: [{ label: 'Focus', on: true }, { label: 'Short break' }, { label: 'Long break' }],
      },
      { kind: 'moment', label: 'Left', value: '17:32', words: 'Draft the second chapter', share: 0.3 },
      {
        kind: 'knobs',
        items: [
          { label: 'Start over', icon: 'rotate-ccw' },
          { label: 'Pause', icon: 'pause', main: true },
          { label: 'Skip', icon: 'skip-forward' },
        ],
      },
      {
        kind: 'rows',
        title: 'Today',
        items: [
          { title: 'Answer the editor', note: '1 round', control: 'tick', on: true },
          { title: 'Draft the second chapter', note: '2 of 3 rounds', control: 'tick' },
          { title: 'Read about tides', note: '2 rounds', control: 'tick' },
        ],
      },
      weekOf('Rounds this week', 'of 25 min', [6, 8, 5, 9, 3, 0, 0]),
    ],
  },
  {
    words: /\b(?:breathing|breathwork|meditation (?:session|timer)|guided meditation)\b/i,
    title: 'Evening calm',
    note: 'Breathing, 10 minutes',
    trade: 'wellbeing',
    shows: 'timer, breath, circle, session, duration, start, pause, sound, background sound, streak, button',
    parts: () => [
      {
        kind: 'picture',
        picture: { kind: 'landscape', subject: 'lake at dusk', alt: 'A lake at dusk' },
        size: 'wide',
      },
      {
        kind: 'moment',
        label: 'Breathe out',
        value: '6:24',
        words: 'In for four, hold for four, out for six.',
        share: 0.36,
      },
      {
        kind: 'knobs',
        items: [
          { label: 'Back 15 s', icon: 'rotate-ccw' },
          { label: 'Pause', icon: 'pause', main: true },
          { label: 'Sounds', icon: 'audio-lines' },
        ],
      },
      {
        kind: 'chips',
        label: 'Sound behind it',
        items: [{ label: 'Rain', on: true }, { label: 'Waves' }, { label: 'Forest' }, { label: 'Silence' }],
      },
      weekOf('Minutes this week', 'min', [10, 10, 5, 15, 4, 0, 0]),
    ],
  },
  {
    words: /\b(?:blood sugar|glucose|diabetes|insulin)\b/i,
    title: 'Blood sugar',
    note: 'Friday, last reading 12:40',
    trade: 'clinic',
    own: { names: ['Steady Line', 'Sweetwater', 'Level Day'], icon: 'droplet', places: DIARY_PLACES },
    shows:
      'reading, latest reading, chart, range, target range, meal, insulin, dose, log, history, average, time in range, trend, add reading, button, entry',
    parts: () => [
      {
        kind: 'moment',
        label: 'Two hours after lunch',
        value: '6.8',
        unit: 'mmol/L',
        words: 'In range. Falling slowly since 11:50.',
        share: 0.68,
      },
      { kind: 'act', label: 'Log a reading', icon: 'plus' },
      {
        kind: 'course',
        title: 'Today',
        unit: 'mmol/L',
        points: [
          { label: '06', value: 5.2 },
          { label: '08', value: 7.4 },
          { label: '10', value: 5.9 },
          { label: '12', value: 8.1 },
          { label: '14', value: 6.8 },
        ],
        words: 'Target 4.0 to 10.0. In range 94% of the week.',
      },
      {
        kind: 'rows',
        title: 'Log',
        items: [
          { icon: 'droplet', title: 'After lunch', note: '14:02, rye bread and soup', value: '6.8' },
          { icon: 'syringe', title: 'Insulin, rapid', note: '12:05, before lunch', value: '5 U' },
          { icon: 'droplet', title: 'Before lunch', note: '11:58', value: '5.6' },
          { icon: 'footprints', title: 'Walk', note: '09:20, 25 min', value: '−1.1' },
          { icon: 'droplet', title: 'Fasting', note: '06:40', value: '5.2' },
        ],
      },
    ],
  },
  {
    words: /\bweight (?:log|tracker|tracking|loss|app|diary|goal)\b|\bweigh[- ]in\b/i,
    title: 'Weight',
    note: 'Since the first of September',
    trade: 'nutrition',
    own: { names: ['Plumbline', 'Even Keel'], icon: 'scale', places: DIARY_PLACES },
    shows: 'weight, current weight, goal weight, goal, chart, trend, bmi, history, log, progress, entry, button, graph',
    parts: () => [
      {
        kind: 'moment',
        label: 'This morning',
        value: '76.4',
        unit: 'kg',
        words: '1.4 kg to go. At this pace by {+24}.',
        share: 0.79,
      },
      { kind: 'act', label: 'Add a weight', icon: 'plus' },
      {
        kind: 'course',
        title: 'Twelve weeks',
        unit: 'kg',
        points: [
          { label: 'Sep', value: 81.6 },
          { label: 'mid', value: 80.9 },
          { label: 'Oct', value: 79.4 },
          { label: 'mid', value: 78.1 },
          { label: 'Nov', value: 77.2 },
          { label: 'now', value: 76.4 },
        ],
      },
      {
        kind: 'facts',
        items: [
          { label: 'Start', value: '81.6', unit: 'kg' },
          { label: 'Goal', value: '75', unit: 'kg' },
          { label: 'This week', value: '−0.4', unit: 'kg' },
          { label: 'BMI', value: '23.8' },
        ],
      },
      {
        kind: 'rows',
        title: 'Lately',
        items: [
          { title: 'Today', note: '06:50', value: '76.4 kg' },
          { title: '{-2}', note: '06:45', value: '76.6 kg' },
          { title: '{-5}', note: '07:10', value: '76.8 kg' },
        ],
      },
    ],
  },
  {
    words:
      /\b(?:mood (?:journal|diary|entry|check[- ]?in|tracker|log)|journal(?:ing)? (?:entry|app|screen)|diary (?:entry|app)|gratitude (?:journal|app))\b/i,
    title: 'How was today?',
    note: 'Friday evening',
    trade: 'wellbeing',
    own: {
      names: ['Low Tide', 'Inkwell', 'Evening Page'],
      icon: 'notebook-pen',
      places: [
        ['Write', 'notebook-pen'],
        ['Entries', 'book-open'],
        ['Calendar', 'calendar-days'],
        ['You', 'user-round'],
      ],
    },
    shows:
      'mood, mood picker, emotion, feeling, emoji, note, text, tag, activity, photo, save, journal, entry, prompt, streak, calendar, week, button, date',
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
  {
    words: /\b(?:period|cycle|menstrua\w+|ovulation)\b.*\b(?:calendar|month)\b|\bperiod calendar\b/i,
    title: 'Cycle',
    note: 'Day 12 of 28',
    trade: 'wellbeing',
    own: {
      names: ['Moonbook', 'Round and Round', 'Twenty-Eight'],
      icon: 'droplet',
      places: [
        ['Calendar', 'calendar-days'],
        ['Today', 'droplet'],
        ['Insights', 'chart-line'],
        ['You', 'user-round'],
      ],
    },
    shows:
      'calendar, month, cycle, period, prediction, fertile window, ovulation, symptom, mood, log, button, phase, day, cycle length, flow',
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
  {
    words: /\bpregnan\w*\b/i,
    title: 'Your pregnancy',
    trade: 'parenting',
    own: {
      names: ['Round Moon', 'Forty Weeks', 'Hello Soon'],
      icon: 'baby',
      places: [
        ['Week', 'baby'],
        ['Calendar', 'calendar-days'],
        ['Checks', 'stethoscope'],
        ['You', 'user-round'],
      ],
    },
    shows:
      'week, baby size, size, length, weight, trimester, due date, countdown, tip, checklist, appointment, symptom, development, week by week, kick counter, to do, progress, article',
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
  {
    words: /\b(?:migraine|headache|symptom|pain|allergy|asthma) (?:log|diary|tracker|journal|app)\b/i,
    title: 'Diary',
    note: 'Nine days without',
    trade: 'clinic',
    own: { names: ['Weather Head', 'Plain Notes', 'Quiet Days'], icon: 'notebook-pen', places: DIARY_PLACES },
    shows:
      'log, entry, severity, intensity, trigger, medication, duration, calendar, chart, history, location, note, button, month, slider',
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
  {
    words:
      /\b(?:run(?:ning)?|ride|cycling|hike|walk|workout) (?:in progress|tracking screen|live|recording)|\blive (?:run|ride|hike)\b|\brun tracker screen\b/i,
    title: 'Evening run',
    note: 'GPS is good',
    trade: 'running',
    shows:
      'map, route, pace, distance, time, duration, heart rate, calorie, pause, stop, split, lock, button, live stat, stat',
    parts: () => [
      {
        kind: 'picture',
        picture: { kind: 'map', subject: 'run along the river', alt: 'The way so far' },
        tag: '4.2 km so far',
        size: 'wide',
      },
      {
        kind: 'moment',
        label: 'Time',
        value: '23:41',
        words: 'Nine seconds a kilometre faster than on Tuesday.',
        share: 0.7,
      },
      {
        kind: 'knobs',
        items: [
          { label: 'Lock', icon: 'lock' },
          { label: 'Pause', icon: 'pause', main: true },
          { label: 'Finish', icon: 'flag' },
        ],
      },
      {
        kind: 'facts',
        items: [
          { label: 'Pace', value: '5:38', unit: '/km' },
          { label: 'Pulse', value: '148', unit: 'bpm' },
          { label: 'Climb', value: '36', unit: 'm' },
          { label: 'Energy', value: '286', unit: 'kcal' },
        ],
      },
      {
        kind: 'rows',
        title: 'Kilometres',
        items: [
          { title: 'Fourth', value: '5:31', share: 0.96 },
          { title: 'Third', value: '5:36', share: 0.9 },
          { title: 'Second', value: '5:40', share: 0.86 },
          { title: 'First', value: '5:47', share: 0.8 },
        ],
      },
    ],
  },
  {
    words: /\b(?:quit smoking|smoke[- ]free|stop smoking|sobriety|sober|quit (?:drinking|vaping|alcohol))\b/i,
    title: 'Without',
    note: 'Since {-23}',
    trade: 'habits',
    own: { names: ['Clear Air', 'Day Twenty'], icon: 'leaf', places: DIARY_PLACES },
    shows:
      'day counter, counter, money saved, health milestone, milestone, craving, craving button, streak, motivation, community, health, progress, timer, button',
    parts: () => [
      {
        kind: 'moment',
        label: 'Free for',
        value: '23',
        unit: 'days',
        words: 'The longest yet was 31. Eight more and that is behind you.',
        share: 0.74,
      },
      { kind: 'act', label: 'I have a craving', icon: 'life-buoy' },
      {
        kind: 'facts',
        items: [
          { label: 'Not spent', value: '€184' },
          { label: 'Left out', value: '276' },
          { label: 'Won back', value: '2 d 6 h' },
          { label: 'Cravings today', value: '1' },
        ],
      },
      {
        kind: 'stages',
        title: 'What the body does',
        items: [
          { when: 'Day 1', title: 'Pulse comes down', state: 'done' },
          { when: 'Day 3', title: 'Taste is back', state: 'done' },
          { when: 'Day 21', title: 'Breath reaches further', note: 'Stairs get easier', state: 'now' },
          { when: 'Day 90', title: 'Cough is gone', state: 'next' },
        ],
      },
    ],
  },
];

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
