import type { RouteInput, RouteOutput } from '../contract/routes/define-routes.ts';
import { toWireScreenLink } from '../contract/shapes/screen-link.ts';
import type { ProjectId, ScreenId, UserId } from '../domain/brand.ts';
import type { Screen } from '../domain/screen.ts';
import type { ScreenLink } from '../domain/screen-link.ts';
import { getProject } from './access.ts';
import type { Operation, WorkDeps } from './deps.ts';
import { matchLinks, type LinkableScreen } from './match-links.ts';
import { isDesign, readText } from './read-source.ts';

/** Links that are not made yet, in the order of the screens. An element that leads somewhere already is left out. */
export const suggestLinks: Operation<RouteInput<'suggestLinks'>, RouteOutput<'suggestLinks'>> = async (
  deps,
  { projectId },
  { caller: { userId } },
) => {
  await getProject(deps.store, userId, projectId);
  const screens = (await deps.store.screens.list(userId, projectId)).filter(isDesign);
  const made = new Set((await deps.store.links.list(userId, projectId)).map(toPlaceKey));
  const links = matchLinks(await readLinkable(deps, screens), false)
    .filter((link) => !made.has(toPlaceKey(link)))
    .map(({ label, ...link }) => ({ ...toWireScreenLink({ projectId, ...link }), label }));
  return { links };
};

/** What the screens of one prompt lead to, which are the steps of a flow; those that are no finished pages are left out. */
export async function findFlowLinks(
  deps: WorkDeps,
  { userId, projectId, screenIds }: { userId: UserId; projectId: ProjectId; screenIds: readonly ScreenId[] },
): Promise<ScreenLink[]> {
  const screens: Screen[] = [];
  for (const id of screenIds) {
    const screen = await deps.store.screens.find(userId, id, projectId);
    if (screen !== undefined && isDesign(screen)) screens.push(screen);
  }
  return matchLinks(await readLinkable(deps, screens), true).map(({ screenId, elementId, targetId, transition }) => ({
    projectId,
    screenId,
    elementId,
    transition,
    ...(targetId && { targetId }),
  }));
}

async function readLinkable(deps: WorkDeps, screens: readonly Screen[]): Promise<LinkableScreen[]> {
  const [{ readDocument }, { listLinkPlaces }] = await Promise.all([
    import('../markup/read-document.ts'),
    import('../markup/links/list-link-places.ts'),
  ]);
  const linkable: LinkableScreen[] = [];
  for (const screen of screens) {
    const { id, title } = screen;
    linkable.push({ id, title, ...listLinkPlaces(readDocument(await readText(deps, screen)).body) });
  }
  return linkable;
}

const toPlaceKey = ({ screenId, elementId }: { screenId: ScreenId; elementId: string }): string =>
  `${screenId} ${elementId}`;
