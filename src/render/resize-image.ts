import { AppError } from '../domain/app-error.ts';

/** Bounds of a picture in pixels; a missing side follows the other one's proportion. */
export interface ImageSize {
  widthPx?: number;
  heightPx?: number;
}

/** No picture is handed out larger than this, whatever is asked for. */
const MAX_SIDE_PX = 4096;

/**
 * Reads the suffix that clients put behind an image URL: `=w1280`, `=h600`, `=w780-h1688`, and `=s0` for the
 * picture as it is (no bounds). Undefined when the text is no such suffix.
 */
export function parseImageSize(suffix: string): ImageSize | undefined {
  const text = suffix.replace(/^=/, '');
  if (!/^[swh]\d{1,5}(?:-[a-z]+\d{0,5})*$/.test(text)) return undefined;
  const size: ImageSize = {};
  for (const [, letter, digits] of text.matchAll(/(?:^|-)([swh])(\d{1,5})(?=-|$)/g)) {
    const sidePx = Math.min(MAX_SIDE_PX, Number(digits));
    if (sidePx === 0) continue;
    if (letter !== 'h') size.widthPx = sidePx;
    if (letter !== 'w') size.heightPx = sidePx;
  }
  return size;
}

/**
 * A PNG that fits into the size with its proportions kept. Never larger than the original; the original itself
 * when nothing is to be done. Throws INVALID_ARGUMENT when the bytes are no picture.
 */
export async function resizeImage(png: Uint8Array, { widthPx, heightPx }: ImageSize): Promise<Uint8Array> {
  if (widthPx === undefined && heightPx === undefined) return png;
  const { default: sharp } = await import('sharp');
  try {
    return await sharp(png, { limitInputPixels: MAX_INPUT_PIXELS })
      .resize({ width: widthPx, height: heightPx, fit: 'inside', withoutEnlargement: true })
      .png({ compressionLevel: 6 })
      .toBuffer();
  } catch (error) {
    throw new AppError('INVALID_ARGUMENT', 'the picture cannot be read', { cause: error });
  }
}

/** The largest screenshot there is: 2560 by 32000. */
export const MAX_INPUT_PIXELS = 2560 * 32_000;
