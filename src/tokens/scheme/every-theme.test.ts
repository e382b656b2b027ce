import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DesignTheme } from '../../domain/design-theme.ts';
import { COLOR_VARIANTS } from '../../domain/enums.ts';
import { COLOR_ROLES } from '../../domain/token-roles.ts';
import { contrastRatio } from '../contrast-ratio.ts';
import { GUARANTEED_OUTLINES, GUARANTEED_PAIRS } from '../pairs.ts';
import { createPalette } from './create-palette.ts';

type Overrides = Pick<
  DesignTheme,
  'overridePrimaryColor' | 'overrideSecondaryColor' | 'overrideTertiaryColor' | 'overrideNeutralColor'
>;
const OVERRIDES = [
  'overridePrimaryColor',
  'overrideSecondaryColor',
  'overrideTertiaryColor',
  'overrideNeutralColor',
] as const satisfies readonly (keyof Overrides)[];

const PAIRS = [...GUARANTEED_PAIRS, ...GUARANTEED_OUTLINES];
const HEX = /^#[0-9a-f]{6}$/;

/** What is wrong with the palettes of a seed, in every variant and both modes. */
function listFaults(customColor: string, overrides: Overrides): string[] {
  return COLOR_VARIANTS.flatMap((colorVariant) =>
    (['LIGHT', 'DARK'] as const).flatMap((colorMode) => {
      const theme: DesignTheme = {
        headlineFont: 'INTER',
        bodyFont: 'INTER',
        roundness: 'ROUND_EIGHT',
        customColor,
        colorVariant,
        colorMode,
        ...overrides,
      };
      const { colors, moves } = createPalette(theme);
      const name = `${customColor} ${colorVariant} ${colorMode} ${Object.values(overrides).join()}`;
      const roles = COLOR_ROLES.filter((role) => !HEX.test(colors[role]));
      const pairs = PAIRS.filter((pair) => contrastRatio(colors[pair.text], colors[pair.background]) < pair.ratio);
      const vain = moves.filter(({ fromTone, toTone }) => fromTone === toTone);
      return [
        ...roles.map((role) => `${name}: ${role} is ${colors[role]}`),
        ...pairs.map(({ text, background }) => `${name}: ${text} on ${background}`),
        ...vain.map(({ role }) => `${name}: ${role} moved to where it was`),
      ];
    }),
  );
}

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

const EXTREMES = [
  '#000000',
  '#ffffff',
  '#010101',
  '#fefefe',
  '#808080',
  '#777777',
  '#ff0000',
  '#00ff00',
  '#0000ff',
  '#ffff00',
  '#00ffff',
  '#ff00ff',
  '#000001',
  '#fffffe',
  '#340d11',
  '#bf15f6',
];

const allOverrides = (color: string): Required<Overrides> => ({
  overridePrimaryColor: color,
  overrideSecondaryColor: color,
  overrideTertiaryColor: color,
  overrideNeutralColor: color,
});

describe('every theme', () => {
  it.each(EXTREMES)('holds its pairs when made from %s alone', (color) => {
    expect(listFaults(color, {})).toEqual([]);
  });

  it.each(OVERRIDES)('holds its pairs whatever extreme is given as %s', (field) => {
    expect(EXTREMES.flatMap((color) => listFaults('#3366cc', { [field]: color }))).toEqual([]);
  });

  it.each(EXTREMES)('holds its pairs when every palette is made from %s', (color) => {
    expect(listFaults('#3366cc', allOverrides(color))).toEqual([]);
  });

  it('holds its pairs for any seed', () => {
    fc.assert(
      fc.property(hex, (seed) => {
        expect(listFaults(seed, {})).toEqual([]);
      }),
      { numRuns: 100, seed: 31 },
    );
  });

  it('holds its pairs for any overrides together', () => {
    fc.assert(
      fc.property(hex, hex, hex, hex, hex, (seed, primary, secondary, tertiary, neutral) => {
        const overrides: Overrides = {
          overridePrimaryColor: primary,
          overrideSecondaryColor: secondary,
          overrideTertiaryColor: tertiary,
          overrideNeutralColor: neutral,
        };
        expect(listFaults(seed, overrides)).toEqual([]);
      }),
      { numRuns: 50, seed: 37 },
    );
  });
});
