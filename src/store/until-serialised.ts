import { setTimeout as delay } from 'node:timers/promises';
import { AppError } from '../domain/app-error.ts';
import { isConflict } from './postgres-error.ts';

const PATIENCE_MS = 20_000;
const LONGEST_PAUSE_MS = 200;

/**
 * Runs a transaction until no other one came in between, and throws UNAVAILABLE after 20 s of that. An error that
 * would come again alone, such as a row that is there already, is thrown as it is after a few times. `inLine` is the same
 * work where fewer come in between, for who was not let through at first.
 */
export async function untilSerialised<T>(work: () => Promise<T>, inLine = work): Promise<T> {
  const end = performance.now() + PATIENCE_MS;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await (attempt > FREE_ATTEMPTS ? inLine() : work());
    } catch (error) {
      if (!isConflict(error) || (isDuplicate(error) && attempt > MOST_DUPLICATES)) throw error;
      if (performance.now() > end) {
        throw new AppError('UNAVAILABLE', 'the database is too busy with other writes', {
          hint: 'Try again in a few seconds.',
          cause: error,
        });
      }
    }
    // By chance, so that two that were in each other's way do not meet again.
    await delay(Math.random() * Math.min(LONGEST_PAUSE_MS, 2 ** attempt));
  }
}

const MOST_DUPLICATES = 3;
const FREE_ATTEMPTS = 2;

const isDuplicate = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === '23505';
