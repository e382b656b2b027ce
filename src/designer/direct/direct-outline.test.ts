import { describe, expect, it } from 'vitest';
import { DEFAULT_LOOK } from '../../domain/look.ts';
import { contrastRatio } from '../../tokens/contrast-ratio.ts';
import { createTokens, type Tokens } from '../../tokens/create-tokens.ts';
import type { Outline, Words } from '../outline/outline.ts';
import { readStyle } from '../outline/style/read-style.ts';
import { styleOf } from './direct.ts';
import { directOutline } from './direct-outline.ts';

const outlineOf = (purpose: string, ...style: string[]): Outline => ({
  lang: 'en',
  kind: 'app',
  purpose,
  style: readStyle(style.map((text): Words => ({ text, origin: 'literal' }))),
  frame: {},
  sections: [],
  refusals: [],
  isWhole: true,
  unread: [],
  context: [],
});
const direct = (purpose: string, ...style: string[]): ReturnType<typeof directOutline> =>
  directOutline(outlineOf(purpose, ...style), { seed: 's' });
const tokensOf = (purpose: string, ...style: string[]): Tokens => {
  const { theme, look } = direct(purpose, ...style);
  return createTokens(theme, look, 'DESKTOP');
};

describe('directOutline', () => {
  it.each(['#0f62fe', '#aa0000', '#ffc400', '#7a8f7b'])('shows a stated colour as it is: %s', (hex) => {
    for (const ground of ['white background', 'background #0e1116']) {
      const { accents, colors } = tokensOf('stock room', `primary ${hex}, ${ground}`);
      expect(accents.primary?.fill).toBe(hex);
      expect(contrastRatio(accents.primary?.onFill ?? '', hex)).toBeGreaterThanOrEqual(4.5);
      expect(contrastRatio(accents.primary?.ink ?? '', colors.surface)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it.each([
    ['Background #F6F4EF, cards #FFFFFF, text #2B2B28, accent #7A8F7B', 'LIGHT', '#f6f4ef', '#ffffff', '#2b2b28'],
    ['bg #0B0F0E, surface #121917, text #E6EFEA, accent #7BE0A3', 'DARK', '#0b0f0e', '#121917', '#e6efea'],
    ['Background lettuce green #CFE3B4, surface #F4FAEA, ink #1F3318', 'LIGHT', '#cfe3b4', '#f4faea', '#1f3318'],
  ])('shows stated grounds and words: %s', (style, mode, background, surface, text) => {
    const { colorMode, colors } = tokensOf('opening hours', style);
    expect([colorMode, colors.background, colors.surface]).toEqual([mode, background, background]);
    expect([colors['surface-container-lowest'], colors['on-surface']]).toEqual([surface, text]);
  });

  it('takes bundled fonts as they are and relatives by class', () => {
    expect(direct('reader', 'Lora for headings, Karla for body.').theme).toMatchObject({
      headlineFont: 'LITERATA',
      bodyFont: 'WORK_SANS',
    });
    expect(direct('tickets', 'Manrope').theme).toMatchObject({ headlineFont: 'MANROPE', bodyFont: 'MANROPE' });
    expect(direct('poster', 'Headings: Alfa Slab One').theme.headlineFont).toBe('DOMINE');
    expect(direct('logs', 'Monospace, accent #F59E0B').style).toMatchObject({ type: 'mono', figures: 'mono' });
  });

  it('turns corners, density and lines into roundness, look and panels', () => {
    const sharp = direct('ledger', 'no rounded corners, hairline borders, no shadows, dense');
    expect(sharp.style).toMatchObject({ corners: 'square', panel: 'outlined', rows: 'ruled' });
    expect(sharp.look.density).toBe('compact');
    expect(direct('wallet', 'corner radius 24').theme.roundness).toBe('ROUND_TWELVE');
    expect(direct('florist', 'Hairline dividers instead of boxes.').style.panel).toBe('plain');
  });

  it('chooses one confident colour by what the page is about, the same each time, and no costume', () => {
    const seeds = ['a harbour office', 'a vegetable garden', 'a brick kiln', 'tax returns', 'choir practice'].map(
      (purpose) => direct(purpose).theme.customColor,
    );
    expect(new Set(seeds).size).toBeGreaterThanOrEqual(4);
    expect(direct('a harbour office')).toEqual(direct('a harbour office'));
    expect(direct('tax returns').style).toMatchObject({ page: 'plain', line: 'solid', button: 'filled' });
    expect(direct('tax returns').theme.colorMode).toBe('LIGHT');
  });

  it('wears a costume only where its name is said', () => {
    expect(direct('arcade', 'neo-brutalism').style.panel).toBe('shadowed');
    expect(direct('arcade', 'neon pink #FF2E93 on black, dark').style.page).toBe('plain');
  });

  it('draws the same again from what a document names', () => {
    const { look, theme, style } = direct('ledger', 'hairline borders, Monospace, no rounded corners');
    expect(styleOf(look, theme)).toEqual(style);
  });

  it('leaves a given theme alone, and keeps a kept one where nothing is said', () => {
    const { theme } = direct('shop', 'primary #0f62fe');
    const other = outlineOf('about us', 'accent #aa0000, dark');
    expect(directOutline(other, { seed: 's', theme }).theme).toBe(theme);
    const kept = directOutline(outlineOf('about us'), { seed: 's', keep: { theme, look: DEFAULT_LOOK } }).theme;
    expect(kept).toEqual(theme);
    expect(directOutline(other, { seed: 's', keep: { theme, look: DEFAULT_LOOK } }).theme).toMatchObject({
      colorMode: 'DARK',
      overridePrimaryColor: '#aa0000',
    });
  });
});
