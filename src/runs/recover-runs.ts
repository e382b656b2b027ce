import type { Run } from '../store/run.ts';
import type { Lease, Store } from '../store/store.ts';
import { isOwnerDead } from './lease-owner.ts';
import type { LeaseWatch } from './lease-watch.ts';
import type { RunnerLog } from './runner.ts';
import type { Worker } from './worker.ts';

/** A run that brought the process down twice would do so for ever. */
const MOST_DEATHS = 2;
/** A process that only says nothing may be starved of its machine, which is no fault of the run. */
const MOST_SILENCES = 4;

export interface RecoveryOptions {
  store: Store;
  worker: Worker;
  log: RunnerLog;
  watch: LeaseWatch;
  /** True for a run that this process has in hand. */
  isLive(run: Run): boolean;
}

/**
 * Puts runs whose worker is gone (its process is dead or its lease is over) back into the queue, or ends them
 * FAILED if they were tried often enough.
 */
export async function recoverRuns({ store, worker, log, watch, isLive }: RecoveryOptions): Promise<void> {
  const recover = async (run: Run, lease: Lease): Promise<void> => {
    if (run.attempt < (isOwnerDead(lease.owner) ? MOST_DEATHS : MOST_SILENCES)) {
      // By the name of the old owner: of several processes that see the run abandoned, one succeeds.
      const taken = await store.runs.giveBack(run.id, lease.owner, { countAttempt: true });
      if (taken) log.info({ runId: run.id, kind: run.kind }, 'a run was interrupted and is taken up again');
      return;
    }
    const ended = await worker.endUnfinished(run, {
      state: 'FAILED',
      error: {
        code: 'UNAVAILABLE',
        message: `the service was interrupted ${run.attempt} times while working on this`,
        hint: 'Ask for it again, with less at once if it was a lot.',
      },
      owner: lease.owner,
    });
    if (ended) log.warn({ runId: run.id, kind: run.kind }, 'a run was interrupted too often and is given up');
  };

  const held = await store.runs.listRunning();
  const over = new Set(watch.look(held));
  const isAbandoned = (one: (typeof held)[number]): boolean =>
    !isLive(one.run) && (over.has(one) || isOwnerDead(one.lease.owner));
  for (const { run, lease } of held.filter(isAbandoned)) {
    try {
      await recover(run, lease);
    } catch (error) {
      // One run that cannot be recovered must not keep the others from it; the next round tries again.
      log.error({ runId: run.id, kind: run.kind, err: error }, 'an interrupted run could not be recovered');
    }
  }
}
