import type { Want } from '../brief.ts';
import type { CollectionKnowledge } from '../knowledge/domain-knowledge.ts';
import { TRIVIA_ROUNDS, type TriviaRound } from '../knowledge/trivia.ts';
import { createRandom } from '../seeded-random.ts';
import { pictureOf } from './bill.ts';
import type { Picture, SlotOf } from './slots.ts';
import { numberIn } from './write-compare.ts';
import { stemsOf, titleFor, wantIds, type WriteContext } from './write-context.ts';

type Quiz = SlotOf<'quiz'>;

const ANSWERS = 4;
const CARD = /\bflash ?cards?\b|\bvocab\w*\b|\bspaced repetition\b/i;
const RESULTS = [true, true, false, true, true, true];

/** A question with its answers from what the trade knows; the prompt's own question and answers where it gives them. */
export function writeQuiz(context: WriteContext, want?: Want): Quiz {
  const { brief, domain } = context;
  const isCard = CARD.test(brief.prompt);
  const count = Number(/\b(\d{1,2})[- ](?:questions?|cards?)\b/i.exec(brief.prompt)?.[1] ?? (isCard ? 24 : 10));
  const results = RESULTS.slice(0, Math.min(RESULTS.length, Math.max(0, count - 1)));
  const right = results.filter(Boolean).length;
  const actions = brief.wants.filter((one) => one.isAction === true);
  const asked = isCard ? undefined : askedQuestion(want);
  const grades = isCard
    ? (brief.wants.find((one) => one.kind === 'actions')?.items ?? []).map(({ title }) => title)
    : [];
  const known = isCard ? (givenCard(want) ?? cardOf(context)) : (triviaOf(context) ?? questionOf(context));
  const picture = known.picture ?? pictureOf(context, known.about) ?? (isCard ? undefined : domain.pictures.things[0]);
  return {
    kind: 'quiz',
    wants: wantIds(want),
    title: brief.heading ?? titleFor(want, brief.subject),
    ...(asked ?? known.quiz),
    ...(picture === undefined || asked !== undefined ? {} : { picture }),
    at: results.length + 1,
    of: count,
    results,
    facts: isCard
      ? [
          { label: 'Known', value: `${right} of ${results.length}` },
          { label: 'Left today', value: String(count - results.length) },
        ]
      : [
          { label: 'Right so far', value: `${right} of ${results.length}` },
          { label: 'Points', value: String(right * 10) },
          { label: 'Time left', value: '0:18' },
        ],
    isCard,
    ...(grades.length > 1 ? { grades } : {}),
    action: { label: actions[0]?.label ?? (isCard ? 'I knew it' : 'Check the answer') },
    secondary: { label: actions[1]?.label ?? (isCard ? 'Show it again' : 'Skip') },
  };
}

interface Known {
  quiz: Asked;
  /** What it is about, to find a picture of it. */
  about: string;
  picture?: Picture;
}

type Asked = Pick<Quiz, 'question' | 'hint' | 'answers' | 'explanation'>;

function askedQuestion(want: Want | undefined): Asked | undefined {
  const question = want?.texts.find((text) => text.includes('?')) ?? want?.texts[0];
  const items = want?.items ?? [];
  if (question === undefined || items.length < 2) return undefined;
  return {
    question,
    answers: items.map((item, index) => ({ label: item.title, state: index === 0 ? 'chosen' : 'open' })),
  };
}

/** A question of general knowledge, where the prompt names its subject or a quiz about nothing else. */
function triviaOf({ brief }: WriteContext): Known | undefined {
  const spoken = stemsOf(brief.prompt).join(' ');
  // A subject that is named counts before the round that has none.
  const [general, ...named] = TRIVIA_ROUNDS;
  const round = [...named, general].find((one) => one?.words.some((words) => speaks(spoken, words)));
  return round === undefined ? undefined : askFrom(round, brief.prompt);
}

function askFrom(round: TriviaRound, prompt: string): Known {
  const random = createRandom(`trivia:${prompt}`);
  const { question, answers, because, picture } = random.pick(round.questions);
  return {
    about: round.title,
    picture: { ...picture, alt: round.title },
    quiz: {
      question,
      hint: round.title,
      answers: random.shuffle(answers).map((label) => answer(label, undefined)),
      explanation: `${answers[0]}. ${because}`,
    },
  };
}

const speaks = (spoken: string, words: string): boolean => ` ${spoken} `.includes(` ${stemsOf(words).join(' ')} `);

/** A question whose answer stands in the trade's figures: which of four has the most of something. */
function questionOf({ brief, domain }: WriteContext): Known {
  const random = createRandom(`quiz:${brief.prompt}`);
  const told = domain.collections.filter(({ words }) => !words.some((word) => ABOUT_LEARNING.test(word)));
  const open = told.flatMap((collection) =>
    collection.columns.flatMap((column, at) =>
      at > 0 && isCounted(collection, at) ? [{ collection, column: column.label, at }] : [],
    ),
  );
  const [general] = TRIVIA_ROUNDS;
  if (told.length < domain.collections.length && general !== undefined) return askFrom(general, brief.prompt);
  if (open.length === 0) return matching(domain.collections[0], random.integer(0, ANSWERS - 1), domain.label);
  const { collection, column, at } = random.pick(open);
  const rows = random.shuffle(collection.rows.slice(0, ANSWERS));
  const numbers = rows.map((row) => numberIn(row.cells[at]) ?? 0);
  const best = rows[numbers.indexOf(Math.max(...numbers))];
  const noun = collection.words[0] ?? 'one';
  return {
    about: best?.title ?? noun,
    quiz: {
      question: `Which ${noun} ${mostOf(column)}?`,
      hint: collection.title,
      answers: rows.map((row) => answer(row.title, row.subtitle)),
      explanation: `${best?.title ?? ''}: ${best?.cells[at] ?? ''}`,
    },
  };
}

/** A trade that teaches is not asked about its own lessons. */
const ABOUT_LEARNING = /^(?:quiz|lesson|course|flash ?card|question)$/;

/** How people ask for the most of something. */
const mostOf = (column: string): string =>
  MOST.find(([words]) => words.test(column))?.[1] ??
  (/[^s]s$/.test(column) ? `has the most ${column.toLowerCase()}` : `has the highest ${column.toLowerCase()}`);
const MOST: readonly (readonly [RegExp, string])[] = [
  [/^(?:length|distance|long)/i, 'is the longest'],
  [/^(?:time|takes|duration|lasts)/i, 'takes longest'],
  [/price|cost|fare|a night/i, 'costs the most'],
  [/weight/i, 'is the heaviest'],
  [/^size/i, 'is the largest'],
  [/age|born/i, 'is the oldest'],
  [/rating|score/i, 'is rated highest'],
];

/** Four different numbers of one kind, so that one of them is the highest. */
function isCounted({ rows }: CollectionKnowledge, at: number): boolean {
  const cells = rows.slice(0, ANSWERS).map((row) => row.cells[at] ?? '');
  const numbers = cells.map(numberIn);
  const units = new Set(cells.map((cell) => cell.replaceAll(/[\d.,\s]/g, '')));
  return (
    rows.length >= ANSWERS &&
    numbers.every((value) => value !== undefined) &&
    new Set(numbers).size === ANSWERS &&
    units.size === 1
  );
}

function matching(collection: CollectionKnowledge | undefined, at: number, label: string): Known {
  const rows = collection?.rows.slice(0, ANSWERS) ?? [];
  const row = rows[Math.min(at, rows.length - 1)];
  const column = collection?.columns[1]?.label ?? '';
  const told = row?.cells[1] ?? '';
  return {
    about: row?.title ?? label,
    quiz: {
      question: `${column}: ${told}. Which ${collection?.words[0] ?? 'one'} is it?`,
      ...(collection === undefined ? {} : { hint: collection.title }),
      answers: rows.map((one) => answer(one.title, undefined)),
      explanation: `${row?.title ?? ''}, ${told}`,
    },
  };
}

const answer = (label: string, note: string | undefined): Quiz['answers'][number] => ({
  label,
  ...(note === undefined ? {} : { note }),
  state: 'open',
});

/** The two sides of a card that the prompt gives. */
function givenCard(want: Want | undefined): Known | undefined {
  const [front, back] = want?.texts ?? [];
  if (front === undefined || back === undefined) return undefined;
  return { about: front, quiz: { question: front, answers: [], explanation: back } };
}

/** A word and its meaning where the trade teaches words, else a question that people ask and its answer. */
function cardOf({ domain }: WriteContext): Known {
  const words = domain.collections.find((collection) =>
    collection.words.some((word) => /word|vocabulary|card|term/.test(word)),
  );
  const row = words?.rows[0];
  const [question] = domain.questions;
  const front = row?.title ?? question?.question ?? domain.label;
  return {
    about: front,
    quiz: {
      question: front,
      ...(row?.cells[2] === undefined ? {} : { hint: `${words?.columns[2]?.label ?? ''} ${row.cells[2]}` }),
      answers: [],
      explanation: row?.cells[1] ?? question?.answer ?? '',
    },
  };
}
