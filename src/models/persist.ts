import { setTimeout as delay } from 'node:timers/promises';
import type { AppError } from '../domain/app-error.ts';
import type { DesignContext } from '../domain/designer.ts';
import { judgeFailure } from './model-error.ts';
import type { Waits } from './waits.ts';

/**
 * Tries again where that helps, after a wait; `attempt` is told why the one before it failed. Throws AppError in words of
 * our own, or the signal's reason.
 */
export async function persist<T>(
  { retryMs, longestRetryMs }: Waits,
  { signal, progress }: Pick<DesignContext, 'signal' | 'progress'>,
  attempt: (failed?: AppError) => Promise<T>,
): Promise<T> {
  // A page that was cut off and gone on with has not used up the attempts of one that breaks off.
  const failures = new Map<string, number>();
  let failed: AppError | undefined;
  for (;;) {
    try {
      return await attempt(failed);
    } catch (cause) {
      signal.throwIfAborted();
      const { error, retries, told, next = 'trying again', retryAfterMs } = judgeFailure(cause);
      const before = failures.get(told) ?? 0;
      const waitMs = retryAfterMs ?? retryMs * 2 ** before;
      if (before >= retries || waitMs > longestRetryMs) throw error;
      failures.set(told, before + 1);
      failed = error;
      progress(`${told}; ${next}`);
      await delay(waitMs, undefined, { signal }).catch(() => signal.throwIfAborted());
    }
  }
}
