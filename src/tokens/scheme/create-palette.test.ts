import { describe, expect, it } from 'vitest';
import type { DesignTheme } from '../../domain/design-theme.ts';
import { COLOR_ROLES } from '../../domain/token-roles.ts';
import { contrastRatio } from '../contrast-ratio.ts';
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

describe('createPalette', () => {
  it.each(RECORDED_PALETTES)('reproduces all 47 colours of $name', ({ theme, namedColors }) => {
    expect(Object.keys(namedColors)).toHaveLength(47);
    expect(toNamedColors(createPalette(theme))).toEqual(namedColors);
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
