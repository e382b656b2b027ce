import { area, curveMonotoneX, line } from 'd3-shape';

/** A point of a chart in percent: `x` from the left, `y` from the bottom. */
export interface ChartPoint {
  x: number;
  y: number;
}

const top = (point: ChartPoint): number => 100 - point.y;

const lineShape = line<ChartPoint>((point) => point.x, top)
  .curve(curveMonotoneX)
  .digits(2);
const areaShape = area<ChartPoint>((point) => point.x, 100, top)
  .curve(curveMonotoneX)
  .digits(2);

/** Path data of a smooth line through the points, for `viewBox="0 0 100 100"`; it never overshoots a value. */
export const toLinePath = (points: readonly ChartPoint[]): string => lineShape(points) ?? '';

/** The same line, closed along the bottom. */
export const toAreaPath = (points: readonly ChartPoint[]): string => areaShape(points) ?? '';

/** Each value at the middle of its column, as bars and their labels stand. */
export const toColumnPoints = (percents: readonly number[]): ChartPoint[] =>
  percents.map((y, index) => ({ x: toColumnMiddle(index, percents.length), y }));

const toColumnMiddle = (index: number, count: number): number => ((index + 0.5) / count) * 100;

/** How deep the ground falls between two hills, as a share of the lower one. */
const VALLEY = 0.35;

/** One hill per value with a valley between neighbours, from edge to edge: peaks are true, the slopes are drawing. */
export function toHillPoints(percents: readonly number[]): ChartPoint[] {
  const valley = (left: number, right: number): number => Math.min(left, right) * VALLEY;
  return percents.flatMap((y, index) => {
    const next = percents[index + 1];
    const edge = { x: ((index + 1) / percents.length) * 100, y: next === undefined ? y * VALLEY : valley(y, next) };
    const first = index === 0 ? [{ x: 0, y: y * VALLEY }] : [];
    return [...first, { x: toColumnMiddle(index, percents.length), y }, edge];
  });
}
