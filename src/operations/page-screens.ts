import { toPageToken } from '../contract/fields/page-fields.ts';
import type { RouteInput, RouteOutput } from '../contract/routes/define-routes.ts';
import { toListedScreen } from '../contract/shapes/screen.ts';
import type { ScreenId } from '../domain/brand.ts';
import { getProject } from './access.ts';
import type { Operation } from './deps.ts';

/** The screens of a project, or those in its trash, in pages, oldest first. */
export const pageScreens: Operation<RouteInput<'listScreens'>, RouteOutput<'listScreens'>> = async (
  deps,
  { projectId, isTrashed, pageSize, pageToken },
  { caller: { userId } },
) => {
  await getProject(deps.store, userId, projectId);
  // One more than is shown tells whether there is a next page.
  const found = await deps.store.screens.list(userId, projectId, {
    limit: pageSize + 1,
    isTrashed,
    ...(pageToken && { after: { createTime: pageToken.time, id: pageToken.id as ScreenId } }),
  });
  const shown = found.slice(0, pageSize);
  const last = found.length > pageSize ? shown.at(-1) : undefined;
  return {
    screens: shown.map((screen) => toListedScreen(screen, deps)),
    ...(last && { nextPageToken: toPageToken({ time: last.createTime, id: last.id }) }),
  };
};
