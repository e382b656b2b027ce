import type { Want } from '../brief.ts';
import type { RoutineLine } from '../knowledge/routines/routine-knowledge.ts';
import { listRoutines } from '../knowledge/routines/routines.ts';
import { addDays } from './calendar-words.ts';
import type { SlotOf } from './slots.ts';
import { stemsOf, wantIds, type WriteContext } from './write-context.ts';

type Checks = SlotOf<'checks'>;

/** What is done every day: the prompt's own list where it gives one, else that of the routine it names. */
export function writeChecks(context: WriteContext, want?: Want): Checks {
  const { brief, now } = context;
  const routine = listRoutines().find(({ words }) => words.test(brief.prompt)) ?? listRoutines()[0];
  if (routine === undefined) throw new RangeError('There is no routine');
  const asked = (want?.items ?? []).filter(({ title }) => title.length > 2);
  const lines = routine.groups.flatMap(({ items }) => items);
  const groups =
    asked.length < LEAST_ASKED
      ? routine.groups.map(({ title, items }) => ({ title, items: items.map(toItem) }))
      : [
          {
            title: 'Today',
            items: asked.map(({ title, note, value }, index) => {
              const like = lines[index % lines.length];
              return {
                title,
                note: note ?? value ?? `${[12, 41, 6, 19, 3, 8][index % 6] ?? 5}-day streak`,
                icon: iconFor(title) ?? like?.[2] ?? 'circle-check',
                done: index < Math.ceil(asked.length / 2),
              };
            }),
          },
        ];
  const all = groups.flatMap(({ items }) => items);
  const done = all.filter((item) => item.done).length;
  const action = brief.wants.find((one) => one.isAction === true);
  const weekday = (now.getUTCDay() + 6) % 7;
  return {
    kind: 'checks',
    wants: wantIds(want),
    title: brief.heading ?? routine.title,
    figure: {
      value: String(done),
      of: `of ${all.length}`,
      share: done / Math.max(1, all.length),
      words: routine.unit,
    },
    week:
      routine.isList === true
        ? []
        : Array.from({ length: 7 }, (_, index) => ({
            day: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'][index] ?? '',
            date: String(addDays(now, index - weekday).getUTCDate()),
            state: index === weekday ? 'now' : index > weekday ? 'next' : index % 3 === 1 ? 'part' : 'full',
          })),
    groups,
    action: { label: action?.label ?? routine.action.label, icon: routine.action.icon },
  };
}

const LEAST_ASKED = 3;

const toItem = ([title, note, icon, side, done]: RoutineLine): Checks['groups'][number]['items'][number] => ({
  title,
  note,
  icon,
  side,
  done: done === true,
});

/** Signs of what people often do every day. */
const SIGNS: readonly (readonly [words: string, icon: string])[] = [
  ['water drink hydrate', 'glass-water'],
  ['read book pages', 'book-open'],
  ['run walk step jog', 'footprints'],
  ['meditate breathe mindful', 'flower-2'],
  ['sleep bed', 'moon'],
  ['gym workout exercise train push', 'dumbbell'],
  ['journal write diary', 'notebook-pen'],
  ['phone screen', 'smartphone'],
  ['vitamin pill medicine', 'pill'],
  ['code study learn', 'graduation-cap'],
  ['vegetable fruit eat', 'apple'],
];

const iconFor = (title: string): string | undefined => {
  const spoken = stemsOf(title);
  return SIGNS.find(([words]) => words.split(' ').some((word) => spoken.includes(word)))?.[1];
};
