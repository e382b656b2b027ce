import type { AssetInput } from '../contract/asset-requests.ts';
import { toWireAsset, type WireAsset } from '../contract/shapes/asset.ts';
import { getAssetAt } from './access.ts';
import type { Operation } from './deps.ts';

/** A design system as it stands, or as it stood at a version. */
export const getDesignSystem: Operation<AssetInput, WireAsset> = async ({ store }, { assetId, version }, { caller }) =>
  toWireAsset(await getAssetAt(store, caller.userId, assetId, version));
