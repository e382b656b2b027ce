import { describe, expect, it } from 'vitest';
import type { DesignTheme } from '../domain/design-theme.ts';
import type { TypeContrast } from '../domain/look.ts';
import { createTokens } from '../tokens/create-tokens.ts';
import { fitName } from './fit-name.ts';

const THEME: DesignTheme = {
  colorMode: 'LIGHT',
  headlineFont: 'INTER',
  bodyFont: 'INTER',
  roundness: 'ROUND_EIGHT',
  customColor: '#3355aa',
};
const fit = (name: string, scale: TypeContrast = 'dramatic') =>
  fitName(name, createTokens(THEME, { density: 'comfortable', scale, direction: 'specimen' }, 'DESKTOP'), 1200);

describe('fitName', () => {
  it('sets a short name in the largest type, on a phone too', () => {
    expect(fit('Orb')).toEqual({ small: 'display-lg', large: 'display-lg', enlargement: '' });
  });

  it('steps down for a long word and for many words', () => {
    expect(fit('Donaudampfschifffahrtsgesellschaft').large).toBe('display-sm');
    expect(fit('The quarterly review of gardens, parks and other kept land').large).toBe('display-md');
    expect(fit('The quarterly review '.repeat(6)).large).toBe('display-sm');
    expect(fit('Donaudampfschifffahrtsgesellschaft').small).toBe('headline-sm');
  });

  it('lets a name without spaces break into lines', () => {
    expect(fit('京都の庭と茶室と石の道の図案').large).toBe('display-lg');
    expect(fit('京都の庭').large).toBe('display-lg');
  });

  it('enlarges the name of a quiet scale only as far as it stays in one line', () => {
    expect(fit('Paws', 'quiet').enlargement).toBe('lg:scale-[2.5]');
    expect(fit('Kraken', 'clear').enlargement).toBe('lg:scale-[1.75]');
    expect(fit('A name of some forty letters, no longer', 'quiet').enlargement).toBe('');
  });
});
