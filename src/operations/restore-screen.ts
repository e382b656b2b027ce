import type { ScreenVersionInput } from '../contract/screen-version-requests.ts';
import { toWireScreenVersion, type WireScreenVersion } from '../contract/shapes/screen-version.ts';
import { getScreenOf, getWritableProject } from './access.ts';
import type { Operation } from './deps.ts';
import { getScreenAt } from './get-screen-at.ts';
import { refuseSpecimen } from './read-source.ts';

/**
 * An earlier version becomes the newest one: it counts as a new version, and none is lost. Throws NOT_FOUND,
 * PERMISSION_DENIED, or FAILED_PRECONDITION while the screen is being worked on and for one drawn from a design system.
 */
export const restoreScreen: Operation<ScreenVersionInput, WireScreenVersion> = async (deps, input, { caller }) => {
  const { projectId, screenId, version } = input;
  const { userId } = caller;
  await getWritableProject(deps.store, userId, projectId);
  return deps.store.transaction(async (transaction) => {
    const screen = await getScreenOf(transaction, userId, projectId, screenId);
    refuseSpecimen(screen);
    await getScreenAt(transaction, userId, input);
    const restored = await transaction.screens.restore(screenId, version);
    const { width, height, title } = restored;
    await transaction.instances.resize(screenId, { width, height, label: title });
    const now = await getScreenAt(transaction, userId, { ...input, version: restored.version });
    return toWireScreenVersion(now, input, deps);
  });
};
