import { circlePath, ellipsePath } from '../paint/curves.ts';
import { round, type Point } from '../paint/pen.ts';
import type { Easel } from '../picture-family.ts';

/** Straight stretches with rounded turns. */
function toRoundedPath(points: readonly Point[], radius: number): string {
  const parts = points.map((point, index) => {
    const before = points[index - 1];
    const after = points[index + 1];
    if (before === undefined) return `M${round(point[0])} ${round(point[1])}`;
    if (after === undefined) return `L${round(point[0])} ${round(point[1])}`;
    const toward = (other: Point): Point => {
      const length = Math.hypot(other[0] - point[0], other[1] - point[1]) || 1;
      const part = Math.min(0.5, radius / length);
      return [point[0] + (other[0] - point[0]) * part, point[1] + (other[1] - point[1]) * part];
    };
    const [inX, inY] = toward(before);
    const [outX, outY] = toward(after);
    return `L${round(inX)} ${round(inY)}Q${round(point[0])} ${round(point[1])} ${round(outX)} ${round(outY)}`;
  });
  return parts.join('');
}

export function drawRoute({ pen, frame: { height } }: Easel, points: readonly Point[]): void {
  const course = toRoundedPath(points, height * 0.05);
  pen.stroke('paper', course, { width: height / 24 });
  pen.stroke('a-accent', course, { width: height / 40 });
}

/** A ring on the map: where a route starts or stops. */
export function drawStart({ pen, frame: { height } }: Easel, [x, y]: Point, size = 1): void {
  const radius = (height / 30) * size;
  pen.circle('a-accent', x, y, radius * 1.25);
  pen.circle('paper', x, y, radius * 0.75);
}

/** A pin whose tip stands on the point. */
export function drawPin({ pen, frame: { height } }: Easel, [x, y]: Point, hue: 'a' | 'c', size: number): void {
  pen.shade(ellipsePath(x + height * 0.012, y, height * 0.03 * size, height * 0.011 * size), 0.3);
  pen.at({ x, y, scale: (height / 360) * size }, () => {
    const drop = 'M0 0C-6 -14 -20 -20 -20 -38A20 20 0 0 1 20 -38C20 -20 6 -14 0 0z';
    pen.path(`${hue}-accent`, drop);
    pen.shade('M0 0C6 -14 20 -20 20 -38A20 20 0 0 0 4 -57.6Q14 -30 0 0z', 0.18);
    pen.path('paper', circlePath(0, -38, 8));
  });
}
