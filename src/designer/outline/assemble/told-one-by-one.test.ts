import { describe, expect, it } from 'vitest';
import { PageDraft } from './page-draft.ts';
import { tellByOrder } from './tell-by-order.ts';
import { tellRow } from './tell-row.ts';
import { readOutline } from '../read-outline.ts';
import type { Node, TableNode } from '../outline.ts';

const listNodes = (nodes: readonly Node[]): Node[] =>
  nodes.flatMap((node) => (node.kind === 'section' ? [node, ...listNodes(node.nodes)] : [node]));

const tableIn = (prompt: string): string[][] => {
  const { sections } = readOutline(prompt);
  const table = listNodes(sections).find((node): node is TableNode => node.kind === 'table');
  return (table?.rows ?? []).map(({ cells }) => cells.map((cell) => cell?.text ?? ''));
};

describe('rows told in sentences', () => {
  it.each([
    [
      'by the names of their columns',
      'Stock page of a mill. The table has the columns Batch, Colour, Weight, In stock and Reserved. Batch SW-118 is Peat, weight DK, with 84 kg in stock and 20 kg reserved. Batch SW-121 is Gorse, weight Aran, with 12 kg in stock and 6 kg reserved.',
      [
        ['SW-118', 'Peat', 'DK', '84 kg', '20 kg'],
        ['SW-121', 'Gorse', 'Aran', '12 kg', '6 kg'],
      ],
    ],
  ])('%s', (_, prompt, rows) => {
    expect(tableIn(prompt)).toEqual(rows);
  });

  it('in pipes without a frame, under a numbered entry', () => {
    expect(
      tableIn(
        'Payroll page.\n\n1. Heading "June"\n2. Table with these columns and rows:\n   Name | Hours | Net\n   Ada Holt | 160 | $4,736\n   Ben Ruiz | 152 | $3,936',
      ),
    ).toEqual([
      ['Ada Holt', '160', '$4,736'],
      ['Ben Ruiz', '152', '$3,936'],
    ]);
  });
});

it.each([
  ['Actions: [Create order] primary, [Edit], [Archive]', ['Create order', 'Edit', 'Archive']],
  ['Buttons: [Send], [Cancel]', ['Send', 'Cancel']],
])('buttons drawn in brackets: %s', (line, labels) => {
  const { sections } = readOutline(`Detail page of a tree.\n\n- H1: London plane\n- ${line}`);
  const buttons = listNodes(sections).flatMap((node) =>
    node.kind === 'control' && node.control === 'button' ? [node.label?.text] : [],
  );
  expect(buttons).toEqual(labels);
});

describe('a row of a table whose columns are known', () => {
  const tableOf = (...columns: string[]): TableNode => ({
    kind: 'table',
    columns: columns.map((text) => ({ label: { text, origin: 'literal' } })),
    rows: [],
    footer: [],
  });
  const cellsOf = ({ rows }: TableNode): (string | undefined)[] | undefined => rows[0]?.cells.map((cell) => cell?.text);

  it.each([
    ['The row Battery goes 26 h, 30 h and 20 h.', ['Battery', '26 h', '30 h', '20 h']],
    ['Price: €1,980, €2,640 and €3,150.', ['Price', '€1,980', '€2,640', '€3,150']],
  ])('%s', (text, cells) => {
    const table = tableOf('Feature', 'Lyra', 'Corvo', 'Tamarin');
    expect(tellRow(table, { text, start: 0 }, 'en')).toBe(true);
    expect(cellsOf(table)).toEqual(cells);
  });

  it.each([
    'Beneath the table is a box titled "Not sure yet?" with the link "Book a call".',
    'Primary colour lime #84CC16, text #111827, font Space Grotesk for numbers.',
    'Battery goes 26 h.',
  ])('tells none: %s', (text) => {
    const table = tableOf('Feature', 'Lyra', 'Corvo', 'Tamarin');
    expect(tellRow(table, { text, start: 0 }, 'en')).toBe(false);
    expect(table.rows).toEqual([]);
  });
});

describe('things told by their order', () => {
  it.each([
    [
      'The first one says Requests with 18,240, the second says Throttled with 3.1 %.',
      ['Requests: 18,240', 'Throttled: 3.1 %'],
    ],
    ['The first shows Ewes with 212.', undefined],
    ['The third row is late.', undefined],
  ])('%s', (text, told) => {
    const draft = new PageDraft('', 'en');
    const isTold = tellByOrder(draft, { text, start: 0 }, { scope: draft.page }) !== undefined;
    const facts = listNodes(draft.outline.sections).flatMap((node) => (node.kind === 'facts' ? node.facts : []));
    expect(isTold ? facts.map(({ label, value }) => `${label?.text}: ${value.text}`) : undefined).toEqual(told);
  });
});
