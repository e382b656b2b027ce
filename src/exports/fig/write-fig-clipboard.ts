import { hash } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import type { LayoutTree } from '../../render/layout-tree.ts';
import { buildFig } from './write-fig.ts';

interface Named {
  name: string;
  dataBlob?: number;
}
interface Message {
  nodeChanges: { fillPaints?: { image?: Named; imageThumbnail?: Named }[] }[];
  blobs?: { bytes: Uint8Array }[];
  pasteID?: number;
  pasteFileKey?: string;
}

/**
 * The page as Figma puts what is copied on the clipboard: HTML whose attributes hold the document. It carries its schema and
 * its bitmaps itself; both chunks are deflated, where a file has the second in Zstandard. The same text for the same page.
 */
export async function writeFigClipboard(layout: LayoutTree, title: string): Promise<string> {
  const { library, document, images } = await buildFig(layout, title);
  const message = document.message as unknown as Message;
  carryImages(message, images);
  const pasteID = Number.parseInt(hash('sha1', title).slice(0, 7), 16);
  const fileKey = hash('sha1', `tailorbird ${title}`).slice(0, 22);
  Object.assign(message, { pasteID, pasteFileKey: fileKey });
  const { messageRaw, ...parts } = library.encodeFigParts(document);
  const canvas = library.assembleCanvasFig({ ...parts, messageCompressed: deflateRawSync(messageRaw) });
  const meta = JSON.stringify({ fileKey, pasteID, dataType: 'scene' });
  const hold = (name: string, kind: string, bytes: Uint8Array): string =>
    `<span data-${name}="<!--(${kind})${Buffer.from(bytes).toString('base64')}(/${kind})-->"></span>`;
  return `<meta charset="utf-8">${hold('metadata', 'figmeta', Buffer.from(meta))}${hold('buffer', 'figma', canvas)}`;
}

/** Bitmaps stand beside a file; on the clipboard they are blobs of the message. */
function carryImages(message: Message, images: ReadonlyMap<string, Uint8Array>): void {
  const blobs = (message.blobs ??= []);
  const places = new Map([...images].map(([name, bytes]) => [name, blobs.push({ bytes }) - 1]));
  for (const { fillPaints = [] } of message.nodeChanges) {
    for (const named of fillPaints.flatMap(({ image, imageThumbnail }) => [image, imageThumbnail])) {
      const place = named === undefined ? undefined : places.get(named.name);
      if (named !== undefined && place !== undefined) named.dataBlob = place;
    }
  }
}
