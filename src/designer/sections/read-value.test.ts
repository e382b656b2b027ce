import { describe, expect, it } from 'vitest';
import { readCount, readPointCount, readShare, readValue } from './read-value.ts';

describe('readValue', () => {
  it.each([
    ['1,040 °C', 'en', 1040, '°C'],
    ['7,80 €/kg', 'de', 7.8, '€/kg'],
    ['−18.4 °C', 'en', -18.4, '°C'],
    ['€38,400', 'en', 38400, ''],
    ['1.204.664', 'es', 1204664, ''],
    ['1.25', 'en', 1.25, ''],
    ['2.6k', 'en', 2600, ''],
    ['INV-2206', 'en', 2206, ''],
    ['1:58', 'en', 118, ':'],
  ])('%s in %s is %d', (text, lang, value, unit) => {
    expect(readValue(text, lang)).toEqual({ value, unit });
  });

  it('finds nothing in words alone', () => {
    expect(readValue('unlimited')).toBeUndefined();
  });
});

describe('readShare and readCount', () => {
  it('reads percentages and parts of a whole', () => {
    expect(readShare('16.0 %')).toBeCloseTo(0.16);
    expect(readShare('2 of 5')).toBeCloseTo(0.4);
    expect(readShare('1.3 L of 2.4 L')).toBeCloseTo(1.3 / 2.4);
    expect(readCount('11 von 18')).toEqual({ done: 11, of: 18 });
    expect(readShare('Hestholm')).toBeUndefined();
  });
});

describe('readPointCount', () => {
  it('hears how many points words ask for', () => {
    expect(readPointCount('last ten builds')).toBe(10);
    expect(readPointCount('past 24 hours')).toBe(24);
    expect(readPointCount('error rate')).toBeUndefined();
  });
});
