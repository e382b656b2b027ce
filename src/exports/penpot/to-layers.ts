import type {
  Box,
  CornerRadii,
  Drawing,
  LayoutChild,
  LayoutNode,
  LayoutTree,
  Matrix,
  Picture,
  TextLine,
} from '../../render/layout-tree.ts';
import { IDENTITY, multiply } from '../../render/paint/transform.ts';
import { isEven } from '../svg-paint.ts';
import { moveBox, toScale } from '../vector/move-box.ts';
import { toPathData } from '../vector/path-data.ts';
import { listSides, toFill, toFills, toRadii, toShadows, toStroke } from './penpot-paint.ts';
import { readDrawing } from '../vector/read-drawing.ts';
import type { ImageLayer, BoardLayer, Layer, ShapeLayer } from './layer.ts';
import { toTextContent } from './text-content.ts';
import { arrangeParts, toUnarranged, type ArrangedParts, type Part } from './arrange-parts.ts';

/** What the page shows as Penpot's layers, bottom first, in groups named after blocks, parts and controls. */
export const toLayers = ({ root }: LayoutTree): Layer[] => toNodeLayers(root, IDENTITY);

function toChildLayers(child: LayoutChild, matrix: Matrix): Layer[] {
  if (child.kind === 'node') return toNodeLayers(child, matrix);
  if (child.kind === 'text') return toTextLayers(child, matrix);
  return child.kind === 'drawing' ? toDrawingLayers(child, matrix) : toPictureLayers(child, matrix);
}

/** Wrappers that neither paint, clip nor bear a name leave no trace: the layers panel stays short. */
function toNodeLayers(node: LayoutNode, around: Matrix): Layer[] {
  const { style, children } = node;
  const matrix = style.transform === undefined ? around : multiply(around, style.transform);
  const parts = children.map((child): Part => ({ child, layers: toChildLayers(child, matrix) }));
  const inner = parts.flatMap(({ layers }) => layers);
  const ground = toGround(node, matrix);
  const isCut = style.clips && children.some((child) => reachesOut(child, node.box, style.radii));
  const isNamed = node.block !== undefined || node.part !== undefined || node.label !== undefined;
  // What is turned or cut off stands where it stands.
  const flow = isCut || matrix !== IDENTITY || node.isInline === true ? undefined : arrangeParts(node, parts);
  if (flow !== undefined && (isNamed || style.opacity < 1 || ground.length > 0 || flow.units.length > 1))
    return [toBoard(node, ground, flow)];
  const content = isCut ? mask(inner, node.box, style.radii, matrix) : inner;
  const layers = [...ground, ...content, ...toOutline(node, matrix)];
  if (layers.length === 0) return [];
  const isGroup = isNamed || style.opacity < 1 || (ground.length > 0 && inner.length > 0);
  return isGroup
    ? [{ kind: 'group', name: node.name, opacity: style.opacity, isMasked: false, children: layers }]
    : layers;
}

/** The board of an element that arranges its layers: the rectangle of its own paint is the board itself. */
function toBoard(
  node: LayoutNode,
  [first, ...rest]: readonly ShapeLayer[],
  { shape, units }: ArrangedParts,
): BoardLayer {
  const hasOwn = first?.shape.name === GROUND;
  const {
    name: _name,
    x: _x,
    y: _y,
    width: _width,
    height: _height,
    ...paint
  }: ShapeLayer['shape'] = hasOwn ? first.shape : { name: '', fills: [], strokes: [] };
  const strips = hasOwn || first === undefined ? rest : [first, ...rest];
  return {
    kind: 'board',
    name: node.name,
    box: node.box,
    shape: { ...paint, opacity: node.style.opacity, ...shape },
    children: [...strips.map(toUnarranged), ...units, ...toOutline(node, IDENTITY).map(toUnarranged)],
  };
}

/** Whether something would show outside of the box, or in the corners that are cut off. */
function reachesOut(child: LayoutChild, box: Box, radii: CornerRadii): boolean {
  const inset = Math.max(...Object.values(radii)) * 0.3;
  const { x, y, width, height } = child.box;
  const isOut =
    x < box.x + inset - 0.5 ||
    y < box.y + inset - 0.5 ||
    x + width > box.x + box.width - inset + 0.5 ||
    y + height > box.y + box.height - inset + 0.5;
  if (child.kind !== 'node') return isOut;
  const paints = child.style.fills.length > 0 || child.style.border !== undefined;
  return (isOut && paints) || child.children.some((inner) => reachesOut(inner, box, radii));
}

function mask(inner: Layer[], box: Box, radii: CornerRadii, matrix: Matrix): Layer[] {
  if (inner.length === 0) return [];
  const shape = toRect('mask', box, radii, matrix, { fills: [toFill({ hex: '#ffffff', alpha: 1 })] });
  return [{ kind: 'group', name: 'clipped', opacity: 1, isMasked: true, children: [shape, ...inner] }];
}

/** The shapes of an element's own paint: one rectangle, and strips for sides that differ. */
function toGround({ style, box }: LayoutNode, matrix: Matrix): ShapeLayer[] {
  const { fills, border, shadows, radii } = style;
  if (box.width <= 0 || box.height <= 0) return [];
  const isFramed = border !== undefined && isEven(border) && border.top.widthPx > 0;
  const sides = border === undefined || isFramed ? [] : listSides(border, box);
  const strips = sides.map(({ name, color, box: strip }) =>
    toRect(name, strip, SQUARE, matrix, { fills: [toFill(color)] }),
  );
  if (fills.length === 0 && !isFramed) return strips;
  const ground = toRect(GROUND, box, radii, matrix, {
    fills: toFills(fills, box),
    strokes: isFramed
      ? [toStroke(border.top.color, border.top.widthPx, { alignment: 'inner', line: border.top.line })]
      : [],
    shadow: toShadows(shadows),
  });
  return [ground, ...strips];
}

const GROUND = 'ground';

function toOutline({ style: { outline, radii }, box }: LayoutNode, matrix: Matrix): ShapeLayer[] {
  if (outline === undefined) return [];
  const { offsetPx: grown, color, widthPx, line } = outline;
  const around = { x: box.x - grown, y: box.y - grown, width: box.width + 2 * grown, height: box.height + 2 * grown };
  return [
    toRect('outline', around, radii, matrix, { strokes: [toStroke(color, widthPx, { alignment: 'outer', line })] }),
  ];
}

const SQUARE: CornerRadii = { topLeft: 0, topRight: 0, bottomRight: 0, bottomLeft: 0 };

function toRect(name: string, box: Box, radii: CornerRadii, matrix: Matrix, paint: object): ShapeLayer {
  return {
    kind: 'shape',
    type: 'rect',
    shape: { name, ...moveBox(matrix, box), ...toRadii(radii), fills: [], strokes: [], ...paint },
  };
}

function toTextLayers(line: TextLine, matrix: Matrix): Layer[] {
  const words = line.text.trim();
  if (words === '') return [];
  const box = moveBox(matrix, line.box);
  return [
    {
      kind: 'shape',
      type: 'text',
      shape: {
        name: words,
        ...box,
        // As wide as its words; Penpot measures it anew when it is written in.
        growType: 'auto-width',
        content: toTextContent(line, toScale(matrix)),
      },
    },
  ];
}

function toDrawingLayers(drawing: Drawing, around: Matrix): Layer[] {
  const matrix = drawing.transform === undefined ? around : multiply(around, drawing.transform);
  const vectors = readDrawing(drawing, matrix);
  if (vectors === undefined) return [toSvgImage(drawing, matrix)];
  const paths = vectors.map(({ segments, fill, stroke, isEvenOdd }, index): Layer => ({
    kind: 'shape',
    type: 'path',
    shape: {
      name: vectors.length === 1 ? drawing.name : `${drawing.name} ${index + 1}`,
      content: toPathData(segments),
      fills: fill === undefined ? [] : [toFill(fill)],
      strokes:
        stroke === undefined
          ? []
          : [
              {
                ...toStroke(stroke.color, stroke.widthPx, { alignment: 'center' }),
                ...(stroke.isRound && { strokeCapStart: 'round', strokeCapEnd: 'round' }),
              },
            ],
      ...(isEvenOdd && { svgAttrs: { fillRule: 'evenodd' } }),
    },
  }));
  const isRound = Object.values(drawing.radii).some((radius) => radius > 0);
  const reach = vectors.flatMap(({ segments }) => segments.flatMap(({ points }) => [...points]));
  const { x, y, width, height } = moveBox(matrix, drawing.box);
  const isOut = reach.some((value, index) => {
    // Numbers of each piece come in pairs, so that the parity of the whole list tells the axis.
    const [start, size] = index % 2 === 0 ? [x, width] : [y, height];
    return value < start - 1 || value > start + size + 1;
  });
  const layers = drawing.clips && (isRound || isOut) ? mask(paths, drawing.box, drawing.radii, matrix) : paths;
  return layers.length === 1 && drawing.opacity === 1
    ? layers
    : [{ kind: 'group', name: drawing.name, opacity: drawing.opacity, isMasked: false, children: layers }];
}

/** A drawing that says more than vectors can stays an SVG, in a rectangle. */
function toSvgImage({ svg, name, box, radii, opacity }: Drawing, matrix: Matrix): ImageLayer {
  const sized = svg.replace(
    /^<svg([^>]*)>/,
    (_, attributes: string) =>
      `<svg width="${box.width}" height="${box.height}"${attributes.replaceAll(/\s(?:width|height)="[^"]*"/g, '')}>`,
  );
  return {
    kind: 'image',
    name,
    bytes: Buffer.from(sized),
    mimeType: 'image/svg+xml',
    box: moveBox(matrix, box),
    keepsRatio: false,
    shape: { ...toRadii(radii), opacity },
  };
}

function toPictureLayers({ href, name, box, radii, opacity, fit, transform }: Picture, around: Matrix): Layer[] {
  const matrix = transform === undefined ? around : multiply(around, transform);
  const [, mimeType, data] = /^data:(image\/(?:png|jpeg|webp|gif));base64,(.*)$/.exec(href) ?? [];
  if (mimeType === undefined || data === undefined) return [];
  return [
    {
      kind: 'image',
      name,
      bytes: Buffer.from(data, 'base64'),
      mimeType,
      box: moveBox(matrix, box),
      keepsRatio: fit !== 'fill',
      shape: { ...toRadii(radii), opacity },
    },
  ];
}
