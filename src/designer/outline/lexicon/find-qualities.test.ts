import { expect, test } from 'vitest';
import { findQualities } from './find-qualities.ts';
import { findShowing } from './find-showing.ts';
import { toCount } from './to-count.ts';

test.each([
  ['en', 'Save harvest (primary)', [{ rank: 'primary' }]],
  ['en', 'Wednesday sold out', [{ isDisabled: true, state: 'disabled' }]],
  ['en', 'Night tariff, unticked', [{ isOn: false }]],
  ['de', 'Lichter (eingeschaltet)', [{ isOn: true }]],
  ['fr', 'bouton principal', [{ rank: 'primary' }]],
  ['pl', 'czerwony', [{ tone: 'bad' }]],
  ['ja', '「今日」が選択中', [{ state: 'selected', isOn: true }]],
])('%s %s', (lang, text, means) => {
  expect(findQualities(text, lang).map((found) => found.means)).toEqual(means);
});

test('showing verbs say whether a name, content or a value follows', () => {
  expect(findShowing('a button labelled "Cast"', 'en').map(({ as }) => as)).toEqual(['name']);
  expect(findShowing('a slider set to 12 °C', 'en').map(({ as }) => as)).toEqual(['value']);
  expect(findShowing('eine Liste mit Booten', 'de').map(({ as }) => as)).toEqual(['content']);
});

test('number words', () => {
  expect([toCount('three'), toCount('12'), toCount('zwölf', 'de'), toCount('oak')]).toEqual([3, 12, 12, undefined]);
});
