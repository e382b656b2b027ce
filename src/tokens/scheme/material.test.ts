import {
  argbFromHex,
  DynamicColor,
  Hct,
  hexFromArgb,
  MaterialDynamicColors,
  SchemeContent,
  SchemeExpressive,
  SchemeFidelity,
  SchemeFruitSalad,
  SchemeMonochrome,
  SchemeNeutral,
  SchemeRainbow,
  SchemeTonalSpot,
  SchemeVibrant,
} from '@material/material-color-utilities';
import { describe, expect, it } from 'vitest';
import type { ColorVariant } from '../../domain/enums.ts';
import { COLOR_ROLES, type ColorRole } from '../../domain/token-roles.ts';
import { createPalette } from './create-palette.ts';

/** In the order in which the specification and the library both name them. */
const SCHEMES = [
  ['MONOCHROME', SchemeMonochrome],
  ['NEUTRAL', SchemeNeutral],
  ['TONAL_SPOT', SchemeTonalSpot],
  ['VIBRANT', SchemeVibrant],
  ['EXPRESSIVE', SchemeExpressive],
  ['FIDELITY', SchemeFidelity],
  ['CONTENT', SchemeContent],
  ['RAINBOW', SchemeRainbow],
  ['FRUIT_SALAD', SchemeFruitSalad],
] as const satisfies readonly (readonly [ColorVariant, unknown])[];

const SEEDS = ['#4285f4', '#b33b15', '#0f766e', '#ffd400', '#111111', '#fafafa', '#7132f5'];

const toCamelCase = (role: string): string => role.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

function materialColor(role: ColorRole): DynamicColor {
  const name = role === 'surface-variant' ? 'surfaceContainerHighest' : toCamelCase(role);
  const color: unknown = Reflect.get(MaterialDynamicColors, name);
  if (!(color instanceof DynamicColor)) throw new Error(`Material has no ${name}`);
  return color;
}

describe("Material's own schemes", () => {
  it.each(SCHEMES)('are given unchanged for %s, but for roles that are reported as moved', (colorVariant, Scheme) => {
    for (const customColor of SEEDS) {
      for (const colorMode of ['LIGHT', 'DARK'] as const) {
        const scheme = new Scheme(Hct.fromInt(argbFromHex(customColor)), colorMode === 'DARK', 0);
        const { colors, moves } = createPalette({
          colorMode,
          colorVariant,
          customColor,
          headlineFont: 'INTER',
          bodyFont: 'INTER',
          roundness: 'ROUND_EIGHT',
        });
        const moved = new Set(moves.map(({ role }) => role));
        const given = COLOR_ROLES.filter((role) => !moved.has(role));
        expect(given.map((role) => `${role} ${colors[role]}`)).toEqual(
          given.map((role) => `${role} ${hexFromArgb(materialColor(role).getArgb(scheme))}`),
        );
        expect(moved.size).toBeLessThanOrEqual(2);
      }
    }
  });
});
