import { toPageToken } from '../contract/fields/page-fields.ts';
import type { RouteInput, RouteOutput } from '../contract/routes/define-routes.ts';
import { toListedProject } from '../contract/shapes/project.ts';
import type { ProjectId } from '../domain/brand.ts';
import type { Operation } from './deps.ts';

/** Projects in pages, last changed first. */
export const pageProjects: Operation<RouteInput<'listProjects'>, RouteOutput<'listProjects'>> = async (
  deps,
  { view, title, pageSize, pageToken },
  { caller },
) => {
  // One more than is shown tells whether there is a next page.
  const found = await deps.store.projects.list(caller.userId, view, {
    limit: pageSize + 1,
    ...(title !== undefined && { title }),
    ...(pageToken && { after: { updateTime: pageToken.time, id: pageToken.id as ProjectId } }),
  });
  const shown = found.slice(0, pageSize);
  const last = found.length > pageSize ? shown.at(-1) : undefined;
  return {
    projects: shown.map((project) => toListedProject(project, deps)),
    ...(last && { nextPageToken: toPageToken({ time: last.updateTime, id: last.id }) }),
  };
};
