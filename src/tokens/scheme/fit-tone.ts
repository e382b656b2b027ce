import { argbFromHex, Hct, hexFromArgb, TonalPalette } from '@material/material-color-utilities';
import { luminanceRatio, relativeLuminance } from '../contrast-ratio.ts';

export const toneOf = (hex: string): number => Hct.fromInt(argbFromHex(hex)).tone;

/** The same hue and chroma in another tone, CIE L* 0…100. */
export const withTone = (hex: string, tone: number): string =>
  hexFromArgb(TonalPalette.fromInt(argbFromHex(hex)).tone(Math.min(100, Math.max(0, Math.round(tone)))));

/** The colour itself where it holds the ratio on every ground, else in its nearest tone that does. */
export function fitTone(hex: string, grounds: readonly string[], ratio: number): string {
  const luminances = grounds.map(relativeLuminance);
  const holds = (one: string): boolean =>
    luminances.every((ground) => luminanceRatio(relativeLuminance(one), ground) >= ratio);
  if (holds(hex)) return hex;
  const palette = TonalPalette.fromInt(argbFromHex(hex));
  const own = Math.round(toneOf(hex));
  for (let distance = 1; distance <= 100; distance += 1) {
    for (const tone of [own - distance, own + distance]) {
      if (tone < 0 || tone > 100) continue;
      const candidate = hexFromArgb(palette.tone(tone));
      if (holds(candidate)) return candidate;
    }
  }
  return hex;
}
