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
  const [red, green, blue] = [LINEAR[(value >> 16) & 0xff], LINEAR[(value >> 8) & 0xff], LINEAR[value & 0xff]];
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

/** Ratio of two opaque colours `#rrggbb`, 1 to 21; the order does not matter. */
export function contrastRatio(first: string, second: string): number {
  return luminanceRatio(relativeLuminance(first), relativeLuminance(second));
}

/** The same of two relative luminances. */
export const luminanceRatio = (first: number, second: number): number =>
  (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);

const toLinear = (channel: number): number => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

const LINEAR: readonly number[] = Array.from({ length: 256 }, (_, channel) => toLinear(channel));
