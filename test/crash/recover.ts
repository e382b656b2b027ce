import type { Blobs } from '../../src/blobs/blobs.ts';
import { DEFAULT_LIMITS } from '../../src/domain/limits.ts';
import { createRunner } from '../../src/runs/create-runner.ts';
import { openStore, type StoreOptions } from '../../src/store/open-store.ts';
import { createDrawHandler } from './draw-screens.ts';

/** What security.md gives a restart. */
export const RECOVERY_MS = 30_000;

/** Starts as the service does and waits until nothing is left to do, or `RECOVERY_MS`; answers how long that took. */
export async function recover(options: StoreOptions, blobs: Blobs): Promise<number> {
  const begin = performance.now();
  const store = await openStore(options);
  const ignore = (): void => {};
  const runner = createRunner({
    store,
    handlers: { draw: createDrawHandler(blobs) },
    concurrency: 3,
    limits: DEFAULT_LIMITS,
    log: { info: ignore, warn: ignore, error: ignore },
  });
  await runner.start();
  const unfinished = [...(await store.runs.listQueued()), ...(await store.runs.listRunning()).map(({ run }) => run)];
  await Promise.all(unfinished.map(({ id }) => runner.wait(id, { timeoutMs: RECOVERY_MS })));
  const recoveryMs = performance.now() - begin;
  await runner.close();
  await store.close();
  return recoveryMs;
}
