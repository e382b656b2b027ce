import type { RouteInput, RouteOutput } from '../contract/routes/define-routes.ts';
import { toWireScreenLink } from '../contract/shapes/screen-link.ts';
import type { ProjectId, UserId } from '../domain/brand.ts';
import type { Transaction } from '../store/store.ts';
import { getProject } from './access.ts';
import type { Operation } from './deps.ts';

/** What elements of a project lead to. Throws NOT_FOUND. */
export const listLinks: Operation<RouteInput<'listLinks'>, RouteOutput<'listLinks'>> = async (
  { store },
  { projectId },
  { caller: { userId } },
) => {
  await getProject(store, userId, projectId);
  return tellLinks(store, userId, projectId);
};

/** The links of a project that the caller was let into before. */
export const tellLinks = async (store: Transaction, userId: UserId, projectId: ProjectId) => ({
  links: (await store.links.list(userId, projectId)).map(toWireScreenLink),
});
