import { AppError } from '../domain/app-error.ts';
import type { RunId } from '../domain/brand.ts';
import { isFinished } from '../store/run.ts';
import type { Run } from '../store/run.ts';
import type { Store } from '../store/store.ts';
import type { LiveRun } from './live-run.ts';
import type { WaitOptions } from './runner.ts';

/** A run of another process gives no sign of itself; only while somebody waits for one is the store asked. */
const POLL_MS = 400;

export interface WaitSources {
  store: Store;
  findLive(runId: RunId): LiveRun | undefined;
  /** Aborted when the service stops. */
  closed: AbortSignal;
}

/** See `Runner.wait`. */
export async function waitForRun(
  { store, findLive, closed }: WaitSources,
  runId: RunId,
  { signal, timeoutMs, onProgress }: WaitOptions,
): Promise<Run> {
  using end = openEnd([closed, ...(signal ? [signal] : [])], timeoutMs);
  let seenSeq = 0;
  const tell = (event: Parameters<NonNullable<WaitOptions['onProgress']>>[0]): void => {
    seenSeq = event.seq;
    onProgress?.(event);
  };
  for (;;) {
    const live = findLive(runId);
    if (live === undefined) {
      const run = await store.runs.findById(runId);
      if (run === undefined) throw new AppError('NOT_FOUND', `run not found: ${runId}`);
      if (onProgress) (await store.runs.listEvents(runId, seenSeq)).forEach(tell);
      if (isFinished(run) || end.reached) return run;
      await end.orAfter(POLL_MS);
    } else {
      const unfollow = live.follow(tell, seenSeq);
      await Promise.race([live.left, end.promise]);
      unfollow();
      if (isFinished(live.run) || end.reached) return live.run;
    }
  }
}

interface End extends Disposable {
  readonly reached: boolean;
  readonly promise: Promise<void>;
  /** Resolves at the end, or after that time if it is sooner. */
  orAfter(delayMs: number): Promise<void>;
}

/** The end of somebody's patience: when any signal aborts or the time is over. */
function openEnd(signals: readonly AbortSignal[], timeoutMs: number | undefined): End {
  const { promise, resolve } = Promise.withResolvers<void>();
  let reached = false;
  const reach = (): void => {
    reached = true;
    resolve();
  };
  for (const signal of signals) {
    if (signal.aborted) reach();
    signal.addEventListener('abort', reach);
  }
  const timer = timeoutMs === undefined ? undefined : setTimeout(reach, timeoutMs);
  return {
    promise,
    get reached() {
      return reached;
    },
    async orAfter(delayMs) {
      const delay = Promise.withResolvers<void>();
      const delayTimer = setTimeout(delay.resolve, delayMs);
      await Promise.race([promise, delay.promise]);
      clearTimeout(delayTimer);
    },
    [Symbol.dispose]() {
      clearTimeout(timer);
      for (const signal of signals) signal.removeEventListener('abort', reach);
    },
  };
}
