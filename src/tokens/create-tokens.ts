import type { LETTER_CASES } from '../domain/design-guide.ts';
import type { DesignTheme } from '../domain/design-theme.ts';
import type { DrawnDevice } from '../domain/designer.ts';
import type { ColorMode } from '../domain/enums.ts';
import type { Look } from '../domain/look.ts';
import { toFontFamily } from '../domain/unspecified.ts';
import { createShadows, type Shadows } from './elevation.ts';
import { toLookInForce } from './guide/look-in-force.ts';
import { readGuide } from './guide/read-guide.ts';
import { toUserColors, type UserColor } from './guide/user-color-name.ts';
import { createPalette, type RoleColors } from './scheme/create-palette.ts';
import type { PictureColors } from './scheme/picture-colors.ts';
import type { ToneMove } from './scheme/repair-contrast.ts';
import { toSeenAccents, type SeenAccents } from './scheme/seen-accents.ts';
import { createRadii, type Radii } from './shape.ts';
import { createSpaces, type Responsive, type Spaces } from './space.ts';
import { createTypeScale, type FontFamilies, type TypeSteps } from './type/create-type-scale.ts';

/** Everything a theme and a look decide about a document on one device. Sizes are CSS pixels, colours `#rrggbb`. */
export interface Tokens {
  colorMode: Exclude<ColorMode, 'COLOR_MODE_UNSPECIFIED'>;
  colors: RoleColors;
  /** Text roles that differ from Material's, since a pair missed WCAG AA. */
  moves: readonly ToneMove[];
  /** Exact brand colours as they are seen: as fills, and as words. Empty where the theme states none. */
  accents: SeenAccents;
  /** Roles that pictures see otherwise; empty for most themes. */
  pictureColors: PictureColors;
  families: FontFamilies;
  type: Responsive<TypeSteps>;
  radii: Radii;
  spaces: Responsive<Spaces>;
  shadows: Shadows;
  /** How words of buttons and small labels are set; absent when the design system does not say. */
  labelCase?: (typeof LETTER_CASES)[number];
  /** The design system's own colours beside the roles. */
  userColors: readonly UserColor[];
}

/**
 * The tokens of a theme; unspecified values mean light mode, Inter and ROUND_EIGHT. What its DESIGN.md says beside the
 * theme comes before the look, except where the look was asked for on this screen. Throws on a colour that is not hex.
 */
export function createTokens(theme: DesignTheme, look: Look, device: DrawnDevice): Tokens {
  const families = toFamilies(theme);
  const guide = readGuide(theme);
  const inForce = toLookInForce(look, guide);
  const palette = createPalette(theme);
  return {
    ...palette,
    accents: toSeenAccents(theme, palette.colors),
    colorMode: theme.colorMode === 'DARK' ? 'DARK' : 'LIGHT',
    families,
    type: createTypeScale(families, inForce, device),
    radii: createRadii(theme.roundness, guide.buttonShape),
    spaces: createSpaces(inForce.density, device),
    shadows: createShadows(theme.colorMode, guide.elevation),
    ...(guide.labelCase === undefined ? {} : { labelCase: guide.labelCase }),
    userColors: toUserColors(guide.colors),
  };
}

function toFamilies(theme: DesignTheme): FontFamilies {
  const body = toFontFamily(theme.bodyFont);
  return { headline: toFontFamily(theme.headlineFont), body, label: toFontFamily(theme.labelFont, body) };
}
