import { describe, expect, it } from 'vitest';
import { replaceInText } from './replace-in-text.ts';

describe('replaceInText', () => {
  it('replaces the one place', () => {
    expect(replaceInText('<p>One (1)</p>', 'One (1)', '$& $1')).toBe('<p>$& $1</p>');
  });

  it('tolerates other whitespace', () => {
    expect(replaceInText('<p\n  class="a">One</p>', '<p class="a">', '<p class="b">')).toBe('<p class="b">One</p>');
  });

  it.each([
    ['in two places', 'a b a', 'a'],
    ['in two places, whitespace aside', 'a  b, a\nb', 'a b'],
    ['nowhere', 'a b', 'c'],
    ['as nothing', 'a b', ' '],
  ])('does nothing when the text stands %s', (_, text, search) => {
    expect(replaceInText(text, search, 'x')).toBeUndefined();
  });
});
