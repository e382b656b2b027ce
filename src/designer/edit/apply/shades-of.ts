import { converter } from 'culori';
import type { DesignTheme } from '../../../domain/design-theme.ts';

const toOklch = converter('oklch');

/** The main colour of a theme: lightness 0…1, chroma, hue in degrees. */
export function shadesOf({ overridePrimaryColor, customColor }: DesignTheme): { l: number; c: number; h: number } {
  const seed = toOklch(overridePrimaryColor ?? customColor);
  return { l: seed?.l ?? 0.5, c: seed?.c ?? 0, h: seed?.h ?? 0 };
}
