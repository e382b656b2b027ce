import type { RunId } from '../domain/brand.ts';
import type { Run } from '../store/run.ts';
import type { Operation } from './deps.ts';

/** Ends work that is under way; its new screens become FAILED, edited ones stay as they were. Throws NOT_FOUND. */
export const cancelRun: Operation<{ runId: RunId }, Pick<Run, 'id' | 'state'>> = async (
  { runner },
  { runId },
  { caller },
) => {
  const { id, state } = await runner.cancel(runId, caller.userId);
  return { id, state };
};
