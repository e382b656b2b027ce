import { describe, expect, it } from 'vitest';
import type { NodeContext } from './node-context.ts';
import { control, item } from './outline.fixture.ts';
import { signsOf } from './row-signs.ts';

const phone = { device: 'MOBILE', pageKind: 'app', width: 'full', lang: 'en', level: 3 } as NodeContext;
const list = (...items: ReturnType<typeof item>[]) => ({ kind: 'items', layout: 'rows', items }) as const;
const told = (node: ReturnType<typeof list>, context: NodeContext) =>
  signsOf({ ...node, items: [...node.items] }, context);

describe('signsOf', () => {
  it('has what each name means, on a phone as at a desk', () => {
    const rows = list(item('Groceries', { '€42': 'value' }), item('Broadband', { '€18': 'value' }));
    expect(told(rows, phone)).toEqual(['shopping-basket', 'wifi']);
    expect(told(rows, { ...phone, device: 'DESKTOP', pageKind: 'tool' })).toEqual(['shopping-basket', 'wifi']);
    expect(told(rows, { ...phone, pageKind: 'site' })).toEqual([]);
  });

  it('has the sign of what the part is about where names mean none, and none for bare names', () => {
    const rows = list(item('K-118', { 'at Orrin Lane': 'note' }), item('K-121', { 'at the ferry': 'note' }));
    expect(told(rows, { ...phone, about: 'Repairs' })).toEqual(['wrench', 'wrench']);
    expect(told(list(item('K-118'), item('K-121')), { ...phone, about: 'Repairs' })).toEqual([]);
  });

  it('leaves a narrow row with a button its room', () => {
    const rows = list(
      item('Groceries', {}, { nodes: [control('button', 'Pay')] }),
      item('Insurance', {}, { nodes: [control('button', 'Pay')] }),
    );
    expect(told(rows, { ...phone, width: 'narrow', pageKind: 'tool' })).toEqual([]);
  });
});
