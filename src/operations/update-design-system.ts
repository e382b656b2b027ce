import type { ToolInput, ToolOutput } from '../contract/define-tools.ts';
import { toWireAsset } from '../contract/shapes/asset.ts';
import { getAssetFor, getWritableProject } from './access.ts';
import type { Operation } from './deps.ts';
import { replaceDesignSystem } from './replace-design-system.ts';

/** Replaces the content. A project whose next screens are drawn in the old content goes over to the new. */
export const updateDesignSystem: Operation<
  ToolInput<'update_design_system'>,
  ToolOutput<'update_design_system'>
> = async (deps, { name: assetId, projectId, designSystem }, context) => {
  const { userId } = context.caller;
  await getWritableProject(deps.store, userId, projectId);
  const asset = await getAssetFor(deps.store, userId, projectId, assetId, 'name');
  return toWireAsset(await replaceDesignSystem(deps, { asset, designSystem, followedBy: projectId }, context));
};
