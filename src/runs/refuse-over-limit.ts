import { AppError } from '../domain/app-error.ts';
import type { UserId } from '../domain/brand.ts';
import type { Limits } from '../domain/limits.ts';
import type { Transaction } from '../store/store.ts';

interface OverLimitOptions {
  limits: Pick<Limits, 'runsQueued' | 'runsPerDay'>;
  nowMs: number;
  /** False: the run would have to wait in the queue. */
  hasRoom: boolean;
}

/** Throws RESOURCE_EXHAUSTED where a new run of that user would be over a limit, and names the limit and when it ends. */
export async function refuseOverLimit(
  { runs }: Transaction,
  userId: UserId,
  { limits: { runsQueued, runsPerDay }, nowMs, hasRoom }: OverLimitOptions,
): Promise<void> {
  if (runsPerDay !== Number.POSITIVE_INFINITY) {
    const dayStart = nowMs - (nowMs % DAY_MS);
    if ((await runs.countSince(userId, dayStart)) >= runsPerDay) {
      const end = new Date(dayStart + DAY_MS).toISOString().slice(0, 16).replace('T', ' ');
      throw new AppError(
        'RESOURCE_EXHAUSTED',
        `${runsPerDay} runs were asked for today, which is the limit of a user`,
        {
          hint: `The next day begins at ${end} UTC.`,
        },
      );
    }
  }
  if (hasRoom || (await runs.countQueued(userId)) < runsQueued) return;
  throw new AppError('RESOURCE_EXHAUSTED', `${runsQueued} runs are queued already, which is the limit`, {
    hint: 'Wait until some of them are done, then try again.',
  });
}

const DAY_MS = 86_400_000;
