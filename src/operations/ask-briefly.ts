import { setTimeout as delay } from 'node:timers/promises';

/** Whoever wants to know how the service is gives up after ten seconds or so; what says nothing for so long is away. */
const PATIENCE_MS = 3_000;

/** The answer; undefined where it failed or has not come within three seconds. */
export async function askBriefly<T>(asked: Promise<T>): Promise<T | undefined> {
  const patience = new AbortController();
  try {
    return await Promise.race([
      asked.catch(() => undefined),
      delay(PATIENCE_MS, undefined, { signal: patience.signal, ref: false }),
    ]);
  } finally {
    patience.abort();
  }
}
