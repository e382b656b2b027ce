import { describe, expect, it } from 'vitest';
import { toUserColorName, toUserColors } from './user-color-name.ts';

describe('toUserColorName', () => {
  it.each([
    ['Kraken Purple', 'user-kraken-purple'],
    ['--brand-500', 'user-brand-500'],
    ['brandBlue', 'user-brand-blue'],
    ['Grün', 'user-grun'],
    ['朱色', 'user-3'],
    ['500', 'user-3'],
  ])('writes %s as %s', (name, expected) => {
    expect(toUserColorName(name, 3)).toBe(expected);
  });

  it('gives every colour a property of its own', () => {
    const names = ['Ink', 'ink', '墨', '朱', 'Ink 2'].map((name) => ({ name, hex: '#000000' }));
    expect(toUserColors(names).map(({ property }) => property)).toEqual([
      'user-ink',
      'user-ink-2',
      'user-3',
      'user-4',
      'user-ink-2-2',
    ]);
  });
});
