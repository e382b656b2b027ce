import { monthWith, type ActivityKnowledge } from './activity-knowledge.ts';
import {
  act,
  chips,
  facts,
  faces,
  knobs,
  lines,
  moment,
  places,
  say,
  scene,
  stages,
  switches,
  ticks,
} from './part-makers.ts';

/** What is agreed for later: appointments, covers, hours of the heating, belts, plans that run for weeks. */
export const PLANS_AND_COVERS: readonly ActivityKnowledge[] = [
  {
    words:
      /\bmy (?:upcoming )?(?:appointments|bookings|reservations|visits)\b|\b(?:appointments?|visits?) (?:reminders?|overview|list)\b|\bupcoming (?:appointments|visits)\b/i,
    title: 'My appointments',
    note: 'Next on {+4}',
    trade: 'clinic',
    own: {
      names: ['Half Past', 'Waiting Room', 'Come In'],
      icon: 'calendar-check',
      places: places('Visits:calendar-check', 'Book:plus', 'Papers:file-text', 'You:user-round'),
    },
    shows:
      'appointment, upcoming appointment, past appointment, date, time, doctor, dentist, location, reminder, reschedule, cancel, direction, calendar, list, book, button, status, note, notification',
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
  {
    words:
      /\b(?:car|home|health|travel|pet|household|phone|life|bike)? ?insurance (?:app|card|policy|home|overview|wallet|screen)\b/i,
    title: 'Your covers',
    note: 'Three, all paid',
    trade: 'insurance',
    shows:
      'policy, cover, coverage, premium, claim, claim button, card, digital card, renewal, document, contact, roadside assistance, payment, status, deductible, button, list, vehicle, emergency',
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
  {
    words:
      /\b(?:thermostat|heating|light(?:ing|s)?|sprinkler|irrigation|smart home|vacuum) (?:\w+ )?(?:schedule|timer|program\w*|automation|routine)s?\b|\bautomations?\b/i,
    title: 'Heating',
    note: 'Living room, 20.5 °C now',
    trade: 'smart-home',
    shows:
      'schedule, day, time, temperature, target temperature, room, mode, timeline, weekday, toggle, add, away mode, eco, chart, slider, current temperature, button, automation, trigger, humidity, saving',
    parts: () => [
      moment('Until 22:00', '21', '°C', 'Then 17 for the night. Reached in about ten minutes.', 0.7),
      chips('Day', 'Fri', 'Sat', 'Sun', 'Mon to Thu'),
      stages(
        'Friday',
        3,
        ['06:00', '20 °C', 'Getting up'],
        ['08:10', '17 °C', 'Nobody at home'],
        ['15:30', '20 °C', 'Mika comes home'],
        ['18:00', '21 °C', 'Evening'],
        ['22:00', '17 °C', 'Night'],
      ),
      act('Add a time', 'plus'),
      switches(
        '',
        2,
        ['door-open', 'Off while a window is open'],
        ['map-pin', 'Down when all are out'],
        ['luggage', 'Holiday', '15 °C until you are back'],
      ),
      facts(['Used today', '6.4', 'kWh'], ['Less than last week', '11', '%']),
    ],
  },
  {
    words:
      /\b(?:karate|judo|belt|martial arts|swimming badge|skill|rank)\b.{0,24}\b(?:progress|levels?|path|grading|journey)\b/i,
    title: 'Green belt',
    note: 'On the way to blue',
    trade: 'sport-club',
    own: {
      names: ['Bow First', 'Nine Belts', 'Open Hand'],
      icon: 'award',
      places: places('Progress:award', 'Classes:calendar-days', 'Moves:play', 'You:user-round'),
    },
    shows:
      'belt, level, progress, technique, requirement, kata, class, attendance, exam, grading, next exam, badge, instructor, feedback, checklist, ring, streak, video, history, button, skill',
    parts: () => [
      moment('Ready for blue', '68', '%', 'Two forms and four classes are missing. Grading is on {+22}.', 0.68),
      act('Put me down for the grading', 'award', 'Watch the forms'),
      ticks(
        'What is asked',
        3,
        ['', 'Forms one and two', 'Seen by Ms Sato, {-9}'],
        ['', 'Falls to both sides', 'Seen {-9}'],
        ['', 'Fourteen classes', '14 of 14'],
        ['', 'Form three', 'Turn at the end is late'],
        ['', 'Two rounds free', 'Not yet seen'],
      ),
      stages('Belts', 3, ['2023', 'White'], ['2024', 'Yellow'], ['May', 'Green'], ['{+22}', 'Blue'], ['', 'Brown']),
      faces('Your teacher', ['Mika Sato', 'Look where you throw, not at your hand', '{-2}']),
    ],
  },
  {
    words:
      /\b(?:dry january|mindful drinking|alcohol|drink(?:ing)? less|drinks? tracker|drinking tracker|units of alcohol)\b/i,
    title: 'Without a drink',
    note: 'Twenty days so far',
    trade: 'habits',
    own: {
      names: ['Clear Glass', 'Soda & Lime', 'Dry Run'],
      icon: 'glass-water',
      places: places('Today:sun', 'Calendar:calendar-days', 'Insights:chart-line', 'You:user-round'),
    },
    shows:
      'day, streak, drink, unit, calendar, money saved, calorie, goal, mood, craving, trigger, button, log, progress, challenge, badge, tip, community, limit, history, check-in',
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
];
