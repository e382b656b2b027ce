import type { Blobs } from '../blobs/blobs.ts';
import type { FileId } from '../domain/brand.ts';
import type { StoredFile } from '../domain/screen.ts';
import { parseImageSize, resizeImage } from '../render/resize-image.ts';
import type { Store } from '../store/store.ts';
import { notFound } from './access.ts';

export interface Download {
  bytes: Uint8Array;
  mimeType: string;
  /** Changes whenever the bytes do; fit for an ETag. */
  version: string;
  file: StoredFile;
}

/**
 * The bytes behind `/files/{path}`, where the path is a file id and, for an image, a size suffix such as `=w1280`.
 * Whoever knows the id may read the file. A suffix that says nothing is tolerated. Throws NOT_FOUND, UNAVAILABLE.
 */
export async function downloadFile(
  { store, blobs }: { store: Pick<Store, 'files'>; blobs: Blobs },
  path: string,
): Promise<Download> {
  const [id = '', suffix = ''] = path.split('=', 2);
  const file = await store.files.find(id as FileId);
  if (file === undefined) {
    throw notFound('file', 'get_screen has the current download URLs of a screen.', id.slice(0, 64));
  }
  const { contentHash, mimeType } = file;
  const bytes = await blobs.get(contentHash);
  const size = isRaster(mimeType) ? parseImageSize(suffix) : undefined;
  if (size?.widthPx === undefined && size?.heightPx === undefined) {
    return { bytes, mimeType, version: contentHash, file };
  }
  const version = `${contentHash}-${size.widthPx ?? ''}x${size.heightPx ?? ''}`;
  return { bytes: await resizeImage(bytes, size), mimeType: 'image/png', version, file };
}

const isRaster = (mimeType: string): boolean => mimeType.startsWith('image/') && mimeType !== 'image/svg+xml';
