import { describe, expect, it } from 'vitest';
import {
  BORDER_USES,
  BUTTON_SHAPES,
  type DesignGuide,
  ELEVATIONS,
  IMAGERY_KINDS,
  LETTER_CASES,
} from '../../domain/design-guide.ts';
import { DENSITIES, TYPE_CONTRASTS } from '../../domain/look.ts';
import { parseDesignMd } from '../design-md/parse-design-md.ts';
import { readGuide } from './read-guide.ts';

/** As a design system made from the file reads it. */
const read = (designMd: string): DesignGuide =>
  readGuide({ designMd, roundness: parseDesignMd(designMd).theme?.roundness ?? 'ROUNDNESS_UNSPECIFIED' });

describe('readGuide', () => {
  it('says nothing without a file', () => {
    expect(readGuide({ roundness: 'ROUND_FOUR' })).toEqual({ colors: [] });
    expect(readGuide({ designMd: ' \n', roundness: 'ROUND_FOUR' })).toEqual({ colors: [] });
  });

  it('reads its own block back without loss, whatever the prose says', () => {
    for (let turn = 0; turn < 12; turn += 1) {
      const pick = <Value>(values: readonly Value[]): Value => values[turn % values.length] as Value;
      const guide: DesignGuide = {
        colors: [
          { name: 'Kraken Purple', hex: '#7132f5' },
          { name: '朱色', hex: '#eb6101' },
        ],
        ...(turn % 2 === 0 ? { density: pick(DENSITIES), scale: pick(TYPE_CONTRASTS) } : {}),
        elevation: pick(ELEVATIONS),
        ...(turn % 3 === 0 ? {} : { borders: pick(BORDER_USES) }),
        buttonShape: pick(BUTTON_SHAPES),
        labelCase: pick(LETTER_CASES),
        imagery: pick(IMAGERY_KINDS),
        character: 'Calm: "quiet", never loud — #1 in its field.',
      };
      const { colors, ...words } = guide;
      const file = `---
theme:
  customColor: "#7132f5"
  roundness: ROUND_TWELVE
colors:
  primary: "#7132f5"
  on-primary: "#ffffff"
${colors.map(({ name, hex }) => `  ${JSON.stringify(name)}: "${hex}"`).join('\n')}
guide:
${Object.entries(words)
  .map(([key, value]) => `  ${key}: ${JSON.stringify(value)}`)
  .join('\n')}
---
# Any
## Elevation
Cards cast a soft drop shadow. Buttons are pills with UPPERCASE labels. Photography everywhere.
`;
      expect(readGuide({ designMd: file, roundness: 'ROUND_TWELVE' })).toEqual(guide);
    }
  });

  it('drops values of the block that it does not know', () => {
    const file = '---\ntheme:\n  customColor: "#123456"\nguide:\n  borders: wavy\n  elevation: flat\n---\n';
    expect(readGuide({ designMd: file, roundness: 'ROUND_FOUR' })).toEqual({ colors: [], elevation: 'flat' });
  });

  it.each([
    ['en', 'Everything is flat: never use drop shadows. Cards have 1px hairline borders.'],
    ['de', 'Karten haben keine Schatten. Karten tragen dünne Rahmen.'],
    ['fr', 'Pas d’ombre portée, jamais. Les cartes ont de fines bordures.'],
    ['es', 'Nunca usar sombras. Las tarjetas llevan bordes finos de 1px.'],
    ['ja', 'カードに影を使わない。カードは細い枠線で区切る。'],
    ['ko', '카드에 그림자를 사용하지 않는다. 카드는 얇은 테두리로 구분한다.'],
    ['zh', '卡片不使用阴影。卡片用细边框分隔。'],
  ])('hears flat surfaces and fine borders in %s', (_, text) => {
    expect(read(`# X\nPrimary: #0f62fe\n## Surfaces\n${text}\n`)).toMatchObject({
      elevation: 'flat',
      borders: 'hairline',
    });
  });

  it.each([
    ['Cards cast soft shadows: 0 2px 8px rgba(0,0,0,.1).', 'raised'],
    ['カードには柔らかい影を付ける。', 'raised'],
    ['카드에는 부드러운 그림자를 적용한다.', 'raised'],
    ['卡片使用柔和的阴影。', 'raised'],
    ['Karten haben weiche Schatten.', 'raised'],
    ['Focus rings glow; the palette is flat yellow.', undefined],
  ])('reads the shadow of "%s"', (text, expected) => {
    expect(read(`# X\nPrimary: #0f62fe\n## Cards\n${text}\n`).elevation).toBe(expected);
  });

  it.each([
    ['Cards carry thick borders: 3px solid black.', 'strong'],
    ['Cards have no borders at all; borderless panels.', 'none'],
    ['Karten ohne Rahmen.', 'none'],
    ['Focus: 2px solid outline on buttons.', undefined],
  ])('reads the borders of "%s"', (text, expected) => {
    expect(read(`# X\nPrimary: #0f62fe\n## Surfaces\n${text}\n`).borders).toBe(expected);
  });

  it.each([
    ['Button labels are UPPERCASE with wide tracking.', 'upper'],
    ['- `.btn { text-transform: uppercase }` for every button', 'upper'],
    ['ボタンのラベルはすべて大文字。', 'upper'],
    ['버튼 라벨은 대문자로 쓴다.', 'upper'],
    ['按钮文字使用大写。', 'upper'],
    ['Buttons stehen in Großbuchstaben.', 'upper'],
    ['Les boutons sont en majuscules.', 'upper'],
    ['Los botones van en mayúsculas.', 'upper'],
    ["Don't use uppercase on buttons.", 'as-written'],
    ['Buttons use sentence case.', 'as-written'],
    ['All button labels are lowercase.', 'lower'],
    ['Uppercase eyebrows mark sections.', undefined],
  ])('reads the letter case of "%s"', (text, expected) => {
    expect(read(`# X\nPrimary: #0f62fe\n## Type\n${text}\n`).labelCase).toBe(expected);
  });

  it.each([
    ['Warm photography of real people.', 'scene'],
    ['Abstract geometric shapes and geometric patterns.', 'geometric'],
    ['Technical line drawings and blueprints only; no photography.', 'line'],
    ['Poster art, collage and halftone.', 'poster'],
    ['写真は使わず、線画のイラスト。', 'line'],
    ['技术图纸与线稿。', 'line'],
  ])('reads the pictures of "%s"', (text, expected) => {
    expect(read(`# X\nPrimary: #0f62fe\n## Imagery\n${text}\n`).imagery).toBe(expected);
  });

  it('reads the shape of buttons, in force only beside the roundness of the file', () => {
    const designMd = '# X\nPrimary: #0f62fe\n## Buttons\n- Primary button: pill, radius 9999px\n';
    const own = parseDesignMd(designMd).theme?.roundness ?? 'ROUND_TWO';
    expect(readGuide({ designMd, roundness: own }).buttonShape).toBe('pill');
    expect(readGuide({ designMd, roundness: 'ROUND_FOUR' }).buttonShape).toBeUndefined();
    expect(read('# X\nPrimary: #0f62fe\n## Buttons\nSquare buttons, radius: 0px.\n').buttonShape).toBe('square');
    expect(read('# X\nPrimary: #0f62fe\n## 按钮\n- 按钮为胶囊形\n').buttonShape).toBe('pill');
  });

  it('keeps colours by their names and leaves roles, states of code and sentences out', () => {
    const { colors } = read(`# Kraken
## Colors
- **Kraken Purple** (#7132f5): the brand
- Primary: #7132f5
| Name | Hex |
|---|---|
| Silver Blue | #9497a9 |
Text sits on a very long explanation that ends in #101114.
`);
    expect(colors).toEqual([
      { name: 'Kraken Purple', hex: '#7132f5' },
      { name: 'Silver Blue', hex: '#9497a9' },
    ]);
  });

  it('takes what the file says of its character as plain words', () => {
    const { character } = read(
      '# X\nPrimary: #0f62fe\n## Brand & Style\nA **calm**, [quiet](x) brand for `careful` people.\n',
    );
    expect(character).toBe('A calm, quiet brand for careful people.');
    const long =
      read(`# X\nPrimary: #0f62fe\n## Overview\n${'Quiet and careful words. '.repeat(60)}\n`).character ?? '';
    expect(long.length).toBeLessThanOrEqual(600);
    expect(long.endsWith('.')).toBe(true);
  });

  it('reads 512 KB of hostile prose in bounded time', () => {
    const line = `- No border, no shadow, never uppercase 1px ${'1px '.repeat(40)}border shadow ${'('.repeat(60)} button radius\n`;
    const designMd = `# X\nPrimary: #0f62fe\n## Cards\n${line.repeat(Math.ceil((512 * 1024) / line.length))}`;
    const start = performance.now();
    readGuide({ designMd, roundness: 'ROUND_FOUR' });
    expect(performance.now() - start).toBeLessThan(1_500);
  });
});
