import type { RouteInput, RouteOutput } from '../contract/routes/define-routes.ts';
import { toScreenName } from '../domain/resource-name.ts';
import { getScreenOf, getWritableProject } from './access.ts';
import type { Operation } from './deps.ts';

/** Into the trash, with its placements. Work on it that is under way goes on unseen. */
export const deleteScreen: Operation<RouteInput<'deleteScreen'>, RouteOutput<'deleteScreen'>> = async (
  { store },
  { projectId, screenId },
  { caller: { userId } },
) => {
  await getWritableProject(store, userId, projectId);
  await store.transaction(async (transaction) => {
    await getScreenOf(transaction, userId, projectId, screenId);
    await transaction.screens.trash(screenId);
  });
  return { name: toScreenName(projectId, screenId) };
};
