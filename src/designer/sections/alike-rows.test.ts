import { expect, it } from 'vitest';
import { alikeRows } from './alike-rows.ts';
import { item, words } from './outline.fixture.ts';

it.each([
  [item('Snow above', { '2,300 m': 'value' }), item('Hut open until 18:00'), item('Last bus', { '19:12': 'meta' })],
  [item('Blood pressure', { '128/76': 'value' }), item('Calm'), item('Next visit', { '17:30': 'meta' })],
  [item('Tray 1', { '48 °C': 'meta' }), item('Tray 2', { '46 °C': 'meta' }), item('Tray 3', { empty: 'note' })],
])('puts what a list says of its entries in one place', (...items) => {
  expect(alikeRows(items).flatMap(({ fields }) => fields.map(({ as }) => as))).not.toContain('meta');
  expect(alikeRows(items).flatMap(({ fields }) => fields.map(({ as }) => as))).not.toContain('note');
});

it('leaves entries of which more is said, and words without a figure, as they are', () => {
  const told = [item('Ada', { Baker: 'note', '08:00': 'meta' }), item('Kofi', { Miller: 'note' })];
  expect(alikeRows(told)).toEqual(told);
  const named = [item('Ada', { Baker: 'note' }), item('Kofi', { Miller: 'note' })];
  expect(alikeRows(named)).toEqual(named);
});

it('says a label of ours before a figure that tells itself not again and again, and one of the prompt always', () => {
  const rows = (origin: 'filled' | 'literal') =>
    ['+6.6%', '−1.2%', '+0.4%'].map((said) => ({
      ...item('Coin'),
      fields: [{ as: 'value' as const, label: { text: 'Price changes', origin }, words: words(said) }],
    }));
  expect(alikeRows(rows('filled')).flatMap(({ fields }) => fields.map(({ label }) => label))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(alikeRows(rows('literal'))[0]?.fields[0]?.label?.text).toBe('Price changes');
});
