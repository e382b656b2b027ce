import { describe, expect, it } from 'vitest';
import { createDraft } from './draft.ts';
import { splitGroups } from './split-groups.ts';

describe('splitGroups', () => {
  it('makes a list of each upper name and keeps the lower beside the items', () => {
    const draft = createDraft('Collection', {
      kind: 'records',
      texts: ['Strings', 'Bowed', 'Plucked', 'Winds', 'Reeds'],
      items: [
        { title: 'Viola', note: 'Bowed' },
        { title: 'Lute', note: 'Plucked' },
        { title: 'Oboe', note: 'Reeds' },
      ],
    });
    expect(splitGroups(draft).map(({ label, items }) => [label, items])).toEqual([
      [
        'Strings',
        [
          { title: 'Viola', note: 'Bowed' },
          { title: 'Lute', note: 'Plucked' },
        ],
      ],
      ['Winds', [{ title: 'Oboe', note: 'Reeds' }]],
    ]);
  });

  it('makes a list of each group where nothing stands above them', () => {
    const draft = createDraft('Menu', {
      kind: 'records',
      texts: ['Starters', 'Mains'],
      items: [
        { title: 'Soup', value: '$8', note: 'Starters' },
        { title: 'Pie', note: 'Mains' },
      ],
    });
    expect(splitGroups(draft).map(({ label, items }) => [label, items])).toEqual([
      ['Starters', [{ title: 'Soup', value: '$8' }]],
      ['Mains', [{ title: 'Pie' }]],
    ]);
  });

  it('leaves boards and lists without groups alone', () => {
    const board = createDraft('Tasks', { kind: 'board', texts: ['Open'], items: [{ title: 'Paint', note: 'Open' }] });
    const list = createDraft('Notes', { kind: 'records', items: [{ title: 'Milk' }, { title: 'Bread' }] });
    expect(splitGroups(board)).toEqual([board]);
    expect(splitGroups(list)).toEqual([list]);
  });
});
