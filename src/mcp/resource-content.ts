import type { ReadResourceResult } from '@modelcontextprotocol/server';

type Content = ReadResourceResult['contents'][number];

/** Bytes as a client reads them: texts as text, all else as Base64. */
export function toContent(uri: string, { mimeType, bytes }: { mimeType: string; bytes: Uint8Array }): Content {
  const isText = mimeType.startsWith('text/') || mimeType === 'image/svg+xml';
  return isText
    ? { uri, mimeType, text: new TextDecoder().decode(bytes) }
    : { uri, mimeType, blob: Buffer.from(bytes).toString('base64') };
}
