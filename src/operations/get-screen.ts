import type { ToolInput, ToolOutput } from '../contract/define-tools.ts';
import { toWireScreen, type ScreenFeedback } from '../contract/shapes/screen.ts';
import type { Screen } from '../domain/screen.ts';
import { getScreenOf } from './access.ts';
import type { Deps, Operation } from './deps.ts';

export const getScreen: Operation<ToolInput<'get_screen'>, ToolOutput<'get_screen'>> = async (
  deps,
  { projectId, screenId },
  { caller },
) => {
  const screen = await getScreenOf(deps.store, caller.userId, projectId, screenId);
  return toWireScreen(screen, deps, await findFeedback(deps, screen));
};

/** The latest word on each file of the screen. */
async function findFeedback({ store }: Deps, screen: Screen): Promise<ScreenFeedback> {
  const files = [screen.screenshot, screen.htmlCode, screen.externalToolExport].filter((file) => file !== undefined);
  if (files.length === 0) return new Map();
  const latest = await store.feedback.listLatest(files.map(({ id }) => id));
  return new Map(latest.map((feedback) => [feedback.fileId, feedback]));
}
