import type { AssetVersionsInput } from '../contract/asset-requests.ts';
import { toWireAssetVersion, type WireAssetVersions } from '../contract/shapes/asset.ts';
import { getAsset } from './access.ts';
import type { Operation } from './deps.ts';

/** Newest first, without their markdown, which may be long. */
export const listDesignSystemVersions: Operation<AssetVersionsInput, WireAssetVersions> = async (
  { store },
  { assetId, pageSize, before },
  { caller: { userId } },
) => {
  await getAsset(store, userId, assetId);
  // One more than is shown tells whether there is a next page.
  const page = { limit: pageSize + 1, ...(before !== undefined && { before }) };
  const found = await store.assets.listVersions(userId, assetId, page);
  const versions = found.slice(0, pageSize).map(toWireAssetVersion);
  const last = versions.at(-1);
  return { versions, ...(found.length > pageSize && last && { nextPageToken: last.version }) };
};
