import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { describe, expect, it } from 'vitest';
import type { DesignTheme } from '../../domain/design-theme.ts';
import { FONT_FAMILIES, FONT_FAMILY_NAMES, type FontFamily } from '../../domain/font.ts';
import { DEFAULT_LOOK } from '../../domain/look.ts';
import { createTokens } from '../../tokens/create-tokens.ts';
import { parseBody } from '../parse-body.ts';
import { toFontFaces } from './font-faces.ts';
import { getFontPackage } from './font-files.ts';
import { listFontUses } from './font-usage.ts';
import { toWoff2 } from './woff2.ts';

const toFaces = async (
  markup: string,
  headlineFont: FontFamily,
  bodyFont: FontFamily = headlineFont,
  lang = 'en',
): Promise<string[]> => {
  const theme: DesignTheme = {
    colorMode: 'LIGHT',
    headlineFont,
    bodyFont,
    roundness: 'ROUND_EIGHT',
    customColor: '#336699',
  };
  const css = await toFontFaces(listFontUses(parseBody(markup)), createTokens(theme, DEFAULT_LOOK, 'DESKTOP'), lang);
  return css.split('@font-face').slice(1);
};

const describeFace = (face: string): string =>
  face.replace(/;?src:url\([^)]*\)\s*format\("woff2"\)/, '').replaceAll(/[{}]|font-display:block;?/g, '');

describe('listFontUses', () => {
  it('knows who draws what: family role, weight, slant, letter case', () => {
    const uses = listFontUses(
      parseBody(
        '<h1 class="font-headline text-display-lg font-bold">Ab</h1><p>c<em>d</em><b class="md:font-black">e</b></p><code class="uppercase">ß</code><input placeholder="p">',
      ),
    );
    expect(
      uses.map(({ role, italic, texts }) => [
        role,
        italic,
        [...texts].map(([weight, text]) => `${weight} ${[...text].sort().join('')}`),
      ]),
    ).toEqual([
      ['headline', false, ['700 ABab']],
      ['body', false, ['body-md CPcp', '700 Ee', '900 Ee']],
      ['body', true, ['body-md Dd']],
      ['mono', false, ['body-md Sß']],
    ]);
  });

  it('takes no face for the space between blocks', () => {
    const [use, ...others] = listFontUses(parseBody('<div>\n  <p class="font-label">a</p>\n</div>'));
    expect(use?.role).toBe('label');
    expect(others).toEqual([]);
  });

  it('reads on through the drawings but not their icons', () => {
    const [use] = listFontUses(parseBody('<svg><text class="font-label">7</text></svg>'));
    expect(use?.role).toBe('label');
  });
});

describe('toFontFaces', () => {
  it.each(FONT_FAMILY_NAMES)('%s: embeds the family under its own name', async (family) => {
    const faces = await toFaces('<p class="font-bold">Word <em>word</em></p>', family);
    const { hasItalic } = await getFontPackage(family);
    expect(new Set(faces.map((face) => /font-family:"([^"]+)"/.exec(face)?.[1]))).toEqual(
      new Set([FONT_FAMILIES[family]]),
    );
    expect(faces.some((face) => face.includes('font-style:italic'))).toBe(hasItalic);
    for (const face of faces) {
      const data = Buffer.from(/base64,([^)]+)\)/.exec(face)?.[1] ?? '', 'base64');
      expect(data.toString('latin1', 0, 4)).toBe('wOF2');
      expect(data.length).toBeLessThan(40_000);
    }
  });

  it('takes the usual Latin set for all, other scripts by their own small faces', async () => {
    const faces = await toFaces('<p>Żółw, Привет</p>', 'INTER');
    expect(faces.map(describeFace)).toEqual([
      'font-family:"Inter";font-style:normal;font-weight:400 700;',
      'font-family:"Inter";font-style:normal;font-weight:400 700;unicode-range:U+D3,U+F3',
      'font-family:"Inter";font-style:normal;font-weight:400 700;unicode-range:U+141,U+142,U+17B,U+17C',
      expect.stringMatching(/unicode-range:U\+412,U\+415,/),
    ]);
  });

  it('keeps only the weights that are used: an axis for variable families, files for static ones', async () => {
    expect((await toFaces('<p class="font-thin">a</p>', 'INTER')).map(describeFace)).toEqual([
      'font-family:"Inter";font-style:normal;font-weight:100 700;',
    ]);
    expect((await toFaces('<p>a<b>b</b></p>', 'METROPOLIS')).map(describeFace)).toEqual([
      'font-family:"Metropolis";font-style:normal;font-weight:400;',
      'font-family:"Metropolis";font-style:normal;font-weight:700;',
    ]);
  });

  it('shares one face between roles of the same family, and leaves out roles that draw nothing', async () => {
    expect(await toFaces('<h1 class="font-headline text-title-lg">a</h1><p>b</p>', 'INTER', 'INTER')).toHaveLength(1);
    expect(await toFaces('<p>b</p>', 'RUBIK', 'INTER')).toHaveLength(1);
  });
});

describe('toWoff2', () => {
  it('packs a font that unpacks to the same tables', async () => {
    const pack = await getFontPackage('RUBIK');
    const source = await readFile(pack.toPath('latin', 'normal', 400));
    const sfnt = await subsetFont(source, 'Hamburg', { targetFormat: 'sfnt' });
    const unpacked = await subsetFont(await toWoff2(sfnt), 'Hamburg', { targetFormat: 'sfnt' });
    const again = await subsetFont(sfnt, 'Hamburg', { targetFormat: 'sfnt' });
    expect(listTables(unpacked)).toEqual(listTables(again));
  });
});

/** Tag and length of each table; checksums differ with the flag that packing sets. */
const listTables = (sfnt: Buffer): string[] =>
  Array.from({ length: sfnt.readUInt16BE(4) }, (_, index) => 12 + index * 16).map(
    (entry) => `${sfnt.toString('latin1', entry, entry + 4)} ${sfnt.readUInt32BE(entry + 12)}`,
  );
