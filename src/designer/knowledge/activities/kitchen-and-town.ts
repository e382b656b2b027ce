import { monthWith, type ActivityMakers } from './activity-knowledge.ts';
import { act, facts, faces, lines, moment, say, scene, stages, switches } from './part-makers.ts';

/** What is cooked, fetched, borrowed, reported and visited. */
export const KITCHEN_AND_TOWN: ActivityMakers = {
  'cordless-drill': {
    parts: ({ now }) => [
      scene('product', 'power drill', 'tall', 'Free until Thursday'),
      facts(['Distance', '240', 'm'], ['A day', 'free'], ['Deposit', '€20'], ['Lent out', '31', 'times']),
      act('Ask Hanna for it', 'hand', 'Write to her first'),
      say(
        'info',
        'What comes with it',
        'Two batteries, a box of bits, the long one for brick is worn. Bring it back swept.',
      ),
      monthWith(now, (days) => (days === 1 || days === 2 ? 'a' : days > 2 && days % 6 < 4 ? 'b' : undefined), [
        { label: 'Asked for', mark: 'a' },
        { label: 'Free', mark: 'b' },
      ]),
      faces('Hanna lends', ['Hanna Lind', 'Since 2022, answers within the hour', '4.9']),
      lines(
        'Also near you',
        ['hammer', 'Jigsaw', 'Jonas, 300 m', 'free'],
        ['ruler', 'Long ladder', 'Kofi, 450 m', 'Sat'],
      ),
    ],
  },
  'your-place': {
    parts: ({ prompt }) => {
      const isLong = /allotment|garden|kindergarten|nursery|flat|apartment|housing|list/i.test(prompt);
      return [
        isLong
          ? moment('Before you', '14', 'names', 'It was 23 in spring. At this pace your turn comes in March.', 0.61)
          : moment('Before you', '3', 'people', 'Number A 47. About 12 minutes from now, counter 4.', 0.7),
        act('Tell me when it moves', 'bell', 'Leave the list'),
        isLong
          ? stages(
              'How it goes',
              2,
              ['{-260}', 'Put on the list'],
              ['{-40}', 'Papers are complete'],
              ['March', 'A place is offered', 'You have ten days to say yes'],
              ['April', 'Keys and rules'],
            )
          : stages(
              'How it goes',
              1,
              ['10:42', 'Ticket drawn', 'A 47'],
              ['now', 'Waiting', 'You may go for a coffee'],
              ['about 11:05', 'Called to counter 4'],
              ['', 'Done'],
            ),
        lines(
          'Good to know',
          ['users', isLong ? 'Nine places were given since April' : 'Four counters are open', ''],
          [
            'file-text',
            isLong ? 'Confirm once a year' : 'Bring your card',
            isLong ? 'Next by {+40}' : 'And one picture',
          ],
        ),
      ];
    },
  },
  'tomorrow-paper': {
    parts: ({ now }) => [
      lines(
        '',
        ['newspaper', 'Paper, blue bin', '{+1}', 'Out tonight'],
        ['leaf', 'Garden and kitchen, brown', '{+4}'],
        ['trash-2', 'Rest, black', '{+6}'],
        ['milk', 'Plastic, yellow sack', '{+11}'],
      ),
      switches('', 1, ['bell', 'Remind me the evening before', 'At 19:00']),
      monthWith(
        now,
        (days) =>
          ((days % 14) + 14) % 14 === 1
            ? 'a'
            : ((days % 7) + 7) % 7 === 4
              ? 'b'
              : ((days % 14) + 14) % 14 === 6
                ? 'c'
                : undefined,
        [
          { label: 'Paper', mark: 'a' },
          { label: 'Garden', mark: 'b' },
          { label: 'Rest', mark: 'c' },
        ],
      ),
      act('Where does it go?', 'search'),
    ],
  },
  vaccinations: {
    parts: ({ prompt }) => {
      const isPet = /pet|dog|cat/i.test(prompt);
      return [
        faces('', [
          isPet ? 'Biscuit' : 'Mika Lind',
          isPet ? 'Terrier, 4 years, 9.2 kg' : 'Born 14 March 2019, no allergies',
        ]),
        moment(
          'Due next',
          '12',
          'days',
          isPet ? 'Rabies, third round, by {+12} with Dr Holm.' : 'Measles, second dose, by {+12} with Dr Aydin.',
          0.9,
        ),
        act('Take an appointment', 'calendar-check'),
        stages(
          'So far',
          3,
          ['2023', isPet ? 'Distemper' : 'Six-in-one, four doses'],
          ['2024', isPet ? 'Rabies, second' : 'Measles, first dose'],
          ['{-200}', isPet ? 'Kennel cough' : 'Tick fever, first'],
          ['{+12}', isPet ? 'Rabies, third' : 'Measles, second dose'],
        ),
        lines(
          'Papers',
          ['qr-code', 'Proof for travel', 'Valid until {+300}', 'Show'],
          ['file-text', 'Scan of the booklet', '4 pages', 'Open'],
        ),
      ];
    },
  },
};
