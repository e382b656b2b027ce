import type { RouteInput, RouteOutput } from '../contract/routes/define-routes.ts';
import { getProject, getWritableProject, notFound } from './access.ts';
import type { CallContext, Deps, Operation } from './deps.ts';
import { tellRun } from './tell-run.ts';

type Input = RouteInput<'getRun'>;

/** How a run stands. Throws NOT_FOUND also for a run of another project. */
export const readRun: Operation<Input, RouteOutput<'getRun'>> = async (deps, input, context) => {
  await getProject(deps.store, context.caller.userId, input.projectId);
  return findRun(deps, input);
};

/** Ends a run that anybody started in a project that the caller may change. */
export const stopRun: Operation<Input, RouteOutput<'cancelRun'>> = async (deps, input, context: CallContext) => {
  await getWritableProject(deps.store, context.caller.userId, input.projectId);
  await findRun(deps, input);
  const run = await deps.store.runs.findById(input.runId);
  if (run !== undefined) await deps.runner.cancel(run.id, run.userId);
  return findRun(deps, input);
};

async function findRun({ store }: Deps, { projectId, runId }: Input): Promise<RouteOutput<'getRun'>> {
  const run = await store.runs.findById(runId);
  if (run === undefined || run.projectId !== projectId) {
    throw notFound('run', 'The sessionId of a result is the id of its run.', runId);
  }
  return tellRun(run, (await store.runs.listEvents(runId)).at(-1));
}
