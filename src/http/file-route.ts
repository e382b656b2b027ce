import { Hono } from 'hono';
import type { Deps } from '../operations/deps.ts';
import { downloadFile } from '../operations/download-file.ts';
import { toContentType } from './content-type.ts';
import { DOCUMENT_SANDBOX } from './document-sandbox.ts';
import { isHeld } from './is-held.ts';

/** `/files/{id}` and `/files/{id}=w1280`: public to whoever has the unguessable id. */
export function createFileRoute(deps: Pick<Deps, 'store' | 'blobs'>): Hono {
  return new Hono().get('/files/:file', async (context) => {
    const { bytes, mimeType, version } = await downloadFile(deps, context.req.param('file'));
    const etag = `"${version}"`;
    const headers = {
      'Content-Type': toContentType(mimeType),
      'Content-Security-Policy': DOCUMENT_SANDBOX,
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Cache-Control': 'private, max-age=31536000, immutable',
      ETag: etag,
    };
    if (isHeld(context.req.header('if-none-match'), etag)) return context.body(null, 304, headers);
    return context.body(new Uint8Array(bytes), 200, headers);
  });
}
