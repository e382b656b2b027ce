import { describe, expect, it } from 'vitest';
import { decodeBase64, decodeUtf8 } from './base64.ts';

describe('decodeBase64', () => {
  it.each([
    ['', 'is empty'],
    ['  \n', 'is empty'],
    ['====', 'must be Base64'],
    ['####', 'must be Base64'],
    ['abcde', 'must be Base64'],
    ['ab=c', 'must be Base64'],
  ])('refuses %j', (text, problem) => {
    expect(decodeBase64(text, 100)).toEqual({ problem: expect.stringContaining(problem) });
  });

  it('counts decoded bytes against the limit', () => {
    const text = Buffer.alloc(12, 1).toString('base64');
    expect(decodeBase64(text, 12)).toEqual({ bytes: Buffer.alloc(12, 1) });
    expect(decodeBase64(text, 11)).toEqual({ problem: expect.stringContaining('at most 11 bytes') });
  });
});

describe('decodeUtf8', () => {
  it('drops a byte order mark and keeps line ends', () => {
    expect(decodeUtf8(Buffer.from('\uFEFFa\r\nb'))).toEqual({ text: 'a\r\nb' });
  });

  it.each([
    ['bad UTF-8', Buffer.from([0x61, 0xff]), 'valid UTF-8'],
    ['a truncated sequence', Buffer.from([0xe6, 0xbc]), 'valid UTF-8'],
    ['NUL bytes', Buffer.from([0x61, 0, 0x62]), 'NUL'],
    ['white space', Buffer.from(' \n'), 'white space'],
  ])('refuses %s', (_, bytes, problem) => {
    expect(decodeUtf8(bytes)).toEqual({ problem: expect.stringContaining(problem) });
  });
});
