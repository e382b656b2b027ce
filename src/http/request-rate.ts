import { AppError } from '../domain/app-error.ts';

interface Bucket {
  tokens: number;
  filledMs: number;
}

/** Buckets kept at most; the fullest are the least interesting and go first. */
const BUCKETS_KEPT = 10_000;

export interface RequestRate {
  /** Counts one request of `who`. Throws RESOURCE_EXHAUSTED above the limit. */
  take(who: string): void;
}

/**
 * A token bucket for each caller: `perMinute` requests a minute, as many at once; infinite: no bucket at all. By a clock that
 * nobody sets: one that is set back would refuse everybody until it is there again.
 */
export function createRequestRate(perMinute: number, nowMs: () => number = () => performance.now()): RequestRate {
  if (perMinute === Number.POSITIVE_INFINITY) return { take: () => undefined };
  const buckets = new Map<string, Bucket>();
  return {
    take(who) {
      const now = nowMs();
      const bucket = buckets.get(who) ?? { tokens: perMinute, filledMs: now };
      const refilled = Math.min(perMinute, bucket.tokens + ((now - bucket.filledMs) / 60_000) * perMinute);
      if (refilled < 1) {
        throw new AppError('RESOURCE_EXHAUSTED', `more than ${perMinute} requests in a minute`, {
          hint: 'Wait a few seconds and call again.',
        });
      }
      buckets.delete(who);
      buckets.set(who, { tokens: refilled - 1, filledMs: now });
      const [oldest] = buckets.keys();
      if (buckets.size > BUCKETS_KEPT && oldest !== undefined) buckets.delete(oldest);
    },
  };
}
