import type { ImageContent } from '@modelcontextprotocol/server';
import type { LeanWireScreen, WireScreen } from '../contract/shapes/screen.ts';
import type { FileId } from '../domain/brand.ts';
import type { PicturedScreen, PreviewScreens } from '../operations/preview-screens.ts';
import { findScreens } from './result-links.ts';

/** The picture of what an answer tells of, for clients and models that cannot follow its links. */
export type PictureOf = (output: object) => Promise<ImageContent[]>;

/** One small picture of the finished screens of an answer; none of a list, which is read to choose from. */
export const createPictureOf =
  (previewScreens: PreviewScreens): PictureOf =>
  async (output) => {
    if ('screens' in output) return [];
    const preview = await previewScreens(findScreens(output).flatMap(toPictured));
    if (preview === undefined) return [];
    return [{ type: 'image', data: Buffer.from(preview.bytes).toString('base64'), mimeType: preview.mimeType }];
  };

/** A screen that is still being worked on has no picture of what it will be, and is not waited for. */
function toPictured({ screenshot, screenMetadata, deviceType }: LeanWireScreen | WireScreen): PicturedScreen[] {
  const file = screenshot?.name.split('/').at(-1);
  if (file === undefined || screenMetadata.status !== 'COMPLETE') return [];
  return [{ file: file as FileId, deviceType }];
}
