import { AppError } from '../domain/app-error.ts';
import type { Metadata } from 'sharp';
import { DEFAULT_LIMITS } from '../domain/limits.ts';

export interface ImageFacts {
  /** What the bytes are, whatever their sender calls them. */
  mimeType: ImageMimeType;
  widthPx: number;
  heightPx: number;
}

const MIME_TYPES = { png: 'image/png', jpeg: 'image/jpeg', webp: 'image/webp', gif: 'image/gif' } as const;
type ImageMimeType = (typeof MIME_TYPES)[keyof typeof MIME_TYPES];

/**
 * Reads kind and size of an uploaded picture from its content. Throws INVALID_ARGUMENT when it is no PNG, JPEG,
 * WebP or GIF, and RESOURCE_EXHAUSTED when it has more pixels than allowed; nothing is decoded before that.
 */
export async function inspectImage(bytes: Uint8Array, maxPixels = DEFAULT_LIMITS.imagePixels): Promise<ImageFacts> {
  const metadata = await readMetadata(bytes).catch((error: unknown) => {
    throw notReadable(error);
  });
  const { format, width, height } = metadata;
  if (!isKnown(format)) throw notReadable();
  const [widthPx, heightPx] = isTurned(metadata.orientation) ? [height, width] : [width, height];
  if (widthPx * heightPx > maxPixels) {
    throw new AppError(
      'RESOURCE_EXHAUSTED',
      `the picture has ${widthPx} × ${heightPx} pixels, the limit is ${maxPixels}`,
      {
        hint: 'Send a smaller picture.',
      },
    );
  }
  return { mimeType: MIME_TYPES[format], widthPx, heightPx };
}

const isKnown = (format: string): format is keyof typeof MIME_TYPES => format in MIME_TYPES;

async function readMetadata(bytes: Uint8Array): Promise<Metadata> {
  const { default: sharp } = await import('sharp');
  return sharp(bytes, { limitInputPixels: false }).metadata();
}

/** EXIF orientations 5 to 8 lie on their side. */
const isTurned = (orientation = 1): boolean => orientation >= 5;

const notReadable = (cause?: unknown): AppError =>
  new AppError('INVALID_ARGUMENT', 'the picture is not a PNG, JPEG, WebP or GIF file that can be read', {
    hint: 'Send one of these four kinds.',
    cause,
  });
