import { describe, expect, it } from 'vitest';
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
    [
      'in their order',
      'Desktop page on which somebody compares three hearing aids.\n\nTitle: "Your options".\n\nThe comparison is one table. The columns are Feature, Lyra, Corvo and Tamarin. The row Battery goes 26 h, 30 h and 20 h. The row Price goes €1,980, €2,640 and €3,150.',
      [
        ['Battery', '26 h', '30 h', '20 h'],
        ['Price', '€1,980', '€2,640', '€3,150'],
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

it('figures told by their order', () => {
  const { sections } = readOutline(
    'Create an admin page for the gateway "Portcullis".\n\nThe page title is "Rate limits".\n\nFirst row: three metric cards. The first one says Requests with 18,240, the second says Throttled with 3.1 %, the third says Rules active with 26.',
  );
  const facts = listNodes(sections).flatMap((node) => (node.kind === 'facts' ? node.facts : []));
  expect(facts.map(({ label, value }) => `${label?.text}: ${value.text}`)).toEqual([
    'Requests: 18,240',
    'Throttled: 3.1 %',
    'Rules active: 26',
  ]);
});
