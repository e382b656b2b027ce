import { describe, expect, it } from 'vitest';
import { FONT_FAMILIES, FONT_FAMILY_NAMES } from '../../domain/font.ts';
import { findExactFamily, findNearestFamily, listKnownFonts } from './known-fonts.ts';

describe('known fonts', () => {
  it('know each of the 28 by name, whatever the cut', () => {
    for (const family of FONT_FAMILY_NAMES) {
      expect(findExactFamily(FONT_FAMILIES[family])).toBe(family);
      expect(findExactFamily(`${FONT_FAMILIES[family].replaceAll(' ', '')}-Bold`)).toBe(family);
    }
    expect(findExactFamily('IBM Plex Sans Variable')).toBe('VENDOR_PLEX_SANS');
    expect(findExactFamily('Geist Mono')).toBeUndefined();
  });

  it('know faces that resemble them', () => {
    expect(findNearestFamily('Helvetica Neue')).toBe('ARIMO');
    expect(findNearestFamily('SF Pro Rounded')).toBe('NUNITO_SANS');
    expect(findNearestFamily('Kraken-Brand')).toBeUndefined();
  });

  it('find names in sentences by their letter case', () => {
    expect(listKnownFonts('Set in Inter, never in inter-line or Interface.').map(({ name }) => name)).toEqual([
      'Inter',
    ]);
    expect(listKnownFonts('IBM Plex Sans and Geist Mono').map(({ name }) => name)).toEqual([
      'IBM Plex Sans',
      'Geist Mono',
    ]);
  });
});
