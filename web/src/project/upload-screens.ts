import { request } from '../api/request.ts';

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html',
  htm: 'text/html',
  md: 'text/markdown',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
};

/** Bytes of files that one call takes, as long as Base64 makes them longer. */
const MOST_BYTES = 10 * 1024 * 1024;

/**
 * Puts pages, documents and pictures on the canvas, at most `most` with one call; answers their names. Throws for a kind of
 * file that is not taken, before any is sent.
 */
export async function uploadScreens(project: string, files: readonly File[], most: number): Promise<string[]> {
  for (const file of files)
    if (typeOf(file) === undefined) throw new Error(`“${file.name}” is no page, Markdown or picture`);
  const names: string[] = [];
  for (const part of inParts(files, most)) names.push(...(await uploadPart(project, part)));
  return names;
}

const typeOf = ({ name }: File): string | undefined => TYPES[name.slice(name.lastIndexOf('.') + 1).toLowerCase()];

function inParts(files: readonly File[], most: number): File[][] {
  const parts: File[][] = [];
  let bytes = 0;
  for (const file of files) {
    const last = parts.at(-1);
    bytes += file.size;
    if (last !== undefined && last.length < most && bytes <= MOST_BYTES) last.push(file);
    else {
      parts.push([file]);
      bytes = file.size;
    }
  }
  return parts;
}

async function uploadPart(project: string, files: readonly File[]): Promise<string[]> {
  const requests = await Promise.all(
    files.map(async (file) => {
      const dot = file.name.lastIndexOf('.');
      const mimeType = typeOf(file) ?? '';
      const content = { mimeType, fileContentBase64: toBase64(new Uint8Array(await file.arrayBuffer())) };
      const title = file.name.slice(0, dot) || file.name;
      return {
        screen: { title, ...(mimeType.startsWith('image/') ? { screenshot: content } : { htmlCode: content }) },
      };
    }),
  );
  const { results } = await request<{ results: { screen?: { name: string } }[] }>(
    'POST',
    `v1/projects/${project}/screens:batchCreate`,
    { requests },
  );
  return results.flatMap(({ screen }) => screen?.name ?? []);
}

/** In pieces, since a call takes no million arguments. */
function toBase64(bytes: Uint8Array): string {
  const PIECE = 32_768;
  let text = '';
  for (let at = 0; at < bytes.length; at += PIECE) text += String.fromCharCode(...bytes.subarray(at, at + PIECE));
  return btoa(text);
}
