import type { RouteInput, RouteOutput } from '../contract/routes/define-routes.ts';
import { AppError } from '../domain/app-error.ts';
import { getScreenOf, getWritableProject } from './access.ts';
import type { Operation } from './deps.ts';
import { getScreen } from './get-screen.ts';
import { drawDocument } from './make-screen.ts';
import { readText, refuseOtherThanDesign } from './read-source.ts';

/**
 * Draws a screen in another theme, as its next version; the body stays byte for byte. Throws FAILED_PRECONDITION when the
 * screen was changed meanwhile or is being worked on.
 */
export const rethemeScreen: Operation<RouteInput<'rethemeScreen'>, RouteOutput<'rethemeScreen'>> = async (
  deps,
  { projectId, screenId, theme, density },
  context,
) => {
  const { userId } = context.caller;
  await getWritableProject(deps.store, userId, projectId);
  const screen = await getScreenOf(deps.store, userId, projectId, screenId);
  refuseOtherThanDesign(screen);
  const { html, device } = await deps.drawing.retheme(await readText(deps, screen), theme, density);
  const drawn = await drawDocument(deps, { html, title: screen.title, device }, context);
  await deps.store.transaction(async (transaction) => {
    const { version } = await getScreenOf(transaction, userId, projectId, screenId);
    if (version !== screen.version) {
      throw new AppError('FAILED_PRECONDITION', 'this screen was changed meanwhile', {
        hint: `Look at it again and repeat the call. Asked for: ${screenId}`,
      });
    }
    await transaction.screens.begin(screenId);
    const { width, height } = await transaction.screens.complete(screenId, { ...drawn, theme });
    await transaction.instances.resize(screenId, { width, height });
  });
  return getScreen(deps, { projectId, screenId }, context);
};
