import { toHex } from '../../render/paint/color.ts';
import { isEven } from '../svg-paint.ts';
import type { Box, CornerRadii, Fill, Matrix, PaintedStyle, Shadow } from '../../render/layout-tree.ts';
import type { NativeStyle } from './native-node.ts';

export const round = (value: number): number => Math.round(value * 100) / 100;

/** How a view is painted: grounds, borders, corners, shadows, and how it is turned. */
export function toPaintStyle(style: PaintedStyle, box: Box): NativeStyle {
  const { fills, border, radii, shadows, opacity, clips, transform } = style;
  const solid = fills.findLast((fill) => fill.kind === 'solid');
  const gradients = fills.filter((fill) => fill.kind !== 'solid');
  return {
    ...(solid?.kind === 'solid' && { backgroundColor: toHex(solid.color) }),
    ...(gradients.length > 0 && { backgroundImage: gradients.toReversed().map(toGradient).join(', ') }),
    ...(border !== undefined && toBorderStyle(border)),
    ...toRadiusStyle(radii),
    ...(shadows.length > 0 && { boxShadow: shadows.map(toShadow).join(', ') }),
    ...(opacity < 1 && { opacity: round(opacity) }),
    ...(clips && { overflow: 'hidden' }),
    ...(transform !== undefined && toTransformStyle(transform, box)),
  };
}

/** How wide the border is on each side, which padding comes on top of. */
export const toBorderWidths = ({ border }: PaintedStyle): Record<'top' | 'right' | 'bottom' | 'left', number> => ({
  top: border?.top.widthPx ?? 0,
  right: border?.right.widthPx ?? 0,
  bottom: border?.bottom.widthPx ?? 0,
  left: border?.left.widthPx ?? 0,
});

function toBorderStyle(border: NonNullable<PaintedStyle['border']>): NativeStyle {
  const { top, right, bottom, left } = border;
  const shown = [top, right, bottom, left].find(({ widthPx }) => widthPx > 0) ?? top;
  const line = shown.line === 'solid' ? {} : { borderStyle: shown.line };
  if (isEven(border)) return { borderWidth: round(top.widthPx), borderColor: toHex(top.color), ...line };
  return {
    ...Object.fromEntries(
      Object.entries({ Top: top, Right: right, Bottom: bottom, Left: left })
        .filter(([, { widthPx }]) => widthPx > 0)
        .flatMap(([name, { widthPx, color }]) => [
          [`border${name}Width`, round(widthPx)],
          [`border${name}Color`, toHex(color)],
        ]),
    ),
    ...line,
  };
}

export function toRadiusStyle({ topLeft, topRight, bottomRight, bottomLeft }: CornerRadii): NativeStyle {
  const corners = { topLeft, topRight, bottomRight, bottomLeft };
  if (Object.values(corners).every((radius) => radius === topLeft))
    return topLeft === 0 ? {} : { borderRadius: round(topLeft) };
  return Object.fromEntries(
    Object.entries(corners)
      .filter(([, radius]) => radius > 0)
      .map(([name, radius]) => [`border${name.slice(0, 1).toUpperCase()}${name.slice(1)}Radius`, round(radius)]),
  );
}

const toShadow = ({ inset, offsetX, offsetY, blurPx, spreadPx, color }: Shadow): string =>
  `${inset ? 'inset ' : ''}${[offsetX, offsetY, blurPx, spreadPx].map((length) => `${round(length)}px`).join(' ')} ${toHex(color)}`;

function toGradient(fill: Exclude<Fill, { kind: 'solid' }>): string {
  const stops = fill.stops.map(({ offset, color }) => `${toHex(color)} ${round(offset * 100)}%`).join(', ');
  if (fill.kind === 'radial') return `radial-gradient(ellipse at center, ${stops})`;
  const angle = (Math.atan2(fill.to.x - fill.from.x, fill.from.y - fill.to.y) * 180) / Math.PI;
  return `linear-gradient(${round((angle + 360) % 360)}deg, ${stops})`;
}

/** A matrix turns about the corner of the page, React Native about the middle of the view. */
function toTransformStyle([a, b, c, d, e, f]: Matrix, { x, y, width, height }: Box): NativeStyle {
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  const translateX = round(a * middleX + c * middleY + e - middleX);
  const translateY = round(b * middleX + d * middleY + f - middleY);
  const scaleX = Math.hypot(a, b);
  const scaleY = (a * d - b * c) / (scaleX || 1);
  const degrees = round((Math.atan2(b, a) * 180) / Math.PI);
  return {
    transform: [
      ...(translateX === 0 ? [] : [{ translateX }]),
      ...(translateY === 0 ? [] : [{ translateY }]),
      ...(degrees === 0 ? [] : [{ rotate: `${degrees}deg` }]),
      ...(round(scaleX) === 1 ? [] : [{ scaleX: round(scaleX) }]),
      ...(round(scaleY) === 1 ? [] : [{ scaleY: round(scaleY) }]),
    ],
  };
}
