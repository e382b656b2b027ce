import type { Run, RunEvent } from '../store/run.ts';

/** Why a run stops before its work is done. */
export type StopReason = 'cancelled' | 'overdue' | 'lost' | 'closing';

/** A run that this process has queued or works on. */
export interface LiveRun {
  /** As last stored. */
  run: Run;
  readonly signal: AbortSignal;
  readonly stopReason: StopReason | undefined;
  stop(reason: StopReason, error: Error): void;
  say(message: string, fraction?: number): void;
  /** Calls `listener` with what was said after `afterSeq`, then with what will be; answers how to stop that. */
  follow(listener: (event: RunEvent) => void, afterSeq: number): () => void;
  /** What was said and is not stored yet. */
  unsaved(): RunEvent[];
  markSaved(events: readonly RunEvent[]): void;
  /** Resolves when this process is done with the run: ended, or left to another. Never rejects. */
  readonly left: Promise<void>;
  leave(run: Run | undefined): void;
}

/** A handler that talks without end must not fill the memory or the table; the last words matter most. */
const KEPT_EVENTS = 100;

export function createLiveRun(run: Run, saved: readonly RunEvent[], now: () => number): LiveRun {
  const controller = new AbortController();
  const listeners = new Set<(event: RunEvent) => void>();
  const { promise: left, resolve } = Promise.withResolvers<void>();
  const events: RunEvent[] = saved.slice(-KEPT_EVENTS);
  let lastSeq = saved.at(-1)?.seq ?? 0;
  let savedSeq = lastSeq;
  let stopReason: StopReason | undefined;

  const live: LiveRun = {
    run,
    signal: controller.signal,
    get stopReason() {
      return stopReason;
    },
    left,

    stop(reason, error) {
      stopReason ??= reason;
      controller.abort(error);
    },

    say(message, fraction) {
      if (stopReason !== undefined) return;
      lastSeq += 1;
      const event = { seq: lastSeq, time: now(), message, ...(fraction !== undefined && { fraction }) };
      events.push(event);
      if (events.length > KEPT_EVENTS) events.shift();
      for (const listener of listeners) listener(event);
    },

    follow(listener, afterSeq) {
      for (const event of events.filter(({ seq }) => seq > afterSeq)) listener(event);
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    unsaved: () => events.filter(({ seq }) => seq > savedSeq),
    markSaved(stored) {
      savedSeq = stored.at(-1)?.seq ?? savedSeq;
    },

    leave(ended) {
      if (ended !== undefined) live.run = ended;
      resolve();
    },
  };
  return live;
}
