import { hash } from 'node:crypto';
import { zstdCompressSync } from 'node:zlib';
import type * as Library from 'openfig-core';
import type { FigDocument, FigGuid } from 'openfig-core';
import sharp from 'sharp';
import type { LayoutTree } from '../../render/layout-tree.ts';
import type { ExportFile } from '../exporter.ts';
import { toZip } from '../to-zip.ts';
import { toFigTree, type FigLayer } from './fig-tree.ts';

interface Build {
  document: FigDocument;
  library: typeof Library;
  /** Pictures by the hash that fills name. */
  images: Map<string, Uint8Array>;
  count: number;
}

/** The canvas that an empty document has. */
const CANVAS: FigGuid = { sessionID: 0, localID: 1 };
/** The file's own nodes have session 0. */
const SESSION = 1;

/**
 * The page as a file of Figma: one frame, live text, vectors, frames as the page has them. The same bytes for the same page.
 * The format is not published: what is written is what `openfig-core` has learned of it.
 */
export async function writeFig(layout: LayoutTree, title: string): Promise<Uint8Array> {
  const { library, document, images } = await buildFig(layout, title);
  const { messageRaw, ...parts } = library.encodeFigParts(document);
  const canvas = library.assembleCanvasFig({ ...parts, messageCompressed: zstdCompressSync(messageRaw) });
  const meta = { ...document.meta, file_name: title };
  return toZip([
    { path: 'canvas.fig', bytes: canvas },
    { path: 'meta.json', bytes: Buffer.from(JSON.stringify(meta)) },
    ...[...images].map(([name, bytes]): ExportFile => ({ path: `images/${name}`, bytes })),
  ]);
}

/** A document of Figma that holds the page, and the bitmaps that it names. */
export async function buildFig(
  layout: LayoutTree,
  title: string,
): Promise<Pick<Build, 'document' | 'library' | 'images'>> {
  const library = await import('openfig-core');
  const document = library.createEmptyFigDoc();
  const build: Build = { document, library, images: new Map(), count: 0 };
  await add(toFigTree(layout, title), CANVAS, 0, build);
  return build;
}

async function add(layer: FigLayer, parent: FigGuid, index: number, build: Build): Promise<void> {
  const guid = { sessionID: SESSION, localID: ++build.count };
  const { type, name, fields, children } = layer;
  const node = {
    guid,
    phase: 'CREATED',
    parentIndex: { guid: parent, position: toPosition(index) },
    type,
    name,
    visible: true,
    opacity: 1,
    ...fields,
    ...toVector(layer, build),
    ...(layer.image !== undefined && { fillPaints: [await toImagePaint(layer.image, build)] }),
  };
  (build.document.message as { nodeChanges: object[] }).nodeChanges.push(node);
  for (const [at, child] of children.entries()) await add(child, guid, at, build);
}

/** Places among siblings are texts in the order of their letters. */
const toPosition = (index: number): string => {
  const letter = (value: number): string => String.fromCharCode(97 + (value % 26));
  return letter(Math.floor(index / 676)) + letter(Math.floor(index / 26)) + letter(index);
};

function toVector({ path, isEvenOdd, fields }: FigLayer, { library, document }: Build): object {
  if (path === undefined) return {};
  const { x: width, y: height } = fields['size'] as { x: number; y: number };
  const windingRule = isEvenOdd === true ? 'ODD' : 'NONZERO';
  return library.appendVectorPayloadToDocument(document, {
    width,
    height,
    fillPaths: [{ svgPath: path, windingRule }],
  });
}

/** How many pixels of a bitmap stand for one of the page. */
const BITMAP_SCALE = 2;

/** Figma takes bitmaps alone, and not every kind of them. */
async function toImagePaint(image: NonNullable<FigLayer['image']>, { images }: Build): Promise<object> {
  const { bytes, isSvg, box, scaleMode } = image;
  const png = isSvg
    ? await sharp(toSized(bytes, box), { density: 72 * BITMAP_SCALE })
        .png()
        .toBuffer()
    : await sharp(bytes).png().toBuffer();
  const name = hash('sha1', png);
  images.set(name, png);
  const named = { hash: new Uint8Array(Buffer.from(name, 'hex')), name };
  return {
    type: 'IMAGE',
    opacity: 1,
    visible: true,
    blendMode: 'NORMAL',
    image: named,
    imageThumbnail: named,
    imageScaleMode: scaleMode,
    transform: { m00: 1, m01: 0, m02: 0, m10: 0, m11: 1, m12: 0 },
  };
}

const toSized = (svg: Uint8Array, { width, height }: { width: number; height: number }): Buffer =>
  Buffer.from(
    Buffer.from(svg)
      .toString('utf8')
      .replace(
        /^<svg([^>]*)>/,
        (_, attributes: string) =>
          `<svg width="${Math.max(1, width)}" height="${Math.max(1, height)}"${attributes.replaceAll(/\s(?:width|height)="[^"]*"/g, '')}>`,
      ),
  );
