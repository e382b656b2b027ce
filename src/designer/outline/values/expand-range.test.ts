import { describe, expect, it } from 'vitest';
import { expandRange } from './expand-range.ts';

const names = (text: string): string[] | undefined =>
  expandRange({ text, origin: 'literal' })?.map((words) => words.text);

describe('expandRange', () => {
  it.each([
    ['Cage 1 to Cage 4', ['Cage 1', 'Cage 2', 'Cage 3', 'Cage 4']],
    ['W1–W3', ['W1', 'W2', 'W3']],
    ['washers 2 bis 4', ['Washer 2', 'Washer 3', 'Washer 4']],
    ['Row A to Row C', ['Row A', 'Row B', 'Row C']],
  ])('%s stands for its row', (text, expected) => {
    expect(names(text)).toEqual(expected);
  });

  it.each(['Monday to Friday', 'age 6 to 99', 'Hall 4', '9:00 to 17:00'])('%s stands for itself', (text) => {
    expect(names(text)).toBeUndefined();
  });
});
