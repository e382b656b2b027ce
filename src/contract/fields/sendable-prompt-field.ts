import { z } from 'zod';
import { readFences, SENT_LANGUAGES } from '../../domain/fence.ts';
import type { Limits } from '../../domain/limits.ts';
import { expected } from './expected.ts';

/** A prompt whose fences may hold pages, plans or operations: those have a bound of their own. */
export function sendablePromptField(
  { promptCharacters, sentCharacters }: Pick<Limits, 'promptCharacters' | 'sentCharacters'>,
  description: string,
) {
  const most = promptCharacters + sentCharacters;
  const error = expected(
    `a text of 1 to ${promptCharacters} characters, and at most ${sentCharacters} in html and json fences`,
  );
  return z
    .string({ error })
    .trim()
    .min(1, { error })
    .max(most, { error })
    .refine(
      (prompt) => {
        if (prompt.length <= promptCharacters) return true;
        const { words, fences } = readFences(prompt, SENT_LANGUAGES);
        const sent = fences.reduce((sum, { text }) => sum + text.length, 0);
        return words.length <= promptCharacters && sent <= sentCharacters;
      },
      { error },
    )
    .meta({ description });
}
