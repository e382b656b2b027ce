import { type DynamicScheme, hexFromArgb } from '@material/material-color-utilities';
import type { ColorRole } from '../../domain/token-roles.ts';
import { relativeLuminance } from '../contrast-ratio.ts';
import { ROLE_COLORS } from './role-colors.ts';

export type PictureColors = Readonly<Partial<Record<ColorRole, string>>>;

type FixedAccent = 'primary' | 'secondary' | 'tertiary';
const FIXED_ACCENTS: readonly FixedAccent[] = ['primary', 'secondary', 'tertiary'];

/** The tones that the fixed roles have in every variant but MONOCHROME; pictures are painted by them. */
const FIXED_TONES: readonly (readonly [tone: number, roleOf: (accent: FixedAccent) => ColorRole])[] = [
  [90, (accent) => `${accent}-fixed`],
  [80, (accent) => `${accent}-fixed-dim`],
  [30, (accent) => `on-${accent}-fixed-variant`],
  [10, (accent) => `on-${accent}-fixed`],
];

/**
 * Fixed roles as pictures must see them, where a scheme turns them over: MONOCHROME makes `primary-fixed` dark and
 * `on-primary-fixed` white, which would show every picture as its negative. Empty for other schemes.
 */
export function toPictureColors(colors: Readonly<Record<ColorRole, string>>, scheme: DynamicScheme): PictureColors {
  const isTurned = (accent: FixedAccent): boolean =>
    relativeLuminance(colors[`${accent}-fixed`]) < relativeLuminance(colors[`on-${accent}-fixed`]);
  return Object.fromEntries(
    FIXED_ACCENTS.filter(isTurned).flatMap((accent) =>
      FIXED_TONES.map(([tone, roleOf]) => {
        const role = roleOf(accent);
        return [role, hexFromArgb(ROLE_COLORS[role].palette(scheme).tone(tone))];
      }),
    ),
  );
}
