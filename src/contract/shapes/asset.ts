import { z } from 'zod';
import type { Asset } from '../../domain/asset.ts';
import { toAssetName } from '../../domain/resource-name.ts';
import { designSystemShape, toLeanDesignTheme, toWireDesignSystem } from './design-theme.ts';

export const assetShape = z.object({
  name: z.string(),
  version: z.string(),
  designSystem: designSystemShape,
});
export type WireAsset = z.infer<typeof assetShape>;

export const toWireAsset = (asset: Asset): WireAsset => ({
  name: toAssetName(asset.id),
  version: String(asset.version),
  designSystem: toWireDesignSystem(asset.designSystem),
});

export const namedAssetShape = z.object({
  assetId: z.string(),
  name: z.string(),
  version: z.string(),
  designSystem: designSystemShape,
  findings: z.array(z.string()).meta({ description: 'What of the file could not be used as it stands.' }),
});

/** One version of a design system in a list; `createTime` is RFC 3339. */
const assetVersionShape = z.object({ version: z.string(), createTime: z.string(), designSystem: designSystemShape });
type WireAssetVersion = z.infer<typeof assetVersionShape>;

/** Newest first; `nextPageToken` is absent on the last page. */
export const assetVersionsShape = z.object({
  versions: z.array(assetVersionShape),
  nextPageToken: z.string().optional(),
});
export type WireAssetVersions = z.infer<typeof assetVersionsShape>;

export const toWireAssetVersion = ({
  version,
  createTime,
  designSystem: { displayName, theme },
}: Pick<Asset, 'version' | 'createTime' | 'designSystem'>): WireAssetVersion => ({
  version: String(version),
  createTime: new Date(createTime).toISOString(),
  designSystem: { displayName, theme: toLeanDesignTheme(theme) },
});
