import type { ImageSize } from './file-path.ts';

/** Scales a picture down to fit into the box; one that fits already keeps its pixels. */
export async function resizeImage(bytes: Uint8Array, { widthPx, heightPx }: ImageSize): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp');
  return sharp(bytes)
    .resize({
      ...(widthPx !== undefined && { width: widthPx }),
      ...(heightPx !== undefined && { height: heightPx }),
      fit: 'inside',
      withoutEnlargement: true,
    })
    .toBuffer();
}
