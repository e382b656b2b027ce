import { describe, expect, it } from 'vitest';
import type { Passage } from '../../form/passage.ts';
import { readForm } from '../../form/read-form.ts';
import { readOutline } from '../../read-outline.ts';
import { tellTables } from './tell-tables.ts';

/** Cells of the tables that a prompt tells in words, head first. */
function toldIn(prompt: string): (string | undefined)[][][] {
  const list = (passages: readonly Passage[]): (string | undefined)[][][] =>
    passages.flatMap(({ isTold, cells = [], parts }) => [
      ...(isTold === true ? [cells.map((row) => row.map((cell) => cell?.text))] : []),
      ...list(parts),
    ]);
  return list(tellTables(readForm(prompt), 'en'));
}

const BOATS = [
  ['Boat', 'Crew', 'Out'],
  ['Heron', 'Anke', '07:10'],
  ['Dipper', 'Leila', '07:25'],
];

describe('columns and rows in one passage, whatever parts them', () => {
  it.each([
    'A table with the columns Boat, Crew and Out. Rows: Heron, Anke, 07:10; Dipper, Leila, 07:25.',
    'Below comes a table (Boat | Crew | Out): Heron | Anke | 07:10; Dipper | Leila | 07:25.',
    '- Table: columns are Boat, Crew, Out. Data: Heron / Anke / 07:10, Dipper / Leila / 07:25',
    'There is a table with Boat, Crew and Out as columns, and the rows are Heron (Anke, 07:10) and Dipper (Leila, 07:25).',
    'The boat table: boat, crew and out. Give it these entries: Heron, Anke, 07:10; Dipper, Leila, 07:25.',
    'A table whose header row reads Boat, Crew, Out. It has two rows: "Heron, Anke, 07:10" and "Dipper, Leila, 07:25".',
    'Table (3 columns: Boat, Crew, Out). Example rows → Heron, Anke, 07:10 → Dipper, Leila, 07:25.',
  ])('%s', (prompt) => {
    const [table] = toldIn(prompt);
    expect(table?.map((row) => row.map((cell) => cell?.toLowerCase()))).toEqual(
      BOATS.map((row) => row.map((cell) => cell.toLowerCase())),
    );
  });
});

describe('two columns, by their number', () => {
  it.each([
    ['A two-column table, Item and Price: Tuition $1,450; Room and meals $620.', 'Tuition', '$1,450'],
    ['- "Loads": a two-column table, Bay and Weight: North bay 12 t; South bay 9 t', 'North bay', '12 t'],
    ['Below it a 2-column table, Swimmer and Time: Ada Krug 58.2 s; Bo Lind 61.0 s.', 'Ada Krug', '58.2 s'],
  ])('%s', (prompt, name, value) => {
    const [table] = toldIn(prompt);
    expect(table).toHaveLength(3);
    expect(table?.[1]).toEqual([name, value]);
  });
});

describe('rows that stand under their columns or behind them', () => {
  it.each([
    [
      'wells',
      'Table "Wells" with columns Well, Depth, Trend.\n\nW-1 — 42 m — falling\nW-2 — 38 m — steady',
      ['W-2', '38 m', 'steady'],
    ],
    [
      'stock',
      'Table columns:\n- Item\n- Counted\n- Expected\n\nTable rows:\n- Flour, 14, 15\n- Rye, 22, 22',
      ['Rye', '22', '22'],
    ],
    [
      'shifts',
      '### Table\nColumns: `Name`, `Gate`, `Hours`\n\nRow 1: Amara, Gate A, 8\nRow 2: Jon, Tower, 8',
      ['Jon', 'Tower', '8'],
    ],
    [
      'yeast',
      '**Table** — Batch, Yeast, Tank\n- **B-20** — Ale 3, T1\n- **B-21** — Lager 1, T4',
      ['B-21', 'Lager 1', 'T4'],
    ],
  ])('%s', (_, prompt, last) => {
    expect(toldIn(prompt)[0]?.at(-1)).toEqual(last);
  });
});

it('keeps what is said before and behind a told table, once', () => {
  const outline = readOutline(
    'Desktop page for a rowing club.\n\nIn the middle a table "Boat log" with the columns Boat, Crew, Out: Heron, Anke, 07:10; Dipper, Leila, 07:25. Under it a button "Book a boat".',
  );
  const text = JSON.stringify(outline.sections);
  for (const words of ['Boat log', 'Heron', '07:25', 'Book a boat']) expect(text.split(`"${words}"`)).toHaveLength(2);
});

it.each([
  ['footer columns', 'Footer with columns "Foundry" (History, Jobs), "Help" (Care, Contact), no form, no icons.'],
  ['figures', 'Table "Invoices": INV-6, 1 May, $249; INV-5, 1 April, $262; INV-4, 1 March, $249.'],
  ['prose', 'Table with columns Cue, In, Out. The cue list is long. Keep it calm and easy to read at night.'],
])('takes nothing for a table whose columns and rows do not fit: %s', (_, prompt) => {
  expect(toldIn(prompt)).toEqual([]);
});
