import type { DesignTheme } from '../domain/design-theme.ts';
import type { DrawnDevice } from '../domain/designer.ts';
import type { ColorMode } from '../domain/enums.ts';
import type { Look } from '../domain/look.ts';
import { toFontFamily } from '../domain/unspecified.ts';
import { createShadows, type Shadows } from './elevation.ts';
import { createPalette, type RoleColors } from './scheme/create-palette.ts';
import type { ToneMove } from './scheme/repair-contrast.ts';
import { createRadii, type Radii } from './shape.ts';
import { createSpaces, type Responsive, type Spaces } from './space.ts';
import { createTypeScale, type FontFamilies, type TypeSteps } from './type/create-type-scale.ts';

/** Everything a theme and a look decide about a document on one device. Sizes are CSS pixels, colours `#rrggbb`. */
export interface Tokens {
  colorMode: Exclude<ColorMode, 'COLOR_MODE_UNSPECIFIED'>;
  colors: RoleColors;
  /** Text roles that differ from Material's, since a pair missed WCAG AA. */
  moves: readonly ToneMove[];
  families: FontFamilies;
  type: Responsive<TypeSteps>;
  radii: Radii;
  spaces: Responsive<Spaces>;
  shadows: Shadows;
}

/** The tokens of a theme; unspecified values mean light mode, Inter and ROUND_EIGHT. Throws on a colour that is not hex. */
export function createTokens(theme: DesignTheme, look: Look, device: DrawnDevice): Tokens {
  const families = toFamilies(theme);
  return {
    ...createPalette(theme),
    colorMode: theme.colorMode === 'DARK' ? 'DARK' : 'LIGHT',
    families,
    type: createTypeScale(families, look, device),
    radii: createRadii(theme.roundness),
    spaces: createSpaces(look.density, device),
    shadows: createShadows(theme.colorMode),
  };
}

function toFamilies(theme: DesignTheme): FontFamilies {
  const body = toFontFamily(theme.bodyFont);
  return { headline: toFontFamily(theme.headlineFont), body, label: toFontFamily(theme.labelFont, body) };
}
