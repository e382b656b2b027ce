import { describe, expect, it } from 'vitest';
import { getIconSet } from '../../../markup/icons/icon-set.ts';
import { fillOutline } from '../fill-outline.ts';
import { literal, options, outlineOf } from '../open-outline.fixture.ts';
import { findIconByMeaning } from './find-icon.ts';
import { ICON_WORDS } from './icon-words.ts';

it('lists icons of the set', () => {
  const icons = ICON_WORDS.trim()
    .split('\n')
    .map((line) => line.split(': ')[0] ?? '');
  expect(icons.filter((icon) => !getIconSet().bodies.has(icon))).toEqual([]);
});

it.each([
  ['en', 'Invoices', 'receipt-text'],
  ['de', 'Einstellungen', 'settings'],
  ['fr', 'Accueil', 'house'],
  ['es', 'Pedidos', 'clipboard-list'],
  ['pl', 'Gołębie', 'bird'],
  ['ja', '記録', 'notebook-pen'],
  ['ko', '설정', 'settings'],
  ['zh', '我的', 'circle-user-round'],
] as const)('%s: %s → %s', (lang, label, icon) => {
  expect(findIconByMeaning(label, lang)).toBe(icon);
});

describe('navigation', () => {
  const entries = ['Stops', 'Pipes', 'Visits'].map((label) => ({ label: literal(label) }));

  it.each(['sidebar', 'bottom'] as const)('a %s gets icons that differ', (kind) => {
    const filled = fillOutline(
      outlineOf([], { frame: { navigation: { kind, entries, head: [], tail: [] } } }),
      options(),
    );
    const icons = filled.frame.navigation?.entries.map(({ icon }) => icon);
    expect(new Set(icons).size).toBe(3);
    expect(icons).not.toContain(undefined);
  });

  it('a bar across the top goes without', () => {
    const filled = fillOutline(
      outlineOf([], { frame: { navigation: { kind: 'top', entries, head: [], tail: [] } } }),
      options(),
    );
    expect(filled.frame.navigation?.entries).toEqual(entries);
  });
});
