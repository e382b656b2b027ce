import { describe, expect, it } from 'vitest';
import { decimalsOf, parseAmount, printAmount } from './amount.ts';

describe('amounts', () => {
  it.each([
    ['€1,260.50', 1260.5],
    ['1.260,50 €', 1260.5],
    ['~13.5', 13.5],
    ['12 000 Ft', 12_000],
    ['−€11.80', 11.8],
    ['84 min', 84],
    ['2,418', 2418],
  ])('reads %s', (text, value) => {
    expect(parseAmount(text)?.value).toBe(value);
  });

  it('reads nothing where there is no number', () => {
    expect(parseAmount('Free')).toBeUndefined();
  });

  it.each([
    ['€1,260.50', 98.5, '€98.50'],
    ['1.260,50 €', 2000.25, '2.000,25 €'],
    ['£94', 1098, '£1,098'],
    ['132 min', 146, '146 min'],
  ])('writes another number like %s', (text, value, printed) => {
    const like = parseAmount(text);
    expect(like && printAmount(value, like)).toBe(printed);
  });

  it('takes no more decimals than say something', () => {
    expect([3, 3.5, 3.25].map(decimalsOf)).toEqual([0, 1, 2]);
  });
});
