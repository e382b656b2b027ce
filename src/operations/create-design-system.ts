import type { ToolInput, ToolOutput } from '../contract/define-tools.ts';
import { toWireAsset } from '../contract/shapes/asset.ts';
import { getWritableProject } from './access.ts';
import type { Operation } from './deps.ts';

/** The newest design system of a project is the one its next screens are drawn in. */
export const createDesignSystem: Operation<
  ToolInput<'create_design_system'>,
  ToolOutput<'create_design_system'>
> = async ({ store }, { designSystem, projectId }, { caller }) => {
  if (projectId === undefined) return toWireAsset(await store.assets.insert({ ownerId: caller.userId, designSystem }));
  const project = await getWritableProject(store, caller.userId, projectId);
  const asset = await store.transaction(async (transaction) => {
    await transaction.projects.update(projectId, { designTheme: designSystem.theme });
    return transaction.assets.insert({ ownerId: project.ownerId, projectId, designSystem });
  });
  return toWireAsset(asset);
};
