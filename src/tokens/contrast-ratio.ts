/**
 * Contrast as WCAG 2.2 defines it: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio and
 * https://www.w3.org/TR/WCAG22/#dfn-relative-luminance. Colours are `#rrggbb`.
 */

/** Least ratio of text against its background, level AA. */
export const AA_TEXT_RATIO = 4.5;
/** Least ratio of large text (24 px, or 18.66 px bold), control outlines and graphics, level AA. */
export const AA_LARGE_RATIO = 3;

/** Relative luminance of `#rrggbb`, 0 (black) to 1 (white). */
export function relativeLuminance(hex: string): number {
  const value = Number.parseInt(hex.slice(1), 16);
  const red = toLinear((value >> 16) & 0xff);
  const green = toLinear((value >> 8) & 0xff);
  const blue = toLinear(value & 0xff);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Ratio of two opaque colours `#rrggbb`, 1 to 21; the order does not matter. */
export function contrastRatio(first: string, second: string): number {
  const a = relativeLuminance(first);
  const b = relativeLuminance(second);
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

const toLinear = (channel: number): number => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};
