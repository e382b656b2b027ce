import { describe, expect, it } from 'vitest';
import { readFrontMatter } from './read-front-matter.ts';
import { toPixels, toStatedTokens } from './stated-tokens.ts';

const read = (text: string) => toStatedTokens(readFrontMatter(text, 2).leaves);

describe('toStatedTokens', () => {
  it('reads the published format', () => {
    const stated = read(
      [
        'name: Daylight',
        'colors:',
        '  primary: "#1A1C1E"',
        '  accent: tomato',
        'typography:',
        '  h1:',
        '    fontFamily: Public Sans',
        '    fontSize: 3rem',
        'rounded:',
        '  md: 0.5rem',
        '  full: 9999px',
        'components:',
        '  card:',
        '    rounded: 12px',
        '  button-primary:',
        '    backgroundColor: "{colors.primary}"',
        '    rounded: "{rounded.md}"',
      ].join('\n'),
    );
    expect(stated.name).toBe('Daylight');
    expect(stated.colors.map(({ label, hex }) => `${label} ${hex}`)).toEqual(['primary #1a1c1e', 'accent #ff6347']);
    expect(stated.fonts).toMatchObject([{ role: 'h1', stack: 'Public Sans' }]);
    expect(stated.sizes).toEqual([{ role: 'h1', sizePx: 48 }]);
    expect(stated.radii).toEqual([
      { name: 'md', radiusPx: 8 },
      { name: 'full', radiusPx: 9999 },
    ]);
    expect(stated.buttonRadiusPx).toBe(8);
  });

  it('reads design token files and short forms', () => {
    expect(read('colors:\n  brand:\n    primary:\n      $value: "#0f62fe"').colors[0]?.label).toBe('brand-primary');
    expect(read('mode: dark\nfonts:\n  heading: Sora\n  body: Inter')).toMatchObject({
      mode: 'DARK',
      fonts: [{ role: 'heading', stack: 'Sora' }, { role: 'body' }],
    });
  });
});

describe('toPixels', () => {
  it.each([
    ['8px', 8],
    ['0.5rem', 8],
    ['12', 12],
    ['full', 9999],
    ['50%', 9999],
    ['4px 8px', undefined],
    ['soft', undefined],
  ])('%s', (value, px) => {
    expect(toPixels(value)).toBe(px);
  });
});
