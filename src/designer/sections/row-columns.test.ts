import { describe, expect, it } from 'vitest';
import type { NodeContext } from './node-context.ts';
import { item } from './outline.fixture.ts';
import { rowColumns } from './row-columns.ts';

const desk = { device: 'DESKTOP', width: 'full', pageKind: 'tool' } as NodeContext;
const rows = (count: number, title = 'Turbine') => ({
  items: Array.from({ length: count }, (_, index) => item(`${title} ${index}`, { ok: 'value' })),
});

describe('rowColumns', () => {
  it.each<[number, NodeContext, boolean]>([
    [6, desk, true],
    [5, desk, true],
    [2, desk, false],
    [3, { ...desk, pageKind: 'site' }, true],
    [6, { ...desk, device: 'MOBILE' }, false],
    [6, { ...desk, width: 'narrow' }, false],
    [6, { ...desk, fills: true }, false],
  ])('%i rows', (count, context, isIn) => {
    expect(rowColumns(rows(count), context) !== undefined).toBe(isIn);
  });

  it('has three columns where they come out even and each name has room', () => {
    expect(rowColumns(rows(6), desk)?.list).toContain('grid-cols-3');
    expect(rowColumns(rows(4), desk)?.list).toContain('grid-cols-2');
    const long = rows(3, 'Expected return of a share');
    expect(rowColumns(long, { ...desk, width: 'wide', pageKind: 'site' })).toBeUndefined();
  });

  it('leaves rows that say much, or one of which is chosen, below one another', () => {
    expect(rowColumns(rows(6, 'A name that nobody can read in half of the width of a desk'), desk)).toBeUndefined();
    const chosen = { items: rows(6).items.map((one, at) => (at === 2 ? { ...one, state: 'selected' as const } : one)) };
    expect(rowColumns(chosen, desk)).toBeUndefined();
  });
});
