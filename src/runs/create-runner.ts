import { AppError } from '../domain/app-error.ts';
import type { RunId } from '../domain/brand.ts';
import type { Limits } from '../domain/limits.ts';
import { isFinished } from '../store/run.ts';
import type { Run } from '../store/run.ts';
import type { Lease, Store } from '../store/store.ts';
import { createFairQueue } from './fair-queue.ts';
import { toFingerprint } from './fingerprint.ts';
import { createLeaseOwner } from './lease-owner.ts';
import { createLeaseWatch } from './lease-watch.ts';
import { createLiveRun } from './live-run.ts';
import type { LiveRun } from './live-run.ts';
import { recoverRuns } from './recover-runs.ts';
import { refuseOverLimit } from './refuse-over-limit.ts';
import type { RunHandler } from './run-handler.ts';
import type { EnqueuedRun, Runner, RunnerLog, RunRequest } from './runner.ts';
import { waitForRun } from './wait-for-run.ts';
import { createWorker } from './worker.ts';

export interface RunnerOptions {
  store: Store;
  /** By kind of run. */
  handlers: Readonly<Record<string, RunHandler>>;
  /** Runs at once over all users; 0 leaves all work to other processes on the store. */
  concurrency: number;
  limits: Pick<Limits, 'runsAtOncePerUser' | 'runsQueued' | 'runsPerDay'>;
  log: RunnerLog;
  now?: () => number;
  timing?: Partial<RunnerTiming>;
}

export interface RunnerTiming {
  /** A worker that gave no sign for so long has lost its runs; it gives one three times as often. */
  leaseMs: number;
  /** How often what running work says is stored, for whoever waits at another process, and whether it was cancelled there is looked at. */
  sayMs: number;
  /** How often the queue that all processes share is looked at, where anything was written. */
  queueMs: number;
  /** How often runs of other processes are looked at; with `leaseMs` it bounds the time to recovery. */
  recoverMs: number;
  /** What `close` gives running work to end. */
  drainMs: number;
  /** Longest time that one attempt may take. */
  runMs: number;
}

const DEFAULT_TIMING: RunnerTiming = {
  leaseMs: 15_000,
  sayMs: 1_000,
  queueMs: 100,
  recoverMs: 5_000,
  drainMs: 9_000,
  runMs: 15 * 60_000,
};

/**
 * Builds the runner of this process; several processes may run on one store. A run costs two commits when there is
 * room for it at once (stored with its lease, ended), three when it waits in the queue.
 */
export function createRunner({
  store,
  handlers,
  concurrency,
  limits,
  log,
  now = Date.now,
  timing,
}: RunnerOptions): Runner {
  const { leaseMs, sayMs, queueMs, recoverMs, drainMs, runMs } = { ...DEFAULT_TIMING, ...timing };
  const owner = createLeaseOwner();
  const watch = createLeaseWatch({ leaseMs, now });
  const worker = createWorker({ store, handlers, owner, log, runMs });
  const queue = createFairQueue({ total: concurrency, perUser: limits.runsAtOncePerUser });
  const lives = new Map<RunId, LiveRun>();
  const working = new Set<Promise<void>>();
  const closed = new AbortController();
  const timers: NodeJS.Timeout[] = [];
  let isClosing = false;

  const newLease = (): Lease => ({ owner, untilTime: now() + leaseMs });

  /** Keeps hold of work in the background, so that `close` can wait for it. */
  const keep = (work: Promise<void>): void => {
    working.add(work);
    void work.finally(() => working.delete(work));
  };

  const leave = (live: LiveRun, ended: Run | undefined): void => {
    if (lives.get(live.run.id) === live) lives.delete(live.run.id);
    live.leave(ended);
  };

  /** The room in the queue is taken already. */
  const work = async (live: LiveRun): Promise<void> => {
    if (isClosing) live.stop('closing', stopping());
    const ended = await worker.work(live);
    queue.release(live.run.userId);
    leave(live, ended);
    startWaiting();
  };

  const claimAndWork = async (live: LiveRun): Promise<void> => {
    const claimed = await store.runs.claim(live.run.id, newLease()).catch((error: unknown) => {
      log.warn({ runId: live.run.id, err: error }, 'a queued run could not be started; it is tried again');
      return undefined;
    });
    if (claimed !== undefined) {
      live.run = claimed;
      return work(live);
    }
    queue.release(live.run.userId);
    leave(live, undefined);
    startWaiting();
  };

  const startWaiting = (): void => {
    const takeNext = () => (isClosing ? undefined : queue.takeNext());
    for (let next = takeNext(); next !== undefined; next = takeNext()) {
      const live = lives.get(next.runId);
      if (live === undefined) queue.release(next.userId);
      else keep(claimAndWork(live));
    }
  };

  const waitInQueue = (live: LiveRun): void => {
    if (lives.has(live.run.id) || concurrency === 0) return;
    lives.set(live.run.id, live);
    queue.push(live.run.userId, live.run.id);
  };

  const enqueue = async ({ kind, projectId, userId, input, prepare }: RunRequest): Promise<EnqueuedRun> => {
    if (handlers[kind] === undefined) throw new Error(`no handler does runs of the kind ${kind}`);
    const fingerprint = toFingerprint({ kind, projectId, userId, input });
    const hasRoom = queue.tryStart(userId);
    let stored: { run: Run; joined: boolean } | undefined;
    try {
      stored = await store.transaction(async (transaction) => {
        const unfinished = await transaction.runs.findUnfinished(fingerprint);
        if (unfinished !== undefined) return { run: unfinished, joined: true };
        await refuseOverLimit(transaction, userId, { limits, nowMs: now(), hasRoom });
        const plan = (await prepare?.(transaction)) ?? null;
        const request = { id: transaction.ids.run(), kind, projectId, userId, fingerprint, input, plan };
        const run = await transaction.runs.insert({ ...request, ...(hasRoom && { lease: newLease() }) });
        return { run, joined: false };
      });
    } finally {
      if (hasRoom && (stored === undefined || stored.joined)) queue.release(userId);
    }
    const { run, joined } = stored;
    if (!joined) {
      const live = createLiveRun(run, [], now);
      if (hasRoom) {
        lives.set(run.id, live);
        keep(work(live));
      } else {
        live.say('Waiting until other work is done');
        waitInQueue(live);
      }
    }
    startWaiting();
    return { runId: run.id, joined, plan: run.plan };
  };

  /** Takes up what others queued, and lets go what others took. */
  const followQueue = async (): Promise<void> => {
    const queued = await store.runs.listQueued();
    const ids = new Set(queued.map(({ id }) => id));
    for (const run of queued) {
      if (!lives.has(run.id)) waitInQueue(createLiveRun(run, await store.runs.listEvents(run.id), now));
    }
    for (const live of lives.values()) {
      // Whoever waits for it asks the store from now on; one that was queued only just is found again at the next look.
      if (!ids.has(live.run.id) && queue.remove(live.run.id)) leave(live, undefined);
    }
    startWaiting();
  };

  let seenRevision = 0;
  const followChangedQueue = async (): Promise<void> => {
    if (concurrency === 0) return;
    const revision = await store.revision();
    if (revision === seenRevision) return;
    seenRevision = revision;
    await followQueue();
  };

  const recover = async (): Promise<void> => {
    await recoverRuns({ store, worker, log, watch, isLive: (run) => lives.has(run.id) });
    await followQueue();
  };

  const renewLeases = async (): Promise<void> => {
    const running = [...lives.values()].filter((live) => live.run.state === 'RUNNING');
    if (running.length === 0) return;
    const said = running.map((live) => ({ live, events: live.unsaved() }));
    const held = await store.transaction(async (transaction) => {
      const ids = running.map((live) => live.run.id);
      const renewed = new Set(await transaction.runs.renew(owner, ids, newLease().untilTime));
      for (const { live, events } of said) {
        if (renewed.has(live.run.id)) await transaction.runs.appendEvents(live.run.id, events);
      }
      return renewed;
    });
    for (const { live, events } of said) {
      if (held.has(live.run.id)) live.markSaved(events);
      else live.stop('lost', new AppError('CANCELLED', 'the run is over or was taken by another worker'));
    }
  };

  const every = (intervalMs: number, task: () => Promise<void>, failure: string): void => {
    let isBusy = false;
    const timer = setInterval(() => {
      if (isBusy) return;
      isBusy = true;
      task()
        .catch((error: unknown) => log.warn({ err: error }, failure))
        .finally(() => (isBusy = false));
    }, intervalMs);
    timers.push(timer.unref());
  };

  return {
    async start() {
      await recover();
      every(recoverMs, recover, 'interrupted runs could not be looked for; it is tried again');
      every(queueMs, followChangedQueue, 'the queue could not be looked at; it is tried again');
      every(Math.min(leaseMs / 3, sayMs), renewLeases, 'leases could not be renewed; it is tried again');
    },

    async enqueue(request) {
      if (isClosing) throw stopping();
      const enqueued = enqueue(request);
      keep(enqueued.then(ignore, ignore));
      return enqueued;
    },

    wait: (runId, options = {}) =>
      waitForRun({ store, findLive: (id) => lives.get(id), closed: closed.signal }, runId, options),

    async cancel(runId, userId) {
      const run = await store.runs.findById(runId);
      if (run?.userId !== userId) throw new AppError('NOT_FOUND', `run not found: ${runId}`);
      if (isFinished(run)) return run;
      const live = lives.get(runId);
      const error = { code: 'CANCELLED', message: 'the work was cancelled' } as const;
      const ended = await worker.endUnfinished(run, { state: 'CANCELLED', error, live });
      if (ended === undefined) return (await store.runs.findById(runId)) ?? run;
      queue.remove(runId);
      live?.stop('cancelled', new AppError(error.code, error.message));
      if (live) leave(live, ended);
      return ended;
    },

    async close() {
      isClosing = true;
      await Promise.race([allDone(working), after(drainMs)]);
      for (const live of lives.values()) live.stop('closing', stopping());
      await allDone(working);
      for (const timer of timers) clearInterval(timer);
      closed.abort();
      for (const live of lives.values()) leave(live, undefined);
    },
  };
}

const stopping = (): AppError =>
  new AppError('UNAVAILABLE', 'the service is stopping', { hint: 'Try again in a few seconds.' });

const ignore = (): void => {};

/** Work may start other work as it ends. */
async function allDone(working: ReadonlySet<Promise<void>>): Promise<void> {
  while (working.size > 0) await Promise.all(working);
}

const after = (delayMs: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, delayMs).unref();
  });
