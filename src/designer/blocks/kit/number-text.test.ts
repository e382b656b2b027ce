import { describe, expect, it } from 'vitest';
import { createNumberText, withUnit } from './number-text.ts';

describe('createNumberText', () => {
  it('gives all numbers of a chart the same decimals', () => {
    expect([5.1, 8.2, 3].map(createNumberText([5.1, 8.2, 3]))).toEqual(['5.1', '8.2', '3.0']);
    expect([1200, 0].map(createNumberText([1200, 0]))).toEqual(['1,200', '0']);
  });

  it('shortens five digits and more', () => {
    expect([12_400, -2000, 0].map(createNumberText([12_400, -2000, 0]))).toEqual(['12.4k', '−2.0k', '0']);
    expect([2_500_000].map(createNumberText([2_500_000]))).toEqual(['2.5M']);
  });
});

describe('withUnit', () => {
  it('sets each unit as it is written', () => {
    expect(withUnit('5.1', 'km')).toBe('5.1 km');
    expect(withUnit('34', '%')).toBe('34%');
    expect(withUnit('−2.6k', '€')).toBe('−€2.6k');
    expect(withUnit('7', '')).toBe('7');
  });
});
