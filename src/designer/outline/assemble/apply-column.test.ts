import { describe, expect, it } from 'vitest';
import type { Node, TableNode } from '../outline.ts';
import { readOutline } from '../read-outline.ts';

const tableIn = (nodes: readonly Node[]): TableNode | undefined => {
  for (const node of nodes) {
    const found = node.kind === 'table' ? node : node.kind === 'section' ? tableIn(node.nodes) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
};

const table = (head: string, rows: string[], said: string): TableNode => {
  const rule = head.replace(/[^|]+/g, '---');
  const prompt = `Admin page for a depot.\n\n${[head, rule, ...rows].join('\n')}\n\n${said}`;
  const found = tableIn(readOutline(prompt).sections);
  if (found === undefined) throw new Error('the prompt holds a table');
  return found;
};

describe('sentences about columns', () => {
  it.each([
    [
      '| Flag | Rollout | On |',
      'the On column holds switches; Rollout is a thin progress bar',
      [undefined, 'progress', 'switch'],
    ],
    ['| Silo | Fill | State |', 'Fill is a progress bar; State is a coloured pill.', [undefined, 'progress', 'status']],
    ['| Boat | Paid | Out |', 'the Paid column holds checkboxes; Out is a toggle', [undefined, 'checkbox', 'switch']],
  ])('each tell their own: %s', (head, said, kinds) => {
    expect(table(head, ['| a | b | c |'], said).columns.map((column) => column.as)).toEqual(kinds);
  });

  it.each([
    ['| Pier | Depth | Action |', 'In the Action column the button "Open gate".', 'Open gate'],
    ['| Hive | Queen | Do |', 'In the Do column a button "Inspect".', 'Inspect'],
    ['| Coach | Seats | Next |', 'In the Next column the button "Assign driver".', 'Assign driver'],
  ])('give every row its button: %s', (head, said, label) => {
    const { rows, columns } = table(head, ['| a | 1 |', '| b | 2 |'], said);
    expect(rows.map(({ cells }) => cells[2]?.text)).toEqual([label, label]);
    expect(columns[2]?.as).toBe('actions');
  });

  it('leave out a row that shows something else', () => {
    const said = 'In the Action column the button "Open gate", for Pier 2 instead the text "Under repair".';
    const { rows } = table('| Pier | Depth | Action |', ['| Pier 1 | 4 m |', '| Pier 2 | 6 m |'], said);
    expect(rows.map(({ cells, actions }) => [cells[2]?.text, actions[0]?.label?.text])).toEqual([
      [undefined, 'Open gate'],
      ['Under repair', undefined],
    ]);
  });

  it.each([
    ['Each column head carries the number of members: 9, 34.', ['Members', '9', '34']],
    ['Under each column the count of boats: 12, 7.', ['Boats', '12', '7']],
    ['Every column shows a total: 80, 65.', [undefined, '80', '65']],
  ])('count what they stand for: %s', (said, cells) => {
    const { rows } = table('| Rule | Pilot | Guard |', ['| Sail | yes | no |'], said);
    expect(rows[0]?.cells.map((cell) => cell?.text)).toEqual(cells);
  });
});

describe('a sentence about one row', () => {
  it.each([
    ['The last row is locked: padlock and the hint "Set by law".', 'Set by law'],
    ['The first row shows the remark "Checked twice".', 'Checked twice'],
    ['The second row carries the note "Ask the warden".', 'Ask the warden'],
  ])('says it under the table: %s', (said, words) => {
    const { footer } = table('| Rule | Pilot |', ['| Sail | yes |', '| Dock | no |'], said);
    expect(footer.map((node) => node.kind === 'text' && node.words.text)).toEqual([words]);
  });
});
