import { describe, expect, test } from 'vitest';
import { findMentions } from './find-mentions.ts';

const idsOf = (text: string, lang = 'en'): string[] => findMentions(text, lang).map(({ id }) => id);

describe('findMentions', () => {
  test('takes the longest noun', () => {
    expect(idsOf('A stacked bar chart of catches')).toEqual(['stacked-bar-chart']);
    expect(idsOf('a bottom tab bar')).toEqual(['bottom-nav']);
    expect(idsOf('small line drawing of a lantern')).toEqual(['drawing']);
  });

  test('reads number, quality words and the words that say which one', () => {
    const [sliders] = findMentions('three big volume sliders for the choir', 'en');
    expect(sliders).toMatchObject({ id: 'slider', isPlural: true, count: 3, modifiers: ['three', 'big'] });
    expect(findMentions('the harbour crew table', 'en')[0]).toMatchObject({ id: 'table', qualifier: 'harbour crew' });
    expect(findMentions('4 stat cards', 'en')[0]).toMatchObject({ id: 'figures', count: 4 });
  });

  test('never matches inside quotation marks or code', () => {
    expect(idsOf('button "Night table", a list named ‘Form 7’ and `search field`')).toEqual(['button', 'list']);
    expect(idsOf("the driver's card and the workers' list")).toEqual(['card', 'list']);
    expect(idsOf('```\nbutton\n```')).toEqual([]);
  });

  test('leaves what a hyphen ties to another word', () => {
    expect(idsOf('a card-like loaf from a list-making baker')).toEqual([]);
  });

  test('marks everyday words and nouns that only describe', () => {
    expect(findMentions('one bell per line', 'en').every(({ isWeak }) => isWeak)).toBe(true);
    expect(findMentions('table badge', 'en').map(({ isModifier }) => isModifier)).toEqual([true, false]);
  });

  test('becomes items where several are meant', () => {
    expect(findMentions('two cards with ferry times', 'en')[0]?.makes).toEqual({ kind: 'items', layout: 'cards' });
    expect(findMentions('a card with ferry times', 'en')[0]?.makes).toEqual({ kind: 'section', surface: 'card' });
  });

  test.each([
    ['de', 'eine Kundentabelle, zwei große Knöpfe und ein Suchfeld', ['table', 'button', 'search']],
    ['fr', 'un tableau, quatre indicateurs et un bouton principal', ['table', 'figures', 'button']],
    ['es', 'dos botones, una tabla y el pie de página', ['button', 'table', 'footer']],
    ['pt', 'cartões com fotografia e um botão', ['card', 'photo', 'button']],
    ['it', 'una barra laterale, tre pulsanti e una scheda', ['sidebar', 'button', 'card']],
    ['nl', 'vier tegels, een lijngrafiek en een rode knop', ['tile', 'line-chart', 'button']],
    ['pl', 'trzy przyciski, lista kart i mapa', ['button', 'list', 'card', 'map']],
    ['sv', 'ett sökfält, två knappar och en tabell', ['search', 'button', 'table']],
    ['tr', 'arama kutusunda üç düğme ve bir tablo', ['search', 'button', 'table']],
    ['ja', '検索欄と三つのボタン、折れ線グラフ', ['search', 'button', 'line-chart']],
    ['ko', '검색창과 버튼 그리고 막대 그래프', ['search', 'button', 'bar-chart']],
    ['zh', '搜索框、三个按钮和折线图', ['search', 'button', 'line-chart']],
  ])('%s', (lang, text, ids) => {
    expect(idsOf(text, lang)).toEqual(ids);
  });

  test('gives the front of a compound as qualifier', () => {
    expect(findMentions('Kundentabelle', 'de')[0]).toMatchObject({ id: 'table', qualifier: 'Kunden' });
    expect(findMentions('personeelslijst', 'nl')[0]).toMatchObject({ id: 'list', qualifier: 'personeels' });
  });

  test('reads 20,000 characters quickly', () => {
    const text = 'Left column with three cards, each with a photo, a title and a button below it. '.repeat(250);
    findMentions(text, 'en');
    const start = process.cpuUsage();
    findMentions(`${text} `, 'en');
    // Measured at about 10 ms of processor time; the limit only catches another order of growth.
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(1000);
  });
});

test.each(['Table 4 "Family" 8 of 8', 'Round tables: Table 1, Table 2', 'Guests of Table 12'])(
  'takes a table that people sit at for a name: %s',
  (text) => {
    expect(findMentions(text, 'en').filter(({ makes }) => makes.kind === 'table')).toEqual([]);
  },
);
