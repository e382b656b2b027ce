import type { Box, Matrix } from '../../render/layout-tree.ts';

/** How much longer lines become, on average of all directions. */
export const toScale = ([a, b, c, d]: Matrix): number => Math.sqrt(Math.abs(a * d - b * c));

/** Where a box comes to stand: around the same middle, as large as the matrix makes it, but upright. */
export function moveBox([a, b, c, d, e, f]: Matrix, { x, y, width, height }: Box): Box {
  const [midX, midY] = [x + width / 2, y + height / 2];
  const [wide, high] = [width * Math.hypot(a, b), height * Math.hypot(c, d)];
  return { x: a * midX + c * midY + e - wide / 2, y: b * midX + d * midY + f - high / 2, width: wide, height: high };
}
