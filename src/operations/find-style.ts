import { isDeepStrictEqual } from 'node:util';
import type { AssetId, UserId } from '../domain/brand.ts';
import type { DesignRequest } from '../domain/designer.ts';
import type { Project } from '../domain/project.ts';
import type { Screen } from '../domain/screen.ts';
import { getAssetFor } from './access.ts';
import type { WorkDeps } from './deps.ts';
import { findFirst, toBeside } from './find-product.ts';
import { isDesign, readText } from './read-source.ts';

/** What a project says of its next screen. */
export type Style = Pick<DesignRequest, 'theme' | 'keep' | 'beside' | 'others'>;

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
  const others = describeOthers(screens);
  const beside = {
    ...toBeside(findFirst(screens)),
    ...(others.length > 0 && { others }),
  };
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

const MOST_OTHERS = 8;
const MOST_PARTS = 12;

/** What the latest screens are called and made of, as their regions say it: no document has to be read for it. */
const describeOthers = (screens: readonly Screen[]): { title: string; parts: string[] }[] =>
  screens
    .filter(({ metadata, version }) => metadata.status === 'COMPLETE' && version > 0)
    .slice(-MOST_OTHERS)
    .map(({ title, metadata }) => ({
      title,
      parts: [...new Set(metadata.componentRegions.map(({ type }) => type))]
        .filter((type) => !UNTELLING.has(type))
        .slice(0, MOST_PARTS),
    }));

/** Every screen has these. */
const UNTELLING: ReadonlySet<string> = new Set(['main', 'button', 'input', 'select', 'textarea']);
