import { isVisible, parseColor, TRANSPARENT } from './color.ts';
import { splitTopLevel, toPixels } from './computed-style.ts';
import { toGradients } from './gradient.ts';
import { toTransform } from './transform.ts';
import type { ComputedStyle, StyleProperty } from './computed-style.ts';
import type { Borders, BorderSide, Box, CornerRadii, Fill, Outline, PaintedStyle, Shadow } from '../layout-tree.ts';

const SCROLLS: ReadonlySet<string> = new Set(['auto', 'scroll']);

/** What an element with these computed values paints into its border box. */
export function toPaintedStyle(style: ComputedStyle, box: Box): PaintedStyle {
  const border = toBorders(style);
  const outline = toOutline(style);
  const transform = toTransform(style, box);
  return {
    fills: toFills(style, box),
    ...(border === undefined ? {} : { border }),
    ...(outline === undefined ? {} : { outline }),
    radii: toRadii(style, box),
    shadows: toShadows(style['box-shadow']),
    opacity: toPixels(style.opacity, 1),
    clips: style['overflow-x'] !== 'visible' && style.display !== 'inline',
    ...(SCROLLS.has(style['overflow-x']) && style.display !== 'inline' && { scrolls: true as const }),
    ...(transform === undefined ? {} : { transform }),
  };
}

/** A background cut to the text belongs to the text, and a repeated tile has no counterpart in design tools. */
function toFills(style: ComputedStyle, box: Box): Fill[] {
  if (style['background-clip'] === 'text') return [];
  const color = parseColor(style['background-color']) ?? TRANSPARENT;
  const solid: Fill[] = isVisible(color) ? [{ kind: 'solid', color }] : [];
  const isTiled = splitTopLevel(style['background-size'], ',').some((size) => /px/.test(size));
  return isTiled ? solid : [...solid, ...toGradients(style['background-image'], box)];
}

const SIDES = ['top', 'right', 'bottom', 'left'] as const;

function toBorders(style: ComputedStyle): Borders | undefined {
  if (SIDES.every((side) => isUnpainted(style[`border-${side}-style`]))) return undefined;
  const borders: Borders = {
    top: toBorderSide(style, 'top'),
    right: toBorderSide(style, 'right'),
    bottom: toBorderSide(style, 'bottom'),
    left: toBorderSide(style, 'left'),
  };
  const isPainted = Object.values(borders).some(({ widthPx, color }) => widthPx > 0 && isVisible(color));
  return isPainted ? borders : undefined;
}

function toBorderSide(style: ComputedStyle, side: keyof Borders): BorderSide {
  return toLine(style[`border-${side}-style`], style[`border-${side}-width`], style[`border-${side}-color`]);
}

const isUnpainted = (line: string): boolean => line === 'none' || line === 'hidden';

function toLine(line: string, width: string, color: string): BorderSide {
  return {
    widthPx: isUnpainted(line) ? 0 : toPixels(width),
    line: line === 'dashed' || line === 'dotted' ? line : 'solid',
    color: parseColor(color) ?? TRANSPARENT,
  };
}

/** `auto` is the ring of a focused control and never part of a design. */
function toOutline(style: ComputedStyle): Outline | undefined {
  if (style['outline-style'] === 'auto' || isUnpainted(style['outline-style'])) return undefined;
  const side = toLine(style['outline-style'], style['outline-width'], style['outline-color']);
  if (side.widthPx === 0 || !isVisible(side.color)) return undefined;
  return { ...side, offsetPx: toPixels(style['outline-offset']) };
}

/** CSS Backgrounds 3, 5.5: all radii shrink by one factor until no side is shorter than its two corners. */
function toRadii(style: ComputedStyle, box: Box): CornerRadii {
  const radius = (property: StyleProperty): number => {
    const [horizontal = '0', vertical = horizontal] = style[property].split(' ');
    return Math.min(toLength(horizontal, box.width), toLength(vertical, box.height));
  };
  const topLeft = radius('border-top-left-radius');
  const topRight = radius('border-top-right-radius');
  const bottomRight = radius('border-bottom-right-radius');
  const bottomLeft = radius('border-bottom-left-radius');
  const fit = Math.min(
    1,
    box.width / (topLeft + topRight || 1),
    box.width / (bottomLeft + bottomRight || 1),
    box.height / (topLeft + bottomLeft || 1),
    box.height / (topRight + bottomRight || 1),
  );
  const used = (value: number): number => Math.round(value * fit * 100) / 100;
  return {
    topLeft: used(topLeft),
    topRight: used(topRight),
    bottomRight: used(bottomRight),
    bottomLeft: used(bottomLeft),
  };
}

const toLength = (text: string, whole: number): number =>
  text.endsWith('%') ? (toPixels(text) / 100) * whole : toPixels(text);

function toShadows(text: string): Shadow[] {
  if (text === 'none') return [];
  return splitTopLevel(text, ',').flatMap((layer) => {
    const pieces = splitTopLevel(layer, ' ');
    const lengths = pieces.filter((piece) => /^-?[\d.]+(e-?\d+)?(px)?$/.test(piece));
    const [offsetX = 0, offsetY = 0, blurPx = 0, spreadPx = 0] = lengths.map((length) => toPixels(length));
    const colorText = pieces.filter((piece) => !lengths.includes(piece) && piece !== 'inset').join(' ');
    const color = parseColor(colorText) ?? TRANSPARENT;
    const isNothing = offsetX === 0 && offsetY === 0 && blurPx === 0 && spreadPx === 0;
    if (!isVisible(color) || isNothing) return [];
    return [{ inset: pieces.includes('inset'), offsetX, offsetY, blurPx, spreadPx, color }];
  });
}
