import type { WantedColor } from '../brief.ts';

const NIGHT = 0.3;
const DAY = 0.8;

/** Mean of the channels, 0…1. */
const lightnessOf = (hex: string): number =>
  [1, 3, 5].reduce((sum, at) => sum + Number.parseInt(hex.slice(at, at + 2), 16) / 255, 0) / 3;

/** A ground that is asked for by its colour settles the mode: "#0b1120 background". */
export const findGroundMode = (colors: readonly WantedColor[]): 'LIGHT' | 'DARK' | undefined => {
  const grounds = colors.filter((color) => color.role === 'background').map((color) => lightnessOf(color.hex));
  if (grounds.length === 0) return undefined;
  if (grounds.every((lightness) => lightness < NIGHT)) return 'DARK';
  return grounds.every((lightness) => lightness > DAY) ? 'LIGHT' : undefined;
};
