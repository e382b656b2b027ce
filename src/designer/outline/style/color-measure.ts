import { converter, formatHex } from 'culori';

const toOklch = converter('oklch');

/** OKLCH lightness 0…1, chroma, hue in degrees; a grey has hue 0. */
export function measureColor(hex: string): { l: number; c: number; h: number } {
  const { l = 0, c = 0, h = 0 } = toOklch(hex) ?? {};
  return { l, c, h };
}

/** Below it no hue is seen: grey, black, white, and paper that leans a little. */
const GREY_CHROMA = 0.035;

/** A ground or words by themselves: pale, nearly black or without a hue. */
export function isNeutral(hex: string): boolean {
  const { l, c } = measureColor(hex);
  return c < GREY_CHROMA || (l > 0.93 && c < 0.06) || (l < 0.22 && c < 0.05);
}

export const isDarkColor = (hex: string): boolean => measureColor(hex).l < 0.42;
export const isPaleColor = (hex: string): boolean => measureColor(hex).l > 0.86;

/** Degrees between two hues, 0…180. */
export const turnBetween = (one: number, other: number): number => {
  const turn = Math.abs(one - other) % 360;
  return Math.min(turn, 360 - turn);
};

/** A colour with some of its lightness, chroma or hue in place of its own. */
export const withParts = (hex: string, parts: { l?: number; c?: number; h?: number }): string =>
  formatHex({ mode: 'oklch', ...measureColor(hex), ...parts });
