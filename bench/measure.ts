/** Times of many runs, milliseconds. */
export interface Times {
  median: number;
  p95: number;
}

/** Runs `work` `warmUp` times uncounted, then `runs` times, one after the other. */
export async function measure(
  work: (run: number) => Promise<unknown>,
  { runs, warmUp }: { runs: number; warmUp: number },
): Promise<Times> {
  for (let run = 0; run < warmUp; run += 1) await work(-1 - run);
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const start = performance.now();
    await work(run);
    times.push(performance.now() - start);
  }
  return toTimes(times);
}

export function toTimes(times: readonly number[]): Times {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return { median: at(0.5), p95: at(0.95) };
}

export const ms = (time: number): string => `${time.toFixed(time < 10 ? 2 : 0)} ms`;
