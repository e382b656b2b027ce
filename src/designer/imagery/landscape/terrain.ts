import { smoothThrough, straightThrough } from '../paint/curves.ts';
import type { Fill, Point } from '../paint/pen.ts';
import type { Tone } from '../paint/tones.ts';
import type { Stage } from './stage.ts';

/** A hill line: its height above the sheet's bottom can be asked for at any x. */
export interface Ridge {
  /** Closed path down to the bottom of the sheet. */
  path: string;
  /** The open upper edge. */
  edge: string;
  /** y of the ground at x. */
  at(x: number): number;
}

/** Gentle hills about `y` (part of the height), `swell` up and down, with about `waves` of them over the sheet. */
export function createHills(stage: Stage, y: number, swell: number, waves: number): Ridge {
  const { width, height, random } = stage;
  const phase = random.next() * Math.PI * 2;
  const second = random.next() * Math.PI * 2;
  const at = (x: number): number => {
    const turn = (x / width) * Math.PI * 2 * waves;
    return height * (y - swell * (0.7 * Math.sin(turn + phase) + 0.3 * Math.sin(turn * 2.3 + second)));
  };
  return createRidge(stage, at, Math.ceil(waves * 4) + 3);
}

/** A ridge of any shape, sampled at `samples` points and smoothed. */
export function createRidge({ width, height, pen }: Stage, at: (x: number) => number, samples: number): Ridge {
  const count = pen.style.id === 'geometric' ? Math.max(4, Math.round(samples / 2)) : samples;
  const points = Array.from({ length: count + 1 }, (_, index): Point => {
    const x = -10 + ((width + 20) * index) / count;
    return [x, at(x)];
  });
  const edge = smoothThrough(points, 0);
  return { path: `${edge}V${height + 10}H-10z`, edge, at };
}

interface HillLook {
  /** Strength of the light along its edge. */
  rim?: number;
  /** How much of the sky's haze lies in the valley before it, 0–1. */
  mist?: number;
}

export function drawHill(stage: Stage, ridge: Ridge, tone: Tone, { rim = 0.35, mist = 0 }: HillLook = {}): void {
  const { pen, unit, glow, sky, width } = stage;
  const top = ridge.at(width / 2) - 10 * unit;
  const fill =
    mist === 0
      ? tone
      : pen.linear(
          [0, top],
          [0, top + (90 * unit) / mist],
          [
            [0, tone],
            [1, sky.low],
          ],
        );
  pen.rimmed(fill, ridge.path, { tone: glow, width: unit * 2, opacity: rim });
}

interface MountainLook {
  fill: Fill;
  /** Snow reaches down this part of the peak; 0 is bare. */
  snow?: number;
}

/** One peak with a lit and a shaded side, crooked like rock. `baseY` and the peak are in sheet units. */
function drawPeak(stage: Stage, x: number, peakY: number, baseY: number, halfWidth: number, look: MountainLook): void {
  const { pen, random, light } = stage;
  const rise = baseY - peakY;
  const slope = (side: -1 | 1): Point[] =>
    [0.22, 0.48, 0.74].map((part): Point => {
      const kink = (random.next() - 0.5) * 0.16;
      return [x + side * halfWidth * (part + kink), peakY + rise * (part + (random.next() - 0.5) * 0.06)];
    });
  const left = slope(-1);
  const right = slope(1);
  const outline: Point[] = [[x - halfWidth, baseY], ...left.toReversed(), [x, peakY], ...right, [x + halfWidth, baseY]];
  const path = `${straightThrough(outline)}z`;
  pen.path(look.fill, path);
  const spine: Point[] = [
    [x, peakY],
    [x + halfWidth * 0.1 * light, peakY + rise * 0.2],
    [x - halfWidth * 0.06 * light, peakY + rise * 0.42],
    [x + halfWidth * 0.16 * light, peakY + rise * 0.68],
    [x + halfWidth * 0.04 * light, baseY],
  ];
  const shadedFoot: Point = [x - halfWidth * 1.2 * light, baseY];
  pen.inside(path, () => {
    if (look.snow) drawSnowCap(stage, x, peakY, rise, halfWidth, look.snow);
    const dark: Point[] = [...spine, shadedFoot, [x - halfWidth * 1.2 * light, peakY - 4]];
    pen.shade(`${straightThrough(dark)}z`, 0.2);
  });
}

function drawSnowCap(
  { pen, random, unit }: Stage,
  x: number,
  peakY: number,
  rise: number,
  halfWidth: number,
  snow: number,
): void {
  const depth = rise * snow;
  const reach = halfWidth * 1.1;
  const teeth = 7;
  const edge = Array.from({ length: teeth * 2 + 1 }, (_, index): Point => {
    const part = index / (teeth * 2);
    const y = peakY + depth * (0.62 + (index % 2 === 0 ? 0.3 + random.next() * 0.3 : 0));
    return [x + reach * (part - 0.5) * 2, y];
  });
  pen.flat('b90', `M${x - reach} ${peakY - 5 * unit}H${x + reach}L${straightThrough(edge.toReversed()).slice(1)}z`);
}

/** A chain of peaks, the highest near `focus` (part of the width). */
export function drawRange(
  stage: Stage,
  focus: number,
  topY: number,
  baseY: number,
  count: number,
  look: MountainLook,
): void {
  const { width, height, random } = stage;
  const peaks = Array.from({ length: count }, (_, index) => {
    const part = (index + 0.15 + random.next() * 0.7) / count;
    const nearness = 1 - Math.min(1, Math.abs(part - focus) * 1.5);
    return { part, top: topY + (baseY - topY) * (0.62 * (1 - nearness) + random.next() * 0.14) };
  }).sort((a, b) => a.top - b.top);
  const highest = peaks[0];
  for (const { part, top } of peaks.toReversed()) {
    const x = width * (part === highest?.part ? focus : part);
    const rise = (baseY - top) * height;
    drawPeak(stage, x, top * height, baseY * height + 2, rise * (1.05 + random.next() * 0.35), look);
  }
}

/** Still water from `y` (part of the height) down, with glints and the light's path below `sunX`. */
export function drawWater(stage: Stage, y: number, sunX?: number, bottom = 1): void {
  const { pen, width, height, unit, water, random } = stage;
  const top = height * y;
  const depth = height * bottom - top;
  const fill = pen.linear(
    [0, top],
    [0, top + depth],
    [
      [0, water.far],
      [1, water.near],
    ],
  );
  pen.flat(fill, `M-2 ${top}h${width + 4}v${depth + 2}h${-width - 4}z`);
  const dash = (centre: number, spread: number, near: number): string => {
    const length = unit * (10 + 46 * near) * (0.5 + random.next());
    const x = centre + (random.next() - 0.5) * spread;
    const thickness = unit * (0.8 + 1.8 * near);
    return `M${x - length / 2} ${top + depth * near}q${length / 2} ${-thickness} ${length} 0q${-length / 2} ${thickness} ${-length} 0z`;
  };
  const rows = Array.from({ length: 15 }, (_, index) => 0.04 + (index / 15) ** 1.5 * 0.94);
  pen.detail(() => {
    pen.flat(water.glint, rows.flatMap((near) => [dash(width * random.next(), width, near)]).join(''), 0.4);
    pen.flat('a10', rows.map((near) => dash(width * random.next(), width, near)).join(''), 0.16);
  });
  if (sunX === undefined) return;
  pen.flat(stage.glow, rows.map((near) => dash(width * sunX, unit * (14 + 60 * near), near)).join(''), 0.8);
}

/** A path that winds from the lower edge to `far`, narrowing. All in sheet units. */
export function windingPath(from: Point, far: Point, widthNear: number, widthFar: number, swing: number): string {
  const [x0, y0] = from;
  const [x1, y1] = far;
  const rise = y1 - y0;
  const spine: Point[] = [
    [x0, y0],
    [x0 + (x1 - x0) * 0.25 + swing, y0 + rise * 0.4],
    [x0 + (x1 - x0) * 0.8 - swing * 0.55, y0 + rise * 0.74],
    [x1, y1],
  ];
  const widths = [widthNear, widthNear * 0.5 + widthFar * 0.5, widthNear * 0.2 + widthFar * 0.8, widthFar];
  const side = (sign: -1 | 1): Point[] => spine.map(([x, y], index) => [x + (sign * (widths[index] ?? 0)) / 2, y]);
  return `${smoothThrough(side(-1))}L${smoothThrough(side(1).toReversed()).slice(1)}z`;
}
