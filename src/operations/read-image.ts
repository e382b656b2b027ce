import { AppError } from '../domain/app-error.ts';

interface ReadImage {
  widthPx: number;
  heightPx: number;
}

const MIME_TYPES: Readonly<Record<string, string>> = { png: 'image/png', jpeg: 'image/jpeg', webp: 'image/webp' };

/** The size of an uploaded picture. Throws INVALID_ARGUMENT for bytes that are no such picture or hold too many pixels. */
export async function readImage(
  bytes: Uint8Array,
  { mimeType, maxPixels, path }: { mimeType: string; maxPixels: number; path: string },
): Promise<ReadImage> {
  const { default: sharp } = await import('sharp');
  const metadata = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (metadata === undefined || MIME_TYPES[metadata.format] !== mimeType) {
    throw refuse(path, `is not a readable ${mimeType}`, 'Send a PNG, JPEG or WebP picture with its own mimeType.');
  }
  const { width: widthPx, height: heightPx } = metadata;
  if (widthPx * heightPx > maxPixels) {
    throw refuse(path, `has too many pixels: at most ${maxPixels}`, 'Scale the picture down.');
  }
  return { widthPx, heightPx };
}

const refuse = (path: string, message: string, hint: string): AppError =>
  new AppError('INVALID_ARGUMENT', `${path} ${message}`, { path, hint });
