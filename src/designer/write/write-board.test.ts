import { describe, expect, it } from 'vitest';
import { toWriteContext } from '../compose-screen.ts';
import { DOMAINS } from '../knowledge/domains.ts';
import { understand } from '../understand/understand.ts';
import { writeBoard } from './write-board.ts';
import type { WriteContext } from './write-context.ts';

const contextFor = (prompt: string): WriteContext =>
  toWriteContext(understand(prompt, DOMAINS), { seed: 'a', now: new Date('2026-11-20T09:00:00Z') });

describe('writeBoard', () => {
  it('puts the things of a trade where they stand, under the stages that they go through', () => {
    const context = contextFor('Sales pipeline board for a CRM, deals by stage');
    const [deals] = context.domain.collections;
    const stage = deals?.columns.findIndex(({ label }) => label === 'Stage') ?? -1;
    const { columns } = writeBoard(context);
    expect(context.domain.id).toBe('sales');
    for (const { title, cards } of columns) {
      expect(cards.length).toBeGreaterThan(0);
      for (const card of cards) expect(deals?.rows.find((row) => row.title === card.title)?.cells[stage]).toBe(title);
    }
    expect(columns.flatMap(({ cards }) => cards)).toHaveLength(deals?.rows.length ?? 0);
  });

  it('keeps the columns that the prompt names, and every card in one of them', () => {
    const context = contextFor('Hiring board');
    const names = ['Applied', 'Interview', 'Offer'];
    const want = { id: 'w1', label: 'Board', texts: [], fields: [], items: names.map((title) => ({ title })) };
    const { columns } = writeBoard(context, want);
    expect(columns.map(({ title }) => title)).toEqual(names);
    const titles = columns.flatMap(({ cards }) => cards.map(({ title }) => title));
    expect(new Set(titles).size).toBe(titles.length);
    expect(columns.every(({ cards }) => cards.length > 0)).toBe(true);
  });
});
