import type { RouteInput, RouteOutput } from '../contract/routes/define-routes.ts';
import { AppError } from '../domain/app-error.ts';
import { toProjectName } from '../domain/resource-name.ts';
import { getWritableProject } from './access.ts';
import type { Operation } from './deps.ts';

/** Into the trash. Throws NOT_FOUND, and PERMISSION_DENIED for everybody but the owner. */
export const deleteProject: Operation<RouteInput<'deleteProject'>, RouteOutput<'deleteProject'>> = async (
  { store },
  { projectId },
  { caller },
) => {
  const { userRole } = await getWritableProject(store, caller.userId, projectId);
  if (userRole !== 'OWNER') {
    throw new AppError('PERMISSION_DENIED', 'no permission to delete this project: it belongs to somebody else', {
      hint: `Ask its owner. Asked for: ${projectId}`,
    });
  }
  await store.projects.trash(projectId);
  return { name: toProjectName(projectId) };
};
