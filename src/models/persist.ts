import { setTimeout as delay } from 'node:timers/promises';
import type { DesignContext } from '../domain/designer.ts';
import { judgeFailure } from './model-error.ts';
import type { Waits } from './waits.ts';

/** Tries again where that helps, from the start, after a wait. Throws AppError in words of our own, or the signal's reason. */
export async function persist<T>(
  { retryMs, longestRetryMs }: Waits,
  { signal, progress }: Pick<DesignContext, 'signal' | 'progress'>,
  attempt: () => Promise<T>,
): Promise<T> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await attempt();
    } catch (cause) {
      signal.throwIfAborted();
      const { error, retries, told, retryAfterMs } = judgeFailure(cause);
      const waitMs = retryAfterMs ?? retryMs * 2 ** failures;
      if (failures >= retries || waitMs > longestRetryMs) throw error;
      progress(`${told}; trying again`);
      await delay(waitMs, undefined, { signal }).catch(() => signal.throwIfAborted());
    }
  }
}
