import { describe, expect, it } from 'vitest';
import { partStates } from './state-clauses.ts';

const part = (text: string) => {
  const { rest, states } = partStates({ text, start: 0 });
  return [rest.text, ...states.map((state) => state.text)];
};

describe('partStates', () => {
  it.each([
    [
      'Three chips: "Near", "Open now", "Cheap", where the first is on',
      'Three chips: "Near", "Open now", "Cheap"',
      'the first is on',
    ],
    ['Tab bar with Map, Herd and Peace; Map is active', 'Tab bar with Map, Herd and Peace', 'Map is active'],
    [
      'Options "Half now" and "All now", with the former selected',
      'Options "Half now" and "All now"',
      'the former selected',
    ],
    ['Tabs Rye, Spelt and Oat, Spelt and Oat are disabled', 'Tabs Rye, Spelt and Oat', 'Spelt and Oat are disabled'],
  ])('parts what says how an entry stands: %s', (text, rest, state) => {
    expect(part(text)).toEqual([rest, state]);
  });

  it.each([
    'A table of flights, each row is selectable',
    'A card for the boiler, the pump is off and has been since 14:02',
    'A list of hives; the queen is active',
  ])('leaves what says more, or speaks of nothing before it: %s', (text) => {
    expect(part(text)).toEqual([text]);
  });
});
