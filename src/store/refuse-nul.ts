import { AppError } from '../domain/app-error.ts';

/**
 * Postgres holds no NUL character in a text, and SQLite is not asked to, so that everything can move from one to the
 * other. Throws INVALID_ARGUMENT, for what is looked for as for what is written: escapes and encodings bring such texts
 * past whoever reads arguments.
 */
export function refuseNul(parameters: readonly unknown[]): void {
  if (!parameters.some((value) => typeof value === 'string' && value.includes('\u0000'))) return;
  throw new AppError('INVALID_ARGUMENT', 'a text holds a NUL character', { hint: 'Send it without, then try again.' });
}
