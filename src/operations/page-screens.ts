import type { RouteInput, RouteOutput } from '../contract/routes/define-routes.ts';
import { toListedScreen } from '../contract/shapes/screen.ts';
import type { ScreenId } from '../domain/brand.ts';
import { getProject } from './access.ts';
import { cutPage } from './cut-page.ts';
import type { Operation } from './deps.ts';

/** The screens of a project, or those in its trash, in pages, oldest first. */
export const pageScreens: Operation<RouteInput<'listScreens'>, RouteOutput<'listScreens'>> = async (
  deps,
  { projectId, isTrashed, pageSize, pageToken },
  { caller: { userId } },
) => {
  await getProject(deps.store, userId, projectId);
  const found = await deps.store.screens.list(userId, projectId, {
    limit: pageSize + 1,
    isTrashed,
    ...(pageToken && { after: { createTime: pageToken.time, id: pageToken.id as ScreenId } }),
  });
  const { shown, next } = cutPage(found, pageSize, ({ createTime: time, id }) => ({ time, id }));
  return { screens: shown.map((screen) => toListedScreen(screen, deps)), ...next };
};
