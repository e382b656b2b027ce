import type { Want } from '../brief.ts';
import type { SlotOf } from './slots.ts';
import { wantIds, type WriteContext } from './write-context.ts';

type Lessons = SlotOf<'lessons'>;
type Node = readonly [title: string, note: string, icon: string];

interface Way {
  words: RegExp;
  label: string;
  title: string;
  nodes: readonly Node[];
}

const WAYS: readonly Way[] = [
  {
    words: /\b(?:cod(?:e|ing)|program\w*|python|javascript)\b/i,
    label: 'Unit 2',
    title: 'Deciding and repeating',
    nodes: [
      ['True or false', '5 exercises', 'toggle-left'],
      ['If this, then that', '6 exercises', 'git-branch'],
      ['Loops', 'Exercise 3 of 7', 'repeat'],
      ['Lists', '6 exercises', 'list-ordered'],
      ['Small game', 'Project', 'gamepad-2'],
      ['Unit test', '12 questions', 'trophy'],
    ],
  },
  {
    words: /\b(?:math\w*|algebra|numbers)\b/i,
    label: 'Unit 4',
    title: 'Fractions',
    nodes: [
      ['Parts of a whole', '6 exercises', 'pie-chart'],
      ['Same but different', '5 exercises', 'equal'],
      ['Adding parts', 'Exercise 2 of 6', 'plus'],
      ['Taking away', '6 exercises', 'minus'],
      ['In the kitchen', 'Story', 'cooking-pot'],
      ['Unit test', '10 questions', 'trophy'],
    ],
  },
  {
    words: /./,
    label: 'Unit 3',
    title: 'At the market',
    nodes: [
      ['Fruit and colours', '8 words', 'apple'],
      ['How much is it?', '6 sentences', 'coins'],
      ['At the fish counter', 'Exercise 4 of 9', 'fish'],
      ['Listening: two friends', '3 minutes', 'headphones'],
      ['Talk to the seller', 'Speaking', 'mic'],
      ['Unit test', '12 questions', 'trophy'],
    ],
  },
];

/** Done before the one that is open now. */
const AT = 2;

/** The way of lessons of what is learnt: two done, one open, the rest to come. */
export function writeLessons(context: WriteContext, want?: Want): Lessons {
  const { brief } = context;
  const way = WAYS.find(({ words }) => words.test(brief.prompt)) ?? WAYS[0];
  if (way === undefined) throw new RangeError('There is no way of lessons');
  const language =
    /\b(spanish|french|german|italian|japanese|korean|portuguese|chinese|mandarin|english|arabic|dutch|swedish|norwegian|greek|turkish|hindi)\b/i.exec(
      brief.prompt,
    )?.[1];
  const action = brief.wants.find((one) => one.isAction === true);
  const asked = (want?.items ?? []).filter(({ title, value }) => value === undefined && title.length > 4);
  const nodes: readonly Node[] =
    asked.length >= 4
      ? asked.map(({ title, note }, index) => [
          title,
          note ?? '6 exercises',
          way.nodes[index % way.nodes.length]?.[2] ?? 'star',
        ])
      : way.nodes;
  return {
    kind: 'lessons',
    wants: wantIds(want),
    title:
      brief.heading ??
      (language === undefined ? 'Your lessons' : language.charAt(0).toUpperCase() + language.slice(1).toLowerCase()),
    stats: [
      { icon: 'flame', label: 'days in a row', value: '41' },
      { icon: 'zap', label: 'XP', value: '1,280' },
      { icon: 'heart', label: 'hearts', value: '4' },
    ],
    unit: { label: way.label, title: way.title, share: AT / nodes.length },
    nodes: nodes.map(([title, note, icon], index) => ({
      title,
      note,
      icon,
      state: index < AT ? 'done' : index === AT ? 'now' : 'next',
    })),
    action: { label: action?.label ?? 'Start the lesson', icon: 'play' },
  };
}
