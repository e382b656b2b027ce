import type { ActivityMakers } from './activity-knowledge.ts';
import {
  act,
  choices,
  course,
  facts,
  faces,
  knobs,
  lines,
  moment,
  say,
  scene,
  stages,
  switches,
} from './part-makers.ts';

/** What people do with each other and for the young: calls, clubs, games, profiles of animals, ways and claims. */
export const CALLS_AND_CLASSES: ActivityMakers = {
  'dr-clara-holm': {
    parts: ({ prompt }) => {
      const isDoctor = /doctor|clinic|tele|therap|patient|medical|vet/i.test(prompt);
      const isIncoming = /incoming/i.test(prompt);
      return [
        scene(
          'portrait',
          isDoctor ? 'doctor with glasses' : 'woman with curly hair',
          'tall',
          isIncoming ? 'Rings since 4 s' : 'You are seen and heard',
        ),
        isIncoming
          ? knobs(['Decline', 'phone-off'], ['*Accept', 'phone'], ['Later', 'clock'])
          : knobs(['Mute', 'mic'], ['Camera', 'video'], ['*End', 'phone-off'], ['Chat', 'message-circle']),
        isDoctor
          ? lines(
              'For this talk',
              ['file-text', 'Blood values of {-3}', 'Both of you see it', 'Open'],
              ['pill', 'Ramipril 5 mg', 'Prescribed just now', 'New'],
              ['notebook-pen', 'Your question', 'Ankles swell in the evening'],
            )
          : faces('In the call', ['Elena Rossi', 'Speaks'], ['Kofi Mensah', 'Muted'], ['You', 'Muted']),
        switches('', 1, ['captions', 'Captions', 'English'], ['image', 'Blur what is behind me']),
      ];
    },
  },
  'level-4-the-bakery': {
    parts: ({ prompt }) => {
      const isWords = /spell|letter|alphabet|read/i.test(prompt);
      return [
        scene('food', 'buns on a tray', 'wide', '★ 3   ♥ 4'),
        isWords
          ? {
              kind: 'ask',
              share: 0.6,
              task: 'Which word is it?',
              text: 'b _ n',
              answers: [{ label: 'bun', chosen: true }, { label: 'ban' }, { label: 'bin' }],
            }
          : {
              kind: 'ask',
              share: 0.6,
              task: 'The bear bakes 7 buns and eats 3.',
              text: '7 − 3 = ?',
              answers: [{ label: '4', chosen: true }, { label: '5' }, { label: '10' }],
            },
        act('That is it', 'check', 'Show me with buns'),
        stages(
          'The way',
          3,
          ['★★★', 'Garden', 'Up to 5'],
          ['★★★', 'Market', 'Up to 10'],
          ['★★', 'Bridge', 'Plus'],
          ['now', 'Bakery', 'Minus'],
          ['', 'Lighthouse', 'Both'],
        ),
        lines('Won', ['cake-slice', 'Blue apron', 'For ten right in a row'], ['bird', 'A duck that follows']),
      ];
    },
  },
  biscuit: {
    parts: ({ prompt }) => [
      scene(
        'portrait',
        /cat/i.test(prompt) ? 'cat' : /horse/i.test(prompt) ? 'horse' : /rabbit/i.test(prompt) ? 'rabbit' : 'dog',
        'tall',
        'With you since 2023',
      ),
      facts(['Born', '14 Mar 2022'], ['Weight', '9.2', 'kg'], ['Chip', '276 0941 77'], ['Allergic to', 'Chicken']),
      act('Log something', 'plus', 'Show to the vet'),
      lines(
        'Next',
        ['syringe', 'Rabies', '{+12}, Dr Holm', '12 days'],
        ['pill', 'Worm tablet', '{+20}'],
        ['scissors', 'Trim', '{+27}'],
      ),
      course('Weight', 'kg', [
        ['Jul', 9.6],
        ['Aug', 9.5],
        ['Sep', 9.4],
        ['Oct', 9.3],
        ['Nov', 9.2],
      ]),
      faces('Who looks after him', ['Elena Rossi', 'Mornings'], ['Noah Brandt', 'When we are away', 'Call']),
    ],
  },
  'where-it-stands': {
    parts: ({ prompt }) => {
      const isBag = /luggage|baggage/i.test(prompt);
      const isPaper = /visa|passport|permit|application/i.test(prompt);
      return [
        moment(
          isBag ? 'Your suitcase' : isPaper ? 'Your application' : 'Your claim',
          '3',
          'of 5',
          isBag
            ? 'Found in Lisbon. It flies on {+1} and is brought to your door.'
            : isPaper
              ? 'With the officer since {-4}. Decided by {+9} as a rule.'
              : 'Looked at since {-4}. You hear from us by {+3}.',
          0.6,
        ),
        isBag
          ? stages(
              'So far',
              3,
              ['{-2}, 18:10', 'Reported missing', 'Belt 6'],
              ['{-1}, 09:40', 'Search began'],
              ['{-1}, 22:05', 'Found in Lisbon'],
              ['{+1}, 11:20', 'Flies with KW 418'],
              ['{+1}, evening', 'At your door'],
            )
          : isPaper
            ? stages(
                'So far',
                2,
                ['{-21}', 'Handed in'],
                ['{-18}', 'Papers are complete'],
                ['{-4}', 'With the officer', 'Ms Okafor'],
                ['{+9}', 'Decided'],
                ['{+14}', 'Sent to you'],
              )
            : stages(
                'So far',
                2,
                ['{-9}', 'Told us'],
                ['{-8}', 'Pictures came', 'Four, all sharp'],
                ['{-4}', 'Looked at', 'By Ms Okafor'],
                ['{+3}', 'Decided'],
                ['', 'Paid'],
              ),
        act(isBag ? 'Change the address' : 'Add a paper', isBag ? 'map-pin' : 'upload', 'Write to us'),
        isBag
          ? facts(
              ['Tag', 'NL 0418 2207'],
              ['Looks like', 'Grey, hard, 68 cm'],
              ['Spent so far', '€84'],
              ['Paid back', 'Up to €300'],
            )
          : facts(['Number', '418-2207'], ['From', '{-9}'], isPaper ? ['Fee', '€80'] : ['Asked for', '€640'], [
              'Papers',
              '4',
            ]),
        faces('Who has it', ['Temperance Okafor', 'Answers within a working day', 'Call']),
      ];
    },
  },
  'everything-for-a-month': {
    parts: ({ domain }) => [
      { kind: 'picture', picture: domain.pictures.scene, size: 'wide' },
      lines('', ...domain.points.slice(0, 3).map(({ icon, title, body }) => [icon, title, body] as const)),
      choices(
        '',
        ['calendar-days', 'A year', 'Seven days free, then €29.90 a year', '€2.49'],
        ['calendar', 'A month', 'End it any day', '€4.90'],
      ),
      act('Try it seven days free', 'arrow-right', 'Not now'),
      say('bell', 'We write two days before', 'Nothing is taken before {+7}. Ending it takes two taps.'),
    ],
  },
  'may-we-ring': {
    parts: ({ domain }) => [
      { kind: 'picture', picture: domain.pictures.scene, size: 'tall' },
      lines(
        'Only for this',
        ['bell', domain.schedule[0]?.title ?? 'What is next', 'Ten minutes before'],
        ['message-circle', 'When somebody answers', 'Once, not for every word'],
        ['moon', 'Never between 22 and 7'],
      ),
      act('Yes, tell me', 'bell', 'Not now'),
      say('settings', 'You can change it', 'Under Settings, one switch for each.'),
    ],
  },
};
