import type { RouteInput, RouteOutput } from '../contract/routes/define-routes.ts';
import { notFound } from './access.ts';
import type { Operation } from './deps.ts';
import { getProject } from './get-project.ts';

/** Out of the trash, as it was. Throws NOT_FOUND when the caller has no such project there. */
export const undeleteProject: Operation<RouteInput<'undeleteProject'>, RouteOutput<'undeleteProject'>> = async (
  deps,
  { projectId },
  context,
) => {
  const isBack = await deps.store.projects.untrash(context.caller.userId, projectId);
  if (!isBack) throw notFound('project', 'Your trash has no such project.', projectId);
  return getProject(deps, { name: projectId }, context);
};
