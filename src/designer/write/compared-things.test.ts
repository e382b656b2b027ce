import { expect, it } from 'vitest';
import { readCompared } from './compared-things.ts';

it.each([
  [
    'Compare Pebble One, Slate X and Fern 2 by price and weight',
    ['Pebble One', 'Slate X', 'Fern 2'],
    ['Price', 'Weight'],
  ],
  [
    'Compare phones: Pebble One, Slate X and Fern 2 by price, weight',
    ['Pebble One', 'Slate X', 'Fern 2'],
    ['Price', 'Weight'],
  ],
  ['Oat milk vs. soy milk', ['Oat milk', 'soy milk'], []],
  ['Comparison of three e-bikes', [], []],
  [
    'A comparison table for three e-bikes: columns "Ridgeline", "Dune", "Fjord"; rows weight, range, motor, price. Ridgeline costs €2,490.',
    ['Ridgeline', 'Dune', 'Fjord'],
    ['Weight', 'Range', 'Motor', 'Price'],
  ],
])('%s', (prompt, things, criteria) => {
  expect(readCompared(prompt)).toEqual({ things, criteria });
});
