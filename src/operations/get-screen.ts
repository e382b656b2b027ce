import type { ToolInput, ToolOutput } from '../contract/define-tools.ts';
import { toWireScreen } from '../contract/shapes/screen.ts';
import { getScreenOf } from './access.ts';
import type { Operation } from './deps.ts';

export const getScreen: Operation<ToolInput<'get_screen'>, ToolOutput<'get_screen'>> = async (
  deps,
  { projectId, screenId },
  { caller },
) => toWireScreen(await getScreenOf(deps.store, caller.userId, projectId, screenId), deps);
