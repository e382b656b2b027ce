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

/** Throws NOT_FOUND when the project has no such instance, INVALID_ARGUMENT when it places another screen. */
export async function getPlacedScreen(
  store: Transaction,
  userId: UserId,
  projectId: ProjectId,
  sent: SentInstance,
  path: string,
): Promise<PlacedScreen> {
  const instance = await store.instances.find(userId, sent.id);
  if (instance === undefined || instance.projectId !== projectId) {
    throw notFound(
      'screen instance',
      "get_project lists a project's instances; an instance id is not a screen id.",
      sent.id,
    );
  }
  if (instance.screenId !== sent.sourceScreen.screen) {
    throw new AppError('INVALID_ARGUMENT', `${path}.sourceScreen is not the screen that this instance places`, {
      path: `${path}.sourceScreen`,
      hint: `Send id and sourceScreen of the same instance of get_project. It places: ${instance.screenId}`,
    });
  }
  return { instance, screen: await getScreenOf(store, userId, projectId, instance.screenId) };
}
