import { toPixels } from './computed-style.ts';
import type { Box } from '../layout-tree.ts';
import type { ComputedStyle } from './computed-style.ts';

/** What padding and borders leave of a border box. */
export function toContentBox(box: Box, style: ComputedStyle): Box {
  const inset = (side: 'top' | 'right' | 'bottom' | 'left'): number =>
    toPixels(style[`padding-${side}`]) + toPixels(style[`border-${side}-width`]);
  const [top, right, bottom, left] = [inset('top'), inset('right'), inset('bottom'), inset('left')];
  return {
    x: box.x + left,
    y: box.y + top,
    width: Math.max(0, box.width - left - right),
    height: Math.max(0, box.height - top - bottom),
  };
}
