import type { Blobs } from '../blobs/blobs.ts';
import type { FileId } from '../domain/brand.ts';
import type { StoredFile } from '../domain/screen.ts';
import type { Store } from '../store/store.ts';
import { notFound } from './access.ts';
import { findImageSize, parseFilePath, type ImageSize } from './file-path.ts';
import { resizeImage } from './resize-image.ts';

export interface Download {
  bytes: Uint8Array;
  mimeType: string;
  /** Changes whenever the bytes do; fit for an ETag. */
  version: string;
  file: StoredFile;
}

/**
 * The bytes behind `/files/{path}`, where the path is a file id and, for an image, a size suffix such as `=w1280`.
 * Whoever knows the id may read the file. Throws NOT_FOUND, UNAVAILABLE.
 */
export async function downloadFile(
  { store, blobs }: { store: Pick<Store, 'files'>; blobs: Blobs },
  path: string,
): Promise<Download> {
  const { id, suffix } = parseFilePath(path);
  const file = await store.files.find(id as FileId);
  if (file === undefined)
    throw notFound('file', 'get_screen has the current download URLs of a screen.', id.slice(0, 64));
  const bytes = await blobs.get(file.contentHash);
  const size = isResizable(file) ? findImageSize(suffix) : undefined;
  if (size === undefined) return { bytes, mimeType: file.mimeType, version: file.contentHash, file };
  return {
    bytes: await resizeImage(bytes, size),
    mimeType: file.mimeType,
    version: `${file.contentHash}-${toSizeName(size)}`,
    file,
  };
}

const isResizable = ({ mimeType }: StoredFile): boolean =>
  mimeType === 'image/png' || mimeType === 'image/jpeg' || mimeType === 'image/webp';

const toSizeName = ({ widthPx, heightPx }: ImageSize): string => `${widthPx ?? ''}x${heightPx ?? ''}`;
