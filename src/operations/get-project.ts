import type { ToolInput, ToolOutput } from '../contract/define-tools.ts';
import { toWireProject } from '../contract/shapes/project.ts';
import { getProject as getVisibleProject } from './access.ts';
import type { Operation } from './deps.ts';

export const getProject: Operation<ToolInput<'get_project'>, ToolOutput<'get_project'>> = async (
  deps,
  { name: projectId },
  { caller },
) => {
  const project = await getVisibleProject(deps.store, caller.userId, projectId, 'name');
  const instances = await deps.store.instances.list(caller.userId, projectId);
  return toWireProject(project, instances, deps);
};
