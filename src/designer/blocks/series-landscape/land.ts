import { html, type Markup } from '../../../markup/html.ts';
import type { Ground } from '../block.ts';
import { chartInkOn } from '../kit/chart-ink.ts';
import { toAreaPath, toColumnPoints, toHillPoints, toLinePath, type ChartPoint } from '../kit/line-path.ts';

/** Heights in percent of the drawing, and which of them is now. */
export interface Relief {
  percents: readonly number[];
  now: number;
}

/** Flatter than this, as a share of the highest, land from zero is a wall. */
const LEAST_RELIEF = 0.3;

/** Whether values differ enough to make a landscape that stands on zero. */
export function hasRelief(values: readonly number[]): boolean {
  const highest = Math.max(0, ...values);
  return highest > 0 && (highest - Math.min(...values)) / highest >= LEAST_RELIEF;
}

export type DrawLand = (relief: Relief, ground: Ground) => Markup;

const GLINT: Record<Ground, { fill: string; stroke: string }> = {
  surface: { fill: 'fill-surface', stroke: 'stroke-surface' },
  tonal: { fill: 'fill-surface-container', stroke: 'stroke-surface-container' },
  field: { fill: 'fill-primary-container', stroke: 'stroke-primary-container' },
  inverse: { fill: 'fill-inverse-surface', stroke: 'stroke-inverse-surface' },
};

const toText = (value: number): string => String(Math.round(value * 100) / 100);
const lowered = (points: readonly ChartPoint[], share: number): ChartPoint[] =>
  points.map(({ x, y }) => ({ x, y: y * share }));

/** Round hills, one for each value, with a lighter slope in each. */
export const drawHills: DrawLand = ({ percents, now }, ground) => {
  const ink = chartInkOn(ground);
  const points = toHillPoints(percents);
  const peak = 2 * now + 1;
  const edge = points[peak + 1];
  const isLast = now + 1 >= percents.length;
  const done = [...points.slice(0, peak + 1), ...(edge === undefined ? [] : [{ x: edge.x, y: isLast ? edge.y : 0 }])];
  return html`<path d="${toAreaPath(points.slice(peak))}" class="${ink.hillPlanned}" />
    <path d="${toAreaPath(done)}" class="${ink.hill}" />
    <path d="${toAreaPath(lowered(done, 0.62))}" class="${GLINT[ground].fill}" opacity="0.14" />
    <path d="${toAreaPath(lowered(done, 0.3))}" class="${GLINT[ground].fill}" opacity="0.14" />`;
};

/** Share of a peak that is snow. */
const SNOW = 0.24;
/** How deep the ground falls between two peaks, as a share of the lower. */
const PASS = 0.4;

/** Mountains with a lit and a shaded side and snow where they are high. */
export const drawPeaks: DrawLand = ({ percents, now }, ground) => {
  const ink = chartInkOn(ground);
  const step = 100 / percents.length;
  const foot = (index: number): number =>
    Math.min(percents[index] ?? percents[index - 1] ?? 0, percents[index - 1] ?? percents[index] ?? 0) * PASS;
  return html`${percents.map((height, index) => {
    const [left, middle, right] = [index * step, (index + 0.5) * step, (index + 1) * step];
    const [lowLeft, lowRight] = [foot(index), foot(index + 1)];
    const top = 100 - height;
    const body = `M${toText(left)} 100V${toText(100 - lowLeft)}L${toText(middle)} ${toText(top)}L${toText(right)} ${toText(100 - lowRight)}V100z`;
    const at = (from: number, fromX: number): string =>
      `${toText(middle + (fromX - middle) * SNOW)} ${toText(top + (height - from) * SNOW)}`;
    const cap = `M${toText(middle)} ${toText(top)}L${at(lowLeft, left)}L${toText(middle - step * 0.04)} ${toText(top + height * SNOW * 0.62)}L${toText(middle)} ${toText(top + height * SNOW * 0.9)}L${toText(middle + step * 0.05)} ${toText(top + height * SNOW * 0.55)}L${at(lowRight, right)}z`;
    const shade = `M${toText(middle)} ${toText(top)}L${toText(right)} ${toText(100 - lowRight)}V100H${toText(middle + step * 0.1)}z`;
    return html`<path d="${body}" class="${index > now ? ink.hillPlanned : ink.hill}" />
      <path d="${shade}" class="${GLINT[ground].fill}" opacity="0.12" />
      <path d="${cap}" class="${GLINT[ground].fill}" opacity="${index > now ? 0.5 : 0.85}" />`;
  })}`;
};

/** Water whose surface is the values; what is ahead is paler. */
export const drawWater: DrawLand = ({ percents, now }, ground) => {
  const ink = chartInkOn(ground);
  const inner = toColumnPoints(percents);
  const [first, last] = [inner[0], inner.at(-1)];
  if (first === undefined || last === undefined) return html``;
  const points = [{ x: 0, y: first.y }, ...inner, { x: 100, y: last.y }];
  const isLast = now + 1 >= percents.length;
  const past = isLast ? points : points.slice(0, now + 2);
  const swell = (share: number): Markup =>
    html`<path
      d="${toLinePath(lowered(points, share))}"
      fill="none"
      stroke-width="2"
      stroke-linecap="round"
      stroke-dasharray="${share > 0.6 ? '26 18' : '14 30'}"
      vector-effect="non-scaling-stroke"
      class="${GLINT[ground].stroke}"
      opacity="0.4"
    />`;
  return html`<path d="${toAreaPath(points)}" class="${ink.hillPlanned}" />
    <path d="${toAreaPath(past)}" class="${ink.hill}" />
    ${[0.82, 0.6, 0.36].map(swell)}`;
};

/** Rows of windows in a house as high as the drawing. */
const FLOORS = 9;
const GAP = 0.07;

/** Houses side by side, lit windows in those that are done. */
export const drawTown: DrawLand = ({ percents, now }, ground) => {
  const ink = chartInkOn(ground);
  const step = 100 / percents.length;
  return html`${percents.map((height, index) => {
    const [x, width] = [index * step + step * GAP, step * (1 - 2 * GAP)];
    const top = 100 - height;
    const roof = `M${toText(x)} 100V${toText(top)}h${toText(width)}V100z`;
    const floor = 100 / FLOORS;
    const windows = Array.from({ length: Math.floor((height - 3) / floor) }, (_, row) =>
      [0.18, 0.57].map(
        (part) =>
          `M${toText(x + width * part)} ${toText(top + 4 + row * floor)}h${toText(width * 0.25)}v${toText(floor * 0.42)}h${toText(-width * 0.25)}z`,
      ),
    ).flat();
    return html`<path d="${roof}" class="${index > now ? ink.hillPlanned : ink.hill}" />
      ${windows.length === 0 ? '' : html`<path d="${windows.join('')}" class="${GLINT[ground].fill}" opacity="${index > now ? 0.35 : 0.75}" />`}`;
  })}`;
};
