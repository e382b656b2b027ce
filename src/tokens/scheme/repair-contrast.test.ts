import { describe, expect, it } from 'vitest';
import type { DesignTheme } from '../../domain/design-theme.ts';
import { AA_TEXT_RATIO, contrastRatio } from '../contrast-ratio.ts';
import { createPalette } from './create-palette.ts';

const DUSK: DesignTheme = {
  colorMode: 'LIGHT',
  headlineFont: 'INTER',
  bodyFont: 'INTER',
  roundness: 'ROUND_EIGHT',
  customColor: '#340d11',
  colorVariant: 'FIDELITY',
};

describe('repairContrast', () => {
  it('moves the text role of a pair that misses 4.5:1 by rounding, by one tone, and says so', () => {
    const { colors, moves } = createPalette(DUSK);
    expect(moves).toEqual([
      {
        role: 'on-tertiary-container',
        background: 'tertiary-container',
        fromTone: 55,
        toTone: 56,
        fromRatio: expect.closeTo(4.499, 3),
        toRatio: expect.closeTo(4.684, 3),
      },
    ]);
    expect(contrastRatio(colors['on-tertiary-container'], colors['tertiary-container'])).toBeGreaterThan(AA_TEXT_RATIO);
  });

  it('turns white text dark where white cannot reach the ratio', () => {
    const { moves } = createPalette({ ...DUSK, customColor: '#bf15f6', colorVariant: 'CONTENT' });
    expect(moves).toMatchObject([{ role: 'on-tertiary-container', fromTone: 100, toTone: 1 }]);
  });

  it('leaves a scheme alone that holds its pairs', () => {
    expect(createPalette({ ...DUSK, colorMode: 'DARK' }).moves).toEqual([]);
  });
});
