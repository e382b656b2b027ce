import type { RouteInput } from '../contract/routes/define-routes.ts';
import { AppError } from '../domain/app-error.ts';
import type { ProjectId, ScreenId, UserId } from '../domain/brand.ts';
import type { Screen } from '../domain/screen.ts';
import type { ScreenLink } from '../domain/screen-link.ts';
import { toDrawnDevice } from '../domain/unspecified.ts';
import { getProject, getScreenOf } from './access.ts';
import type { Deps, Operation, WorkDeps } from './deps.ts';
import { getShare } from './share-by-link.ts';
import { isDesign, readText, refuseOtherThanDesign } from './read-source.ts';

/** A prototype as one page, and what it may do. */
export interface WrittenPrototype {
  html: string;
  policy: string;
}

/**
 * Every screen that can be come to from the first, in one page that plays them. Throws NOT_FOUND, and FAILED_PRECONDITION
 * for a project without a finished page.
 */
export const getPrototype: Operation<RouteInput<'getPrototype'>, WrittenPrototype> = async (
  deps,
  { projectId, startId },
  { caller: { userId } },
) => writeOf(deps, { userId, projectId, startId });

/** The same for whoever has a link to the project. Throws NOT_FOUND for one that was revoked. */
export async function getSharedPrototype(
  deps: Deps,
  { token, startId }: RouteInput<'getSharedPrototype'>,
): Promise<WrittenPrototype> {
  const { ownerId, projectId } = await getShare(deps.store, token);
  return writeOf(deps, { userId: ownerId, projectId, startId });
}

interface Sought {
  userId: UserId;
  projectId: ProjectId;
  startId: ScreenId | undefined;
}

async function writeOf(deps: WorkDeps, { userId, projectId, startId }: Sought): Promise<WrittenPrototype> {
  const { title } = await getProject(deps.store, userId, projectId);
  const screens = new Map(
    (await deps.store.screens.list(userId, projectId)).filter(isDesign).map((screen) => [screen.id, screen]),
  );
  const links = (await deps.store.links.list(userId, projectId)).filter(
    ({ targetId }) => targetId === undefined || screens.has(targetId),
  );
  if (startId !== undefined) refuseOtherThanDesign(await getScreenOf(deps.store, userId, projectId, startId));
  const start = startId ?? findStart([...screens.keys()], links);
  if (start === undefined) {
    throw new AppError('FAILED_PRECONDITION', 'the project has no finished page to play', {
      hint: `Generate a screen first. Asked for: ${projectId}`,
    });
  }
  const linksOf = Map.groupBy(links, ({ screenId }) => screenId);
  const played = [];
  for (const id of listReachable(start, linksOf)) {
    const screen = screens.get(id) as Screen;
    played.push({
      id,
      title: screen.title,
      html: await readText(deps, screen),
      device: toDrawnDevice(screen.deviceType) ?? 'AGNOSTIC',
      links: linksOf.get(id) ?? [],
    });
  }
  const { writePrototype } = await import('../exports/prototype/write-prototype.ts');
  return writePrototype({ title, start, screens: played });
}

/** The first that leads somewhere, else the first. */
const findStart = (ids: readonly ScreenId[], links: readonly ScreenLink[]): ScreenId | undefined =>
  ids.find((id) => links.some(({ screenId, targetId }) => screenId === id && targetId !== undefined)) ?? ids[0];

function listReachable(start: ScreenId, linksOf: ReadonlyMap<ScreenId, readonly ScreenLink[]>): Set<ScreenId> {
  const reached = new Set([start]);
  // A set that grows while it is gone through is gone through to its end.
  for (const id of reached) for (const { targetId } of linksOf.get(id) ?? []) if (targetId) reached.add(targetId);
  return reached;
}
