import { describe, expect, it } from 'vitest';
import { readLook } from './look-hints.ts';
import { readSource } from './read-source.ts';

const read = (markdown: string) => readLook(undefined, readSource(markdown).lines);

describe('readLook', () => {
  it.each([
    ['Generous whitespace, an airy page.', { density: 'airy' }],
    ['An information-dense trading screen.', { density: 'compact' }],
    ['- **密度**: 非常にゆったり', { density: 'airy' }],
    ['- **密度**: 高い。', { density: 'compact' }],
    ['Compact buttons.', {}],
  ])('reads density from %s', (markdown, look) => {
    expect(read(markdown)).toEqual(look);
  });

  it.each([
    [48, 'clear'],
    [120, 'dramatic'],
    [32, 'quiet'],
  ])('reads type contrast from a table whose display is %d px', (sizePx, scale) => {
    const table = `## Typography\n| Role | Size |\n|---|---|\n| Display | ${sizePx}px |\n| Body | 16px |`;
    expect(read(table)).toEqual({ scale });
  });
});
