import type { RouteInput, RouteOutput } from '../contract/routes/define-routes.ts';
import { AppError } from '../domain/app-error.ts';
import { toProjectName, toScreenName } from '../domain/resource-name.ts';
import type { Trash } from '../store/store.ts';
import { getOwnProject, notFound } from './access.ts';
import type { Deps, Operation } from './deps.ts';

const WISH = 'remove something of this project for good';

/** A project in the caller's trash, for good. Throws NOT_FOUND, and FAILED_PRECONDITION while work in it is under way. */
export const purgeProject: Operation<RouteInput<'purgeProject'>, RouteOutput<'purgeProject'>> = async (
  { store },
  { projectId },
  { caller },
) => {
  const isGone = await store.trash.purgeProject(caller.userId, projectId);
  if (!isGone) throw notFound('project', 'Your trash has no such project.', projectId);
  return { name: toProjectName(projectId) };
};

/** A screen in the trash of a project of the caller's, for good. Throws likewise. */
export const purgeScreen: Operation<RouteInput<'purgeScreen'>, RouteOutput<'purgeScreen'>> = async (
  { store },
  { projectId, screenId },
  { caller },
) => {
  await getOwnProject(store, caller.userId, projectId, WISH);
  const isGone = await store.trash.purgeScreen(projectId, screenId);
  if (!isGone) throw notFound('screen', 'The trash of the project has no such screen.', screenId);
  return { name: toScreenName(projectId, screenId) };
};

/** Everything in the caller's trash, or in that of one project of theirs. */
export const emptyTrash: Operation<RouteInput<'emptyTrash'>, RouteOutput<'emptyTrash'>> = async (
  { store },
  { projectId },
  { caller: { userId } },
) => {
  if (projectId === undefined) return purge(store.trash, { projects: await store.trash.listProjects(userId) });
  await getOwnProject(store, userId, projectId, WISH);
  return purge(store.trash, { screens: await store.trash.listScreens(projectId) });
};

/** What has been in anybody's trash for so long. */
export async function purgeOld({ store, now }: Pick<Deps, 'store' | 'now'>, ageMs: number): Promise<Purged> {
  const before = now().getTime() - ageMs;
  const projects = await store.trash.listProjects(undefined, before);
  return purge(store.trash, { projects, screens: await store.trash.listScreens(undefined, before) });
}

type Purged = RouteOutput<'emptyTrash'>;

interface Purgeable {
  projects?: Awaited<ReturnType<Trash['listProjects']>>;
  screens?: Awaited<ReturnType<Trash['listScreens']>>;
}

/** One by one: what cannot go yet keeps nothing else, and nobody waits for one long transaction. */
async function purge(trash: Trash, { projects = [], screens = [] }: Purgeable): Promise<Purged> {
  const purged: Purged = { projects: 0, screens: 0, left: 0 };
  for (const { id, ownerId } of projects) {
    if (await isLeft(() => trash.purgeProject(ownerId, id))) purged.left += 1;
    else purged.projects += 1;
  }
  for (const { id, projectId } of screens) {
    if (await isLeft(() => trash.purgeScreen(projectId, id))) purged.left += 1;
    else purged.screens += 1;
  }
  return purged;
}

async function isLeft(remove: () => Promise<boolean>): Promise<boolean> {
  try {
    await remove();
    return false;
  } catch (error) {
    if (error instanceof AppError && error.code === 'FAILED_PRECONDITION') return true;
    throw error;
  }
}
