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

/** Puts pages, documents and pictures on the canvas; answers their names. Throws for a kind of file that is not taken. */
export async function uploadScreens(project: string, files: readonly File[]): Promise<string[]> {
  const requests = await Promise.all(
    files.map(async (file) => {
      const dot = file.name.lastIndexOf('.');
      const mimeType = TYPES[file.name.slice(dot + 1).toLowerCase()];
      if (mimeType === undefined) throw new Error(`${file.name} is no page, Markdown or picture`);
      const content = { mimeType, fileContentBase64: toBase64(new Uint8Array(await file.arrayBuffer())) };
      const title = file.name.slice(0, dot) || file.name;
      return {
        screen: { title, ...(mimeType.startsWith('image/') ? { screenshot: content } : { htmlCode: content }) },
      };
    }),
  );
  if (requests.length === 0) return [];
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
