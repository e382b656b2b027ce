import type { InstanceType } from './enums.ts';

export interface CanvasSize {
  width: number;
  height: number;
}
export interface CanvasPlace {
  x: number;
  y: number;
}
export interface CanvasBox extends CanvasPlace, CanvasSize {}

/** Canvas units between the placements of a row. */
export const CANVAS_GAP = 80;
/** Between rows: names stand over and under what they name, and keep their size where everything is shown smaller. */
export const CANVAS_ROW_GAP = 240;

/** A row is never narrower than this before another one begins. */
const LEAST_ROW = 6_000;

/**
 * Where the next box goes: the first place of the first row in which it fits. Rows are about as wide as all of them are high, and
 * grow in steps, so that what stands there stays. Documents that are many times as high as a screen make no row.
 */
export function nextPlace(size: CanvasSize, taken: readonly (CanvasBox & { type: InstanceType })[]): CanvasPlace {
  if (taken.length === 0) return { x: 0, y: 0 };
  const left = Math.min(...taken.map(({ x }) => x));
  const end = left + rowWidthFor([size, ...taken]);
  const screens = taken.filter(({ type }) => type !== 'DESIGN_SYSTEM_INSTANCE');
  for (const y of rowTops(screens.length > 0 ? screens : taken)) {
    const x = firstGap({ ...size, x: left, y }, taken);
    if (x + size.width <= end || x === left) return { x, y };
  }
  return { x: left, y: bottomOf(taken) + CANVAS_ROW_GAP };
}

/** What has to move down, and to where, so that nothing that begins below `under` comes closer to `box` than it was to that. */
export function makeRoom<Placed extends CanvasBox>(box: CanvasBox, under: number, others: readonly Placed[]): Placed[] {
  const below = others.filter(({ y }) => y >= under);
  const bottom = box.y + box.height;
  const by = Math.max(
    0,
    ...below.filter((other) => isAbove(box, other)).map(({ y }) => bottom + Math.min(CANVAS_ROW_GAP, y - under) - y),
  );
  return by === 0 ? [] : below.map((other) => ({ ...other, y: other.y + by }));
}

/**
 * What follows when a box turns out narrower than the room that was kept for it: of those `behind` it, in their order, as many as
 * still stand where they were put, one right behind the other.
 */
export function closeUp<Placed extends CanvasBox>(box: CanvasBox, width: number, behind: readonly Placed[]): Placed[] {
  const by = box.width - width;
  if (by <= 0) return [];
  const isInPlace = (one: Placed, index: number): boolean => {
    const before = index === 0 ? box : (behind[index - 1] ?? box);
    return one.y === box.y && one.x === before.x + before.width + CANVAS_GAP;
  };
  const firstElsewhere = behind.findIndex((one, index) => !isInPlace(one, index));
  return behind.slice(0, firstElsewhere === -1 ? undefined : firstElsewhere).map((one) => ({ ...one, x: one.x - by }));
}

export const isOverlapping = (a: CanvasBox, b: CanvasBox): boolean =>
  isAbove(a, b) && a.y < b.y + b.height && b.y < a.y + a.height;

/** Whether one is above the other, or in the same place: they share a part of the canvas's width. */
const isAbove = (a: CanvasBox, b: CanvasBox): boolean => a.x < b.x + b.width && b.x < a.x + a.width;

const bottomOf = (boxes: readonly CanvasBox[]): number => Math.max(...boxes.map(({ y, height }) => y + height));

function rowWidthFor(boxes: readonly CanvasSize[]): number {
  const area = boxes.reduce((sum, { width, height }) => sum + (width + CANVAS_GAP) * (height + CANVAS_ROW_GAP), 0);
  const steps = Math.ceil(Math.log2(area / LEAST_ROW ** 2));
  return LEAST_ROW * 2 ** (Math.max(0, steps) / 2);
}

/** Where the rows begin, and where another one would. */
function rowTops(boxes: readonly CanvasBox[]): number[] {
  const tops: number[] = [];
  let bottom = Number.NEGATIVE_INFINITY;
  for (const box of boxes.toSorted((a, b) => a.y - b.y)) {
    if (box.y >= bottom) tops.push(box.y);
    bottom = Math.max(bottom, box.y + box.height);
  }
  return [...tops, bottom + CANVAS_ROW_GAP];
}

/** The first place in a row, from where `box` stands on, at which nothing is in its way. */
function firstGap(box: CanvasBox, taken: readonly CanvasBox[]): number {
  const row = taken.filter((other) => box.y < other.y + other.height && other.y < box.y + box.height);
  return row
    .toSorted((a, b) => a.x - b.x)
    .reduce(
      (x, other) => (other.x < x + box.width + CANVAS_GAP ? Math.max(x, other.x + other.width + CANVAS_GAP) : x),
      box.x,
    );
}
