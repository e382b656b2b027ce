import { toColorAttributes, toElement } from './svg-element.ts';
import { evenInsets, shrinkBox, shrinkRadii, SQUARE, toInsets, toOutline, toShape } from './svg-outline.ts';
import type {
  Borders,
  BorderSide,
  Box,
  CornerRadii,
  Fill,
  Outline,
  PaintedStyle,
  Shadow,
} from '../render/layout-tree.ts';
import type { Definitions } from './svg-definitions.ts';
import type { SvgAttributes } from './svg-element.ts';

/** The shapes of an element's own paint in CSS order: outer shadows, fills, inner shadows, border. */
export function toPaint(style: PaintedStyle, box: Box, definitions: Definitions): string[] {
  if (box.width <= 0 || box.height <= 0) return [];
  const isOpaque = style.fills.some((fill) => fill.kind === 'solid' && fill.color.alpha === 1);
  const shadows = style.shadows.toReversed();
  return [
    ...shadows.filter(({ inset }) => !inset).map((shadow) => toOuterShadow(shadow, style, box, isOpaque, definitions)),
    ...style.fills.map((fill) => toShape(box, style.radii, toFillAttributes(fill, definitions))),
    ...shadows.filter(({ inset }) => inset).map((shadow) => toInnerShadow(shadow, style, box, definitions)),
    ...(style.border === undefined ? [] : toBorder(style.border, box, style.radii)),
  ];
}

const toFillAttributes = (fill: Fill, definitions: Definitions): SvgAttributes =>
  fill.kind === 'solid' ? toColorAttributes('fill', fill.color) : { fill: definitions.gradient(fill) };

/** A shadow is only seen outside its box, so a box that shows what is behind it has it cut out. */
function toOuterShadow(
  shadow: Shadow,
  { radii }: PaintedStyle,
  box: Box,
  isOpaque: boolean,
  definitions: Definitions,
): string {
  const grown = evenInsets(-shadow.spreadPx);
  const moved = shrinkBox({ ...box, x: box.x + shadow.offsetX, y: box.y + shadow.offsetY }, grown);
  const paint: SvgAttributes = {
    ...toColorAttributes('fill', shadow.color),
    filter: shadow.blurPx > 0 ? definitions.blur(shadow.blurPx) : undefined,
  };
  const shape = toShape(moved, shrinkRadii(radii, grown), paint);
  if (isOpaque) return shape;
  const reach = shrinkBox(moved, evenInsets(-2 * shadow.blurPx - 1));
  const around = `${toOutline(reach, SQUARE)}${toOutline(box, radii)}`;
  const clip = definitions.clip(toElement('path', { d: around, 'clip-rule': 'evenodd' }));
  return toElement('g', { 'clip-path': clip }, shape);
}

function toInnerShadow(shadow: Shadow, { radii, border }: PaintedStyle, box: Box, definitions: Definitions): string {
  const insets = toInsets(border);
  const padding = shrinkBox(box, insets);
  const paddingRadii = shrinkRadii(radii, insets);
  const spread = evenInsets(shadow.spreadPx);
  const hole = shrinkBox({ ...padding, x: padding.x + shadow.offsetX, y: padding.y + shadow.offsetY }, spread);
  const rim = shrinkBox(padding, evenInsets(-2 * shadow.blurPx - Math.abs(shadow.spreadPx) - 1));
  const ring = toElement('path', {
    d: `${toOutline(rim, SQUARE)}${toOutline(hole, shrinkRadii(paddingRadii, spread))}`,
    'fill-rule': 'evenodd',
    ...toColorAttributes('fill', shadow.color),
    filter: shadow.blurPx > 0 ? definitions.blur(shadow.blurPx) : undefined,
  });
  return toElement('g', { 'clip-path': definitions.clip(toShape(padding, paddingRadii, {})) }, ring);
}

const SIDES = ['top', 'right', 'bottom', 'left'] as const;
const DASHES: Readonly<Record<BorderSide['line'], (widthPx: number) => string | undefined>> = {
  solid: () => undefined,
  // As browsers draw them: thin ones longer and wider apart.
  dashed: (widthPx) => (widthPx < 3 ? `${widthPx * 3} ${widthPx * 2}` : `${widthPx * 2} ${widthPx}`),
  dotted: (widthPx) => `0 ${widthPx * 2}`,
};

function toBorder(border: Borders, box: Box, radii: CornerRadii): string[] {
  if (isEven(border)) return [toStroke(border.top, box, radii)];
  const isRounded = Object.values(radii).some((radius) => radius > 0);
  const painted = SIDES.filter((side) => border[side].widthPx > 0 && border[side].color.alpha > 0);
  const [first] = painted;
  const isOneColor = painted.every((side) => border[side].color.hex === border[first ?? side].color.hex);
  if (isRounded && isOneColor && first !== undefined) return [toRing(border, border[first], box, radii)];
  return painted.map((side) => toSide(border, side, box));
}

/** Whether all four sides are one line. */
export const isEven = ({ top, right, bottom, left }: Borders): boolean =>
  [right, bottom, left].every(
    (side) =>
      side.widthPx === top.widthPx &&
      side.line === top.line &&
      side.color.hex === top.color.hex &&
      side.color.alpha === top.color.alpha,
  );

/** CSS Basic UI 4, 3.2: an outline around round corners is round as well. */
export function toOutlineStroke(outline: Outline, box: Box, radii: CornerRadii): string {
  const reach = evenInsets(-outline.offsetPx - outline.widthPx);
  return toStroke(outline, shrinkBox(box, reach), shrinkRadii(radii, reach));
}

/** A stroke runs along the middle of the border. */
function toStroke(side: BorderSide, box: Box, radii: CornerRadii): string {
  const half = evenInsets(side.widthPx / 2);
  return toShape(shrinkBox(box, half), shrinkRadii(radii, half), {
    fill: 'none',
    ...toColorAttributes('stroke', side.color),
    'stroke-width': side.widthPx,
    'stroke-dasharray': DASHES[side.line](side.widthPx),
    'stroke-linecap': side.line === 'dotted' ? 'round' : undefined,
  });
}

/** Sides of one colour around round corners: the outer outline less the inner one. */
function toRing(border: Borders, side: BorderSide, box: Box, radii: CornerRadii): string {
  const insets = toInsets(border);
  const inner = toOutline(shrinkBox(box, insets), shrinkRadii(radii, insets));
  const d = `${toOutline(box, radii)}${inner}`;
  return toElement('path', { d, 'fill-rule': 'evenodd', ...toColorAttributes('fill', side.color) });
}

/** A side by itself is a line through the middle of its strip. */
function toSide(border: Borders, side: (typeof SIDES)[number], { x, y, width, height }: Box): string {
  const { widthPx, line, color } = border[side];
  const half = widthPx / 2;
  const [right, bottom] = [x + width, y + height];
  const ends = {
    top: { x1: x, y1: y + half, x2: right, y2: y + half },
    right: { x1: right - half, y1: y, x2: right - half, y2: bottom },
    bottom: { x1: x, y1: bottom - half, x2: right, y2: bottom - half },
    left: { x1: x + half, y1: y, x2: x + half, y2: bottom },
  }[side];
  return toElement('line', {
    ...ends,
    ...toColorAttributes('stroke', color),
    'stroke-width': widthPx,
    'stroke-dasharray': DASHES[line](widthPx),
    'stroke-linecap': line === 'dotted' ? 'round' : undefined,
  });
}
