import type { AssetId, ProjectId } from '../domain/brand.ts';
import type { Screen, StoredFile } from '../domain/screen.ts';
import type { NewFile, Transaction } from '../store/store.ts';

interface CopyOptions {
  projectId: ProjectId;
  title?: string;
  /** The design system that the copy shows, where the screen shows one. */
  assetId?: AssetId;
}

/** Writes another screen that stands as a finished one does now; the bytes of its files are stored once. */
export async function copyScreen(
  transaction: Transaction,
  screen: Screen,
  { projectId, title = screen.title, assetId }: CopyOptions,
): Promise<Screen> {
  const { metadata, screenshot, htmlCode, externalToolExport } = screen;
  const { id } = await transaction.screens.insert({
    projectId,
    title,
    prompt: screen.prompt,
    deviceType: screen.deviceType,
    screenType: screen.screenType,
    isCreatedByClient: screen.isCreatedByClient,
    isRemixed: true,
    ...(assetId && { assetId }),
  });
  return transaction.screens.complete(id, {
    width: screen.width,
    height: screen.height,
    generatedBy: screen.generatedBy,
    agentType: metadata.agentType,
    displayMode: metadata.displayMode,
    componentRegions: metadata.componentRegions,
    ...(metadata.renderer && { renderer: metadata.renderer }),
    ...(screen.theme && { theme: screen.theme }),
    files: {
      ...(screenshot && { screenshot: toNewFile(screenshot) }),
      ...(htmlCode && { htmlCode: toNewFile(htmlCode) }),
      ...(externalToolExport && { externalToolExport: toNewFile(externalToolExport) }),
    },
  });
}

const toNewFile = ({ mimeType, byteLength, contentHash }: StoredFile): NewFile => ({
  mimeType,
  byteLength,
  contentHash,
});
