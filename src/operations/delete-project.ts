import type { RouteInput, RouteOutput } from '../contract/routes/define-routes.ts';
import { toProjectName } from '../domain/resource-name.ts';
import { getOwnProject } from './access.ts';
import type { Operation } from './deps.ts';

/** Into the trash. Throws NOT_FOUND, and PERMISSION_DENIED for everybody but the owner. */
export const deleteProject: Operation<RouteInput<'deleteProject'>, RouteOutput<'deleteProject'>> = async (
  { store },
  { projectId },
  { caller },
) => {
  await getOwnProject(store, caller.userId, projectId, 'delete this project');
  await store.projects.trash(projectId);
  return { name: toProjectName(projectId) };
};
