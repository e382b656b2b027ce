import { isDeepStrictEqual } from 'node:util';
import type { ToolInput, ToolOutput } from '../contract/define-tools.ts';
import { toWireAsset } from '../contract/shapes/asset.ts';
import { getAssetFor, getWritableProject } from './access.ts';
import type { Operation } from './deps.ts';

/** Replaces the content. A project whose next screens are drawn in the old content goes over to the new. */
export const updateDesignSystem: Operation<
  ToolInput<'update_design_system'>,
  ToolOutput<'update_design_system'>
> = async ({ store }, { name: assetId, projectId, designSystem }, { caller }) => {
  const project = await getWritableProject(store, caller.userId, projectId);
  const before = await getAssetFor(store, caller.userId, projectId, assetId);
  const asset = await store.transaction(async (transaction) => {
    if (isDeepStrictEqual(project.designTheme, before.designSystem.theme)) {
      await transaction.projects.update(projectId, { designTheme: designSystem.theme });
    }
    return transaction.assets.replace(assetId, designSystem);
  });
  return toWireAsset(asset);
};
