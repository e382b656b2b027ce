import { expect, it } from 'vitest';
import { toSuggestions } from './suggestions.ts';

it('takes suggestions in turn, each once, four at most', () => {
  expect(toSuggestions([['a', 'b', 'c'], ['a', 'd'], []])).toEqual(['a', 'b', 'd', 'c']);
  expect(
    toSuggestions([
      ['a', 'b', 'c'],
      ['d', 'e', 'f'],
    ]),
  ).toEqual(['a', 'd', 'b', 'e']);
  expect(toSuggestions([])).toEqual([]);
});
