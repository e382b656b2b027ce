import type { ToolInput, ToolOutput } from '../contract/define-tools.ts';
import { toWireAsset } from '../contract/shapes/asset.ts';
import { getProject } from './access.ts';
import type { Operation } from './deps.ts';

export const listDesignSystems: Operation<ToolInput<'list_design_systems'>, ToolOutput<'list_design_systems'>> = async (
  deps,
  { projectId },
  { caller },
) => {
  if (projectId !== undefined) await getProject(deps.store, caller.userId, projectId);
  const assets = await deps.store.assets.list(caller.userId, projectId);
  return { designSystems: assets.map(toWireAsset) };
};
