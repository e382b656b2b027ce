import { describe, expect, it } from 'vitest';
import { findImageSize, parseFilePath } from './file-path.ts';

describe('file paths', () => {
  it('split the size off the id', () => {
    expect(parseFilePath('abc=w1280')).toEqual({ id: 'abc', suffix: 'w1280' });
    expect(parseFilePath('abc')).toEqual({ id: 'abc', suffix: '' });
  });

  it.each([
    ['w1280', { widthPx: 1280 }],
    ['h900', { heightPx: 900 }],
    ['s1024', { widthPx: 1024, heightPx: 1024 }],
    ['w780-h1688', { widthPx: 780, heightPx: 1688 }],
    ['w999999', { widthPx: 8192 }],
    ['w1280-rj', { widthPx: 1280 }],
    ['s0', undefined],
    ['', undefined],
    ['banana', undefined],
  ])('read the size %s', (suffix, size) => expect(findImageSize(suffix)).toEqual(size));
});
