import { splitTopLevel, toPixels } from './computed-style.ts';
import type { ComputedStyle } from './computed-style.ts';
import type { Box, Matrix } from '../layout-tree.ts';

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

type TransformStyle = Pick<ComputedStyle, 'transform' | 'rotate' | 'scale' | 'translate' | 'transform-origin'>;

/**
 * The matrix of an element's `translate`, `rotate`, `scale` and `transform` around its origin, in page
 * pixels (CSS Transforms 2, 5). Undefined when it changes nothing.
 */
export function toTransform(style: TransformStyle, box: Box): Matrix | undefined {
  const own = [
    parseTranslate(style.translate, box),
    parseRotate(style.rotate),
    parseScale(style.scale),
    parseMatrix(style.transform),
  ].reduce(multiply, IDENTITY);
  if (own.every((value, index) => Math.abs(value - (IDENTITY[index] ?? 0)) < 1e-6)) return undefined;
  const [originX = 0, originY = 0] = splitTopLevel(style['transform-origin'], ' ').map((part, axis) =>
    toLength(part, axis === 0 ? box.width : box.height),
  );
  const origin: Matrix = [1, 0, 0, 1, box.x + originX, box.y + originY];
  const back: Matrix = [1, 0, 0, 1, -box.x - originX, -box.y - originY];
  return multiply(multiply(origin, own), back);
}

/** Whether boxes measured with the transform in force differ from boxes measured without by more than a shift. */
export const isTurnedOrScaled = (style: TransformStyle): boolean => {
  const [a, b, c, d] = parseMatrix(style.transform);
  return style.rotate !== 'none' || style.scale !== 'none' || a !== 1 || b !== 0 || c !== 0 || d !== 1;
};

export function multiply(left: Matrix, right: Matrix): Matrix {
  const [a, b, c, d, e, f] = left;
  const [g, h, i, j, k, l] = right;
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

/** The smallest upright box around the transformed one. */
export function toUprightBox({ x, y, width, height }: Box, [a, b, c, d, e, f]: Matrix): Box {
  const corners = [
    [x, y],
    [x + width, y],
    [x, y + height],
    [x + width, y + height],
  ] as const;
  const xs = corners.map(([cornerX, cornerY]) => a * cornerX + c * cornerY + e);
  const ys = corners.map(([cornerX, cornerY]) => b * cornerX + d * cornerY + f);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { x: left, y: top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

function parseMatrix(text: string): Matrix {
  const call = /^matrix\(([^)]*)\)$/.exec(text)?.[1]?.split(',').map(Number);
  if (call !== undefined && call.length === 6) return call as unknown as Matrix;
  const deep = /^matrix3d\(([^)]*)\)$/.exec(text)?.[1]?.split(',').map(Number);
  if (deep === undefined || deep.length !== 16) return IDENTITY;
  return [deep[0] ?? 1, deep[1] ?? 0, deep[4] ?? 0, deep[5] ?? 1, deep[12] ?? 0, deep[13] ?? 0];
}

function parseTranslate(text: string, box: Box): Matrix {
  if (text === 'none') return IDENTITY;
  const [x = '0px', y = '0px'] = splitTopLevel(text, ' ');
  return [1, 0, 0, 1, toLength(x, box.width), toLength(y, box.height)];
}

function parseRotate(text: string): Matrix {
  const degrees = /(-?[\d.]+(?:e-?\d+)?)deg$/.exec(text)?.[1];
  if (degrees === undefined) return IDENTITY;
  const radians = (Number(degrees) * Math.PI) / 180;
  return [Math.cos(radians), Math.sin(radians), -Math.sin(radians), Math.cos(radians), 0, 0];
}

function parseScale(text: string): Matrix {
  if (text === 'none') return IDENTITY;
  const [x = 1, y = x] = splitTopLevel(text, ' ').map((part) =>
    part.endsWith('%') ? toPixels(part, 100) / 100 : toPixels(part, 1),
  );
  return [x, 0, 0, y, 0, 0];
}

const toLength = (text: string, whole: number): number =>
  text.endsWith('%') ? (toPixels(text) / 100) * whole : toPixels(text);
