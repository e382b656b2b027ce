import type { AppError } from '../domain/app-error.ts';
import { withoutThoughts } from '../answers/read-json.ts';
import type { Question } from './ask-model.ts';
import { UnusableAnswer } from './model-error.ts';

const LONGEST_DETAIL = 800;

/** A question that is asked again, with what was wrong with the last answer. */
export function tellFailure(question: Question, failed: AppError | undefined): Question {
  if (!(failed instanceof UnusableAnswer)) return question;
  const { message, detail } = failed;
  const why = detail === '' ? message : detail.slice(0, LONGEST_DETAIL);
  return {
    ...question,
    prompt: `${question.prompt}\n\nYour last answer could not be used: ${why}\nAnswer again, whole and as asked.`,
  };
}

/** A question whose answer was cut off: only what is missing of it is asked for. */
export const tellToGoOn = (question: Question, kept: string): Question => ({
  ...question,
  prompt: `${question.prompt}\n\nYour answer was cut off. Answer now only what is missing, from the character after the last one on; repeat nothing, and add no word or fence around it. This much is kept:\n\n${kept}`,
});

/** Markup as far as its last whole tag, where it has begun. */
export function keepMarkup(text: string): string {
  const own = withoutThoughts(text);
  return /<[a-z]/i.test(own) && !/^\s*<think/i.test(own) ? own.slice(0, own.lastIndexOf('>') + 1) : '';
}

/** A JSON object as far as it has come. */
export function keepObject(text: string): string {
  const own = withoutThoughts(text);
  const start = own.indexOf('{');
  return start < 0 || /^\s*<think/i.test(own) ? '' : own.slice(start);
}

/** Letters that tell a beginning anew, and a seam that was said twice. */
const TELLING = 12;
const LONGEST_SEAM = 400;

/** What was kept with what came after it; an answer that begins anew counts by itself once it is longer. */
export function joinAnswers(kept: string, next: string): string {
  if (kept === '') return next;
  const more = withoutThoughts(next).replace(/^\s*```\w*\s*\n/, '');
  if (more.trimStart().startsWith(kept.trimStart().slice(0, TELLING))) return more.length > kept.length ? more : kept;
  for (let length = Math.min(LONGEST_SEAM, more.length); length >= TELLING; length -= 1) {
    if (kept.endsWith(more.slice(0, length))) return kept + more.slice(length);
  }
  return kept + more;
}
