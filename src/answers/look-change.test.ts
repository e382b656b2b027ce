import { describe, expect, it } from 'vitest';
import type { DesignTheme } from '../domain/design-theme.ts';
import { DEFAULT_LOOK } from '../domain/look.ts';
import { changeLook, mendLookChange } from './look-change.ts';

const THEME: DesignTheme = {
  colorMode: 'LIGHT',
  headlineFont: 'SORA',
  bodyFont: 'INTER',
  roundness: 'ROUND_EIGHT',
  customColor: '#123456',
  colorVariant: 'MONOCHROME',
};
const DRAWN = { theme: THEME, look: DEFAULT_LOOK };

describe('changeLook', () => {
  it('changes what is said and keeps the rest', () => {
    expect(changeLook(DRAWN, mendLookChange({ colorMode: 'DARK', density: 'airy' }))).toEqual({
      theme: { ...THEME, colorMode: 'DARK' },
      look: { ...DEFAULT_LOOK, density: 'airy', isOwnDensity: true },
    });
  });

  it('shows a colour as it is named, also where all was grey', () => {
    expect(changeLook(DRAWN, mendLookChange({ overridePrimaryColor: '#B5502B' }))?.theme).toMatchObject({
      customColor: '#b5502b',
      overridePrimaryColor: '#b5502b',
      colorVariant: 'FIDELITY',
    });
  });

  it('says so where nothing is new', () => {
    expect(
      changeLook(DRAWN, mendLookChange({ colorMode: 'LIGHT', overridePrimaryColor: 'a warm red' })),
    ).toBeUndefined();
  });

  it.each([undefined, 'dark', { colorMode: 'dim', density: 7, scale: 'HUGE' }])(
    'keeps all of what %j means',
    (value) => {
      expect(changeLook(DRAWN, mendLookChange(value))).toBeUndefined();
    },
  );
});
