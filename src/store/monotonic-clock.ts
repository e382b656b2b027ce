/**
 * A clock that never gives the same millisecond twice and never goes back, so that ordering by time is ordering
 * by event within one process, also across a jump of the machine's clock.
 */
export function createMonotonicClock(now: () => number = Date.now): () => number {
  let last = 0;
  return () => {
    last = Math.max(last + 1, now());
    return last;
  };
}
