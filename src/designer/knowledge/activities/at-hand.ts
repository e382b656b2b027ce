import type { ActivityMakers } from './activity-knowledge.ts';
import { act, facts, faces, knobs, lines, moment, say, scene, switches } from './part-makers.ts';

/** What people carry round with them: rides, cars, cameras, lists, logs and those they care for. */
export const AT_HAND: ActivityMakers = {
  'where-to': {
    parts: ({ prompt }) =>
      /progress|driver|track|on the way|arriv/i.test(prompt)
        ? [
            scene('map', 'car on its way through town', 'tall', '1.2 km away'),
            moment('Temperance is here in', '4', 'min', 'She stands by the bakery. Grey estate, KV 418 T.', 0.6),
            faces('', ['Temperance Adu', 'Grey estate, KV 418 T', '4.9']),
            knobs(['Call', 'phone'], ['*Write', 'message-circle'], ['Share trip', 'share']),
            facts(['There at', '18:42'], ['Price', '€11.80'], ['Way', '5.4', 'km'], ['Pays', 'Card 3464']),
            act('Cancel the ride', 'x'),
          ]
        : [
            scene('map', 'way through town', 'wide', 'Opera, 5.4 km'),
            lines(
              '',
              ['circle-dot', 'Mill Lane 8', 'Here', 'Change'],
              ['map-pin', 'Opera, side door', '5.4 km, 14 min', 'Change'],
            ),
            {
              kind: 'rows',
              title: 'With what',
              items: [
                {
                  icon: 'car',
                  title: 'Small',
                  note: 'In 3 min, up to 3',
                  value: '€11.80',
                  control: 'choose',
                  on: true,
                },
                { icon: 'car-front', title: 'Estate', note: 'In 5 min, luggage', value: '€15.20', control: 'choose' },
                { icon: 'accessibility', title: 'With a ramp', note: 'In 9 min', value: '€11.80', control: 'choose' },
              ],
            },
            act('Order for €11.80', 'check'),
            lines(
              'Often',
              ['house', 'Home', 'Mill Lane 8'],
              ['briefcase', 'Work', 'Quay 14'],
              ['dumbbell', 'Gym', 'Kiln Yard 2'],
            ),
          ],
  },
  'at-home': {
    parts: ({ prompt }) => {
      const isBike = /bike/i.test(prompt);
      return [
        scene('product', isBike ? 'electric bicycle' : 'electric car', 'wide'),
        moment(
          'Battery',
          '72',
          '%',
          isBike
            ? 'Enough for 58 km on flat ground, 41 over the hill.'
            : 'Enough for 286 km. Full at 04:10 if you plug it in.',
          0.72,
        ),
        knobs(
          ['Lock', 'lock'],
          ['*Warm up', isBike ? 'power' : 'thermometer-sun'],
          ['Light', 'lightbulb'],
          ['Find', 'map-pin'],
        ),
        facts(
          ['Reaches', isBike ? '58' : '286', 'km'],
          ['Ridden', isBike ? '2,418' : '31,240', 'km'],
          ['Health', '96', '%'],
          ['Tyres', isBike ? '3.4 bar' : '2.5 bar'],
        ),
        isBike
          ? {
              kind: 'rows',
              title: 'Reach by help',
              items: [
                { title: 'Eco', value: '94 km', share: 1 },
                { title: 'Tour', value: '58 km', share: 0.62 },
                { title: 'Turbo', value: '34 km', share: 0.36 },
              ],
            }
          : switches(
              'At home',
              1,
              ['zap', 'Charge when power is cheap', 'From 01:00 to 05:00'],
              ['thermometer', 'Warm at 07:10', 'Mon to Fri'],
            ),
        lines(
          'Lately',
          ['route', 'To the lake and back', '{-1}, 34 km', '12%'],
          ['zap', 'Charged at home', '{-2}, 3 h 20', '+64%'],
        ),
      ];
    },
  },
  nursery: {
    parts: ({ prompt }) => {
      const isDoor = /door|security|cctv/i.test(prompt);
      return [
        scene(
          'room',
          isDoor ? 'hallway with a front door' : 'child bedroom',
          'tall',
          isDoor ? 'Front door, live' : 'Asleep since 15:20',
        ),
        knobs(['Mute', 'volume-x'], ['*Talk', 'mic'], ['Picture', 'camera'], ['Record', 'circle-dot']),
        isDoor
          ? facts(['Last seen', '14:05'], ['Battery', '88', '%'], ['Door', 'Locked'], ['Clips today', '4'])
          : facts(['Room', '20.4', '°C'], ['Air', '48', '%'], ['Breath', 'Calm'], ['Stirred', '2', 'times']),
        isDoor
          ? lines(
              'Today',
              ['package', 'Somebody left a parcel', '14:05, 22 s', 'Play'],
              ['user', 'Jonas came home', '12:40', 'Play'],
              ['cat', 'A cat', '05:12', 'Play'],
            )
          : lines(
              'This afternoon',
              ['audio-lines', 'Short cry, soothed itself', '15:52, 40 s', 'Play'],
              ['moon', 'Fell asleep', '15:20', 'Play'],
            ),
        switches(
          '',
          1,
          ['bell', isDoor ? 'Tell me of people only' : 'Tell me when it cries', ''],
          ['moon', 'Night view'],
        ),
      ];
    },
  },
  log: {
    parts: ({ prompt }) => {
      const log = LOGS.find(({ words }) => words.test(prompt)) ?? LOGS[0];
      if (log === undefined) return [];
      return [
        scene(log.picture[0], log.picture[1], 'wide', log.place),
        moment(log.counted, log.count, log.unit, log.said, 0.7),
        act(log.add, 'plus'),
        lines('Lately', ...log.entries.map(([title, note, value]) => [log.icon, title, note, value] as const)),
        facts(['This month', log.month], ['Best day', '{-6}'], ['With', 'Kofi'], ['Since', '2021']),
      ];
    },
  },
  today: {
    parts: ({ prompt }) => [
      scene('landscape', 'hills at dawn', 'wide'),
      /word of the day|daily word/i.test(prompt)
        ? moment(
            'petrichor',
            'petrichor',
            '',
            'The smell of rain on dry ground. “She opened the window for the petrichor.”',
          )
        : /verse|bible|devotion/i.test(prompt)
          ? say(
              'book-open',
              'Ecclesiastes 3:1',
              'To every thing there is a season, and a time to every purpose under the heaven.',
            )
          : say(
              'quote',
              'Seneca',
              'It is not because things are difficult that we do not dare; it is because we do not dare that they are difficult.',
            ),
      knobs(['Listen', 'volume-2'], ['*Keep', 'bookmark'], ['Share', 'share']),
      switches('', 1, ['bell', 'Every morning', 'At 07:30']),
      lines(
        'Days before',
        ['calendar-days', '{-1}', 'Kept', 'Open'],
        ['calendar-days', '{-2}', '', 'Open'],
        ['calendar-days', '{-3}', 'Kept', 'Open'],
      ),
    ],
  },
};

interface Log {
  words: RegExp;
  picture: readonly [kind: 'landscape' | 'food' | 'product', subject: string];
  place: string;
  icon: string;
  counted: string;
  count: string;
  unit: string;
  said: string;
  month: string;
  add: string;
  entries: readonly (readonly [title: string, note: string, value: string])[];
}

const LOGS: readonly Log[] = [
  {
    words: /bird/i,
    picture: ['landscape', 'birds over a lake'],
    place: 'Esker lake, {-1}',
    icon: 'bird',
    counted: 'Kinds this year',
    count: '87',
    unit: '',
    said: 'Thirteen fewer than you hoped for by winter.',
    month: '14',
    add: 'Log a bird',
    entries: [
      ['Grey heron', '{-1}, lake, two of them', '×2'],
      ['Kingfisher', '{-1}, under the bridge', '×1'],
      ['Long-tailed tit', '{-3}, allotments', '×9'],
      ['Buzzard', '{-6}, over the ridge', '×1'],
    ],
  },
  {
    words: /fish/i,
    picture: ['landscape', 'fisher on a lake'],
    place: 'Esker lake, {-1}',
    icon: 'fish',
    counted: 'Caught this year',
    count: '31',
    unit: '',
    said: 'Twenty-four went back. The pike of 84 cm is still the longest.',
    month: '4',
    add: 'Log a catch',
    entries: [
      ['Perch', '{-1}, 07:10, jetty, worm', '31 cm'],
      ['Pike', '{-6}, reed bank, spoon', '62 cm'],
      ['Nothing', '{-9}, rain', ''],
    ],
  },
  {
    words: /div(?:e|ing)/i,
    picture: ['landscape', 'sea with cliffs'],
    place: 'Blue Wall, {-6}',
    icon: 'waves',
    counted: 'Dives',
    count: '64',
    unit: '',
    said: 'Six more and you may go to forty metres.',
    month: '3',
    add: 'Log a dive',
    entries: [
      ['Blue Wall', '{-6}, 42 min, 14 °C', '24 m'],
      ['Wreck of the Olga', '{-7}, 38 min', '28 m'],
      ['House reef', '{-8}, by night', '12 m'],
    ],
  },
  {
    words: /climb/i,
    picture: ['landscape', 'mountain wall'],
    place: 'Kiln Yard hall, {-1}',
    icon: 'mountain',
    counted: 'Hardest, on sight',
    count: '6b+',
    unit: '',
    said: 'The long slab went at the third try.',
    month: '22',
    add: 'Log a climb',
    entries: [
      ['Left of the door', '{-1}, slab, third try', '6c'],
      ['Green comma', '{-1}, on sight', '6b'],
      ['Old friend', '{-4}, overhang, fell off', '7a'],
    ],
  },
  {
    words: /read|book/i,
    picture: ['product', 'stack of books'],
    place: 'On the night table',
    icon: 'book-open',
    counted: 'Books this year',
    count: '22',
    unit: 'of 30',
    said: 'Three ahead of the plan. Evenings count most.',
    month: '2',
    add: 'Log pages',
    entries: [
      ['The Salt Ledger', 'Mara Okafor, page 214 of 320', '67%'],
      ['Herons of the Canal', 'T. Lindqvist, done {-5}', '★★★★'],
      ['One Pot, Four Chairs', 'Ines Duarte, put down', '★★'],
    ],
  },
  {
    words: /film|movie/i,
    picture: ['landscape', 'night town with lights'],
    place: 'Last night',
    icon: 'clapperboard',
    counted: 'Films this year',
    count: '58',
    unit: '',
    said: 'Eleven at the cinema, the rest on the sofa.',
    month: '5',
    add: 'Log a film',
    entries: [
      ['The Salt Road', '{-1}, cinema, with Elena', '★★★★'],
      ['Otters of the Inner City', '{-4}, sofa', '★★★★★'],
      ['Winter Number Nine', '{-9}, fell asleep', '★★'],
    ],
  },
  {
    words: /dream/i,
    picture: ['landscape', 'night sky with moon'],
    place: 'This morning',
    icon: 'moon-star',
    counted: 'Nights remembered',
    count: '11',
    unit: 'of 20',
    said: 'More since the phone sleeps in the hall.',
    month: '11',
    add: 'Write it down',
    entries: [
      ['A station without trains', '{-0}, calm, blue', ''],
      ['Teaching the cat to swim', '{-2}, funny', ''],
      ['Late for an exam', '{-5}, again', ''],
    ],
  },
  {
    words: /coffee|tea/i,
    picture: ['food', 'cup of coffee'],
    place: 'This morning',
    icon: 'coffee',
    counted: 'Best so far',
    count: '8.6',
    unit: 'of 10',
    said: 'Sixteen grams, 92 degrees, two minutes forty.',
    month: '26',
    add: 'Log a cup',
    entries: [
      ['Kilenso, washed', 'Filter, 16 g to 250', '8.6'],
      ['House roast', 'Espresso, 18 g, 27 s', '7.2'],
      ['Decaf', 'Filter, too coarse', '5.4'],
    ],
  },
  {
    words: /beer|wine|whisk/i,
    picture: ['food', 'glass of wine'],
    place: 'Last night',
    icon: 'wine',
    counted: 'Tasted',
    count: '64',
    unit: '',
    said: 'You like them dry, from slate, and not too old.',
    month: '4',
    add: 'Log a tasting',
    entries: [
      ['Kwartel 2024', 'Chenin blanc, with Kofi', '4.5'],
      ['Klipkop 2022', 'Syrah, let it sleep', '4.0'],
      ['Dassie 2025', 'Rosé, on the roof', '3.5'],
    ],
  },
  {
    words: /./,
    picture: ['landscape', 'path through fields'],
    place: 'Yesterday',
    icon: 'notebook-pen',
    counted: 'Entries',
    count: '142',
    unit: '',
    said: 'Three this week, one with a picture.',
    month: '9',
    add: 'Write an entry',
    entries: [
      ['Along the canal', '{-1}, herons are back', ''],
      ['First frost', '{-4}, covered the beds', ''],
      ['Esker by ferry', '{-9}, with Elena', ''],
    ],
  },
];
