import type { RouteInput, RouteOutput } from '../contract/routes/define-routes.ts';
import { toListedProject } from '../contract/shapes/project.ts';
import type { ProjectId } from '../domain/brand.ts';
import { cutPage } from './cut-page.ts';
import type { Operation } from './deps.ts';

/** Projects in pages, last changed first. */
export const pageProjects: Operation<RouteInput<'listProjects'>, RouteOutput<'listProjects'>> = async (
  deps,
  { view, title, pageSize, pageToken },
  { caller },
) => {
  const found = await deps.store.projects.list(caller.userId, view, {
    limit: pageSize + 1,
    ...(title !== undefined && { title }),
    ...(pageToken && { after: { updateTime: pageToken.time, id: pageToken.id as ProjectId } }),
  });
  const { shown, next } = cutPage(found, pageSize, ({ updateTime: time, id }) => ({ time, id }));
  return { projects: shown.map((project) => toListedProject(project, deps)), ...next };
};
