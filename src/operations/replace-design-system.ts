import { isDeepStrictEqual } from 'node:util';
import type { Asset } from '../domain/asset.ts';
import type { ProjectId } from '../domain/brand.ts';
import type { DesignSystem } from '../domain/design-theme.ts';
import { toDrawnDevice } from '../domain/unspecified.ts';
import { getAsset } from './access.ts';
import type { CallContext, Deps } from './deps.ts';
import { drawSpecimen, putSpecimen } from './specimen-screen.ts';

interface Replacement {
  asset: Asset;
  designSystem: DesignSystem;
  /** The project whose next screens follow the design system, if they are drawn in it now. */
  followedBy: ProjectId | undefined;
}

/** Makes other content the next version of a design system, and draws anew what the canvas shows of it. */
export async function replaceDesignSystem(
  deps: Deps,
  { asset: { id, projectId }, designSystem, followedBy }: Replacement,
  { caller: { userId }, signal, progress }: CallContext,
): Promise<Asset> {
  const drawShown = async () => {
    const shown = await deps.store.screens.findOfAsset(id);
    return drawSpecimen(deps, { designSystem, device: toDrawnDevice(shown?.deviceType) }, { signal, progress });
  };
  const specimen = projectId && (await drawShown());
  return deps.store.transaction(async (transaction) => {
    const { designSystem: before } = await getAsset(transaction, userId, id);
    const project = followedBy && (await transaction.projects.find(userId, followedBy));
    if (project && isDeepStrictEqual(project.designTheme, before.theme)) {
      await transaction.projects.update(project.id, { designTheme: designSystem.theme });
    }
    const asset = await transaction.assets.replace(id, designSystem);
    if (projectId && specimen) await putSpecimen(transaction, asset, projectId, specimen);
    return asset;
  });
}
