import { setTimeout as delay } from 'node:timers/promises';
import { isLocked, toStoreError } from './sqlite-error.ts';

const PATIENCE_MS = 5000;
const RETRY_MS = 5;

/**
 * Runs a statement as soon as no other process locks it out, and throws UNAVAILABLE after 5 s. SQLite's own busy
 * timeout would wait too, but it blocks the whole process meanwhile.
 */
export async function whenUnlocked<T>(statement: () => T): Promise<T> {
  const end = performance.now() + PATIENCE_MS;
  for (;;) {
    try {
      return statement();
    } catch (error) {
      if (!isLocked(error) || performance.now() > end) throw toStoreError(error);
    }
    await delay(RETRY_MS);
  }
}
