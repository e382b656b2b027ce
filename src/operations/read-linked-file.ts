import { downloadFile } from './download-file.ts';
import type { Deps } from './deps.ts';

/**
 * A file that an answer links to, for a client that can read resources and not follow links; a page comes without its
 * fonts. `path` is the id of a file with perhaps a size. Whoever knows the id may read it, as over HTTP. Throws NOT_FOUND.
 */
export async function readLinkedFile(
  deps: Pick<Deps, 'store' | 'blobs'>,
  path: string,
): Promise<{ mimeType: string; bytes: Uint8Array }> {
  const { mimeType, bytes } = await downloadFile(deps, path);
  if (mimeType !== 'text/html') return { mimeType, bytes };
  const { withoutFonts } = await import('../markup/without-fonts.ts');
  return { mimeType, bytes: new TextEncoder().encode(withoutFonts(new TextDecoder().decode(bytes))) };
}
