import { describe, expect, test } from 'vitest';
import { findPlaces } from './find-places.ts';

const meansOf = (text: string, lang = 'en'): unknown[] => findPlaces(text, lang).map(({ means }) => means);

describe('findPlaces', () => {
  test.each([
    ['Left column (about 60 %): tides', [{ place: 'left', side: 'left', share: 0.6 }]],
    ['RIGHT COLUMN, 40 %: recipes', [{ place: 'right', side: 'right', share: 0.4 }]],
    ['pinned at the bottom: Save loaf', [{ place: 'bottom', isSticky: true }]],
    ['at the right end a bell', [{ place: 'right', side: 'right' }]],
    ['top right the clock', [{ place: 'top', side: 'right' }]],
    ['the rest in three columns', [{ flow: 'grid', columns: 3 }]],
  ])('%s', (text, means) => {
    expect(meansOf(text)).toEqual(means);
  });

  test('tells what a relation is relative to', () => {
    expect(findPlaces('below it a button', 'en')[0]).toMatchObject({ means: { relation: 'below' }, anchor: 'before' });
    expect(findPlaces('to the right of the chart', 'en')[0]).toMatchObject({ id: 'right-of', anchor: 'named' });
  });

  test('leaves words that only look like places', () => {
    expect(meansOf('4 places left in bin, right now the top speed')).toEqual([]);
    expect(meansOf('a label "On the left"')).toEqual([]);
  });

  test.each([
    ['de', 'Oben links der Titel, rechts die Uhr', ['top-left', 'right']],
    ['fr', 'À gauche, un menu ; en bas, un tableau', ['left', 'bottom']],
    ['es', 'a la derecha, debajo de la foto', ['right', 'below']],
    ['nl', 'Rechts daarvan de kaart, onderaan een tabel', ['right-of', 'bottom']],
    ['pl', 'Pod nim mapa, na dole przycisk', ['below', 'bottom']],
    ['zh', '左侧照片，底部按钮', ['left', 'bottom']],
  ])('%s', (lang, text, ids) => {
    expect(findPlaces(text, lang).map(({ id }) => id)).toEqual(ids);
  });
});
