import type { RouteInput, RouteOutput } from '../contract/routes/define-routes.ts';
import { getScreenOf, getWritableProject } from './access.ts';
import type { Operation } from './deps.ts';
import { tellLinks } from './list-links.ts';
import { refuseOtherThanDesign } from './read-source.ts';
import { refuseMissingElements } from './refuse-missing-elements.ts';

/**
 * Says what elements lead to, all or none. Throws NOT_FOUND for a screen or an element that is not there, and
 * FAILED_PRECONDITION for a screen that is no finished page.
 */
export const setLinks: Operation<RouteInput<'setLinks'>, RouteOutput<'setLinks'>> = async (
  deps,
  { projectId, links },
  context,
) => {
  const { userId } = context.caller;
  await getWritableProject(deps.store, userId, projectId);
  const elements = Map.groupBy(links, ({ screenId }) => screenId);
  for (const [screenId, own] of elements) {
    await refuseMissingElements(
      deps,
      { projectId, screenId, elementIds: own.map(({ elementId }) => elementId) },
      context,
    );
  }
  for (const targetId of new Set(links.flatMap(({ targetId: id }) => id ?? []))) {
    refuseOtherThanDesign(await getScreenOf(deps.store, userId, projectId, targetId));
  }
  return deps.store.transaction(async (transaction) => {
    for (const link of links) await transaction.links.put({ projectId, ...link });
    return tellLinks(transaction, userId, projectId);
  });
};

/** Takes away what elements lead to. */
export const removeLinks: Operation<RouteInput<'removeLinks'>, RouteOutput<'removeLinks'>> = async (
  { store },
  { projectId, links },
  { caller: { userId } },
) => {
  await getWritableProject(store, userId, projectId);
  return store.transaction(async (transaction) => {
    for (const screenId of new Set(links.map((link) => link.screenId))) {
      await getScreenOf(transaction, userId, projectId, screenId);
    }
    for (const { screenId, elementId } of links) await transaction.links.remove(screenId, elementId);
    return tellLinks(transaction, userId, projectId);
  });
};
