import { toElement } from './svg-element.ts';
import { toNumber, toNumbers } from './svg-number.ts';
import type { SvgAttributes } from './svg-element.ts';
import type { Borders, Box, CornerRadii } from '../render/layout-tree.ts';

export const SQUARE: CornerRadii = { topLeft: 0, topRight: 0, bottomRight: 0, bottomLeft: 0 };

/** A rounded box as a `<rect>` where SVG has one, else as a `<path>`. */
export function toShape(box: Box, radii: CornerRadii, attributes: SvgAttributes): string {
  const { topLeft } = radii;
  if (!isEven(radii)) return toElement('path', { d: toOutline(box, radii), ...attributes });
  return toElement('rect', { ...toPlace(box), rx: topLeft > 0 ? topLeft : undefined, ...attributes });
}

export const toPlace = ({ x, y, width, height }: Box): SvgAttributes => ({ x, y, width, height });

const isEven = ({ topLeft, topRight, bottomRight, bottomLeft }: CornerRadii): boolean =>
  topLeft === topRight && topLeft === bottomRight && topLeft === bottomLeft;

/** Path data of a rounded box, clockwise from the top left corner. */
export function toOutline({ x, y, width, height }: Box, radii: CornerRadii): string {
  const { topLeft, topRight, bottomRight, bottomLeft } = radii;
  const corner = (radius: number, toX: number, toY: number): string =>
    radius > 0 ? `A${toNumbers([radius, radius, 0, 0, 1, toX, toY])}` : '';
  return [
    `M${toNumbers([x + topLeft, y])}`,
    `H${toNumber(x + width - topRight)}${corner(topRight, x + width, y + topRight)}`,
    `V${toNumber(y + height - bottomRight)}${corner(bottomRight, x + width - bottomRight, y + height)}`,
    `H${toNumber(x + bottomLeft)}${corner(bottomLeft, x, y + height - bottomLeft)}`,
    `V${toNumber(y + topLeft)}${corner(topLeft, x + topLeft, y)}Z`,
  ].join('');
}

export interface Insets {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/** Negative insets grow the box. */
export function shrinkBox({ x, y, width, height }: Box, { top, right, bottom, left }: Insets): Box {
  return {
    x: x + left,
    y: y + top,
    width: Math.max(0, width - left - right),
    height: Math.max(0, height - top - bottom),
  };
}

/** An inner corner is what its two borders leave of the outer one; a grown square corner stays square. */
export function shrinkRadii(radii: CornerRadii, { top, right, bottom, left }: Insets): CornerRadii {
  const shrink = (radius: number, ...insets: number[]): number =>
    radius === 0 ? 0 : Math.max(0, radius - Math.max(...insets));
  return {
    topLeft: shrink(radii.topLeft, top, left),
    topRight: shrink(radii.topRight, top, right),
    bottomRight: shrink(radii.bottomRight, bottom, right),
    bottomLeft: shrink(radii.bottomLeft, bottom, left),
  };
}

export const evenInsets = (inset: number): Insets => ({ top: inset, right: inset, bottom: inset, left: inset });

export const toInsets = (border: Borders | undefined): Insets =>
  border === undefined
    ? evenInsets(0)
    : {
        top: border.top.widthPx,
        right: border.right.widthPx,
        bottom: border.bottom.widthPx,
        left: border.left.widthPx,
      };
