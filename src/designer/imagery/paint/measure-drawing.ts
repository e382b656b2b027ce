import type { Point } from './pen.ts';
import { toPathPoints } from './path-points.ts';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Columns of the affine map (a c e / b d f). */
type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];
const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

const TAG = /<(\/?)([a-zA-Z]+)([^>]*?)(\/?)>/g;
/** Glows and cast shadows fainter than this are no part of a thing's outline. */
const LEAST_OPACITY = 0.4;

/** The box round everything that a pen's markup paints, in its own units; clipped parts count as their clip's neighbours. */
export function measureDrawing(markup: string): Box {
  const points: Point[] = [];
  const stack: (Matrix | undefined)[] = [IDENTITY];
  for (const [, closing, name = '', attributes = '', empty] of markup.matchAll(TAG)) {
    if (name === 'g' || name === 'defs') {
      if (closing === '/') stack.pop();
      else if (empty !== '/') stack.push(enter(name, attributes, stack.at(-1)));
      continue;
    }
    const matrix = stack.at(-1);
    if (matrix === undefined || Number(read(attributes, 'opacity') ?? 1) < LEAST_OPACITY) continue;
    points.push(...outlineOf(name, attributes).map((point) => apply(matrix, point)));
  }
  if (points.length === 0) return { x: 0, y: 0, width: 1, height: 1 };
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(1, Math.max(...xs) - x), height: Math.max(1, Math.max(...ys) - y) };
}

/** Undefined inside of what paints nothing of its own. */
function enter(name: string, attributes: string, outer: Matrix | undefined): Matrix | undefined {
  if (outer === undefined || name === 'defs' || attributes.includes('clip-path=')) return undefined;
  return parseTransform(read(attributes, 'transform') ?? '').reduce(multiply, outer);
}

const read = (attributes: string, name: string): string | undefined =>
  new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1];

function outlineOf(name: string, attributes: string): Point[] {
  const number = (key: string): number => Number(read(attributes, key) ?? 0);
  switch (name) {
    case 'path':
      return grow(toPathPoints(read(attributes, 'd') ?? ''), attributes);
    case 'rect':
      return corners(number('x'), number('y'), number('width'), number('height'));
    case 'circle':
      return corners(number('cx') - number('r'), number('cy') - number('r'), 2 * number('r'), 2 * number('r'));
    case 'ellipse':
      return corners(number('cx') - number('rx'), number('cy') - number('ry'), 2 * number('rx'), 2 * number('ry'));
    default:
      return [];
  }
}

function grow(points: Point[], attributes: string): Point[] {
  if (read(attributes, 'fill') !== 'none') return points;
  const half = Number(read(attributes, 'stroke-width') ?? 0) / 2;
  return points.flatMap(([x, y]) => corners(x - half, y - half, 2 * half, 2 * half));
}

const corners = (x: number, y: number, width: number, height: number): Point[] => [
  [x, y],
  [x + width, y],
  [x, y + height],
  [x + width, y + height],
];

const apply = ([a, b, c, d, e, f]: Matrix, [x, y]: Point): Point => [a * x + c * y + e, b * x + d * y + f];

const multiply = ([a, b, c, d, e, f]: Matrix, [ga, gb, gc, gd, ge, gf]: Matrix): Matrix => [
  a * ga + c * gb,
  b * ga + d * gb,
  a * gc + c * gd,
  b * gc + d * gd,
  a * ge + c * gf + e,
  b * ge + d * gf + f,
];

function parseTransform(text: string): Matrix[] {
  return [...text.matchAll(/(\w+)\(([^)]*)\)/g)].map(([, name, values = '']): Matrix => {
    const [x = 0, y] = values.split(/[\s,]+/).map(Number);
    if (name === 'translate') return [1, 0, 0, 1, x, y ?? 0];
    if (name === 'scale') return [x, 0, 0, y ?? x, 0, 0];
    const turn = (x * Math.PI) / 180;
    return [Math.cos(turn), Math.sin(turn), -Math.sin(turn), Math.cos(turn), 0, 0];
  });
}
