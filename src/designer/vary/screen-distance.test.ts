import { describe, expect, it } from 'vitest';
import type { DesignTheme } from '../../domain/design-theme.ts';
import { DEFAULT_LOOK } from '../../domain/look.ts';
import { readDocument } from '../../markup/read-document.ts';
import { distanceBetween, measureScreen } from './screen-distance.ts';

const THEME: DesignTheme = {
  colorMode: 'LIGHT',
  headlineFont: 'INTER',
  bodyFont: 'INTER',
  roundness: 'ROUND_EIGHT',
  customColor: '#1b6b4a',
};
const PAGE = `<body><main><h1>Tea</h1><section class="grid lg:grid-cols-3"><p>Green</p><p>Black</p></section>
<svg data-picture="food: tea"><path d="M0 0"/></svg></main></body>`;

const measure = (html: string, theme = THEME, look = DEFAULT_LOOK) =>
  measureScreen(readDocument(html).body, { theme, look });
const distance = (html: string, theme = THEME, look = DEFAULT_LOOK) =>
  distanceBetween(measure(PAGE), measure(html, theme, look));

describe('distanceBetween', () => {
  it('is nothing between a screen and itself, and the same in both directions', () => {
    expect(distance(PAGE)).toEqual({ structure: 0, theme: 0, words: 0, pictures: 0, total: 0 });
    const other = PAGE.replace('Black', 'White').replace('<h1>', '<h1 class="text-center">');
    const [there, back] = [
      distanceBetween(measure(PAGE), measure(other)),
      distanceBetween(measure(other), measure(PAGE)),
    ];
    expect(there).toEqual(back);
  });

  it('counts changed words as words and as nothing else', () => {
    const { words, ...rest } = distance(PAGE.replace('Black', 'White'));
    expect(words).toBeCloseTo(1 / 3);
    expect(rest).toMatchObject({ structure: 0, theme: 0, pictures: 0 });
  });

  it('counts layout classes, order and tags as structure', () => {
    for (const other of [
      PAGE.replace('lg:grid-cols-3', 'lg:grid-cols-2'),
      PAGE.replace('<p>Green</p>', '<div>Green</div>'),
      PAGE.replace('<main>', '<main><hr>'),
    ]) {
      const { structure, ...rest } = distance(other);
      expect(structure).toBeGreaterThan(0);
      expect(rest).toMatchObject({ theme: 0, words: 0, pictures: 0 });
    }
    expect(distance(PAGE.replace('lg:grid-cols-3', 'lg:grid-cols-3 text-primary')).total).toBe(0);
  });

  it('counts another treatment of a picture as a picture', () => {
    expect(distance(PAGE.replace('food: tea', 'food: tea | line'))).toMatchObject({ pictures: 1, structure: 0 });
  });

  it('grows with the colour, the mode and the families', () => {
    const near = distance(PAGE, { ...THEME, customColor: '#1b6b5a' }).theme;
    const far = distance(PAGE, { ...THEME, customColor: '#b3261e' }).theme;
    const dark = distance(PAGE, { ...THEME, customColor: '#b3261e', colorMode: 'DARK' }).theme;
    const typed = distance(PAGE, { ...THEME, customColor: '#b3261e', colorMode: 'DARK', headlineFont: 'DOMINE' }).theme;
    const dense = distance(PAGE, THEME, { ...DEFAULT_LOOK, density: 'airy' }).theme;
    expect([0, near, far, dark, typed]).toEqual([0, near, far, dark, typed].toSorted((a, b) => a - b));
    expect(new Set([0, near, far, dark, typed]).size).toBe(5);
    expect(dense).toBeGreaterThan(0);
  });
});
