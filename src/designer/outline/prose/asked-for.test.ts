import { describe, expect, it } from 'vitest';
import { askedFor } from './asked-for.ts';
import { asksSearch } from './asks-search.ts';
import { isAction } from './is-action.ts';
import { proseButtons } from './prose-buttons.ts';

const piece = (text: string) => ({ text, start: 0 });

describe('askedFor', () => {
  it.each([
    ['and a playlist of the week.', 'playlist of the week'],
    ['sponsors at the bottom', 'sponsors'],
    ['total km', 'total km'],
    ['Recent transactions.', 'Recent transactions'],
  ])('"%s" asks for %s', (said, thing) => {
    expect(askedFor(piece(said), 'en')?.text).toBe(thing);
  });

  it.each([
    'it has to work with gloves',
    'overdue ones first',
    'like our old website',
    'no photos',
    'low ones red',
    'we are three sisters',
    'keep it calm',
  ])('"%s" asks for nothing', (said) => {
    expect(askedFor(piece(said), 'en')).toBeUndefined();
  });
});

describe('asksSearch', () => {
  it.each([
    ['Search by genus or barcode.', 'Search by genus or barcode'],
    ['Suche nach Kundin', 'Suche nach Kundin'],
    ['buscar por matrícula', 'Buscar por matrícula'],
  ])('"%s" is a field that says so', (said, words) => {
    expect(asksSearch(piece(said))?.placeholder?.text).toBe(words);
  });

  it('tells a field and its place from a search that is told of', () => {
    expect(asksSearch(piece('search on top'))?.control).toBe('search');
    expect(asksSearch(piece('the search for the lost dog'))).toBeUndefined();
  });
});

describe('names of buttons', () => {
  it.each(['Save', 'Print cover sheet', 'Weiter', 'Añadir foto'])('"%s" is called as buttons are', (name) => {
    expect(isAction(name)).toBe(true);
  });

  it.each(['Saved trips', 'Harbour', 'Kunden'])('"%s" is not', (name) => {
    expect(isAction(name)).toBe(false);
  });

  it.each([
    ['Tap Book to buy again', ['Book']],
    ['tippe auf Weiter um zu zahlen', ['Weiter']],
    ['a Remind button on each line', ['Remind']],
    ['plus button bottom right', ['Plus']],
  ])('"%s" names them', (said, names) => {
    expect(proseButtons(piece(said), [])?.buttons.map(({ label }) => label?.text)).toEqual(names);
  });
});
