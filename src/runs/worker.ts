import { randomBytes } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { AppError } from '../domain/app-error.ts';
import type { Run, RunError } from '../store/run.ts';
import type { Store, Transaction } from '../store/store.ts';
import type { LiveRun } from './live-run.ts';
import type { RunEffect, RunHandler, RunSubject } from './run-handler.ts';
import type { RunnerLog } from './runner.ts';

export interface WorkerOptions {
  store: Store;
  handlers: Readonly<Record<string, RunHandler>>;
  /** Name under which leases are held. */
  owner: string;
  log: RunnerLog;
  /** Longest time that one attempt may take. */
  runMs: number;
}

export interface Worker {
  /** Works on a RUNNING run until it ended or was stopped; answers it if it ended here. Never rejects. */
  work(live: LiveRun): Promise<Run | undefined>;
  /**
   * Ends a run that will not succeed, with what its handler has to say in the rows, in one transaction. Undefined
   * when it ended already or, with `owner`, when that owner does not hold it.
   */
  endUnfinished(run: Run, end: UnfinishedEnd): Promise<Run | undefined>;
}

export interface UnfinishedEnd {
  state: 'FAILED' | 'CANCELLED';
  error: RunError;
  owner?: string;
  live?: LiveRun | undefined;
}

export function createWorker({ store, handlers, owner, log, runMs }: WorkerOptions): Worker {
  /** Whatever a run writes goes through here: nothing is written once the run is not ours any more. */
  const commitHeld = <T>(live: LiveRun, write: (transaction: Transaction) => Promise<T>): Promise<T> =>
    store.transaction(async (transaction) => {
      live.signal.throwIfAborted();
      if (!(await transaction.runs.isHeld(live.run.id, owner))) throw new NotHeld();
      return write(transaction);
    });

  const execute = async (live: LiveRun): Promise<RunEffect<unknown>> => {
    const handler = handlers[live.run.kind];
    if (handler === undefined) throw new Error(`no handler does runs of the kind ${live.run.kind}`);
    // Work may be long stretches of computing: whoever asked for the run gets an answer first.
    await nextTurn();
    live.signal.throwIfAborted();
    const work = handler.execute({
      ...toSubject(live.run),
      attempt: live.run.attempt,
      signal: live.signal,
      progress: live.say,
      commit: (effect) => commitHeld(live, effect),
    });
    return untilAborted(work, live.signal);
  };

  /** What is left lying about takes nothing from the run, which has ended. */
  const putAway = async (run: Run): Promise<void> => {
    try {
      await handlers[run.kind]?.onEnded?.(toSubject(run));
    } catch (error) {
      log.error({ runId: run.id, kind: run.kind, err: error }, 'what a run needed could not be put away');
    }
  };

  const succeed = async (live: LiveRun, effect: RunEffect<unknown>): Promise<Run> => {
    const run = await commitHeld(live, async (transaction) => {
      const output = await effect(transaction);
      await transaction.runs.appendEvents(live.run.id, live.unsaved());
      const ended = await transaction.runs.end(live.run.id, { state: 'SUCCEEDED', output }, owner);
      if (ended === undefined) throw new NotHeld();
      return ended;
    });
    await putAway(run);
    return run;
  };

  const endUnfinished: Worker['endUnfinished'] = async (run, { state, error, owner: heldBy, live }) => {
    const ended = await store.transaction(async (transaction) => {
      const end = await transaction.runs.end(run.id, { state, error }, heldBy);
      if (end === undefined) return undefined;
      await handlers[run.kind]?.onUnfinished(toSubject(run), error, transaction);
      await transaction.runs.appendEvents(run.id, live?.unsaved() ?? []);
      return end;
    });
    if (ended !== undefined) await putAway(ended);
    return ended;
  };

  const fail = async (live: LiveRun, failure: unknown): Promise<Run | undefined> =>
    endUnfinished(live.run, { state: 'FAILED', error: toRunError(failure, live.run, log), owner, live });

  /** What is to be done about work that did not come to its end. */
  const conclude = async (live: LiveRun, failure: unknown): Promise<Run | undefined> => {
    if (failure instanceof NotHeld) return undefined;
    switch (live.stopReason) {
      // Whoever cancelled or took the run has written its end.
      case 'cancelled':
      case 'lost':
        return undefined;
      case 'closing':
        await store.runs.giveBack(live.run.id, owner, { countAttempt: false });
        return undefined;
      case 'overdue':
      case undefined:
        return fail(live, failure);
    }
  };

  return {
    endUnfinished,
    async work(live) {
      const overdue = new AppError('UNAVAILABLE', `the work took longer than ${Math.round(runMs / 60_000)} minutes`, {
        hint: 'Ask for less at once, then try again.',
      });
      const timer = setTimeout(() => live.stop('overdue', overdue), runMs);
      try {
        return await succeed(live, await execute(live));
      } catch (failure) {
        return await conclude(live, failure).catch((error: unknown) => {
          // The lease runs out now, and recovery ends the run as soon as the store can be written again.
          log.error({ runId: live.run.id, kind: live.run.kind, err: error }, 'the end of a run could not be stored');
          return undefined;
        });
      } finally {
        clearTimeout(timer);
      }
    },
  };
}

/** Thrown inside a transaction to undo it: the run was cancelled, or another worker took it. */
class NotHeld extends AppError {
  constructor() {
    super('CANCELLED', 'the run is over or was taken by another worker');
  }
}

const toSubject = ({ id, kind, projectId, userId, input, plan }: Run): RunSubject => ({
  runId: id,
  kind,
  projectId,
  userId,
  input,
  plan,
});

/** Rejects as soon as the signal aborts, also when the work does not care; what it does later is not waited for. */
async function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const onAbort = (): void => reject(signal.reason);
  signal.addEventListener('abort', onAbort);
  if (signal.aborted) onAbort();
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}

/** The words for the caller; a bug gets a number under which the log tells more. */
function toRunError(failure: unknown, run: Run, log: RunnerLog): RunError {
  if (failure instanceof AppError) {
    const { code, message, hint } = failure;
    return { code, message, ...(hint !== undefined && { hint }) };
  }
  const incident = randomBytes(4).toString('hex');
  log.error({ incident, runId: run.id, kind: run.kind, err: failure }, 'a run failed by a bug');
  return {
    code: 'INTERNAL',
    message: `something went wrong inside the service (incident ${incident})`,
    hint: 'Try again; if it happens again, report the incident.',
  };
}
