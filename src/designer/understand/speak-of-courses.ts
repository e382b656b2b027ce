import type { DomainKnowledge } from '../knowledge/domain-knowledge.ts';
import { capitalize } from './word-forms.ts';

const TAUGHT =
  /\b(?:course|class|classes|bootcamp|masterclass|workshop|lessons?|academy|school)\s(?:that teaches|teaching|on|about|in|for learning|for|to learn)\s(?:how to\s)?([\p{L}' -]{3,32}?)(?=\s(?:with|to|for|that|and|including)\b|[.,:;—]|$)/iu;
const BEFORE = /\b(?:an?|the|online|my|our)\s([\p{L}' -]{3,28}?)\s(?:course|bootcamp|masterclass|academy)\b/iu;
/** "Online course page: learn watercolour in six weeks". */
const LEARN =
  /\b(?:course|class|bootcamp|masterclass|academy)\b[^.]{0,30}?[:,—–]\s*learn (?:how to |to )?([\p{L}' -]{3,32}?)(?=\s(?:in|with|for|from|at|and)\b|[.,:;—]|$)/iu;
/** "Course page: introduction to beekeeping". */
const INTRODUCED =
  /\b(?:course|class|workshop|bootcamp|masterclass)\b[^.]{0,40}?(?:[:—–]\s*(?:an? )?(?:introduction to |intro to |basics of |foundations of |beginners?'? (?:guide to )?)?|,\s*(?:an? )?(?:introduction to |intro to |basics of |foundations of ))\s*([\p{L}' -]{3,32}?)(?=\s(?:in|with|for|from|at|and)\b|[.,:;—]|$)/iu;
const SAYS_NOTHING =
  /^(?:online|video|new|free|beginners?|kids|children|students?|everyone|learning|education\w*|digital|simple|modern|self-paced|language|golf|main|crash|first|full|short|e-?learning|\w+ing page|landing page|.*\b(?:page|platform|app|lms|dashboard|catalog)\b.*)$/i;

/** What a course teaches, where the prompt says so: "watercolor painting". */
export function taughtThing(text: string): string | undefined {
  const opening = text.slice(0, OPENING_CHARACTERS);
  return [TAUGHT, LEARN, INTRODUCED, BEFORE]
    .map((pattern) =>
      pattern
        .exec(opening)?.[1]
        ?.trim()
        .replace(/^online /i, ''),
    )
    .find((one) => one !== undefined && !SAYS_NOTHING.test(one))
    ?.toLowerCase();
}

const OPENING_CHARACTERS = 160;

type CourseWords = Pick<DomainKnowledge, 'promises' | 'points' | 'steps' | 'questions' | 'plans'>;

/** What a course says of itself, whatever it teaches. */
export function speakOfCourse(topic: string): CourseWords {
  const name = capitalize(topic);
  return {
    promises: [
      {
        eyebrow: 'Six weeks, at your own hours',
        title: `${name}, one evening at a time`,
        accent: 'one evening at a time',
        body: 'Short lessons, something to do after each of them, and a person who looks at what you made and tells you what to try next.',
        action: { label: 'Enrol', icon: 'graduation-cap' },
        secondary: { label: 'See the first lesson' },
      },
      {
        words: ['trial lesson', 'free lesson'],
        title: 'Begin with the first lesson',
        body: 'It is open to everybody and takes twenty minutes. Then you know if the rest is for you.',
        action: { label: 'Watch it now', icon: 'play' },
        secondary: { label: 'Ask a question' },
      },
    ],
    points: [
      { icon: 'hand', title: 'Made by hand', body: `You do ${topic} from the first evening on, not only watch it.` },
      {
        icon: 'message-circle',
        title: 'Somebody looks',
        body: 'Every week you send in one thing and get an answer in words, from the person who teaches.',
      },
      {
        icon: 'calendar-days',
        title: 'Your own hours',
        body: 'Lessons stay open. Miss a week, and the next one waits.',
      },
      {
        icon: 'users',
        title: 'A small group',
        body: 'Twenty people who began on the same day, and a table where you can show what went wrong.',
      },
      { icon: 'infinity', title: 'Yours to keep', body: 'Come back to every lesson for as long as you like.' },
    ],
    steps: [
      { title: 'Begin', body: `What you need and what you do not; a first try at ${topic}.` },
      { title: 'See', body: 'Learn to look at what is there before you change it.' },
      { title: 'Practise', body: 'Five small exercises, ten minutes each.' },
      { title: 'Go wrong', body: 'The usual mistakes, on purpose, and how to get out of them.' },
      { title: 'Make', body: 'A piece of your own, with help where you ask for it.' },
      { title: 'Show', body: 'Put it on the table, hear what others see, and decide what comes next.' },
    ],
    questions: [
      {
        question: 'Do I need to know anything?',
        answer: 'No. The first two weeks begin with nothing, and nobody minds the question you nearly did not ask.',
      },
      {
        question: 'How much time does it take?',
        answer: 'About two hours a week: one for the lesson, one for your own work.',
      },
      {
        question: 'What if I fall behind?',
        answer: 'Lessons stay open. You can also move to the next group once, for nothing.',
      },
      { question: 'Can I get my money back?', answer: 'Within two weeks, without a reason.' },
    ],
    plans: [
      {
        name: 'On your own',
        price: 90,
        per: 'once',
        body: 'All lessons, no deadline',
        includes: ['All lessons, for good', 'Exercises to print', 'The group’s table'],
      },
      {
        name: 'With answers',
        price: 180,
        per: 'once',
        body: 'Somebody looks at your work',
        includes: ['Everything in On your own', 'An answer each week', 'Two live evenings'],
        best: true,
      },
    ],
  };
}
