import { describe, expect, it } from 'vitest';
import type { Node } from '../outline.ts';
import { readOutline } from '../read-outline.ts';

/** Everything that would be seen, in order. */
function seen(prompt: string): string {
  const { title, product, frame, sections } = readOutline(prompt);
  const words: string[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    else if (typeof value === 'object' && value !== null) {
      if ('origin' in value && 'text' in value && typeof value.text === 'string') words.push(value.text);
      else Object.values(value).forEach(visit);
    }
  };
  visit([title, product, frame, sections]);
  return words.join(' | ');
}

function nodesOf(prompt: string): Node[] {
  const flat = (nodes: readonly Node[]): Node[] =>
    nodes.flatMap((node) => (node.kind === 'section' ? flat(node.nodes) : [node]));
  return flat(readOutline(prompt).sections);
}

describe('casual prose', () => {
  it.each([
    ['job card for my forge. customer Ada Brill, steel 12 mm, due 14 Feb', ['Ada Brill', '12 mm', '14 Feb']],
    ['screen for a lock keeper. gate 2 open, level 3.4 m, boats waiting 7', ['3.4 m', '7']],
    ['pantalla para mi taller. aceite 4 l, horno 210 °C, pan de hoy 86', ['4 l', '210 °C']],
  ])('keeps the facts of %j', (prompt, wanted) => {
    const words = seen(prompt);
    for (const one of wanted) expect(words).toContain(one);
  });

  it.each([
    [
      'float builders, portfolio. floats: The Whale 2025, Tax Dragon 2024, Grandma on Mars 2023',
      ['The Whale', 'Tax Dragon', 'Grandma on Mars'],
    ],
    ['choir page. missing tonight: Gill, Tunde, Big Paul', ['Gill', 'Tunde', 'Big Paul']],
    ['seite für die werft. boote: Seestern, Kleine Möwe, Anna Lund', ['Seestern', 'Kleine Möwe', 'Anna Lund']],
  ])('lists what stands behind a heading in %j', (prompt, wanted) => {
    const items = nodesOf(prompt).flatMap((node) =>
      node.kind === 'items' ? node.items.map(({ title }) => title.text) : [],
    );
    expect(items).toEqual(wanted);
  });

  it('gives each thing its value from brackets', () => {
    const items = nodesOf('hi, i keep bees. my hives: Elm, Bank, Mill Lane - for each the frames (8, 9, 10)').find(
      ({ kind }) => kind === 'items',
    );
    expect(items?.kind === 'items' ? items.items.map(({ fields }) => fields[0]?.words.text) : []).toEqual([
      '8',
      '9',
      '10',
    ]);
  });

  it.each([
    ['bill splitter. button to settle up and one for add bill', ['Settle up', 'Add bill']],
    ['bike shop screen. Un botón para Nueva bici y otro para Avisar al cliente.', ['Nueva bici', 'Avisar al cliente']],
    ['tram depot page. undo button!!', ['Undo']],
  ])('reads the buttons of %j', (prompt, wanted) => {
    expect(
      nodesOf(prompt).flatMap((node) =>
        node.kind === 'control' && node.control === 'button' ? [node.label?.text] : [],
      ),
    ).toEqual(wanted);
  });

  it.each([
    'page for my stall. say that a service costs £65 and takes two weeks',
    'page for the pool. text: we close when it thunders',
  ])('shows what is to be said in %j', (prompt) => {
    expect(seen(prompt)).toMatch(/A service costs £65 and takes two weeks|We close when it thunders/);
  });

  it('makes columns of what a list is wanted with, and rows of the samples', () => {
    const table = nodesOf(
      'Loans overview for a herbarium. List with borrower, number of sheets, genus, sent, due back. Example: Jardim de Sintara, 114 sheets, Begonia, due 1 March.',
    ).find(({ kind }) => kind === 'table');
    expect(table?.kind === 'table' ? table.columns.map(({ label }) => label.text) : []).toEqual([
      'Borrower',
      'Number of sheets',
      'Genus',
      'Sent',
      'Due back',
    ]);
    expect(table?.kind === 'table' ? table.rows[0]?.cells.map((cell) => cell?.text) : []).toEqual([
      'Jardim de Sintara',
      '114 sheets',
      'Begonia',
      undefined,
      'due 1 March',
    ]);
  });

  it('answers questions that stand line by line', () => {
    const node = nodesOf('A page for our camp.\n\nWhere do they sleep? In tents.\nWhat does it cost? 310 euros.').find(
      ({ kind }) => kind === 'items',
    );
    expect(
      node?.kind === 'items' ? node.items.map(({ title, fields }) => [title.text, fields[0]?.words.text]) : [],
    ).toEqual([
      ['Where do they sleep?', 'In tents.'],
      ['What does it cost?', '310 euros.'],
    ]);
  });

  it('draws nobody who speaks, no wish and no look', () => {
    const words = seen(
      'hi, i farm oysters and hate paper. friendly please. low water 13:26. keep it simple, no charts pls, blue and grey',
    );
    expect(words).toContain('13:26');
    for (const one of ['i farm', 'friendly', 'keep it', 'charts', 'blue'])
      expect(words.toLowerCase()).not.toContain(one);
  });
});
