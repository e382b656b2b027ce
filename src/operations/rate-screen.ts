import type { RouteInput, RouteOutput } from '../contract/routes/define-routes.ts';
import { AppError } from '../domain/app-error.ts';
import { getScreenOf } from './access.ts';
import type { Operation } from './deps.ts';
import { getScreen } from './get-screen.ts';

/** Keeps what somebody thinks of a screen, with its files. Throws FAILED_PRECONDITION for one that has none yet. */
export const rateScreen: Operation<RouteInput<'rateScreen'>, RouteOutput<'rateScreen'>> = async (
  deps,
  { projectId, screenId, rating, comment = '', reasons },
  context,
) => {
  const { userId } = context.caller;
  const { screenshot, htmlCode } = await getScreenOf(deps.store, userId, projectId, screenId);
  const file = htmlCode ?? screenshot;
  if (file === undefined) {
    throw new AppError('FAILED_PRECONDITION', 'this screen has nothing to be rated yet', {
      hint: `Wait until it is COMPLETE. Asked for: ${screenId}`,
    });
  }
  await deps.store.feedback.insert({ fileId: file.id, userId, rating, comment, reasons });
  return getScreen(deps, { projectId, screenId }, context);
};
