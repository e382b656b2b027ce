import { monthWith, type ActivityMakers } from './activity-knowledge.ts';
import { act, chips, facts, faces, knobs, lines, moment, say, stages, switches } from './part-makers.ts';

/** What is played, practised, prepared for and done at work with a phone in the hand. */
export const WORK_AND_PLAY: ActivityMakers = {
  practice: {
    parts: ({ prompt }) =>
      /interview/i.test(prompt)
        ? [
            chips('About', 'You', 'Mistakes', 'Conflict', 'The trade', 'Pay'),
            moment('Say it in', '2:00', 'min', '“Tell me about a time you changed your mind.”', 0.3),
            knobs(['Note', 'pencil'], ['*Record', 'mic'], ['Next', 'skip-forward']),
            say(
              'lightbulb',
              'What they listen for',
              'What you thought first, what you saw, what you do differently now. One example is enough.',
            ),
            lines(
              'Your last answers',
              ['play', 'Why this house?', '1:48, clear, a little fast', '8/10'],
              ['play', 'A mistake of yours', '2:31, too long', '6/10'],
              ['play', 'Where in five years?', '1:12', '7/10'],
            ),
            stages(
              'Until the talk on {+6}',
              2,
              ['{-3}', 'Read the advert twice'],
              ['{-1}', 'Ten questions out loud'],
              ['today', 'Six questions'],
              ['{+5}', 'Try the way there'],
            ),
          ]
        : [
            {
              kind: 'ask',
              share: 0.3,
              task: 'One answer is right',
              text: 'You come to a crossing without signs. Who goes first?',
              answers: [
                { label: 'Who comes from the right', chosen: true },
                { label: 'Who is faster' },
                { label: 'The larger vehicle' },
                { label: 'Whoever waves first' },
              ],
            },
            act('Answer', 'check', 'I do not know'),
            facts(['Right so far', '5', 'of 5'], ['Left', '24:10', 'min'], ['Ready', '78', '%'], ['Exam', '{+13}']),
            lines(
              'Practise more',
              ['triangle-alert', 'Signs', '6 of 10 right', '60%'],
              ['gauge', 'Distances', '7 of 10', '70%'],
              ['wine-off', 'Alcohol', '9 of 10', '90%'],
            ),
          ],
  },
  birthdays: {
    parts: ({ now }) => [
      moment('Elena turns 34 in', '2', 'days', 'On {+2}. Last year you gave her a book on birds.', 0.93),
      act('Write her a card', 'pencil', 'Ideas for a gift'),
      faces(
        'Coming up',
        ['Elena Rossi', '{+2}, turns 34', '2 days'],
        ['Jonas Pell', '{+8}, turns 41', '8 days'],
        ['Mum', '{+13}, turns 66', '13 days'],
        ['Kofi Mensah', '{+29}, turns 38', '29 days'],
      ),
      monthWith(now, (days) => ([2, 8].includes(days) ? 'a' : days === -6 ? 'b' : undefined), [
        { label: 'Birthday', mark: 'a' },
        { label: 'Was', mark: 'b' },
      ]),
      lines(
        'Gifts put by',
        ['gift', 'Lino cut of a heron', 'For Elena', '€38'],
        ['gift', 'Wool socks', 'For Mum', '€16'],
      ),
    ],
  },
  'read-ten-pages': {
    parts: ({ now }) => [
      moment('Days in a row', '19', '', 'Your best is 27. Tonight makes twenty.', 0.7),
      act('Done for today', 'check'),
      monthWith(now, (days) => (days >= -19 && days < 0 ? 'a' : undefined), [{ label: 'Done', mark: 'a' }]),
      facts(['This month', '19', 'of 20'], ['Best', '27', 'days'], ['In all', '184', 'times'], ['Usually at', '22:10']),
      switches('', 1, ['bell', 'Remind me', 'At 21:45, if not done'], ['users', 'Elena may see it']),
    ],
  },
  clock: {
    parts: ({ prompt }) =>
      /alarm/i.test(prompt)
        ? [
            moment('Next in', '8 h 14', '', 'Tomorrow at 06:40, softly.', 0.66),
            switches(
              'Alarms',
              2,
              ['alarm-clock', '06:40', 'Mon to Fri, birds'],
              ['alarm-clock', '07:15', 'Mon to Fri, if I slept on'],
              ['alarm-clock', '09:00', 'Sat and Sun'],
              ['pill', '21:30', 'Every day, tablet'],
            ),
            act('Add an alarm', 'plus'),
          ]
        : /world/i.test(prompt)
          ? [
              moment('Here', '16:12', '', 'Friday, light for another half an hour.'),
              lines(
                '',
                ['sun', 'Lisbon', '1 h behind', '15:12'],
                ['sunrise', 'New York', '6 h behind', '10:12'],
                ['moon', 'Tokyo', '8 h ahead', '00:12'],
                ['moon', 'Sydney', '10 h ahead', '02:12'],
              ),
              act('Add a city', 'plus'),
            ]
          : [
              moment('Left', '4:36', '', 'Then the bell. Ten minutes were set.', 0.54),
              knobs(['Start over', 'rotate-ccw'], ['*Pause', 'pause'], ['+1 min', 'plus']),
              chips('Quick', '3 min', '5 min', '10 min', '25 min', '45 min'),
              lines(
                'Lately',
                ['egg', 'Eggs', 'Six and a half minutes', '6:30'],
                ['coffee', 'Tea', 'Green', '2:00'],
                ['dumbbell', 'Rounds', '8 × 40 s, rest 20 s', '8:00'],
              ),
            ],
  },
};
