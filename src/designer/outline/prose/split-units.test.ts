import { describe, expect, it } from 'vitest';
import { splitUnits } from './split-units.ts';

const unitsOf = (text: string): string[] => splitUnits({ text, start: 0 }).map((unit) => unit.text);

describe('splitUnits', () => {
  it.each([
    ['tank level 3,150 gal, sap 1,870 gal', ['tank level 3,150 gal', 'sap 1,870 gal']],
    ['a map and a button Go, then the list', ['a map', 'a button Go', 'the list']],
    ['Due Wed, 3 March, paid', ['Due Wed, 3 March', 'paid']],
    ['Hund (groß, klein) + Korb', ['Hund (groß, klein)', 'Korb']],
  ])('parts %j', (text, units) => {
    expect(unitsOf(text)).toEqual(units);
  });
});
