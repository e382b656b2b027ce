import type {
  Box,
  Drawing,
  LayoutChild,
  LayoutNode,
  LayoutTree,
  Matrix,
  Picture,
  TextLine,
} from '../../render/layout-tree.ts';
import { IDENTITY } from '../../render/paint/transform.ts';
import { readDrawing, type Vector } from '../vector/read-drawing.ts';
import { toPathData, transformPath } from '../vector/path-data.ts';
import {
  chain,
  toBorder,
  toCorners,
  toEffects,
  toMatrix,
  toPaints,
  toSolid,
  toStroke,
  type Fields,
} from './fig-paint.ts';
import { toTextFields } from './fig-text.ts';
import { layOutLayers } from './fig-auto-layout.ts';

/** A layer of a Figma file before it has an id: its fields, what lies in it, and what only the file can hold. */
export interface FigLayer {
  type: 'FRAME' | 'ROUNDED_RECTANGLE' | 'TEXT' | 'VECTOR';
  name: string;
  fields: Fields;
  children: FigLayer[];
  /** Takes the room that is left in the frame around, or stands in it apart from the flow. */
  grows?: true;
  floats?: true;
  /** Outline of a vector, in pixels of the layer. */
  path?: string;
  isEvenOdd?: boolean;
  /** What fills it, drawn to a bitmap where it is SVG. */
  image?: { bytes: Uint8Array; isSvg: boolean; scaleMode: 'FILL' | 'FIT' | 'STRETCH'; box: Box };
}

/** What a layer lies in: where its own space begins in the page, and what has turned or moved since. */
interface Around {
  origin: { x: number; y: number };
  matrix: Matrix;
}

/** The page as layers, bottom first: one frame with live text, vectors and frames named after blocks, parts and controls. */
export function toFigTree({ root, background, widthPx, heightPx }: LayoutTree, title: string): FigLayer {
  const around = { origin: { x: 0, y: 0 }, matrix: IDENTITY };
  return layOutLayers({
    type: 'FRAME',
    name: title,
    fields: {
      size: { x: widthPx, y: heightPx },
      transform: toMatrix(IDENTITY),
      fillPaints: [toSolid(background)],
      strokeWeight: 0,
      strokeAlign: 'INSIDE',
      frameMaskDisabled: false,
    },
    children: toNodeLayers(root, around),
  });
}

/** `isItem`: it is one thing in a flow, and stays one. */
function toLayers(child: LayoutChild, around: Around, isItem = false): FigLayer[] {
  if (child.kind === 'text') return toTextLayers(child, around);
  const layers =
    child.kind === 'node'
      ? toNodeLayers(child, around, isItem)
      : child.kind === 'drawing'
        ? toDrawingLayers(child, around)
        : toPictureLayers(child, around);
  const { grows, floats } = child;
  return grows === undefined && floats === undefined
    ? layers
    : layers.map((layer) => ({ ...layer, ...(grows && { grows }), ...(floats && { floats: true as const }) }));
}

const move = (x: number, y: number): Matrix => [1, 0, 0, 1, x, y];

/** Where a box stands in the layer around it. */
const place = ({ x, y, width, height }: Box, { origin, matrix }: Around): Fields => ({
  size: { x: width, y: height },
  transform: toMatrix(chain(move(-origin.x, -origin.y), chain(matrix, move(x, y)))),
});

const into = ({ x, y }: Box): Around => ({ origin: { x, y }, matrix: IDENTITY });

/** Wrappers that neither paint, clip, bear a name nor arrange several things leave no trace: the layers panel stays short. */
function toNodeLayers(node: LayoutNode, outside: Around, isItem = false): FigLayer[] {
  const { style, children, box } = node;
  const around =
    style.transform === undefined ? outside : { ...outside, matrix: chain(outside.matrix, style.transform) };
  const paints = style.fills.length > 0 || style.border !== undefined || style.shadows.length > 0;
  const isNamed = node.block !== undefined || node.part !== undefined || node.label !== undefined;
  const arranges = (isItem || node.flow !== undefined) && children.length > 1;
  const isFrame = paints || isNamed || arranges || style.opacity < 1 || style.clips || style.outline !== undefined;
  if (!isFrame || box.width <= 0 || box.height <= 0)
    return children.flatMap((child) => toLayers(child, around, isItem));
  const inner = children.flatMap((child) => toLayers(child, into(box), node.flow !== undefined));
  if (!paints && style.outline === undefined && inner.length === 0) return [];
  const frame = layOutLayers(
    {
      type: 'FRAME',
      name: node.name,
      fields: {
        ...place(box, around),
        opacity: style.opacity,
        fillPaints: toPaints(style.fills, box),
        effects: toEffects(style.shadows),
        frameMaskDisabled: !style.clips,
        ...toCorners(style.radii),
        ...toBorder(style.border),
      },
      children: inner,
    },
    node.flow,
  );
  return [frame, ...toOutline(node, around)];
}

function toOutline({ style: { outline, radii }, box, name }: LayoutNode, around: Around): FigLayer[] {
  if (outline === undefined) return [];
  const { offsetPx: grown, color, widthPx, line } = outline;
  const grownBox = { x: box.x - grown, y: box.y - grown, width: box.width + 2 * grown, height: box.height + 2 * grown };
  const fields = { ...place(grownBox, around), ...toCorners(radii), ...toStroke(color, widthPx, 'OUTSIDE', line) };
  return [
    {
      type: 'ROUNDED_RECTANGLE',
      name: `${name} outline`,
      fields: { ...fields, fillPaints: [] },
      children: [],
      floats: true,
    },
  ];
}

function toTextLayers(line: TextLine, around: Around): FigLayer[] {
  const words = line.text.trim();
  if (words === '') return [];
  return [{ type: 'TEXT', name: words, fields: { ...place(line.box, around), ...toTextFields(line) }, children: [] }];
}

function toDrawingLayers(drawing: Drawing, outside: Around): FigLayer[] {
  const { box, name, opacity, radii, clips, svg } = drawing;
  const around =
    drawing.transform === undefined ? outside : { ...outside, matrix: chain(outside.matrix, drawing.transform) };
  const vectors = readDrawing(drawing, IDENTITY);
  if (vectors === undefined) {
    const fields = { ...place(box, around), ...toCorners(radii), opacity };
    const image = { bytes: Buffer.from(svg), isSvg: true, scaleMode: 'STRETCH' as const, box };
    return [{ type: 'ROUNDED_RECTANGLE', name, fields, children: [], image }];
  }
  const layers = vectors.flatMap((vector, index) =>
    toVectorLayer(vector, vectors.length === 1 ? name : `${name} ${index + 1}`, box),
  );
  if (layers.length === 0) return [];
  const fields = { ...place(box, around), ...toCorners(radii), opacity, fillPaints: [], frameMaskDisabled: !clips };
  return [{ type: 'FRAME', name, fields: { ...fields, strokeWeight: 0, strokeAlign: 'INSIDE' }, children: layers }];
}

function toVectorLayer({ segments, fill, stroke, isEvenOdd }: Vector, name: string, around: Box): FigLayer[] {
  const points = segments.flatMap((segment) => [...segment.points]);
  const [xs, ys] = [points.filter((_, index) => index % 2 === 0), points.filter((_, index) => index % 2 === 1)];
  if (xs.length === 0) return [];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  // A line that runs level has no height, which no layer may have.
  const box = { x, y, width: Math.max(0.01, Math.max(...xs) - x), height: Math.max(0.01, Math.max(...ys) - y) };
  const fields = {
    ...place(box, into(around)),
    fillPaints: fill === undefined ? [] : [toSolid(fill)],
    ...(stroke === undefined
      ? { strokeWeight: 0, strokeAlign: 'CENTER' }
      : {
          ...toStroke(stroke.color, stroke.widthPx, 'CENTER'),
          ...(stroke.isRound && { strokeCap: 'ROUND', strokeJoin: 'ROUND' }),
        }),
  };
  const path = toPathData(transformPath(segments, move(-x, -y)));
  return [{ type: 'VECTOR', name, fields, children: [], path, isEvenOdd }];
}

function toPictureLayers({ href, name, box, radii, opacity, fit, transform }: Picture, outside: Around): FigLayer[] {
  const [, mimeType, data] = /^data:(image\/(?:png|jpeg|webp|gif));base64,(.*)$/.exec(href) ?? [];
  if (mimeType === undefined || data === undefined) return [];
  const around = transform === undefined ? outside : { ...outside, matrix: chain(outside.matrix, transform) };
  const scaleMode = { cover: 'FILL', contain: 'FIT', fill: 'STRETCH' } as const;
  const image = { bytes: Buffer.from(data, 'base64'), isSvg: false, scaleMode: scaleMode[fit], box };
  const fields = { ...place(box, around), ...toCorners(radii), opacity };
  return [{ type: 'ROUNDED_RECTANGLE', name, fields, children: [], image }];
}
