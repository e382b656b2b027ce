import type { ToolInput, ToolOutput } from '../contract/define-tools.ts';
import { toWireProject } from '../contract/shapes/project.ts';
import type { Operation } from './deps.ts';

const DEFAULT_TITLE = 'Untitled project';

export const createProject: Operation<ToolInput<'create_project'>, ToolOutput<'create_project'>> = async (
  deps,
  { title },
  { caller },
) => {
  const project = await deps.store.projects.insert({ ownerId: caller.userId, title: title ?? DEFAULT_TITLE });
  return toWireProject(project, [], deps);
};
