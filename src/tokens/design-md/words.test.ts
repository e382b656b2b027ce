import { describe, expect, it } from 'vitest';
import { defineWordTest, toWords } from './words.ts';

describe('toWords', () => {
  it.each([
    ['--onPrimary_500', 'on primary 500'],
    ['Kraken Purple (CTA)', 'kraken purple cta'],
    ['ブランド・カラー', 'ブランド カラー'],
    ['Ｐｒｉｍａｒｙ', 'primary'],
  ])('splits %s', (text, words) => {
    expect(toWords(text)).toBe(words);
  });
});

describe('defineWordTest', () => {
  const isPrimary = defineWordTest('primary brand_color プライマリ');

  it('matches Latin words whole and phrases in order', () => {
    expect(isPrimary('text primary')).toBe(true);
    expect(isPrimary('the brand color')).toBe(true);
    expect(isPrimary('primaryish')).toBe(false);
    expect(isPrimary('color brand')).toBe(false);
  });

  it('matches scripts without spaces anywhere', () => {
    expect(isPrimary('プライマリ色')).toBe(true);
    expect(isPrimary('色')).toBe(false);
  });
});
