import { round, type Point } from './pen.ts';

const toText = ([x, y]: Point): string => `${round(x)} ${round(y)}`;

/**
 * Path data of a smooth open curve through all points, starting with `M`: Catmull-Rom turned into cubic Béziers,
 * whose neighbouring controls mirror each other, so `s` suffices. `digits` after the point, 0 for far shapes.
 */
export function smoothThrough(points: readonly Point[], digits = 1): string {
  const factor = 10 ** digits;
  const snap = (value: number): number => Math.round(value * factor) / factor;
  const at = (index: number): Point => {
    const [x, y] = points[Math.max(0, Math.min(points.length - 1, index))] ?? [0, 0];
    return [snap(x), snap(y)];
  };
  const write = (...values: number[]): string =>
    values
      .map((value) => `${snap(value)}`)
      .join(' ')
      .replaceAll(' -', '-');
  const segments = points.slice(1).map((_, index) => {
    const [startX, startY] = at(index);
    const [endX, endY] = at(index + 1);
    const [afterX, afterY] = at(index + 2);
    const control = [endX - (afterX - startX) / 6 - startX, endY - (afterY - startY) / 6 - startY] as const;
    return `s${write(...control, endX - startX, endY - startY)}`;
  });
  return `M${write(...at(0))}${segments.join('')}`;
}

/** A smooth closed curve through all points, as `smoothThrough` draws open ones. */
export function smoothAround(points: readonly Point[]): string {
  const at = (index: number): Point => points[(index + points.length) % points.length] ?? [0, 0];
  const [startX, startY] = at(0);
  const curves = points.map((_, index) => {
    const [fromX, fromY] = at(index);
    const [toX, toY] = at(index + 1);
    const [beforeX, beforeY] = at(index - 1);
    const [afterX, afterY] = at(index + 2);
    const numbers = [
      fromX + (toX - beforeX) / 6,
      fromY + (toY - beforeY) / 6,
      toX - (afterX - fromX) / 6,
      toY - (afterY - fromY) / 6,
      toX,
      toY,
    ];
    return `C${numbers.map(Math.round).join(' ')}`;
  });
  return `M${Math.round(startX)} ${Math.round(startY)}${curves.join('')}z`;
}

/** Path data of straight lines through all points, starting with `M`. */
export const straightThrough = (points: readonly Point[]): string => `M${points.map(toText).join('L')}`;

/** A circle as path data, for clipping and shading. */
export const circlePath = (x: number, y: number, radius: number): string =>
  `M${round(x - radius)} ${round(y)}a${round(radius)} ${round(radius)} 0 1 1 ${round(radius * 2)} 0` +
  `a${round(radius)} ${round(radius)} 0 1 1 ${round(-radius * 2)} 0z`;

/** An ellipse as path data. */
export const ellipsePath = (x: number, y: number, radiusX: number, radiusY: number): string =>
  `M${round(x - radiusX)} ${round(y)}a${round(radiusX)} ${round(radiusY)} 0 1 1 ${round(radiusX * 2)} 0` +
  `a${round(radiusX)} ${round(radiusY)} 0 1 1 ${round(-radiusX * 2)} 0z`;

/** A rectangle as path data, with round corners when `radius` is given. */
export function rectPath(x: number, y: number, width: number, height: number, radius = 0): string {
  if (radius === 0) return `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}z`;
  const corner = (dx: number, dy: number): string =>
    `a${round(radius)} ${round(radius)} 0 0 1 ${round(dx)} ${round(dy)}`;
  return (
    `M${round(x + radius)} ${round(y)}h${round(width - radius * 2)}${corner(radius, radius)}` +
    `v${round(height - radius * 2)}${corner(-radius, radius)}h${round(radius * 2 - width)}${corner(-radius, -radius)}` +
    `v${round(radius * 2 - height)}${corner(radius, -radius)}z`
  );
}

/** Dots as path data for a round-ended stroke as wide as the dots. */
export const dotsPath = (points: readonly Point[]): string =>
  points.map(([x, y]) => `M${Math.round(x)} ${Math.round(y)}h.1`).join('');
