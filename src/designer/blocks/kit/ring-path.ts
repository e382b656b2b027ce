import { arc } from 'd3-shape';

/** Outer radius of rings, in units of `viewBox="-50 -50 100 100"`. */
const OUTER = 50;

/**
 * Path data of a part of a ring from `from` to `to` (0…1, clockwise from the top), for `viewBox="-50 -50 100 100"`.
 * `thickness` in the same units, `gap` between neighbours as a share of the circle.
 */
export function toRingPath(from: number, to: number, thickness: number, round = false): string {
  const shape = arc<null>()
    .innerRadius(OUTER - thickness)
    .outerRadius(OUTER)
    .startAngle(from * 2 * Math.PI)
    .endAngle(to * 2 * Math.PI)
    .cornerRadius(round ? thickness / 2 : 0)
    .digits(2);
  return shape(null) ?? '';
}
