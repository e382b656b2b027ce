import { inspectImage } from '../inspect-image.ts';
import type { DocumentElement } from './document-tree.ts';

/** The raster pictures of a document that may be decoded, by their `src`. */
export type Pictures = ReadonlyMap<string, Uint8Array>;

/** Only `data:` pictures of a known kind and a bearable size; others leave an empty box. */
export async function readPictures(root: DocumentElement): Promise<Pictures> {
  const sources = new Set(listSources(root));
  const pictures = new Map<string, Uint8Array>();
  for (const source of sources) {
    const base64 = /^data:image\/[\w.+-]+;base64,(.+)$/s.exec(source)?.[1];
    if (base64 === undefined) continue;
    const bytes = Buffer.from(base64, 'base64');
    const facts = await inspectImage(bytes).catch(() => undefined);
    if (facts !== undefined) pictures.set(source, bytes);
  }
  return pictures;
}

const listSources = (element: DocumentElement): string[] => {
  const own = element.tag === 'img' ? [element.attributes['src'] ?? ''] : [];
  return [...own, ...element.children.flatMap((child) => (child.kind === 'element' ? listSources(child) : []))];
};
