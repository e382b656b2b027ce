import { describe, expect, it } from 'vitest';
import { createMonotonicClock } from './monotonic-clock.ts';

describe('the clock of the store', () => {
  it('never stands still and never goes back', () => {
    const times = [100, 100, 100, 40, 101, 500].values();
    const now = createMonotonicClock(() => times.next().value ?? 0);
    expect(Array.from({ length: 6 }, now)).toEqual([100, 101, 102, 103, 104, 500]);
  });
});
