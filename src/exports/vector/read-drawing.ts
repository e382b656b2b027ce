import type { Element, Properties } from 'hast';
import type { Color, Drawing, Matrix } from '../../render/layout-tree.ts';
import { isElement } from '../../markup/element.ts';
import { parseBody } from '../../markup/parse-body.ts';
import { IDENTITY, multiply } from '../../render/paint/transform.ts';
import { toScale } from './move-box.ts';
import { readPath, transformPath, type Segment } from './path-data.ts';

/** A shape of a drawing, in pixels of the page. */
export interface Vector {
  segments: Segment[];
  fill?: Color;
  stroke?: Stroke;
  isEvenOdd: boolean;
}

interface Stroke {
  color: Color;
  widthPx: number;
  isRound: boolean;
}

/** What shapes take from what is around them. */
interface Inherited {
  matrix: Matrix;
  opacity: number;
  properties: Properties;
  /** How much longer lines become around the drawing, where strokes that keep their width do so. */
  outerScale: number;
}

const INHERITED = [
  'fill',
  'fillOpacity',
  'fillRule',
  'stroke',
  'strokeWidth',
  'strokeOpacity',
  'strokeLineCap',
] as const;
const PASSED_OVER = new Set(['title', 'desc', 'metadata', 'defs']);
/** What only SVG has: such a drawing stays one. */
const BEYOND_VECTORS = ['clipPath', 'mask', 'filter', 'strokeDashArray', 'style', 'markerEnd', 'markerStart'];

/**
 * The shapes of a drawing as plain vectors, bottom first, seen through what turns and scales around it. Undefined for one that says more than vectors of one colour each
 * can: gradients, masks, text, dashes.
 */
export function readDrawing({ svg, box }: Drawing, around: Matrix): Vector[] | undefined {
  const root = parseBody(svg).children.find((child) => isElement(child) && child.tagName === 'svg');
  if (!isElement(root)) return undefined;
  const vectors: Vector[] = [];
  const placing = toPlacing(root.properties, box);
  if (placing === undefined) return undefined;
  const outside = { matrix: multiply(around, placing), opacity: 1, properties: {}, outerScale: toScale(around) };
  return collect(root, outside, vectors) ? vectors : undefined;
}

/** False where something cannot be told. */
function collect(element: Element, around: Inherited, vectors: Vector[]): boolean {
  const { properties } = element;
  if (BEYOND_VECTORS.some((name) => properties[name] !== undefined)) return false;
  const transform = readTransform(properties['transform']);
  if (transform === undefined) return false;
  const here: Inherited = {
    ...around,
    matrix: multiply(around.matrix, transform),
    opacity: around.opacity * toFraction(properties['opacity']),
    properties: {
      ...around.properties,
      ...Object.fromEntries(INHERITED.flatMap((name) => (name in properties ? [[name, properties[name]]] : []))),
    },
  };
  if (element.tagName !== 'svg' && element.tagName !== 'g') return addShape(element, here, vectors);
  return element.children
    .filter(isElement)
    .every((child) => PASSED_OVER.has(child.tagName) || (child.tagName !== 'svg' && collect(child, here, vectors)));
}

function addShape({ tagName, properties }: Element, here: Inherited, vectors: Vector[]): boolean {
  const d = toData(tagName, properties);
  const segments = d === undefined ? undefined : readPath(d);
  const { fill = '#000000', stroke = 'none', strokeWidth = 1, ...rest } = here.properties;
  const filled = readColor(fill, here.opacity * toFraction(rest['fillOpacity']));
  const stroked = readColor(stroke, here.opacity * toFraction(rest['strokeOpacity']));
  if (segments === undefined || filled === undefined || stroked === undefined) return false;
  const scale = properties['vectorEffect'] === 'non-scaling-stroke' ? here.outerScale : toScale(here.matrix);
  vectors.push({
    segments: transformPath(segments, here.matrix),
    ...(filled !== 'none' && { fill: filled }),
    ...(stroked !== 'none' && {
      stroke: { color: stroked, widthPx: Number(strokeWidth) * scale, isRound: rest['strokeLineCap'] === 'round' },
    }),
    isEvenOdd: rest['fillRule'] === 'evenodd',
  });
  return true;
}

function toData(tagName: string, properties: Properties): string | undefined {
  const at = (name: string): number => Number(properties[name] ?? 0);
  const ellipse = (cx: number, cy: number, rx: number, ry: number): string =>
    `M${cx - rx} ${cy}A${rx} ${ry} 0 1 1 ${cx + rx} ${cy}A${rx} ${ry} 0 1 1 ${cx - rx} ${cy}Z`;
  if (tagName === 'path') return properties['d'] ?? '';
  if (tagName === 'circle') return ellipse(at('cx'), at('cy'), at('r'), at('r'));
  if (tagName === 'ellipse') return ellipse(at('cx'), at('cy'), at('rx'), at('ry'));
  if (tagName === 'line') return `M${at('x1')} ${at('y1')}L${at('x2')} ${at('y2')}`;
  if (tagName === 'polyline' || tagName === 'polygon')
    return `M${[properties['points']].flat().join(' ')}${tagName === 'polygon' ? 'Z' : ''}`;
  if (tagName !== 'rect') return undefined;
  const [x, y, width, height] = [at('x'), at('y'), at('width'), at('height')];
  const rx = Math.min(Number(properties['rx'] ?? properties['ry'] ?? 0), width / 2);
  const ry = Math.min(Number(properties['ry'] ?? properties['rx'] ?? 0), height / 2);
  const corner = (toX: number, toY: number): string => (rx > 0 ? `A${rx} ${ry} 0 0 1 ${toX} ${toY}` : '');
  const [right, bottom] = [x + width, y + height];
  return (
    `M${x + rx} ${y}H${right - rx}${corner(right, y + ry)}V${bottom - ry}${corner(right - rx, bottom)}` +
    `H${x + rx}${corner(x, bottom - ry)}V${y + ry}${corner(x + rx, y)}Z`
  );
}

/** From the units of its `viewBox` to the box on the page, as `preserveAspectRatio` says. */
function toPlacing(properties: Properties, box: Drawing['box']): Matrix | undefined {
  const [x = 0, y = 0, width = box.width, height = box.height] = (properties['viewBox'] ?? '')
    .split(/[\s,]+/)
    .filter((part) => part !== '')
    .map(Number);
  if (!(width > 0) || !(height > 0)) return undefined;
  const ratio = properties['preserveAspectRatio'] ?? 'xMidYMid meet';
  const [sx, sy] = [box.width / width, box.height / height];
  if (ratio.startsWith('none')) return [sx, 0, 0, sy, box.x - x * sx, box.y - y * sy];
  const scale = ratio.endsWith('slice') ? Math.max(sx, sy) : Math.min(sx, sy);
  const share = (side: string): number => (side === 'Min' ? 0 : side === 'Max' ? 1 : 0.5);
  const left = box.x + (box.width - width * scale) * share(/x(Min|Mid|Max)/.exec(ratio)?.[1] ?? '');
  const top = box.y + (box.height - height * scale) * share(/Y(Min|Mid|Max)/.exec(ratio)?.[1] ?? '');
  return [scale, 0, 0, scale, left - x * scale, top - y * scale];
}

/** `translate`, `scale`, `rotate` and `matrix`, one after another; undefined for others. */
function readTransform(value: Properties[string]): Matrix | undefined {
  if (value === undefined || value === null) return IDENTITY;
  let matrix = IDENTITY;
  for (const [, name, list = ''] of String(value).matchAll(/(\w+)\s*\(([^)]*)\)/g)) {
    const [a = 0, b, c, d = 0, e = 0, f = 0] = list
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    if (name === 'translate') matrix = multiply(matrix, [1, 0, 0, 1, a, b ?? 0]);
    else if (name === 'scale') matrix = multiply(matrix, [a, 0, 0, b ?? a, 0, 0]);
    else if (name === 'matrix') matrix = multiply(matrix, [a, b ?? 0, c ?? 0, d, e, f]);
    else if (name === 'rotate') {
      const [cos, sin] = [Math.cos((a * Math.PI) / 180), Math.sin((a * Math.PI) / 180)];
      const [x, y] = [b ?? 0, c ?? 0];
      matrix = multiply(matrix, [cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y]);
    } else return undefined;
  }
  return matrix;
}

const toFraction = (value: Properties[string]): number => (value === undefined || value === null ? 1 : Number(value));

function readColor(value: Properties[string], alpha: number): Color | 'none' | undefined {
  const text = String(value).trim().toLowerCase();
  if (text === 'none' || text === 'transparent') return 'none';
  const [, digits = ''] = /^#([0-9a-f]{3,8})$/.exec(text) ?? [];
  const long = digits.length <= 4 ? digits.replaceAll(/./g, '$&$&') : digits;
  if (long.length !== 6 && long.length !== 8) return undefined;
  const own = long.length === 8 ? Number.parseInt(long.slice(6), 16) / 255 : 1;
  return { hex: `#${long.slice(0, 6)}`, alpha: own * alpha };
}
