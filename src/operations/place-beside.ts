interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Canvas units between placements. */
const GAP = 80;

/**
 * Free places for `count` boxes of the source's size: a row that begins under the source, moved down past
 * whatever stands in its way.
 */
export function placeBeside(source: Box, count: number, taken: readonly Box[]): { x: number; y: number }[] {
  const row = { x: source.x, width: count * (source.width + GAP) - GAP, height: source.height };
  let y = source.y + source.height + GAP;
  for (;;) {
    const inTheWay = taken.filter((box) => overlaps({ ...row, y }, box));
    if (inTheWay.length === 0) break;
    y = Math.max(...inTheWay.map((box) => box.y + box.height)) + GAP;
  }
  return Array.from({ length: count }, (_, index) => ({ x: source.x + index * (source.width + GAP), y }));
}

const overlaps = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
