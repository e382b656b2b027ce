import type { Oklab } from 'culori';
import { hueDistance, hueOf } from './hue.ts';
import type { Accent, PagePalette } from './page-palette.ts';

/** The accent that a hue of the page stands for. */
export function findAccent(color: Oklab, { families }: PagePalette): Accent {
  const hue = hueOf(color);
  const [nearest] = families.toSorted((a, b) => hueDistance(a.hue, hue) - hueDistance(b.hue, hue));
  return nearest?.role ?? 'primary';
}
