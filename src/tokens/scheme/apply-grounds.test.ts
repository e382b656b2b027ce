import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Grounds } from '../../domain/design-guide.ts';
import type { DesignTheme } from '../../domain/design-theme.ts';
import { contrastRatio } from '../contrast-ratio.ts';
import { withGrounds } from '../guide/read-grounds.ts';
import { GUARANTEED_OUTLINES, GUARANTEED_PAIRS } from '../pairs.ts';
import { createPalette } from './create-palette.ts';
import { toSeenAccents } from './seen-accents.ts';

const THEME: DesignTheme = {
  colorMode: 'LIGHT',
  headlineFont: 'INTER',
  bodyFont: 'INTER',
  roundness: 'ROUND_EIGHT',
  customColor: '#3366cc',
  overridePrimaryColor: '#ffd200',
};
const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

const listFaults = (theme: DesignTheme): string[] => {
  const { colors } = createPalette(theme);
  return [...GUARANTEED_PAIRS, ...GUARANTEED_OUTLINES]
    .filter(({ text, background, ratio }) => contrastRatio(colors[text], colors[background]) < ratio)
    .map(({ text, background }) => `${theme.designMd}: ${text} on ${background}`);
};

describe('stated grounds', () => {
  it('are seen as they are, and go out of force with another seed or mode', () => {
    const grounds: Grounds = { background: '#f6f4ef', surface: '#ffffff', text: '#2b2b28' };
    const theme = withGrounds(THEME, grounds);
    expect(createPalette(theme).colors).toMatchObject({
      background: '#f6f4ef',
      surface: '#f6f4ef',
      'surface-container-lowest': '#ffffff',
      'on-surface': '#2b2b28',
    });
    expect(createPalette({ ...theme, customColor: '#112233' }).colors.background).not.toBe('#f6f4ef');
    expect(createPalette({ ...theme, colorMode: 'DARK' }).colors.background).not.toBe('#f6f4ef');
  });

  it('hold every pair whatever is stated', () => {
    fc.assert(
      fc.property(hex, hex, hex, (background, surface, text) => {
        expect(listFaults(withGrounds(THEME, { background, surface, text }))).toEqual([]);
        expect(listFaults(withGrounds({ ...THEME, colorMode: 'DARK' }, { background, surface, text }))).toEqual([]);
      }),
      { numRuns: 60, seed: 41 },
    );
  });
});

describe('exact accents', () => {
  it('are filled with the override itself, and written in a tone that reads', () => {
    const { colors } = createPalette(THEME);
    const { primary } = toSeenAccents(THEME, colors);
    expect(primary?.fill).toBe('#ffd200');
    expect(contrastRatio(primary?.onFill ?? '', '#ffd200')).toBeGreaterThanOrEqual(4.5);
    expect(contrastRatio(primary?.ink ?? '', colors['surface-dim'])).toBeGreaterThanOrEqual(4.5);
  });

  it('are absent where nothing is stated by value', () => {
    const { overridePrimaryColor: _, ...seeded } = THEME;
    expect(toSeenAccents(seeded, createPalette(seeded).colors)).toEqual({});
  });
});
