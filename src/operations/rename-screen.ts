import type { RouteInput, RouteOutput } from '../contract/routes/define-routes.ts';
import { getScreenOf, getWritableProject } from './access.ts';
import type { Operation } from './deps.ts';
import { getScreen } from './get-screen.ts';
import { refuseSpecimen } from './read-source.ts';

/** Another title for a screen and its placements. Throws FAILED_PRECONDITION for one that shows a design system. */
export const renameScreen: Operation<RouteInput<'renameScreen'>, RouteOutput<'renameScreen'>> = async (
  deps,
  { projectId, screenId, title },
  context,
) => {
  const { userId } = context.caller;
  await getWritableProject(deps.store, userId, projectId);
  await deps.store.transaction(async (transaction) => {
    refuseSpecimen(await getScreenOf(transaction, userId, projectId, screenId));
    const { width, height } = await transaction.screens.rename(screenId, title);
    await transaction.instances.resize(screenId, { width, height, label: title });
  });
  return getScreen(deps, { projectId, screenId }, context);
};
