import { describe, expect, it } from 'vitest';
import type { DesignTheme } from '../../domain/design-theme.ts';
import { COLOR_ROLES } from '../../domain/token-roles.ts';
import { createPalette } from '../scheme/create-palette.ts';
import { RECORDED_PALETTES } from '../scheme/recorded-palettes.fixture.ts';
import { parseDesignMd } from './parse-design-md.ts';

const toMarkdown = (theme: DesignTheme): string => {
  const { colors } = createPalette(theme);
  return `---\nname: Sample\ncolors:\n${COLOR_ROLES.map((role) => `  ${role}: "${colors[role]}"\n`).join('')}---\n`;
};

const countSame = (theme: DesignTheme, again: DesignTheme): number => {
  const [first, second] = [createPalette(theme).colors, createPalette(again).colors];
  return COLOR_ROLES.filter((role) => first[role] === second[role]).length;
};

const BASE: DesignTheme = {
  colorMode: 'LIGHT',
  headlineFont: 'INTER',
  bodyFont: 'INTER',
  roundness: 'ROUND_EIGHT',
  customColor: '#7132f5',
};

describe('fitPalette', () => {
  it.each([
    ['a brand colour', { ...BASE, overridePrimaryColor: '#7132f5' }],
    ['a brand colour in the dark', { ...BASE, colorMode: 'DARK', overridePrimaryColor: '#ffd700' }],
    ['a seed', { ...BASE, customColor: '#2e7d32', colorVariant: 'VIBRANT' }],
    ...RECORDED_PALETTES.map(({ name, theme }) => [name, theme] as const),
  ] as const)('finds a palette that gives back the roles of %s', (_, theme) => {
    const again = parseDesignMd(toMarkdown(theme)).theme;
    expect(again?.colorMode).toBe(theme.colorMode);
    expect(countSame(theme, again ?? BASE)).toBeGreaterThanOrEqual(36);
  });

  it('keeps the stated primary as the seed field, whatever leads the palette', () => {
    const theme: DesignTheme = { ...BASE, colorMode: 'DARK', overridePrimaryColor: '#ffd700' };
    expect(parseDesignMd(toMarkdown(theme)).theme?.customColor).toBe(createPalette(theme).colors.primary);
  });

  it('does not pretend to know a palette that Material never made', () => {
    const colors = COLOR_ROLES.map(
      (role, index) => `  ${role}: "#${((index * 98_765) % 0xffffff).toString(16).padStart(6, '0')}"`,
    );
    const { theme } = parseDesignMd(`---\ncolors:\n${colors.join('\n')}\n---\n`);
    expect(theme?.overridePrimaryColor).toBe(theme?.customColor);
  });
});
