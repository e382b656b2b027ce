import { describe, expect, it } from 'vitest';
import type { DesignTheme } from '../domain/design-theme.ts';
import { DEFAULT_LOOK } from '../domain/look.ts';
import { COLOR_ROLES, TYPE_ROLES } from '../domain/token-roles.ts';
import { createTokens } from './create-tokens.ts';
import { toTokenCss } from './to-token-css.ts';

const THEME: DesignTheme = {
  colorMode: 'DARK',
  headlineFont: 'RUBIK',
  bodyFont: 'INTER',
  labelFont: 'FONT_UNSPECIFIED',
  roundness: 'ROUND_FULL',
  customColor: '#ff5533',
};

const toCss = (theme: DesignTheme, device: 'MOBILE' | 'DESKTOP' = 'DESKTOP'): string =>
  toTokenCss(createTokens(theme, DEFAULT_LOOK, device));

describe('toTokenCss', () => {
  it('declares every colour, font, type step, radius, space and shadow once', () => {
    const [root = ''] = toCss(THEME).split('@media');
    const names = [...root.matchAll(/^ {2}(--[a-z-]+):/gm)].map((match) => match[1]);
    expect(new Set(names).size).toBe(names.length);
    const accents = Object.keys(createTokens(THEME, DEFAULT_LOOK, 'DESKTOP').accents).length;
    expect(names).toHaveLength(COLOR_ROLES.length + accents * 3 + 4 + TYPE_ROLES.length * 4 + 7 + 6 + 2);
  });

  it('reads as a person would write it', () => {
    const lines = toCss(THEME).split('\n');
    expect(lines.slice(0, 3)).toEqual([':root {', '  color-scheme: dark;', '  --background: #1a110f;']);
    expect(lines).toEqual(
      expect.arrayContaining([
        '  --font-headline: "Rubik", system-ui, sans-serif;',
        '  --font-label: "Inter", system-ui, sans-serif;',
        '  --radius-control: 9999px;',
        '  --type-body-md: 16px;',
        '  --type-body-md-line: 24px;',
        '@media (max-width: 640px) {',
        '    --space-page: 20px;',
      ]),
    );
  });

  it('gives the same bytes for the same theme', () => {
    expect(toCss({ ...THEME })).toBe(toCss(THEME));
  });

  it('declares under the media query only what differs, nothing for a phone screen', () => {
    expect(toCss(THEME)).not.toContain('    --type-body-md:');
    expect(toCss(THEME, 'MOBILE')).not.toContain('@media');
  });

  it('shows pictures of greys the right way up, without touching the roles', () => {
    const css = toCss({ ...THEME, colorVariant: 'MONOCHROME' });
    const [root = '', pictures = ''] = css.split('svg[data-picture]');
    expect(root).toContain('  --primary-fixed: #5e5e5e;');
    expect(pictures).toContain('  --primary-fixed: #e2e2e2;');
    expect(toCss(THEME)).not.toContain('svg');
  });

  it('can be closed by no value', () => {
    expect(toCss(THEME)).not.toMatch(/[<>]/);
  });

  it('takes unspecified values for light, Inter and eight', () => {
    const css = toCss({
      ...THEME,
      colorMode: 'COLOR_MODE_UNSPECIFIED',
      headlineFont: 'FONT_UNSPECIFIED',
      roundness: 'ROUNDNESS_UNSPECIFIED',
    });
    expect(css).toContain('color-scheme: light');
    expect(css).toContain('--font-headline: "Inter"');
    expect(css).toContain('--radius-default: 8px');
  });
});
