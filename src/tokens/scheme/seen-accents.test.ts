import { differenceCiede2000 } from 'culori';
import { describe, expect, it } from 'vitest';
import type { DesignTheme } from '../../domain/design-theme.ts';
import { PLAIN_THEME } from '../../domain/plain-theme.ts';
import { contrastRatio } from '../contrast-ratio.ts';
import { SURFACE_ROLES } from '../pairs.ts';
import { createPalette } from './create-palette.ts';
import { toSeenAccents } from './seen-accents.ts';

const WARM = ['#d98a1f', '#f97316', '#ff7a3d', '#c2623f', '#e0527a'];
const apart = differenceCiede2000();

describe.each(WARM)('an error beside %s by night', (color) => {
  const themes: DesignTheme[] = [
    { ...PLAIN_THEME, colorMode: 'DARK', customColor: color },
    { ...PLAIN_THEME, colorMode: 'DARK', customColor: color, colorVariant: 'FIDELITY', overridePrimaryColor: color },
  ];
  it.each(themes)('is a red of its own that reads on every surface', (theme) => {
    const { colors } = createPalette(theme);
    const { error } = toSeenAccents(theme, colors);
    expect(apart(error?.fill ?? '', colors.secondary)).toBeGreaterThan(apart(colors.error, colors.secondary) + 6);
    expect(apart(error?.fill ?? '', colors.secondary)).toBeGreaterThan(16);
    for (const role of SURFACE_ROLES) expect(contrastRatio(error?.ink ?? '', colors[role])).toBeGreaterThanOrEqual(4.5);
    expect(contrastRatio(error?.onFill ?? '', error?.fill ?? '')).toBeGreaterThanOrEqual(4.5);
  });
});

it("stays Material's where nothing looks like it, and by day", () => {
  for (const theme of [
    { ...PLAIN_THEME, colorMode: 'DARK', customColor: '#0f766e' },
    { ...PLAIN_THEME, customColor: '#ff7a3d' },
  ] as const)
    expect(toSeenAccents(theme, createPalette(theme).colors)).toEqual({});
});

const accentOf = (colorMode: 'LIGHT' | 'DARK', overridePrimaryColor: string) => {
  const theme: DesignTheme = { ...PLAIN_THEME, colorMode, colorVariant: 'FIDELITY', overridePrimaryColor };
  return toSeenAccents(theme, createPalette(theme).colors).primary;
};

it.each([
  ['LIGHT', '#00ffff'],
  ['LIGHT', '#ffff00'],
  ['DARK', '#000080'],
  ['DARK', '#aa0000'],
] as const)('a hue is shown itself also where it is as light as the page: %s %s', (mode, hex) => {
  const accent = accentOf(mode, hex);
  expect(accent?.fill).toBe(hex);
  expect(contrastRatio(accent?.onFill ?? '', hex)).toBeGreaterThanOrEqual(4.5);
});

it.each([
  ['LIGHT', '#ffffff'],
  ['LIGHT', '#fde2e4'],
  ['DARK', '#1c1c1e'],
] as const)('a colour that is lost on the page is shown in a tone of the scheme: %s %s', (mode, hex) => {
  expect(accentOf(mode, hex)).toBeUndefined();
});
