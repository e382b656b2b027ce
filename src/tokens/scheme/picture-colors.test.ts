import { describe, expect, it } from 'vitest';
import type { DesignTheme } from '../../domain/design-theme.ts';
import { COLOR_VARIANTS } from '../../domain/enums.ts';
import { createPalette } from './create-palette.ts';

const BASE: DesignTheme = {
  colorMode: 'LIGHT',
  headlineFont: 'INTER',
  bodyFont: 'INTER',
  roundness: 'ROUND_EIGHT',
  customColor: '#3366cc',
};

describe('picture colours', () => {
  it('set the fixed roles of greys the right way up, and leave the roles themselves as Material has them', () => {
    const { colors, pictureColors } = createPalette({ ...BASE, colorVariant: 'MONOCHROME' });
    expect(colors).toMatchObject({ 'primary-fixed': '#5e5e5e', 'on-primary-fixed': '#ffffff' });
    expect(pictureColors).toMatchObject({
      'primary-fixed': '#e2e2e2',
      'primary-fixed-dim': '#c6c6c6',
      'on-primary-fixed-variant': '#474747',
      'on-primary-fixed': '#1b1b1b',
    });
    expect(Object.keys(pictureColors)).toHaveLength(8);
  });

  it('keep the hue of a palette that was given one', () => {
    const { pictureColors } = createPalette({ ...BASE, colorVariant: 'MONOCHROME', overridePrimaryColor: '#b33b15' });
    expect(pictureColors['primary-fixed']).toBe('#ffdbd1');
    expect(pictureColors['tertiary-fixed']).toBe('#e2e2e2');
  });

  it('are needed by no other variant', () => {
    const others = COLOR_VARIANTS.filter((variant) => variant !== 'MONOCHROME');
    for (const colorVariant of others) {
      for (const colorMode of ['LIGHT', 'DARK'] as const) {
        expect(createPalette({ ...BASE, colorVariant, colorMode }).pictureColors).toEqual({});
      }
    }
  });
});
