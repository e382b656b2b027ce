import type { Box } from '../../render/layout-tree.ts';
import type { Arrangement, Insets, Item } from './arrangement.ts';
import type { NativeStyle } from './native-node.ts';
import { round } from './native-paint.ts';

/** Nothing tells how they follow one another: each stays where it stands. */
export const arrangePlaces = (box: Box, items: readonly Item[], border: Insets): Arrangement => ({
  style: { height: round(box.height) },
  items: items.map((item) => toPlace(item.box, box, border, item.isText)),
  isFilled: items.map(() => true),
});

/** Held at the edges that it is nearest to. Words may need a little more room than where they were measured. */
export function toPlace(own: Box, box: Box, border: Insets, isText = false): NativeStyle {
  const left = round(own.x - box.x - border.left);
  const right = round(box.x + box.width - own.x - own.width - border.right);
  const top = round(own.y - box.y - border.top);
  const bottom = round(box.y + box.height - own.y - own.height - border.bottom);
  const isWide = own.width > box.width * 0.8;
  const size = isText ? { minWidth: round(own.width) } : { width: round(own.width) };
  const height = isText ? {} : { height: round(own.height) };
  return {
    position: 'absolute',
    ...(isWide ? { left, right } : { ...(left <= right ? { left } : { right }), ...size }),
    ...(own.height > box.height * 0.8 && !isText
      ? { top, bottom }
      : { ...(top <= bottom ? { top } : { bottom }), ...height }),
  };
}
