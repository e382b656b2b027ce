import type { RouteInput, RouteOutput } from '../contract/routes/define-routes.ts';
import { getScreenOf } from './access.ts';
import type { Operation } from './deps.ts';
import { readText, refuseOtherThanDesign } from './read-source.ts';

/** The document of a screen in another theme. Stores nothing. */
export const previewScreenTheme: Operation<
  RouteInput<'previewScreenTheme'>,
  RouteOutput<'previewScreenTheme'>
> = async (deps, { projectId, screenId, theme, density }, { caller }) => {
  const screen = await getScreenOf(deps.store, caller.userId, projectId, screenId);
  refuseOtherThanDesign(screen);
  const { html } = await deps.drawing.retheme(await readText(deps, screen), theme, density);
  return { html };
};
