import { AppError } from '../domain/app-error.ts';
import type { InstanceId, ProjectId, ScreenId, UserId } from '../domain/brand.ts';
import type { Screen, ScreenInstance } from '../domain/screen.ts';
import type { Transaction } from '../store/store.ts';
import { getScreenOf, notFound } from './access.ts';

interface SentInstance {
  id: InstanceId;
  sourceScreen: { screen: ScreenId };
}

export interface PlacedScreen {
  instance: ScreenInstance;
  screen: Screen;
}

/**
 * The instances of a list with their screens, in its order. Throws one NOT_FOUND that names every instance that the project
 * does not hold, and INVALID_ARGUMENT for one that places another screen. `path` is where the list was sent.
 */
export async function getPlacedScreens(
  store: Transaction,
  userId: UserId,
  projectId: ProjectId,
  sent: readonly SentInstance[],
  path: string,
): Promise<PlacedScreen[]> {
  const instances: (ScreenInstance | undefined)[] = [];
  for (const { id } of sent) instances.push(await findIn(store, userId, projectId, id));
  const missing = sent.filter((_, index) => instances[index] === undefined).map(({ id }) => id);
  if (missing.length > 1) throw noInstance(`${missing.length} screen instances`, path, missing.join(', '));
  const placed: PlacedScreen[] = [];
  for (const [index, one] of sent.entries()) {
    placed.push(await toPlaced(store, userId, one, instances[index], `${path}[${index}]`));
  }
  return placed;
}

/** Throws NOT_FOUND when the project has no such instance, INVALID_ARGUMENT when it places another screen. */
export async function getPlacedScreen(
  store: Transaction,
  userId: UserId,
  projectId: ProjectId,
  sent: SentInstance,
  path: string,
): Promise<PlacedScreen> {
  return toPlaced(store, userId, sent, await findIn(store, userId, projectId, sent.id), path);
}

async function findIn(
  store: Transaction,
  userId: UserId,
  projectId: ProjectId,
  id: InstanceId,
): Promise<ScreenInstance | undefined> {
  const instance = await store.instances.find(userId, id);
  return instance?.projectId === projectId ? instance : undefined;
}

async function toPlaced(
  store: Transaction,
  userId: UserId,
  sent: SentInstance,
  instance: ScreenInstance | undefined,
  path: string,
): Promise<PlacedScreen> {
  if (instance === undefined) throw noInstance('screen instance', path, sent.id);
  if (instance.screenId !== sent.sourceScreen.screen) {
    throw new AppError('INVALID_ARGUMENT', `${path}.sourceScreen is not the screen that this instance places`, {
      path: `${path}.sourceScreen`,
      hint: `Send id and sourceScreen of the same instance of get_project. It places: ${instance.screenId}`,
    });
  }
  return { instance, screen: await getScreenOf(store, userId, instance.projectId, instance.screenId) };
}

const noInstance = (what: string, path: string, id: string): AppError =>
  notFound(what, `${path} names what get_project does not list for it; an instance id is not a screen id.`, id);
