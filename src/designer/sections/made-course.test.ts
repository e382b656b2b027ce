import { describe, expect, it } from 'vitest';
import { madeCourse, madeShares } from './made-course.ts';

describe('madeCourse', () => {
  it('is the same for the same words and ends at the figure', () => {
    const wish = { seed: 'harbour water', count: 24, about: 'water level', last: 3.2 };
    expect(madeCourse(wish)).toEqual(madeCourse(wish));
    expect(madeCourse(wish).at(-1)).toBe(3.2);
  });

  it('keeps under its threshold unless the figure is over it', () => {
    const values = madeCourse({ seed: 'load', count: 40, about: 'load', level: 70, below: 78 });
    expect(Math.max(...values)).toBeLessThan(78);
    expect(madeCourse({ seed: 'load', count: 10, about: 'load', last: 90, below: 78 }).at(-1)).toBe(90);
  });

  it('keeps percentages between 0 and 100', () => {
    const values = madeCourse({ seed: 'cpu', count: 60, about: 'cpu', last: 97, isShare: true });
    expect(Math.min(...values)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...values)).toBeLessThanOrEqual(100);
  });
});

describe('madeShares', () => {
  it('adds up to a whole', () => {
    expect(madeShares('money', 5).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
  });
});
