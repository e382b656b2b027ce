import { type DynamicColor, type DynamicScheme, hexFromArgb, TonalPalette } from '@material/material-color-utilities';
import type { Grounds } from '../../domain/design-guide.ts';
import type { DesignTheme } from '../../domain/design-theme.ts';
import { COLOR_ROLES, type ColorRole } from '../../domain/token-roles.ts';
import { readGrounds } from '../guide/read-grounds.ts';
import { applyGrounds } from './apply-grounds.ts';
import { createScheme, toColorVariant } from './create-scheme.ts';
import { type PictureColors, toPictureColors } from './picture-colors.ts';
import { repairContrast, type ToneMove } from './repair-contrast.ts';
import { ROLE_COLORS } from './role-colors.ts';

export type RoleColors = Readonly<Record<ColorRole, string>>;

interface Palette {
  /** `#rrggbb` of each of the 47 roles. */
  colors: RoleColors;
  /** Where a colour differs from Material's, since its pair missed WCAG AA. */
  moves: readonly ToneMove[];
  /** Roles that pictures see otherwise; empty for most themes. */
  pictureColors: PictureColors;
}

const CACHE_SIZE = 128;
// Insertion order is age: a hit is put back at the end, the oldest leaves first.
const cache = new Map<string, Palette>();

/** The 47 colours of a theme in its mode; the same object for the same colour settings while it is cached. */
export function createPalette(theme: DesignTheme): Palette {
  const grounds = readGrounds(theme);
  const key = toCacheKey(theme, grounds);
  const palette = cache.get(key) ?? computePalette(theme, grounds);
  cache.delete(key);
  cache.set(key, palette);
  if (cache.size > CACHE_SIZE) cache.delete(cache.keys().next().value ?? key);
  return palette;
}

const toCacheKey = (theme: DesignTheme, grounds: Grounds | undefined): string =>
  [
    theme.colorMode,
    toColorVariant(theme),
    theme.customColor,
    theme.overridePrimaryColor,
    theme.overrideSecondaryColor,
    theme.overrideTertiaryColor,
    theme.overrideNeutralColor,
    grounds === undefined ? '' : JSON.stringify(grounds),
  ].join();

function computePalette(theme: DesignTheme, grounds: Grounds | undefined): Palette {
  const scheme = createScheme(theme);
  const colors = Object.fromEntries(
    COLOR_ROLES.map((role) => [role, hexFromArgb(toArgb(ROLE_COLORS[role], scheme))]),
  ) as Record<ColorRole, string>;
  const grounded = grounds === undefined ? colors : applyGrounds(colors, grounds, scheme.isDark);
  return { ...repairContrast(grounded, scheme), pictureColors: toPictureColors(colors, scheme) };
}

/** Every scheme makes this palette anew; its tones are the same. */
const ERROR_PALETTE = TonalPalette.fromHueAndChroma(25, 84);

/** What `color.getArgb(scheme)` gives, without the way there and back through HCT. */
function toArgb(color: DynamicColor, scheme: DynamicScheme): number {
  const palette = color.palette(scheme);
  return (palette === scheme.errorPalette ? ERROR_PALETTE : palette).tone(color.getTone(scheme));
}
