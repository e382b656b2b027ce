import { ellipsePath } from '../paint/curves.ts';
import type { Pen } from '../paint/pen.ts';

/** The shadow of a thing that touches the ground from x to `to` of its box, longer on the side away from the light. */
export function drawGroundShadow(pen: Pen, from: number, to: number, y = 180): void {
  const half = (to - from) / 2;
  pen.shade(ellipsePath(from + half + 12, y, half + 16, 7), 0.18);
  pen.shade(ellipsePath(from + half + 3, y - 0.5, half + 2, 3.4), 0.28);
}
