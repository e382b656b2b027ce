import type { RouteInput, RouteOutput } from '../contract/routes/define-routes.ts';
import { getWritableProject } from './access.ts';
import type { Operation } from './deps.ts';
import { getScreen } from './get-screen.ts';

/** Out of the trash, where it stood on the canvas. Throws NOT_FOUND when it is not there. */
export const undeleteScreen: Operation<RouteInput<'undeleteScreen'>, RouteOutput<'undeleteScreen'>> = async (
  deps,
  { projectId, screenId },
  context,
) => {
  await getWritableProject(deps.store, context.caller.userId, projectId);
  await deps.store.screens.untrash(screenId, projectId);
  return getScreen(deps, { projectId, screenId }, context);
};
