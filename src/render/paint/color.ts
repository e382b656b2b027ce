import { clampRgb, converter, formatHex, interpolate, parse } from 'culori';
import type { Color } from '../layout-tree.ts';

const toRgb = converter('rgb');
export const TRANSPARENT: Color = { hex: '#000000', alpha: 0 };

/** Any absolute CSS colour → sRGB, clamped to its gamut. Undefined for keywords such as `none` or `currentcolor`. */
export function parseColor(text: string): Color | undefined {
  if (text === 'transparent') return TRANSPARENT;
  const parsed = parse(text);
  if (parsed === undefined) return undefined;
  const rgb = clampRgb(toRgb(parsed));
  return { hex: formatHex(rgb), alpha: round(parsed.alpha ?? 1) };
}

export const isVisible = (color: Color): boolean => color.alpha > 0;

/** `#rrggbb`, with the alpha as two more digits only where there is any transparency. */
export function toHex({ hex, alpha }: Color): string {
  if (alpha >= 1) return hex;
  const byte = Math.round(alpha * 255);
  return hex + byte.toString(16).padStart(2, '0');
}

/** The colour `share` (0 to 1) of the way from one to the other, mixed in Oklab with premultiplied alpha. */
export function mixOklab(from: Color, to: Color, share: number): Color {
  const alpha = from.alpha + (to.alpha - from.alpha) * share;
  if (alpha === 0) return TRANSPARENT;
  const weight = (to.alpha * share) / alpha;
  const mixed = clampRgb(toRgb(interpolate([from.hex, to.hex], 'oklab')(weight)));
  return { hex: formatHex(mixed), alpha: round(alpha) };
}

const round = (value: number): number => Math.round(value * 1000) / 1000;
