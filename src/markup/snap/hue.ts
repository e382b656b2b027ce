import type { Oklab } from 'culori';

/** How much of a colour it is, in OKLab. */
export const chromaOf = ({ a, b }: Oklab): number => Math.hypot(a, b);
/** Degrees, 0 up to 360, in OKLab. */
export const hueOf = ({ a, b }: Oklab): number => ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
/** Degrees between two hues, at most 180. */
export const hueDistance = (first: number, second: number): number => {
  const distance = Math.abs(first - second) % 360;
  return Math.min(distance, 360 - distance);
};
