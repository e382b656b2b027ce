import { monthWith, type ActivityMakers } from './activity-knowledge.ts';
import { act, facts, knobs, lines, moment, say, scene, stages, switches } from './part-makers.ts';

/** What is agreed for later: appointments, covers, hours of the heating, belts, plans that run for weeks. */
export const PLANS_AND_COVERS: ActivityMakers = {
  'my-appointments': {
    parts: ({ now }) => [
      moment('Next', '09:40', '', 'On {+4} with Dr Holm, Harbour clinic, second floor. Bring the old pictures.'),
      act('Take me there', 'navigation', 'Another time'),
      lines(
        'After that',
        ['stethoscope', 'Check-up', '{+18}, 08:20, Dr Aydin', '2 weeks'],
        ['eye', 'Eyes', '{+41}, 15:00, Nine Lamps', '6 weeks'],
      ),
      switches(
        'Remind me',
        2,
        ['bell', 'The day before', 'At 18:00'],
        ['alarm-clock', 'Two hours before'],
        ['mail', 'By letter'],
      ),
      monthWith(now, (days) => (days === 4 ? 'a' : days === -8 ? 'b' : undefined), [
        { label: 'Ahead', mark: 'a' },
        { label: 'Was', mark: 'b' },
      ]),
      lines(
        'Behind you',
        ['check', 'Cleaning', '{-8}, Ms Lind', 'Again in May'],
        ['check', 'Filling', '{-120}, Dr Holm', 'Paper'],
      ),
    ],
  },
  'your-covers': {
    parts: ({ prompt }) => [
      scene(
        'product',
        /pet/i.test(prompt)
          ? 'pet basket'
          : /home|household/i.test(prompt)
            ? 'house key'
            : /health/i.test(prompt)
              ? 'first aid kit'
              : 'small family car',
        'wide',
        'KV 418 T, covered',
      ),
      facts(['A month', '€41.20'], ['Until', '31 Mar'], ['You pay first', '€300'], ['Without a claim', '4', 'years']),
      act('Tell us of a damage', 'triangle-alert', 'Help on the road'),
      lines(
        'Also yours',
        ['house', 'Household', 'Water, fire, theft', '€11.90'],
        ['plane', 'Travel', 'Whole family, 45 days', '€6.40'],
      ),
      lines(
        'Papers',
        ['id-card', 'Green card', 'Valid until {+130}', 'Show'],
        ['file-text', 'Policy', '12 pages', 'Open'],
        ['receipt', 'Bill of November', 'Paid {-6}', '€59.50'],
      ),
      stages(
        'Last claim: windscreen',
        3,
        ['{-60}', 'Told us'],
        ['{-58}', 'Garage chosen'],
        ['{-54}', 'New glass'],
        ['{-49}', 'Paid, €310'],
      ),
    ],
  },
  'without-a-drink': {
    parts: ({ now }) => [
      moment(
        'Days in a row',
        '20',
        'of 31',
        'Longest since you count. Fridays are the hard ones, and this is one.',
        0.65,
      ),
      knobs(['One drink', 'wine'], ['*None today', 'check'], ['A craving', 'life-buoy']),
      monthWith(now, (days) => (days <= 0 && days > -20 ? 'a' : undefined), [{ label: 'None', mark: 'a' }]),
      facts(['Not spent', '€148'], ['Left out', '9,400', 'kcal'], ['Slept longer', '+38', 'min'], ['Cravings', '6']),
      say('lightbulb', 'For tonight', 'Soda, lime, a twig of rosemary. Tell one person before you go.'),
    ],
  },
};
