import { describe, expect, it } from 'vitest';
import { toColorPhrase, toColorWords } from './color-words.ts';

describe('toColorWords', () => {
  it.each([
    ['#000000', 'black'],
    ['#1b1b1b', 'almost black'],
    ['#777777', 'grey'],
    ['#f9f9f9', 'almost white'],
    ['#ffffff', 'white'],
    ['#ff0000', 'vivid red'],
    ['#ffd400', 'bright yellow'],
    ['#008000', 'vivid green'],
    ['#0000ff', 'deep vivid blue'],
    ['#7132f5', 'vivid violet'],
    ['#4b5d5b', 'muted cyan'],
    ['#ffc0cb', 'pale rose'],
  ])('%s is %s', (hex, words) => {
    expect(toColorWords(hex)).toBe(words);
  });

  it('takes an article where English does', () => {
    expect(toColorPhrase('#7132f5')).toBe('a vivid violet');
    expect(toColorPhrase('#131313')).toBe('almost black');
  });
});
