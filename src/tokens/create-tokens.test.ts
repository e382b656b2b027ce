import { describe, expect, it } from 'vitest';
import type { DesignTheme } from '../domain/design-theme.ts';
import { DEFAULT_LOOK, type Look } from '../domain/look.ts';
import { createTokens } from './create-tokens.ts';
import { toTokenCss } from './to-token-css.ts';

const PLAIN: DesignTheme = {
  colorMode: 'LIGHT',
  headlineFont: 'INTER',
  bodyFont: 'INTER',
  roundness: 'ROUND_EIGHT',
  customColor: '#7132f5',
};

const guided = (words: string): DesignTheme => ({
  ...PLAIN,
  designMd: `---
theme:
  customColor: "#7132f5"
  roundness: ROUND_EIGHT
colors:
  primary: "#7132f5"
  Kraken Purple: "#7132f5"
  朱色: "#eb6101"
guide:
${words}
---
`,
});

const toCss = (theme: DesignTheme, look: Look = DEFAULT_LOOK): string =>
  toTokenCss(createTokens(theme, look, 'DESKTOP'));
const STEERED = guided(
  '  density: compact\n  scale: dramatic\n  elevation: flat\n  buttonShape: pill\n  labelCase: upper',
);

describe('createTokens with a DESIGN.md', () => {
  it('writes what it says, and its own colours last', () => {
    const css = toCss(STEERED);
    expect(css).toContain('  --shadow-raised: 0 0 #0000;\n  --shadow-floating: 0 0 #0000;\n');
    expect(css).toContain('--radius-control: 9999px');
    expect(css).toContain('--radius-default: 8px');
    expect(css).toContain('  --label-case: uppercase;\n  --user-kraken-purple: #7132f5;\n  --user-2: #eb6101;\n}');
    expect(css).toContain(
      `--space-card: ${/--space-card: (\d+)px/.exec(toCss(PLAIN, { ...DEFAULT_LOOK, density: 'compact' }))?.[1]}px`,
    );
  });

  it('comes before the look, but not before what was asked for on this screen', () => {
    const airy: Look = { ...DEFAULT_LOOK, density: 'airy', scale: 'quiet' };
    expect(toCss(STEERED, airy)).toBe(toCss(STEERED));
    expect(createTokens(STEERED, { ...airy, isOwnDensity: true }, 'DESKTOP').spaces).toEqual(
      createTokens(PLAIN, airy, 'DESKTOP').spaces,
    );
    expect(toCss(STEERED, { ...airy, isOwnScale: true })).not.toBe(toCss(STEERED));
  });

  it('gives the bytes of A again after B', () => {
    const first = toCss(STEERED);
    const other = toCss(guided('  elevation: raised\n  labelCase: lower'));
    expect(other).toContain('--label-case: lowercase');
    expect(other).not.toBe(first);
    expect(toCss({ ...STEERED })).toBe(first);
  });

  it('leaves the block of themes without one as it is', () => {
    expect(toCss(PLAIN)).not.toMatch(/--label-case|--user-/);
  });

  it('lets an explicit other roundness win over the shape of buttons', () => {
    expect(toCss({ ...STEERED, roundness: 'ROUND_FOUR' })).toContain('--radius-control: 4px');
  });
});
