import type { RestoreInput } from '../contract/asset-requests.ts';
import { toWireAsset, type WireAsset } from '../contract/shapes/asset.ts';
import { getAsset, getAssetAt, getWritableProject } from './access.ts';
import type { Operation } from './deps.ts';
import { replaceDesignSystem } from './replace-design-system.ts';

/** An earlier version becomes the newest one: its content counts as a new version, and none is lost. */
export const restoreDesignSystem: Operation<RestoreInput, WireAsset> = async (deps, { assetId, version }, context) => {
  const { userId } = context.caller;
  const asset = await getAsset(deps.store, userId, assetId);
  if (asset.projectId !== undefined) await getWritableProject(deps.store, userId, asset.projectId);
  const { designSystem } = await getAssetAt(deps.store, userId, assetId, version);
  return toWireAsset(await replaceDesignSystem(deps, { asset, designSystem, followedBy: asset.projectId }, context));
};
