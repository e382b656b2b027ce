import { describe, expect, it } from 'vitest';
import { joinLines } from '../layout/join-lines.ts';
import { assignRuns, listTextLeaves } from './text-runs.ts';
import type { InlineItem } from './box-tree.ts';

const run = (text: string, x = 0, y = 0) => ({ text, box: { x, y, width: text.length * 10, height: 20 } });

describe('assignRuns', () => {
  it('gives each text its runs, whatever became of white space', () => {
    const items: InlineItem[] = [
      { kind: 'text', text: '\n  22.5 ' },
      { kind: 'text', text: 'of 44 km and\n more' },
      { kind: 'text', text: '   ' },
      { kind: 'text', text: 'end' },
    ];
    const runs = [run('22.5 '), run('of 44 km '), run('AND MORE'), run(' '), run('end')];
    const assigned = assignRuns(listTextLeaves(items), runs);
    expect(listTextLeaves(items).map((leaf) => assigned.get(leaf)?.map(({ text }) => text))).toEqual([
      ['22.5 '],
      ['of 44 km ', 'AND MORE'],
      undefined,
      ['end'],
    ]);
  });

  it('does not lose count where a line was cut short', () => {
    const items: InlineItem[] = [{ kind: 'text', text: 'a long line' }];
    expect([...assignRuns(listTextLeaves(items), [run('a lo…')]).values()]).toEqual([[run('a lo…')]]);
  });
});

describe('joinLines', () => {
  it('puts together what touches, and keeps lines apart', () => {
    expect(joinLines([run('U'), run('PPER\n', 10, 0.5), run('next', 0, 20)])).toEqual([
      { text: 'UPPER ', box: { x: 0, y: 0, width: 60, height: 20 } },
      run('next', 0, 20),
    ]);
  });
});
