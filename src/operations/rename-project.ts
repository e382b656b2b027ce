import type { RouteInput, RouteOutput } from '../contract/routes/define-routes.ts';
import { getWritableProject } from './access.ts';
import type { Operation } from './deps.ts';
import { getProject } from './get-project.ts';

export const renameProject: Operation<RouteInput<'renameProject'>, RouteOutput<'renameProject'>> = async (
  deps,
  { projectId, title },
  context,
) => {
  await getWritableProject(deps.store, context.caller.userId, projectId);
  await deps.store.projects.update(projectId, { title });
  return getProject(deps, { name: projectId }, context);
};
