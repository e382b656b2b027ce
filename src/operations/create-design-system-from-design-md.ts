import type { ToolInput, ToolOutput } from '../contract/define-tools.ts';
import { toWireAsset } from '../contract/shapes/asset.ts';
import { AppError } from '../domain/app-error.ts';
import type { UserId } from '../domain/brand.ts';
import type { DesignSystem } from '../domain/design-theme.ts';
import type { Screen } from '../domain/screen.ts';
import { toDrawnDevice } from '../domain/unspecified.ts';
import { getWritableProject } from './access.ts';
import type { Deps, Operation } from './deps.ts';
import { getPlacedScreen } from './find-instance.ts';
import type { Working } from './make-screen.ts';
import { readText } from './read-source.ts';
import { readUploadedDesignMd } from './read-uploaded-design-md.ts';
import { drawSpecimen, putSpecimen } from './specimen-screen.ts';

/** The canvas shows the new design system right of everything else, and new screens are drawn in it. */
export const createDesignSystemFromDesignMd: Operation<
  ToolInput<'create_design_system_from_design_md'>,
  ToolOutput<'create_design_system_from_design_md'>
> = async (deps, { projectId, selectedScreenInstance, deviceType }, { caller: { userId }, signal, progress }) => {
  const project = await getWritableProject(deps.store, userId, projectId);
  const path = 'selectedScreenInstance';
  const { screen } = await getPlacedScreen(deps.store, userId, projectId, selectedScreenInstance, path);
  refuseOther(screen);
  const device = toDrawnDevice(deviceType);
  const { designSystem, findings } = await readDesignSystem(deps, screen, userId, { signal, progress });
  const specimen = await drawSpecimen(deps, { designSystem, device }, { signal, progress });
  const asset = await deps.store.transaction(async (transaction) => {
    await transaction.projects.update(projectId, {
      designTheme: designSystem.theme,
      ...(device && { deviceType: device }),
    });
    const inserted = await transaction.assets.insert({ ownerId: project.ownerId, projectId, designSystem });
    await putSpecimen(transaction, inserted, projectId, specimen);
    return inserted;
  });
  return { assetId: asset.id, ...toWireAsset(asset), findings };
};

function refuseOther(screen: Screen): void {
  if (screen.htmlCode?.mimeType === 'text/markdown') return;
  throw new AppError('FAILED_PRECONDITION', 'this instance does not place an uploaded DESIGN.md', {
    hint: `Call upload_design_md first and send the id and sourceScreen of its answer. It places: ${screen.id}`,
  });
}

async function readDesignSystem(
  deps: Deps,
  screen: Screen,
  userId: UserId,
  working: Working,
): Promise<{ designSystem: DesignSystem; findings: string[] }> {
  const markdown = await readText(deps, screen);
  const { theme, displayName, findings } = await readUploadedDesignMd(deps, markdown, userId, working);
  const told = findings.map(({ message, line }) => (line === undefined ? message : `Line ${line}: ${message}`));
  if (theme === undefined) {
    throw new AppError('INVALID_ARGUMENT', 'no design tokens could be read from this DESIGN.md', {
      path: 'selectedScreenInstance',
      hint: [...told, 'Then upload it again.'].join(' '),
    });
  }
  return { designSystem: { displayName, theme }, findings: told };
}
