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
  if (isLeftAlone(style)) return undefined;
  const own = [
    parseTranslate(style.translate, box),
    parseRotate(style.rotate),
    parseScale(style.scale),
    parseFunctions(style.transform, box),
  ].reduce(multiply, IDENTITY);
  if (own.every((value, index) => Math.abs(value - (IDENTITY[index] ?? 0)) < 1e-6)) return undefined;
  const [originX = 0, originY = 0] = splitTopLevel(style['transform-origin'], ' ').map((part, axis) =>
    toLength(part, axis === 0 ? box.width : box.height),
  );
  const origin: Matrix = [1, 0, 0, 1, box.x + originX, box.y + originY];
  const back: Matrix = [1, 0, 0, 1, -box.x - originX, -box.y - originY];
  return multiply(multiply(origin, own), back);
}

/** As nearly all elements are. */
const isLeftAlone = ({ translate, rotate, scale, transform }: TransformStyle): boolean =>
  transform === 'none' && translate === 'none' && rotate === 'none' && scale === 'none';

/** Whether boxes measured with the transform in force differ from boxes measured without by more than a shift. */
export const isTurnedOrScaled = (style: TransformStyle): boolean => {
  if (isLeftAlone(style)) return false;
  const [a, b, c, d] = parseFunctions(style.transform, { x: 0, y: 0, width: 0, height: 0 });
  return style.rotate !== 'none' || style.scale !== 'none' || a !== 1 || b !== 0 || c !== 0 || d !== 1;
};

export function multiply(left: Matrix, right: Matrix): Matrix {
  const [a, b, c, d, e, f] = left;
  const [g, h, i, j, k, l] = right;
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

/** The matrix that undoes another; the identity where that is impossible (scaled to nothing). */
export function invert([a, b, c, d, e, f]: Matrix): Matrix {
  const area = a * d - b * c;
  if (area === 0) return IDENTITY;
  return [d / area, -b / area, -c / area, a / area, (c * f - d * e) / area, (b * e - a * f) / area];
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

/** A `transform` list; percentages are of the box. */
function parseFunctions(text: string, box: Box): Matrix {
  return [...text.matchAll(/([a-z0-9]+)\(([^()]*)\)/gi)]
    .map(
      ([, name = '', argument = '']) =>
        FUNCTIONS[name]?.(splitTopLevel(argument.replace(/\s+/g, ','), ','), box) ?? IDENTITY,
    )
    .reduce(multiply, IDENTITY);
}

const FUNCTIONS: Readonly<Record<string, (values: string[], box: Box) => Matrix>> = {
  matrix: (values) => {
    const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = values.map(Number);
    return [a, b, c, d, e, f];
  },
  matrix3d: (values) => {
    const [a = 1, b = 0, , , c = 0, d = 1, , , , , , , e = 0, f = 0] = values.map(Number);
    return [a, b, c, d, e, f];
  },
  translate: ([x = '0', y = '0'], box) => [1, 0, 0, 1, toLength(x, box.width), toLength(y, box.height)],
  translateX: ([x = '0'], box) => [1, 0, 0, 1, toLength(x, box.width), 0],
  translateY: ([y = '0'], box) => [1, 0, 0, 1, 0, toLength(y, box.height)],
  rotate: ([angle = '0']) => parseRotate(angle),
  scale: ([x = '1', y = x]) => [Number(x), 0, 0, Number(y), 0, 0],
  scaleX: ([x = '1']) => [Number(x), 0, 0, 1, 0, 0],
  scaleY: ([y = '1']) => [1, 0, 0, Number(y), 0, 0],
  skewX: ([angle = '0']) => [1, 0, Math.tan(toRadians(angle)), 1, 0, 0],
  skewY: ([angle = '0']) => [1, Math.tan(toRadians(angle)), 0, 1, 0, 0],
};

function parseTranslate(text: string, box: Box): Matrix {
  if (text === 'none') return IDENTITY;
  const [x = '0px', y = '0px'] = splitTopLevel(text, ' ');
  return [1, 0, 0, 1, toLength(x, box.width), toLength(y, box.height)];
}

function parseRotate(text: string): Matrix {
  const radians = toRadians(text);
  return [Math.cos(radians), Math.sin(radians), -Math.sin(radians), Math.cos(radians), 0, 0];
}

function toRadians(text: string): number {
  const [, number = '0', unit = ''] = /(-?[\d.]+(?:e-?\d+)?)(deg|rad|turn|grad)$/.exec(text) ?? [];
  const perUnit = { deg: Math.PI / 180, rad: 1, turn: 2 * Math.PI, grad: Math.PI / 200 }[unit] ?? 0;
  return Number(number) * perUnit;
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
