import { describe, expect, it } from 'vitest';
import type { Node, TableNode } from '../outline.ts';
import { readOutline } from '../read-outline.ts';

const listNodes = (nodes: readonly Node[]): Node[] =>
  nodes.flatMap((node) => (node.kind === 'section' ? [node, ...listNodes(node.nodes)] : [node]));
const nodesOf = (prompt: string): Node[] => listNodes(readOutline(prompt).sections);
const rowsOf = (prompt: string): string[][] =>
  (nodesOf(prompt).find((node): node is TableNode => node.kind === 'table')?.rows ?? []).map(({ cells }) =>
    cells.map((cell) => cell?.text ?? ''),
  );
const boxesOf = (prompt: string): string[] =>
  nodesOf(prompt).flatMap((node) =>
    node.kind === 'control' && node.control === 'checkbox'
      ? [`${node.label?.text ?? ''}${node.isOn === true ? '*' : ''}`]
      : [],
  );

describe('rows that plain prose tells', () => {
  it('with verbs of any meaning', () => {
    expect(
      rowsOf(
        'A loans page. The table has the columns Object, Borrower, Leaves and Status. The row Bronze heron belongs to Kunsthalle Vik, leaves 3 June and is Packed. The row Tide chart belongs to Fjordmuseet, leaves 21 June and is Requested.',
      ),
    ).toEqual([
      ['Bronze heron', 'Kunsthalle Vik', '3 June', 'Packed'],
      ['Tide chart', 'Fjordmuseet', '21 June', 'Requested'],
    ]);
  });

  it('by small words alone, and where a letter ends the sentence', () => {
    expect(
      rowsOf(
        'A van screen. Then a table with the columns Stop, Street, Parcels and Shelf. Stop 1 goes to Quay Road 4 with 6 parcels on shelf A. Stop 2 goes to Mill Lane 11 with 2 parcels on shelf C.',
      ),
    ).toEqual([
      ['1', 'Quay Road 4', '6', 'A'],
      ['2', 'Mill Lane 11', '2', 'C'],
    ]);
  });

  it('moment by moment in one sentence', () => {
    expect(
      rowsOf(
        'Schichtplan. Es folgt eine Tabelle mit den Spalten Uhrzeit, Duft und Wer. Um 17:00 Birke mit Jonas, um 18:30 Zirbe mit Mele.',
      ),
    ).toEqual([
      ['17:00', 'Birke', 'Jonas'],
      ['18:30', 'Zirbe', 'Mele'],
    ]);
  });
});

describe('what is ticked off', () => {
  it.each([
    [
      'A pool visit. Under the map there is a checklist with Skim surface, Brush walls and Empty baskets.',
      ['Skim surface', 'Brush walls', 'Empty baskets'],
    ],
    [
      'A stage check. Beside the plan there is a checklist with Lamps lit, Doors shut and Cables taped.',
      ['Lamps lit', 'Doors shut', 'Cables taped'],
    ],
    [
      'A hive visit. Below the card there is a checklist with Queen seen, Eggs found and Super added.',
      ['Queen seen', 'Eggs found', 'Super added'],
    ],
  ])('%s', (prompt, boxes) => {
    expect(boxesOf(prompt)).toEqual(boxes);
  });
});
