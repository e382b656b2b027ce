import { describe, expect, it } from 'vitest';
import { sampleBrief } from '../sample-brief.fixture.ts';
import { STYLE_NAMES, type StyleName } from '../style-names.ts';
import type { DirectionId } from './art-directions.ts';
import { direct, styleOf } from './direct.ts';
import type { Direction } from './direction.ts';
import { parseDirectionName } from './direction-name.ts';
import { NAMED_STYLES } from './named-styles.ts';

const SEEDS = ['a', 'b', 'c', 'd'];
const asFor = (styles: readonly StyleName[], seed: string, parts = {}): Direction =>
  direct(sampleBrief({ styles, ...parts }), { seed });
const idOf = ({ look }: Direction): DirectionId | undefined => parseDirectionName(look.direction)?.id;

describe('named styles', () => {
  it.each(STYLE_NAMES)('%s leads to a direction in which it is recognised', (name) => {
    for (const seed of SEEDS) expect(NAMED_STYLES[name].directions).toContain(idOf(asFor([name], seed)));
  });

  it.each(STYLE_NAMES)('%s looks otherwise than the same prompt without it', (name) => {
    const plain = direct(sampleBrief(), { seed: 'a' });
    const named = asFor([name], 'a');
    const { style, theme, look } = named;
    const differs = [
      idOf(named) !== idOf(plain),
      JSON.stringify(style) !== JSON.stringify(plain.style),
      theme.customColor !== plain.theme.customColor || theme.colorVariant !== plain.theme.colorVariant,
      theme.headlineFont !== plain.theme.headlineFont,
      theme.roundness !== plain.theme.roundness || look.density !== plain.look.density,
    ];
    expect(differs.filter(Boolean).length).toBeGreaterThanOrEqual(2);
  });

  it('makes no two of them look the same', () => {
    const looks = STYLE_NAMES.map((name) => {
      const { style, theme } = asFor([name], 'a');
      const { customColor, overrideNeutralColor, colorMode, colorVariant, headlineFont, roundness } = theme;
      return JSON.stringify([
        style,
        customColor,
        overrideNeutralColor,
        colorMode,
        colorVariant,
        headlineFont,
        roundness,
      ]);
    });
    expect(new Set(looks).size).toBe(looks.length);
  });

  it('lead to a dozen directions, so that what people name looks like what they name', () => {
    const led = STYLE_NAMES.flatMap((name) => NAMED_STYLES[name].directions);
    expect(new Set(led).size).toBeGreaterThanOrEqual(12);
  });

  it.each(STYLE_NAMES)('%s gives way to the colours, mode, fonts, density and roundness of the prompt', (name) => {
    const { theme, look, style } = asFor([name], 'a', {
      prompt: 'in Lora',
      colors: [{ hex: '#1b998b', role: 'primary' }],
      mode: NAMED_STYLES[name].mode === 'DARK' ? 'LIGHT' : 'DARK',
      fonts: ['LITERATA'],
      density: 'compact',
      roundness: 'ROUND_TWELVE',
    });
    expect(theme).toMatchObject({
      overridePrimaryColor: '#1b998b',
      colorMode: NAMED_STYLES[name].mode === 'DARK' ? 'LIGHT' : 'DARK',
      headlineFont: 'LITERATA',
      roundness: 'ROUND_TWELVE',
    });
    expect([look.density, style.type, style.corners === 'square']).toEqual(['compact', 'themed', false]);
  });

  it('mixes: the costume stands on top of a leaning', () => {
    const { look, theme, style } = asFor(['editorial', 'neo-brutalism', 'minimal'], 'a');
    expect(look.direction).toBe('poster+neo-brutalism+minimal');
    expect([style.panel, theme.colorVariant, look.density]).toEqual(['shadowed', 'FIDELITY', 'airy']);
  });

  it('is drawn the same by edits of the stored screen', () => {
    for (const name of STYLE_NAMES) {
      const { look, theme, style } = asFor([name], 'a');
      expect(styleOf(look, theme)).toEqual(style);
    }
  });

  it('leaves corners and fonts to a design system in force', () => {
    const theme = {
      colorMode: 'LIGHT',
      headlineFont: 'SORA',
      bodyFont: 'SORA',
      roundness: 'ROUND_FULL',
      customColor: '#123456',
    } as const;
    const { look, style, theme: used } = direct(sampleBrief({ styles: ['terminal'] }), { theme, seed: 'a' });
    expect(used).toEqual(theme);
    expect([look.direction, style.corners, style.type]).toEqual([
      'terminal+theme-corners+theme-type',
      'themed',
      'themed',
    ]);
    expect(styleOf(look, theme)).toEqual(style);
  });

  it('turns a project only where a costume is asked for', () => {
    const kept = direct(sampleBrief(), { seed: 'a' });
    const keep = { theme: kept.theme, look: kept.look };
    expect(direct(sampleBrief({ styles: ['minimal'] }), { keep, seed: 'a' }).look).toEqual(kept.look);
    expect(direct(sampleBrief({ styles: ['terminal'] }), { keep, seed: 'a' }).look.direction).toBe('terminal');
  });
});
