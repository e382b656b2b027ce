import type { ScreenVersionsInput } from '../contract/screen-version-requests.ts';
import { toLeanScreenVersion, type WireScreenVersions } from '../contract/shapes/screen-version.ts';
import { getScreenOf } from './access.ts';
import type { Operation } from './deps.ts';

/** Newest first, without what may be long: markdown of themes, regions. */
export const listScreenVersions: Operation<ScreenVersionsInput, WireScreenVersions> = async (
  deps,
  { projectId, screenId, pageSize, before },
  { caller: { userId } },
) => {
  await getScreenOf(deps.store, userId, projectId, screenId);
  // One more than is shown tells whether there is a next page.
  const page = { limit: pageSize + 1, ...(before !== undefined && { before }) };
  const found = await deps.store.screens.listVersions(userId, screenId, page);
  const versions = found
    .slice(0, pageSize)
    .map((version) => toLeanScreenVersion(version, { projectId, screenId }, deps));
  const last = versions.at(-1);
  return { versions, ...(found.length > pageSize && last && { nextPageToken: last.version }) };
};
