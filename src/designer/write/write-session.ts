import type { Want } from '../brief.ts';
import type { SlotOf } from './slots.ts';
import { wantIds, type WriteContext } from './write-context.ts';

type Session = SlotOf<'session'>;
type Exercise = readonly [title: string, note: string, sets: number, reps: string, load: string];

interface Training {
  words: RegExp;
  title: string;
  minutes: number;
  kcal: number;
  subject: string;
  exercises: readonly Exercise[];
}

const TRAININGS: readonly Training[] = [
  {
    words: /\byoga|pilates|stretch\w*|mobility\b/i,
    title: 'Slow hips and back',
    minutes: 25,
    kcal: 90,
    subject: 'yoga mat',
    exercises: [
      ['Cat and cow', 'With the breath', 2, '10', 'slow'],
      ['Low lunge', 'Each side', 2, '45 s', 'hold'],
      ['Pigeon', 'Each side', 2, '60 s', 'hold'],
      ['Seated twist', 'Each side', 2, '40 s', 'hold'],
      ['Legs up the wall', 'To finish', 1, '4 min', 'rest'],
    ],
  },
  {
    words: /\b(?:hiit|cardio|interval|home workout|bodyweight|no equipment)\b/i,
    title: 'Twenty minutes, no kit',
    minutes: 20,
    kcal: 240,
    subject: 'skipping rope',
    exercises: [
      ['Jumping jacks', 'Warm up', 2, '40 s', '20 s rest'],
      ['Squats', 'Heels down', 3, '15', 'body'],
      ['Push-ups', 'Knees if needed', 3, '10', 'body'],
      ['Mountain climbers', 'Hips low', 3, '30 s', '15 s rest'],
      ['Plank', 'To finish', 2, '45 s', 'hold'],
    ],
  },
  {
    words: /\b(?:push|upper body|chest|shoulders?|arms?)\b/i,
    title: 'Push day',
    minutes: 55,
    kcal: 340,
    subject: 'dumbbell',
    exercises: [
      ['Bench press', 'Rest 2 min', 4, '6', '65 kg'],
      ['Overhead press', 'Rest 2 min', 3, '8', '40 kg'],
      ['Incline dumbbell press', 'Rest 90 s', 3, '10', '22 kg'],
      ['Lateral raise', 'Rest 60 s', 3, '15', '8 kg'],
      ['Dips', 'To finish', 3, '12', 'body'],
    ],
  },
  {
    words: /\b(?:pull day|back day|back and biceps)\b/i,
    title: 'Pull day',
    minutes: 55,
    kcal: 350,
    subject: 'dumbbell',
    exercises: [
      ['Deadlift', 'Rest 3 min', 3, '5', '110 kg'],
      ['Pull-ups', 'Rest 2 min', 4, '7', 'body'],
      ['Barbell row', 'Rest 90 s', 3, '8', '60 kg'],
      ['Face pull', 'Rest 60 s', 3, '15', '25 kg'],
      ['Biceps curl', 'To finish', 3, '12', '12 kg'],
    ],
  },
  {
    words: /./,
    title: 'Lower body A',
    minutes: 50,
    kcal: 380,
    subject: 'dumbbell',
    exercises: [
      ['Back squat', 'Rest 2 min', 4, '6', '80 kg'],
      ['Romanian deadlift', 'Rest 90 s', 3, '8', '70 kg'],
      ['Walking lunge', 'Each leg', 3, '10', '16 kg'],
      ['Leg curl', 'Rest 60 s', 3, '12', '35 kg'],
      ['Calf raise', 'Slow down', 3, '15', '60 kg'],
    ],
  },
];

const DONE_SETS = 2;

/** Today's training; the prompt's own exercises where it lists them. The first is begun. */
export function writeSession(context: WriteContext, want?: Want): Session {
  const { brief } = context;
  const training = TRAININGS.find(({ words }) => words.test(brief.prompt)) ?? TRAININGS[0];
  if (training === undefined) throw new RangeError('There is no training');
  const asked = (want?.items ?? []).filter(({ title }) => title.length > 2);
  const exercises: readonly Exercise[] =
    asked.length >= 3
      ? asked.map(({ title, note, value }, index) => {
          const like = training.exercises[index % training.exercises.length] ?? ['', 'Rest 60 s', 3, '10', 'body'];
          const [, sets, reps] = /(\d+)\s?[x×]\s?(\d+)/i.exec(`${value ?? ''} ${note ?? ''}`) ?? [];
          return [title, note ?? like[1], sets === undefined ? like[2] : Number(sets), reps ?? like[3], like[4]];
        })
      : training.exercises;
  const action = brief.wants.find((one) => one.isAction === true);
  return {
    kind: 'session',
    wants: wantIds(want),
    title: brief.heading ?? training.title,
    picture: { kind: 'product', subject: training.subject, alt: training.subject },
    facts: [
      { label: 'Time', value: String(training.minutes), unit: 'min' },
      { label: 'Exercises', value: String(exercises.length) },
      { label: 'Energy', value: String(training.kcal), unit: 'kcal' },
    ],
    exercises: exercises.map(([title, note, sets, reps, load], index) => ({
      title,
      note,
      icon: 'dumbbell',
      sets: Array.from({ length: sets }, (_, set) => ({
        reps,
        load,
        done: index === 0 && sets > DONE_SETS && set < DONE_SETS,
      })),
    })),
    action: {
      label:
        action?.label ??
        ((exercises[0]?.[2] ?? 0) > DONE_SETS ? `Carry on: set ${DONE_SETS + 1}` : 'Start the session'),
      icon: 'play',
    },
  };
}
