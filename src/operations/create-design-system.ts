import type { ToolInput, ToolOutput } from '../contract/define-tools.ts';
import { toWireAsset } from '../contract/shapes/asset.ts';
import { getWritableProject } from './access.ts';
import type { Operation } from './deps.ts';
import { drawSpecimen, putSpecimen } from './specimen-screen.ts';

/** The newest design system of a project is the one its next screens are drawn in; the canvas shows it. */
export const createDesignSystem: Operation<
  ToolInput<'create_design_system'>,
  ToolOutput<'create_design_system'>
> = async (deps, { designSystem, projectId }, { caller, signal, progress }) => {
  const { store } = deps;
  if (projectId === undefined) return toWireAsset(await store.assets.insert({ ownerId: caller.userId, designSystem }));
  const project = await getWritableProject(store, caller.userId, projectId);
  const specimen = await drawSpecimen(deps, { designSystem }, { signal, progress });
  const asset = await store.transaction(async (transaction) => {
    await transaction.projects.update(projectId, { designTheme: designSystem.theme });
    const inserted = await transaction.assets.insert({ ownerId: project.ownerId, projectId, designSystem });
    await putSpecimen(transaction, inserted, projectId, specimen);
    return inserted;
  });
  return toWireAsset(asset);
};
