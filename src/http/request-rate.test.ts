import { describe, expect, it } from 'vitest';
import { createRequestRate } from './request-rate.ts';

describe('the rate of requests', () => {
  it('lets so many through at once, and again as time passes', () => {
    let nowMs = 0;
    const rate = createRequestRate(3, () => nowMs);
    const passes = (who: string): boolean => {
      try {
        rate.take(who);
        return true;
      } catch {
        return false;
      }
    };
    expect([1, 2, 3, 4].map(() => passes('ada'))).toEqual([true, true, true, false]);
    expect(passes('grace')).toBe(true);
    nowMs = 20_000;
    expect([1, 2].map(() => passes('ada'))).toEqual([true, false]);
    nowMs = 600_000;
    expect([1, 2, 3, 4].map(() => passes('ada'))).toEqual([true, true, true, false]);
  });

  it('says what the limit is', () => {
    const rate = createRequestRate(1, () => 0);
    rate.take('ada');
    expect(() => rate.take('ada')).toThrow('more than 1 requests in a minute');
  });
});
