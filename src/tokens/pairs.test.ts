import { describe, expect, it } from 'vitest';
import { COLOR_ROLES } from '../domain/token-roles.ts';
import { GUARANTEED_PAIRS, guaranteedTextOn, isGuaranteedPair, SURFACE_ROLES } from './pairs.ts';

describe('guaranteed pairs', () => {
  it('name real roles, each pair once', () => {
    const keys = GUARANTEED_PAIRS.map(({ text, background }) => `${text} on ${background}`);
    expect(new Set(keys).size).toBe(keys.length);
    for (const { text, background } of GUARANTEED_PAIRS)
      expect(COLOR_ROLES).toEqual(expect.arrayContaining([text, background]));
  });

  it('let accents and page text stand on every surface', () => {
    for (const surface of SURFACE_ROLES) {
      for (const text of ['primary', 'error', 'on-surface', 'on-surface-variant'] as const) {
        expect(isGuaranteedPair(text, surface)).toBe(true);
      }
    }
  });

  it('hold turned over, and do not hold for strangers', () => {
    expect(isGuaranteedPair('surface', 'on-surface')).toBe(true);
    expect(isGuaranteedPair('outline', 'surface')).toBe(false);
    expect(isGuaranteedPair('surface', 'primary')).toBe(false);
    expect(isGuaranteedPair('on-surface', 'primary-container')).toBe(false);
    expect(isGuaranteedPair('on-primary-container', 'secondary-container')).toBe(false);
  });

  it('offer a text role for every background but the mid tone of outline', () => {
    const without = COLOR_ROLES.filter((role) => !isGuaranteedPair(guaranteedTextOn(role), role));
    expect(without).toEqual(['outline']);
  });
});
