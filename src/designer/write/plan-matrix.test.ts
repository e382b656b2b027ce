import { describe, expect, it } from 'vitest';
import { DOMAINS } from '../knowledge/domains.ts';
import { planMatrix } from './plan-matrix.ts';

describe('what plans include', () => {
  it('is kept by the dearer ones, and said with how much where that differs', () => {
    const matrix = planMatrix([
      { includes: ['3 boats', 'Tide table', 'Logs for 7 days'] },
      { includes: ['Unlimited boats', 'Alarms'] },
      { includes: ['Everything in Crew', 'Logs for 90 days'] },
    ]);
    expect(matrix).toEqual([
      { label: 'Boats', values: ['3 boats', 'Unlimited boats', 'Unlimited boats'] },
      { label: 'Tide table', values: [true, true, true] },
      { label: 'Logs', values: ['Logs for 7 days', 'Logs for 7 days', 'Logs for 90 days'] },
      { label: 'Alarms', values: [false, true, true] },
    ]);
  });

  it.each(DOMAINS.map(({ id, plans }) => [id, plans] as const))(
    'of %s never grows less with the price',
    (_id, plans) => {
      for (const { values } of planMatrix(plans)) {
        const first = values.findIndex((value) => value !== false);
        expect(values.slice(first).every((value) => value !== false)).toBe(true);
      }
    },
  );
});
