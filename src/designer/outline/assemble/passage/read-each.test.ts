import { describe, expect, it } from 'vitest';
import type { Item, Node } from '../../outline.ts';
import { readOutline } from '../../read-outline.ts';

const itemsIn = (nodes: readonly Node[]): Item[] =>
  nodes.flatMap((node) => (node.kind === 'section' ? itemsIn(node.nodes) : node.kind === 'items' ? node.items : []));

describe('what each thing of a list has', () => {
  it.each([
    [
      '## Spells\n- Eel Tongue, 2 breath\n- Peat Sleep, 5 breath\n\nEvery row has a "Cast" button, except Peat Sleep, which says "Ready at dawn" instead.',
      ['Cast', 'Ready at dawn'],
    ],
    [
      '## Boats\n- Curlew, 2 seats\n- Bittern, 4 seats\n\nEach row has a button "Book", except for Bittern which says "In the yard".',
      ['Book', 'In the yard'],
    ],
    [
      '## Lessons\n- Brakes, 20 min\n- Signals, 35 min\n\nEvery entry has a "Start" button, apart from Signals, which shows "From Monday".',
      ['Start', 'From Monday'],
    ],
  ])('spares what is excepted: %s', (prompt, [label, said]) => {
    const [first, second] = itemsIn(readOutline(`Phone screen for a club.\n\n${prompt}`).sections);
    const labels = (item: Item | undefined): unknown =>
      item?.nodes.map((node) => (node.kind === 'control' ? node.label?.text : node.kind));
    expect(labels(first)).toEqual([label]);
    expect(labels(second)).toEqual([]);
    expect(second?.fields.map(({ words }) => words.text)).toContain(said);
  });
});
