import type { FigColor, FigNode } from 'openfig-core';
import type { Borders, Box, Color, CornerRadii, Fill, Matrix, Shadow } from '../../render/layout-tree.ts';
import { isEven } from '../svg-paint.ts';

/* How files of Figma write what a shape is painted with. */

type Paint = NonNullable<FigNode['fillPaints']>[number];
export type Fields = Readonly<Record<string, unknown>>;

const toColor = ({ hex, alpha }: Color): FigColor => ({
  r: Number.parseInt(hex.slice(1, 3), 16) / 255,
  g: Number.parseInt(hex.slice(3, 5), 16) / 255,
  b: Number.parseInt(hex.slice(5, 7), 16) / 255,
  a: alpha,
});

const SHOWN = { visible: true, blendMode: 'NORMAL' } as const;

/** How much a colour covers is told by its paint. */
export const toSolid = (color: Color): Paint => ({
  type: 'SOLID',
  color: toColor({ ...color, alpha: 1 }),
  opacity: color.alpha,
  ...SHOWN,
});

/** Bottom first, as CSS has them too. */
export const toPaints = (fills: readonly Fill[], box: Box): Paint[] =>
  fills.map((fill) => {
    if (fill.kind === 'solid') return toSolid(fill.color);
    return {
      type: fill.kind === 'linear' ? 'GRADIENT_LINEAR' : 'GRADIENT_RADIAL',
      opacity: 1,
      ...SHOWN,
      stops: fill.stops.map(({ offset, color }) => ({ position: offset, color: toColor(color) })),
      transform: toMatrix(toGradientSpace(fill, box)),
    };
  });

/**
 * From the box, 0 to 1 on both axes, to the gradient: a linear one runs along x from 0 to 1, a radial one from its middle
 * at 0.5, 0.5 as far as 0 and 1.
 */
function toGradientSpace(fill: Exclude<Fill, { kind: 'solid' }>, { x, y, width, height }: Box): Matrix {
  const intoPage: Matrix = [width, 0, 0, height, x, y];
  if (fill.kind === 'radial') {
    const { center, radiusX, radiusY } = fill;
    const [wide, high] = [Math.max(radiusX, 1e-6) * 2, Math.max(radiusY, 1e-6) * 2];
    return chain([1 / wide, 0, 0, 1 / high, 0.5 - center.x / wide, 0.5 - center.y / high], intoPage);
  }
  const [dx, dy] = [fill.to.x - fill.from.x, fill.to.y - fill.from.y];
  const length = Math.max(dx * dx + dy * dy, 1e-6);
  const [a, c] = [dx / length, dy / length];
  const fromPage: Matrix = [a, -c, c, a, -(a * fill.from.x + c * fill.from.y), c * fill.from.x - a * fill.from.y + 0.5];
  return chain(fromPage, intoPage);
}

/** First `inner`, then `outer`. */
export const chain = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
];

export const toMatrix = ([a, b, c, d, e, f]: Matrix) => ({ m00: a, m01: c, m02: e, m10: b, m11: d, m12: f });

/** A stroke on the inner edge; sides that differ in width are told one by one, in the colour of the first that shows. */
export function toBorder(border: Borders | undefined): Fields {
  if (border === undefined) return { strokeWeight: 0, strokeAlign: 'INSIDE' };
  const { top, right, bottom, left } = border;
  const shown = [top, right, bottom, left].find(({ widthPx, color }) => widthPx > 0 && color.alpha > 0);
  if (shown === undefined) return { strokeWeight: 0, strokeAlign: 'INSIDE' };
  const sides = isEven(border)
    ? {}
    : {
        borderStrokeWeightsIndependent: true,
        borderTopWeight: top.widthPx,
        borderRightWeight: right.widthPx,
        borderBottomWeight: bottom.widthPx,
        borderLeftWeight: left.widthPx,
      };
  return { ...toStroke(shown.color, shown.widthPx, 'INSIDE', shown.line), ...sides };
}

export const toStroke = (
  color: Color,
  widthPx: number,
  strokeAlign: 'INSIDE' | 'CENTER' | 'OUTSIDE',
  line: 'solid' | 'dashed' | 'dotted' = 'solid',
): Fields => ({
  strokePaints: [toSolid(color)],
  strokeWeight: widthPx,
  strokeAlign,
  strokeJoin: 'MITER',
  ...(line === 'dashed' && { dashPattern: [widthPx * 2, widthPx] }),
  ...(line === 'dotted' && { dashPattern: [0, widthPx * 2], strokeCap: 'ROUND' }),
});

export const toEffects = (shadows: readonly Shadow[]): Fields[] =>
  shadows.toReversed().map(({ inset, offsetX, offsetY, blurPx, spreadPx, color }) => ({
    type: inset ? 'INNER_SHADOW' : 'DROP_SHADOW',
    offset: { x: offsetX, y: offsetY },
    radius: blurPx,
    spread: spreadPx,
    color: toColor(color),
    ...SHOWN,
  }));

export function toCorners({ topLeft, topRight, bottomRight, bottomLeft }: CornerRadii): Fields {
  if (topLeft === topRight && topLeft === bottomRight && topLeft === bottomLeft) return { cornerRadius: topLeft };
  return {
    rectangleCornerRadiiIndependent: true,
    rectangleTopLeftCornerRadius: topLeft,
    rectangleTopRightCornerRadius: topRight,
    rectangleBottomRightCornerRadius: bottomRight,
    rectangleBottomLeftCornerRadius: bottomLeft,
  };
}
