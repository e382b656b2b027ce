import { unzipSync } from 'fflate';
import type { BuildContext } from '@penpot/library';
import type { LayoutTree } from '../../render/layout-tree.ts';
import type { ExportFile } from '../exporter.ts';
import { toZip } from '../to-zip.ts';
import { toFill } from './penpot-paint.ts';
import type { ImageLayer, Layer } from './layer.ts';
import { toLayers } from './to-layers.ts';

interface Build {
  context: BuildContext;
  /** Penpot gives new ids to what it takes in; these are the same for the same page. */
  nextId: () => string;
}

/** The page as a file of Penpot: one board, live text, vectors, groups as the page has them. The same bytes for the same page. */
export async function writePenpot(layout: LayoutTree, title: string): Promise<Uint8Array> {
  const { createBuildContext, exportAsBytes } = await import('@penpot/library');
  let count = 0;
  const nextId = (): string => `00000000-0000-4000-8000-${(++count).toString(16).padStart(12, '0')}`;
  const context = createBuildContext({ referer: 'tailorbird' });
  const build = { context, nextId };
  context.addFile({ id: nextId(), name: title });
  context.addPage({ id: nextId(), name: title });
  const size = { x: 0, y: 0, width: layout.widthPx, height: layout.heightPx };
  context.addBoard({ id: nextId(), name: title, ...size, fills: [toFill(layout.background)], strokes: [] });
  for (const layer of toLayers(layout)) add(layer, build);
  context.closeBoard();
  context.closePage();
  context.closeFile();
  return toZip(withoutChance(unzipSync(await exportAsBytes(context)), nextId));
}

const ID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;
const OWN_ID = /^0{8}-/;

/** The bytes of pictures stand under ids by chance, and the time of day beside them: both go. */
function withoutChance(parts: Readonly<Record<string, Uint8Array>>, nextId: () => string): ExportFile[] {
  const known = new Map<string, string>();
  const rename = (text: string): string =>
    text.replaceAll(ID, (id) => {
      if (OWN_ID.test(id)) return id;
      const own = known.get(id) ?? nextId();
      known.set(id, own);
      return own;
    });
  return Object.entries(parts).map(([path, bytes]) => ({
    path: rename(path),
    bytes: path.endsWith('.json')
      ? Buffer.from(rename(Buffer.from(bytes).toString('utf8')).replace(/("createdAt":")[^"]*/, `$1${EPOCH}`))
      : bytes,
  }));
}

const EPOCH = '1980-01-01T00:00:00Z';

function add(layer: Layer, build: Build): void {
  const { context, nextId } = build;
  if (layer.kind === 'image') return addImage(layer, build);
  if (layer.kind === 'shape') {
    const shape = { id: nextId(), ...withShadowIds(layer.shape, nextId) };
    if (layer.type === 'rect') context.addRect(shape);
    else if (layer.type === 'path') context.addPath(shape);
    else context.addText(shape);
    return;
  }
  if (layer.kind === 'board') {
    const board = { id: nextId(), name: layer.name, ...layer.box, showContent: true };
    context.addBoard({ ...board, ...withShadowIds(layer.shape, nextId) });
    for (const child of layer.children) add(child, build);
    context.closeBoard();
    return;
  }
  const { name, opacity, isMasked, children } = layer;
  context.addGroup({ id: nextId(), name, opacity, ...(isMasked && { maskedGroup: true }) });
  for (const child of children) add(child, build);
  context.closeGroup();
}

/** A shadow without an id makes a board invalid. */
function withShadowIds(
  shape: Readonly<Record<string, unknown>>,
  nextId: () => string,
): Readonly<Record<string, unknown>> {
  const { shadow } = shape;
  return Array.isArray(shadow) ? { ...shape, shadow: shadow.map((one: object) => ({ id: nextId(), ...one })) } : shape;
}

function addImage({ name, bytes, mimeType, box, keepsRatio, shape }: ImageLayer, { context, nextId }: Build): void {
  const size = { width: Math.max(1, Math.round(box.width)), height: Math.max(1, Math.round(box.height)) };
  const blob = new Blob([new Uint8Array(bytes)], { type: mimeType });
  const media = context.addFileMedia({ id: nextId(), name, ...size }, blob);
  const fill = { fillOpacity: 1, fillImage: { ...context.getMediaAsImage(media), keepAspectRatio: keepsRatio } };
  context.addRect({ id: nextId(), name, ...box, ...shape, fills: [fill], strokes: [] });
}
