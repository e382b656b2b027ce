import type { RouteInput, RouteOutput } from '../contract/routes/define-routes.ts';
import { toWireAsset } from '../contract/shapes/asset.ts';
import { getAsset, getWritableProject } from './access.ts';
import type { Operation } from './deps.ts';
import { replaceDesignSystem } from './replace-design-system.ts';

/** Replaces a design system of a project or a global one, as its next version. */
export const replaceAsset: Operation<RouteInput<'replaceDesignSystem'>, RouteOutput<'replaceDesignSystem'>> = async (
  deps,
  { assetId, designSystem },
  context,
) => {
  const { userId } = context.caller;
  const asset = await getAsset(deps.store, userId, assetId);
  if (asset.projectId !== undefined) await getWritableProject(deps.store, userId, asset.projectId);
  return toWireAsset(await replaceDesignSystem(deps, { asset, designSystem, followedBy: asset.projectId }, context));
};
