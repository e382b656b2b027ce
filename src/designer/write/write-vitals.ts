import type { Want } from '../brief.ts';
import type { SlotOf } from './slots.ts';
import { wantIds, type WriteContext } from './write-context.ts';

type Vitals = SlotOf<'vitals'>;
type Tile = readonly [icon: string, label: string, value: string, unit: string, note: string];

interface Measure {
  words: RegExp;
  title: string;
  rings: readonly (readonly [label: string, value: string, goal: string, share: number])[];
  said: string;
  tiles: readonly Tile[];
  week: readonly [title: string, unit: string, values: readonly number[]];
  action: { label: string; icon: string };
}

const MEASURES: readonly Measure[] = [
  {
    words: /\b(?:water|hydrat\w*|drink)\b/i,
    title: 'Water today',
    rings: [['Drunk', '1.4 l', '2.2 l', 0.64]],
    said: 'Two glasses before three and you are on pace.',
    tiles: [
      ['glass-water', 'Glasses', '6', 'of 9', 'last at 13:20'],
      ['coffee', 'Coffee', '2', 'cups', 'counts half'],
      ['flame', 'Streak', '12', 'days', 'best 19'],
      ['thermometer', 'Outside', '11', '°C', 'no extra needed'],
    ],
    week: ['This week', 'l', [2.1, 1.8, 2.3, 2.2, 1.4, 0, 0]],
    action: { label: 'Add a glass', icon: 'plus' },
  },
  {
    words: /\b(?:calorie|calories|nutrition|macro\w*|diet|food log|meal log|weight loss)\b/i,
    title: 'Eaten today',
    rings: [
      ['Energy', '1,340 kcal', '2,000 kcal', 0.67],
      ['Protein', '64 g', '90 g', 0.71],
      ['Carbs', '148 g', '230 g', 0.64],
    ],
    said: '660 kcal are left. Supper is planned at 620.',
    tiles: [
      ['egg-fried', 'Breakfast', '480', 'kcal', 'Porridge, plums'],
      ['salad', 'Lunch', '690', 'kcal', 'Bean salad, bread'],
      ['apple', 'Snacks', '170', 'kcal', 'Two clementines'],
      ['soup', 'Supper', '620', 'kcal', 'planned'],
    ],
    week: ['This week', 'kcal', [1960, 2110, 1880, 2040, 1340, 0, 0]],
    action: { label: 'Log a meal', icon: 'plus' },
  },
  {
    words: /\b(?:sleep|bedtime|nap)\b/i,
    title: 'Last night',
    rings: [['Asleep', '7 h 24', '8 h', 0.93]],
    said: 'Asleep at 22:51, awake at 06:32, up twice for 17 minutes.',
    tiles: [
      ['moon', 'Deep', '1:32', 'h', '21% of the night'],
      ['brain', 'Dreaming', '1:48', 'h', '24%'],
      ['bed', 'Light', '4:04', 'h', '55%'],
      ['heart-pulse', 'Pulse', '54', 'bpm', 'lowest 49'],
    ],
    week: ['Hours this week', 'h', [6.8, 7.1, 7.6, 6.4, 7.4, 0, 0]],
    action: { label: 'Wind down at 22:00', icon: 'moon' },
  },
  {
    words: /\b(?:period|cycle|menstrua\w*|fertility|ovulation|pregnan\w*)\b/i,
    title: 'Day 12',
    rings: [['of your cycle', 'Day 12', '28 days', 0.43]],
    said: 'Fertile days begin tomorrow. Next period in about 16 days.',
    tiles: [
      ['calendar-days', 'Next period', '6', 'Dec', 'in 16 days'],
      ['thermometer', 'Temperature', '36.5', '°C', 'usual for today'],
      ['smile', 'Mood', 'Light', '', 'logged 08:10'],
      ['droplet', 'Flow', 'None', '', 'last on 13 Nov'],
    ],
    week: ['Energy this week', 'of 5', [2, 3, 3, 4, 4, 0, 0]],
    action: { label: 'Log today', icon: 'plus' },
  },
  {
    words: /\b(?:heart|blood pressure|pulse|glucose|diabet\w*|vitals)\b/i,
    title: 'Today',
    rings: [['In range', '82%', '90%', 0.82]],
    said: 'Calm since noon. The rise at 09:40 was the stairs.',
    tiles: [
      ['heart-pulse', 'Pulse', '64', 'bpm', 'resting 56'],
      ['activity', 'Blood pressure', '118/76', 'mmHg', 'measured 08:05'],
      ['droplet', 'Glucose', '5.4', 'mmol/l', 'before lunch'],
      ['wind', 'Oxygen', '97', '%', 'last night'],
    ],
    week: ['Resting pulse', 'bpm', [58, 57, 59, 56, 56, 0, 0]],
    action: { label: 'Add a measurement', icon: 'plus' },
  },
  {
    words: /./,
    title: 'Today',
    rings: [
      ['Move', '420 kcal', '550 kcal', 0.76],
      ['Steps', '7,480', '10,000', 0.75],
      ['Stand', '9 h', '12 h', 0.75],
    ],
    said: 'A walk of 25 minutes closes all three.',
    tiles: [
      ['footprints', 'Steps', '7,480', '', '2,520 to go'],
      ['route', 'Distance', '5.6', 'km', 'longest 3.1'],
      ['flame', 'Energy', '420', 'kcal', 'of 550'],
      ['heart-pulse', 'Pulse', '64', 'bpm', 'resting 56'],
    ],
    week: ['Steps this week', '', [9120, 11240, 6830, 10410, 7480, 0, 0]],
    action: { label: 'Start a walk', icon: 'footprints' },
  },
];

/** How a body does today, by the measure that the prompt names. */
export function writeVitals(context: WriteContext, want?: Want): Vitals {
  const { brief } = context;
  const measure = MEASURES.find(({ words }) => words.test(brief.prompt)) ?? MEASURES[0];
  if (measure === undefined) throw new RangeError('There is no measure');
  const [title, unit, values] = measure.week;
  const action = brief.wants.find((one) => one.isAction === true);
  // The evening's meal has two names; the prompt's is the right one.
  const asNamed = (text: string): string =>
    /\bdinner\b/i.test(brief.prompt) ? text.replace('Supper', 'Dinner') : text;
  return {
    kind: 'vitals',
    wants: wantIds(want),
    title: brief.heading ?? measure.title,
    rings: measure.rings.map(([label, value, goal, share]) => ({ label, value, goal: `of ${goal}`, share })),
    words: asNamed(measure.said),
    tiles: measure.tiles.map(([icon, label, value, one, note]) => ({
      icon,
      label: asNamed(label),
      value,
      unit: one,
      note,
    })),
    week: {
      title,
      unit,
      days: values.map((value, index) => ({
        label: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'][index] ?? '',
        value,
        ...(index === 4 ? { now: true } : {}),
      })),
    },
    action: { label: action?.label ?? measure.action.label, icon: measure.action.icon },
  };
}
