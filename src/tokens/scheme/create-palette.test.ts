import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DesignTheme } from '../../domain/design-theme.ts';
import { COLOR_VARIANTS } from '../../domain/enums.ts';
import { COLOR_ROLES } from '../../domain/token-roles.ts';
import { contrastRatio } from '../contrast-ratio.ts';
import { GUARANTEED_OUTLINES, GUARANTEED_PAIRS } from '../pairs.ts';
import { toNamedColors } from '../to-named-colors.ts';
import { createPalette } from './create-palette.ts';
import { RECORDED_PALETTES } from './recorded-palettes.fixture.ts';

const BASE: DesignTheme = {
  colorMode: 'LIGHT',
  headlineFont: 'INTER',
  bodyFont: 'INTER',
  roundness: 'ROUND_EIGHT',
  customColor: '#3366cc',
};

const hexColor = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const maybeHex = fc.option(hexColor, { nil: undefined });
const overrides = fc
  .record({
    overridePrimaryColor: maybeHex,
    overrideSecondaryColor: maybeHex,
    overrideTertiaryColor: maybeHex,
    overrideNeutralColor: maybeHex,
  })
  .map((record) => Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)));

describe('createPalette', () => {
  it.each(RECORDED_PALETTES)('reproduces all 47 colours of $name', ({ theme, namedColors }) => {
    expect(Object.keys(namedColors)).toHaveLength(47);
    expect(toNamedColors(createPalette(theme))).toEqual(namedColors);
  });

  it('holds every guaranteed pair for any seed and overrides, in every variant and both modes', () => {
    fc.assert(
      fc.property(hexColor, overrides, (customColor, chosen) => {
        for (const colorVariant of COLOR_VARIANTS) {
          for (const colorMode of ['LIGHT', 'DARK'] as const) {
            const { colors } = createPalette({ ...BASE, ...chosen, customColor, colorVariant, colorMode });
            for (const { text, background, ratio } of [...GUARANTEED_PAIRS, ...GUARANTEED_OUTLINES]) {
              expect(contrastRatio(colors[text], colors[background])).toBeGreaterThanOrEqual(ratio);
            }
          }
        }
      }),
      { numRuns: 40 },
    );
  });

  it('gives every role a colour in both modes of one theme', () => {
    const light = createPalette(BASE).colors;
    const dark = createPalette({ ...BASE, colorMode: 'DARK' }).colors;
    for (const role of COLOR_ROLES) expect([light[role], dark[role]]).toEqual([hexLike, hexLike]);
    expect(light.surface).not.toBe(dark.surface);
    expect(light['primary-fixed']).toBe(dark['primary-fixed']);
  });

  it('keeps an exact brand colour when no variant is named, and softens a mere seed', () => {
    const brand = createPalette({ ...BASE, overridePrimaryColor: '#e4002b' }).colors;
    const seed = createPalette({ ...BASE, customColor: '#e4002b' }).colors;
    expect(contrastRatio(brand['primary-container'], '#e4002b')).toBeLessThan(1.2);
    expect(contrastRatio(seed['primary-container'], '#e4002b')).toBeGreaterThan(3);
  });

  it('computes a palette once for the same colour settings', () => {
    const first = createPalette({ ...BASE, customColor: '#123456' });
    expect(createPalette({ ...BASE, customColor: '#123456', headlineFont: 'RUBIK' })).toBe(first);
    expect(createPalette({ ...BASE, customColor: '#123457' })).not.toBe(first);
  });
});

const hexLike: unknown = expect.stringMatching(/^#[0-9a-f]{6}$/);
