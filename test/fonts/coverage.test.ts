import { describe, expect, it } from 'vitest';
import { FONT_FAMILIES, FONT_FAMILY_NAMES } from '../../src/domain/font.ts';
import { DEFAULT_LOOK } from '../../src/domain/look.ts';
import { finish } from '../../src/markup/finish.ts';
import { toFontFaces } from '../../src/markup/fonts/font-faces.ts';
import { listFontUses } from '../../src/markup/fonts/font-usage.ts';
import { parseBody } from '../../src/markup/parse-body.ts';
import { retheme } from '../../src/markup/retheme.ts';
import { createTokens } from '../../src/tokens/create-tokens.ts';
import { readEmbeddedFaces, type EmbeddedFace } from './read-embedded-faces.ts';
import { SCRIPT_SAMPLES } from './script-samples.ts';
import type { DesignTheme } from '../../src/domain/design-theme.ts';
import type { FontFamily } from '../../src/domain/font.ts';

const toTheme = (family: FontFamily): DesignTheme => ({
  colorMode: 'LIGHT',
  headlineFont: family,
  bodyFont: family,
  roundness: 'ROUND_EIGHT',
  customColor: '#336699',
});

const toCss = (text: string, family: FontFamily, lang = 'en'): Promise<string> =>
  toFontFaces(listFontUses(parseBody(`<p>${text}</p>`)), createTokens(toTheme(family), DEFAULT_LOOK, 'DESKTOP'), lang);

/** The selector of emoji is no glyph: it chooses one. */
const EMOJI_SELECTOR = '\ufe0f';
const draws = (face: EmbeddedFace, character: string): boolean => {
  const codePoint = character.codePointAt(0) ?? 0;
  return (face.range === undefined || face.range.has(codePoint)) && face.codePoints.has(codePoint);
};
const listUndrawn = (faces: readonly EmbeddedFace[], text: string): string[] =>
  [...new Set(text)].filter(
    (character) => character !== EMOJI_SELECTOR && !faces.some((face) => draws(face, character)),
  );

describe('the font block', () => {
  it.each(FONT_FAMILY_NAMES)('%s: draws every script', async (family) => {
    const text = Object.values(SCRIPT_SAMPLES).flat().join(' ');
    const faces = await readEmbeddedFaces(await toCss(text, family));
    expect(new Set(faces.map((face) => face.family))).toEqual(new Set([FONT_FAMILIES[family]]));
    expect(listUndrawn(faces, text)).toEqual([]);
    // What a range promises the file keeps: no box where another face would have had the letter.
    for (const { range = [], codePoints } of faces) {
      expect([...range].filter((codePoint) => !codePoints.has(codePoint))).toEqual([]);
    }
  });

  it('keeps all of a sequence of emoji in one face', async () => {
    const sequence = '👩🏽‍💻';
    const faces = await readEmbeddedFaces(await toCss(`x ${sequence}`, 'SORA'));
    expect(faces.filter((face) => [...sequence].every((character) => draws(face, character)))).toHaveLength(1);
  });

  it('draws Han letters as the language writes them, else as the letters beside them say', async () => {
    const han = '直骨';
    const byLang = await Promise.all(['ja', 'ko', 'zh-CN', 'zh-TW'].map((lang) => toCss(han, 'INTER', lang)));
    expect(new Set(byLang).size).toBe(4);
    expect(await toCss(han, 'INTER', 'zh-Hant-HK')).toBe(byLang[3]);
    expect(await toCss(han, 'INTER', 'en')).toBe(byLang[2]);
    const toHan = (css: string): string[] => css.split('@font-face').filter((face) => face.includes('U+76F4'));
    expect(toHan(await toCss(`${han}の`, 'INTER'))).toEqual(toHan(await toCss(`${han}の`, 'INTER', 'ja')));
    expect(toHan(await toCss(`${han}의`, 'INTER'))).toEqual(toHan(await toCss(`${han}의`, 'INTER', 'ko')));
  });

  it('gives the same bytes again after another theme', async () => {
    const text = Object.values(SCRIPT_SAMPLES).flat().join(' ');
    const options = {
      title: 'A',
      lang: ' zh-tw',
      device: 'MOBILE',
      look: DEFAULT_LOOK,
      drawPicture: () => '',
    } as const;
    const { html } = await finish(`<p>${text} <b>${text}</b></p>`, { ...options, theme: toTheme('MANROPE') });
    const other = await retheme(html, toTheme('LIBRE_CASLON_TEXT'));
    expect(other.html).not.toBe(html);
    expect((await retheme(other.html, toTheme('MANROPE'))).html).toBe(html);
  });

  it('embeds 600 East Asian letters at most, those from the top', async () => {
    const letters = Array.from({ length: 640 }, (_, index) => String.fromCodePoint(0xac00 + index));
    const css = await toCss(letters.join(''), 'INTER', 'ko');
    const ranges = [...css.matchAll(/unicode-range:([^}]*)/g)].flatMap(([, range = '']) => range.split(','));
    expect(ranges).toHaveLength(600);
    expect(ranges.every((range) => Number.parseInt(range.slice(2), 16) < 0xac00 + 600)).toBe(true);
  });
});
