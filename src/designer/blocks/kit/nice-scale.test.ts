import { describe, expect, it } from 'vitest';
import { createNiceScale } from './nice-scale.ts';

describe('createNiceScale', () => {
  it('stands on zero and ends on a round tick above the largest value', () => {
    const scale = createNiceScale([5.1, 8.2, 13.5]);
    expect(scale.ticks).toEqual([0, 5, 10, 15]);
    expect(scale.toPercent(7.5)).toBe(50);
  });

  it('keeps zero inside when values are of both signs', () => {
    const scale = createNiceScale([1300, -2200]);
    expect(scale.min).toBeLessThanOrEqual(-2200);
    expect(scale.ticks).toContain(0);
  });

  it('leaves zero out only for lines of close values', () => {
    expect(createNiceScale([352, 381], 'auto').min).toBeGreaterThan(300);
    expect(createNiceScale([352, 381]).min).toBe(0);
  });

  it('spaces its ticks evenly from end to end for any values', () => {
    for (const values of [[0], [3], [0.02, 0.05], [999, 1001], [-4], [1e6, 2.5e6], [17, 17]]) {
      const { min, max, ticks, toPercent } = createNiceScale(values);
      const step = (max - min) / (ticks.length - 1);
      expect(ticks.length).toBeGreaterThan(1);
      ticks.forEach((tick, index) => expect(tick).toBeCloseTo(min + index * step, 9));
      for (const value of values) {
        expect(toPercent(value)).toBeGreaterThanOrEqual(0);
        expect(toPercent(value)).toBeLessThanOrEqual(100);
      }
    }
  });
});
