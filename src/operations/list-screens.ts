import type { ToolInput, ToolOutput } from '../contract/define-tools.ts';
import { toListedScreen } from '../contract/shapes/screen.ts';
import { getProject } from './access.ts';
import type { Operation } from './deps.ts';

export const listScreens: Operation<ToolInput<'list_screens'>, ToolOutput<'list_screens'>> = async (
  deps,
  { projectId },
  { caller },
) => {
  await getProject(deps.store, caller.userId, projectId);
  const screens = await deps.store.screens.list(caller.userId, projectId);
  return { screens: screens.map((screen) => toListedScreen(screen, deps)) };
};
