import { z } from 'zod';
import { expected } from './expected.ts';

/** A text that says something: surrounding white space does not count. */
export function textField(maxCharacters: number, description: string) {
  const error = expected(`a text of 1 to ${maxCharacters} characters`);
  return z.string({ error }).trim().min(1, { error }).max(maxCharacters, { error }).meta({ description });
}

/** A text that may be empty, which means the same as absent. */
export function optionalTextField(maxCharacters: number, description: string) {
  const error = expected(`a text of at most ${maxCharacters} characters`);
  return z
    .string({ error })
    .trim()
    .max(maxCharacters, { error })
    .transform((text) => (text === '' ? undefined : text))
    .optional()
    .meta({ description });
}
