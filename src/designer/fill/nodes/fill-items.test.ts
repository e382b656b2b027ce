import { describe, expect, it } from 'vitest';
import type { ItemsNode, Section } from '../../outline/outline.ts';
import { fillOutline } from '../fill-outline.ts';
import { itemsOf, literal, options, outlineOf, sectionOf } from '../open-outline.fixture.ts';

const fill = (node: ItemsNode, more: Partial<Section> = {}, lang = 'en'): ItemsNode =>
  fillOutline(outlineOf([sectionOf([node], more)], { lang }), options()).sections[0]?.nodes[0] as ItemsNode;

describe('entries from a template in words', () => {
  it.each([
    ['five vending machines, each with fill %, cash in box and last visit', 5, 3, 0],
    ['three bikes with a photo, the name and a price', 3, 1, 1],
    ['list of volunteers, each with avatar, phone and a status', 5, 2, 1],
    ['vier Fahrräder mit Foto, Name und Preis', 4, 1, 1],
    ['quatre vélos avec photo, nom et prix', 4, 1, 1],
  ])('%s', (about, count, fields, nodes) => {
    const lang = about.startsWith('vier') ? 'de' : about.startsWith('quatre') ? 'fr' : 'en';
    const { items } = fill(itemsOf(), { about }, lang);
    expect(items).toHaveLength(count);
    for (const item of items) expect([item.fields.length, item.nodes.length]).toEqual([fields, nodes]);
  });
});

describe('entries from a blank one', () => {
  it.each([
    ['drivers', 'Distance', /km$/],
    ['loaves', 'Price', /^\$/],
    ['antennas', 'Status', /^\p{L}/u],
  ])('%s with %s', (noun, label, form) => {
    const blank = {
      title: literal(''),
      fields: [{ label: literal(label), words: literal(''), as: 'meta' as const }],
      nodes: [],
    };
    const { items } = fill(itemsOf({ noun, items: [blank] }));
    expect(items.length).toBeGreaterThan(2);
    for (const { fields } of items) expect(fields[0]?.words.text).toMatch(form);
  });
});

it.each([
  ['en', 'tasks', 'Call back'],
  ['de', 'Aufgaben', 'Zurückrufen'],
  ['pl', 'lista zadań', 'Oddzwonić'],
  ['tr', 'görevler', 'Geri ara'],
  ['ko', '할 일', '다시 전화하기'],
])('general things have titles in %s', (lang, about, title) => {
  expect(fill(itemsOf(), { about }, lang).items.map((item) => item.title.text)).toContain(title);
});

it('writes no questions, claims or answers', () => {
  for (const layout of ['questions', 'bullets'] as const)
    expect(fill(itemsOf({ layout, noun: 'reasons' })).items).toEqual([]);
});
