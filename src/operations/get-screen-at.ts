import type { ScreenVersionInput } from '../contract/screen-version-requests.ts';
import type { UserId } from '../domain/brand.ts';
import type { ScreenVersion } from '../domain/screen-version.ts';
import type { Transaction } from '../store/store.ts';
import { getScreenOf, notFound } from './access.ts';

/** A screen as it stood at a version. Throws NOT_FOUND, also for a screen that the user may not see. */
export async function getScreenAt(
  store: Transaction,
  userId: UserId,
  { projectId, screenId, version }: ScreenVersionInput,
): Promise<ScreenVersion> {
  const screen = await getScreenOf(store, userId, projectId, screenId);
  const kept = await store.screens.findVersion(userId, screenId, version);
  if (kept !== undefined) return kept;
  const next =
    screen.version === 0
      ? 'The screen has no finished version yet.'
      : `The screen has the versions 1 to ${screen.version}.`;
  throw notFound('version', next, `${projectId}, ${screenId}, ${version}`);
}
