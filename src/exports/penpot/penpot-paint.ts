import type {
  Borders,
  BorderSide,
  Box,
  Color,
  CornerRadii,
  Fill,
  GradientStop,
  Shadow,
} from '../../render/layout-tree.ts';

/* How Penpot's files write what a shape is painted with. */

export const toFill = ({ hex, alpha }: Color): object => ({ fillColor: hex, fillOpacity: alpha });

/** Penpot lists the topmost fill first; its gradients run within the box, from 0 to 1 on both axes. */
export const toFills = (fills: readonly Fill[], box: Box): object[] =>
  fills
    .toReversed()
    .map((fill) =>
      fill.kind === 'solid' ? toFill(fill.color) : { fillColorGradient: toGradient(fill, box), fillOpacity: 1 },
    );

function toGradient(fill: Exclude<Fill, { kind: 'solid' }>, box: Box): object {
  const x = (value: number): number => (value - box.x) / box.width;
  const y = (value: number): number => (value - box.y) / box.height;
  const stops = fill.stops.map(toStop);
  if (fill.kind === 'linear') {
    const ends = { startX: x(fill.from.x), startY: y(fill.from.y), endX: x(fill.to.x), endY: y(fill.to.y) };
    return { type: 'linear', ...ends, width: 1, stops };
  }
  const { center, radiusX, radiusY } = fill;
  // From the middle straight down; the width is how much wider than high it is, within the box.
  const ends = { startX: x(center.x), startY: y(center.y), endX: x(center.x), endY: y(center.y + radiusY) };
  return { type: 'radial', ...ends, width: radiusX / box.width / (radiusY / box.height), stops };
}

const toStop = ({ offset, color }: GradientStop): object => ({ color: color.hex, opacity: color.alpha, offset });

export const toStroke = (
  color: Color,
  widthPx: number,
  { alignment, line = 'solid' }: { alignment: 'inner' | 'center' | 'outer'; line?: BorderSide['line'] },
): object => ({
  strokeColor: color.hex,
  strokeOpacity: color.alpha,
  strokeWidth: widthPx,
  strokeStyle: line,
  strokeAlignment: alignment,
});

/** Top first, as CSS has them too. */
export const toShadows = (shadows: readonly Shadow[]): object[] =>
  shadows.map(({ inset, offsetX, offsetY, blurPx, spreadPx, color }) => ({
    style: inset ? 'inner-shadow' : 'drop-shadow',
    offsetX,
    offsetY,
    blur: blurPx,
    spread: spreadPx,
    hidden: false,
    color: { color: color.hex, opacity: color.alpha },
  }));

export const toRadii = ({ topLeft, topRight, bottomRight, bottomLeft }: CornerRadii): object => ({
  r1: topLeft,
  r2: topRight,
  r3: bottomRight,
  r4: bottomLeft,
});

/** The strip of each side that shows: borders that differ from side to side have no stroke in Penpot. */
export function listSides(border: Borders, { x, y, width, height }: Box): { name: string; box: Box; color: Color }[] {
  const { top, right, bottom, left } = border;
  const strips = [
    { name: 'border top', side: top, box: { x, y, width, height: top.widthPx } },
    { name: 'border right', side: right, box: { x: x + width - right.widthPx, y, width: right.widthPx, height } },
    { name: 'border bottom', side: bottom, box: { x, y: y + height - bottom.widthPx, width, height: bottom.widthPx } },
    { name: 'border left', side: left, box: { x, y, width: left.widthPx, height } },
  ];
  return strips.flatMap(({ name, side, box }) =>
    side.widthPx > 0 && side.color.alpha > 0 ? [{ name, box, color: side.color }] : [],
  );
}
