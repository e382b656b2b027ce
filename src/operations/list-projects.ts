import type { ToolInput, ToolOutput } from '../contract/define-tools.ts';
import { toListedProject } from '../contract/shapes/project.ts';
import type { Operation } from './deps.ts';

export const listProjects: Operation<ToolInput<'list_projects'>, ToolOutput<'list_projects'>> = async (
  deps,
  { filter: view = 'owned' },
  { caller },
) => {
  const projects = await deps.store.projects.list(caller.userId, view);
  return { projects: projects.map((project) => toListedProject(project, deps)) };
};
