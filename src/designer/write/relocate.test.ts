import { describe, expect, it } from 'vitest';
import { cafe } from '../knowledge/domains/cafe.ts';
import { weather } from '../knowledge/domains/weather.ts';
import { relocate } from './relocate.ts';

describe('relocate', () => {
  it('tells the trade of the place that was named, and leaves the file alone', () => {
    const told = JSON.stringify(relocate(weather, { name: 'Oslo', currency: 'NOK' }));
    expect(told).toContain('Oslo, now');
    expect(told).not.toContain('Galway');
    expect(JSON.stringify(weather)).toContain('Galway');
  });

  it('changes the sign of money of the same worth, and no other', () => {
    expect(cafe.currency).toBe('USD');
    const london = JSON.stringify(relocate(cafe, { name: 'London', currency: 'GBP' }));
    expect(london).toContain('£');
    expect(london).not.toContain('$');
    expect(relocate(cafe, { name: 'Tokyo', currency: 'JPY' })).toBe(cafe);
  });
});
