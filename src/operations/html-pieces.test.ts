import { describe, expect, it } from 'vitest';
import { toPieces } from './html-pieces.ts';

describe('a text in pieces', () => {
  it.each([
    ['lines', '<p class="a">line</p>\n'.repeat(5_000)],
    ['one line of tags', '<i>é</i>'.repeat(9_000)],
    ['one line of rules', '.a{color:red}'.repeat(9_000)],
    ['nothing to cut at', '😀'.repeat(40_000)],
    ['few words', 'few'],
    ['nothing', ''],
  ])('is the text again when put together: %s', (_, text) => {
    const pieces = toPieces(text);
    expect(pieces.join('')).toBe(text);
    expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThanOrEqual(24_000);
    for (const piece of pieces) expect(piece.isWellFormed()).toBe(true);
  });
});
