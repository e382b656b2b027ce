import type { RouteInput, RouteOutput } from '../contract/routes/define-routes.ts';
import { getProject } from './access.ts';
import type { Operation } from './deps.ts';
import { tellRun } from './tell-run.ts';

const SHOWN_FOR_MS = 60 * 60_000;

/** Work of everybody in the project that is under way or ended lately, oldest first. */
export const listRuns: Operation<RouteInput<'listRuns'>, RouteOutput<'listRuns'>> = async (
  { store, now },
  { projectId },
  { caller: { userId } },
) => {
  await getProject(store, userId, projectId);
  const runs = await store.runs.listRecent(userId, projectId, now().getTime() - SHOWN_FOR_MS);
  return {
    runs: await Promise.all(runs.map(async (run) => tellRun(run, (await store.runs.listEvents(run.id)).at(-1)))),
  };
};
