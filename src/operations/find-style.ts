import { isDeepStrictEqual } from 'node:util';
import type { AssetId, UserId } from '../domain/brand.ts';
import type { DesignRequest } from '../domain/designer.ts';
import type { Project } from '../domain/project.ts';
import { toDrawnDevice } from '../domain/unspecified.ts';
import { getAssetFor } from './access.ts';
import type { WorkDeps } from './deps.ts';
import { isDesign, readText } from './read-source.ts';

/** What a project says of its next screen. */
export type Style = Pick<DesignRequest, 'theme' | 'keep' | 'beside'>;

/**
 * A design system, named or in force, binds the designer; the looks of the project's first screen only lean on it, and
 * so do its product and its device.
 */
export async function findStyle(
  deps: WorkDeps,
  { id: projectId, designTheme }: Project,
  { userId, designSystem }: { userId: UserId; designSystem: AssetId | undefined },
): Promise<Style> {
  const screens = (await deps.store.screens.list(userId, projectId)).filter(isDesign);
  const first = screens.find(({ metadata, prompt }) => metadata.status === 'COMPLETE' && prompt !== '');
  const device = toDrawnDevice(first?.deviceType);
  const beside = first !== undefined && device !== undefined ? { beside: { prompt: first.prompt, device } } : {};
  if (designSystem !== undefined) {
    const asset = await getAssetFor(deps.store, userId, projectId, designSystem);
    return { theme: asset.designSystem.theme, ...beside };
  }
  if (designTheme === undefined) return beside;
  const leading = screens.find((screen) => isDeepStrictEqual(screen.theme, designTheme));
  const systems = [
    ...(await deps.store.assets.list(userId, projectId)),
    ...(await deps.store.assets.list(userId, undefined)),
  ];
  if (leading === undefined || systems.some((asset) => isDeepStrictEqual(asset.designSystem.theme, designTheme))) {
    return { theme: designTheme, ...beside };
  }
  const { look } = await deps.drawing.readDocument(await readText(deps, leading));
  return { keep: { theme: designTheme, look }, ...beside };
}
