import type { SessionOutput } from '../contract/shapes/session-output.ts';
import { AppError } from '../domain/app-error.ts';
import type { RunId } from '../domain/brand.ts';
import type { Run } from '../store/run.ts';
import { notFound } from './access.ts';
import type { Deps, Operation } from './deps.ts';
import { readSession } from './session.ts';

/** How a run stands. Times are epoch milliseconds. */
export interface RunReport {
  runId: RunId;
  createTime: number;
  updateTime: number;
  /** What it said last. */
  message: string;
  outcome: RunOutcome;
}

type RunOutcome =
  | { kind: 'working' }
  | { kind: 'completed'; output: SessionOutput }
  | { kind: 'failed'; error: AppError }
  | { kind: 'cancelled' };

/** Throws NOT_FOUND also for a run of somebody else. */
export const getRun: Operation<{ runId: RunId }, RunReport> = async (deps, { runId }, { caller }) => {
  const run = await deps.store.runs.find(caller.userId, runId);
  if (run === undefined) throw notFound('run', 'The sessionId of a result is the id of its run.', runId);
  const said = (await deps.store.runs.listEvents(runId)).at(-1);
  return {
    runId,
    createTime: run.createTime,
    updateTime: run.endTime ?? said?.time ?? run.startTime ?? run.createTime,
    message: said?.message ?? '',
    outcome: await toOutcome(deps, run),
  };
};

async function toOutcome(deps: Deps, run: Run): Promise<RunOutcome> {
  if (run.state === 'CANCELLED') return { kind: 'cancelled' };
  if (run.state === 'QUEUED' || run.state === 'RUNNING') return { kind: 'working' };
  try {
    return { kind: 'completed', output: await readSession(deps, run) };
  } catch (error) {
    if (error instanceof AppError) return { kind: 'failed', error };
    throw error;
  }
}
