import {
  CANVAS_GAP,
  CANVAS_ROW_GAP,
  isOverlapping,
  makeRoom,
  type CanvasBox,
  type CanvasPlace,
} from '../domain/canvas-places.ts';

interface Beside<Placed> {
  places: CanvasPlace[];
  /** What has to make room, where it then stands. */
  moved: Placed[];
}

/**
 * Places for `count` boxes of the source's size: a row that begins under the source, or under the variants that stand there
 * already and whatever reaches down to there. What begins below makes room, so that what belongs together stands together.
 */
export function placeBeside<Placed extends CanvasBox & { groupId?: string }>(
  source: CanvasBox,
  count: number,
  taken: readonly Placed[],
): Beside<Placed> {
  const row = { ...source, width: count * (source.width + CANVAS_GAP) - CANVAS_GAP };
  let under = source.y + source.height;
  for (;;) {
    // With the gap above it, in which its names stand.
    const box = { ...row, y: under, height: CANVAS_ROW_GAP + row.height };
    const inTheWay = taken.filter((one) => (one.groupId !== undefined || one.y < under) && isOverlapping(box, one));
    if (inTheWay.length === 0) break;
    under = Math.max(...inTheWay.map(({ y, height }) => y + height));
  }
  const y = under + CANVAS_ROW_GAP;
  return {
    places: Array.from({ length: count }, (_, index) => ({ x: source.x + index * (source.width + CANVAS_GAP), y })),
    moved: makeRoom({ ...row, y }, under, taken),
  };
}
