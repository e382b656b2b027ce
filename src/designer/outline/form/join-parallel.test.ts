import { expect, it } from 'vitest';
import { joinParallel } from './join-parallel.ts';

it.each([
  [
    'They are: Heron, resin, £165. Little Wren, aluminium, £38. Candlewick, brass, £92. Under it a button.',
    'They are: Heron, resin, £165; Little Wren, aluminium, £38; Candlewick, brass, £92. Under it a button.',
  ],
  [
    'Examples: green umbrella, line 4, Depot West. violin case, line 2, Depot Harbour. On each a button.',
    'Examples: green umbrella, line 4, Depot West; violin case, line 2, Depot Harbour. On each a button.',
  ],
  [
    'Zimmer: Nordblick, zwei Betten, 84 €. Hofseite, ein Bett, 61 €. Darunter der Knopf.',
    'Zimmer: Nordblick, zwei Betten, 84 €; Hofseite, ein Bett, 61 €. Darunter der Knopf.',
  ],
])('entries that are told one a sentence are parted by semicolons: %s', (prompt, joined) => {
  expect(joinParallel(prompt)).toBe(joined);
});

it.each([
  'A page for a quarry, in grey. On the left, a list of loads, 12 of them. On the right, a map, 400 px wide.',
  'Colours: white, black. Below, a table with name, state, since. The button says Save, 44 px high.',
  'We open at 9, close at 17. Call us, 555 0100.',
])('sentences that tell something stay sentences: %s', (prompt) => {
  expect(joinParallel(prompt)).toBe(prompt);
});
