import { describe, expect, it } from 'vitest';
import { DOMAINS } from '../knowledge/domains.ts';
import { understand } from './understand.ts';

const columnsOf = (prompt: string): string[] =>
  understand(prompt, DOMAINS).wants.find((want) => want.kind === 'board')?.texts ?? [];

describe('columns of a board', () => {
  it.each([
    [
      'Kanban board for a marketing team with To do, In progress, Review and Done',
      ['To do', 'In progress', 'Review', 'Done'],
    ],
    ['Sprint board with columns Backlog, In progress, QA, Done', ['Backlog', 'In progress', 'QA', 'Done']],
    [
      'Hiring pipeline board: Applied, Screening, Interview, Offer, Hired',
      ['Applied', 'Screening', 'Interview', 'Offer', 'Hired'],
    ],
    [
      'Content kanban for an agency: ideas → drafting → review → published',
      ['Ideas', 'Drafting', 'Review', 'Published'],
    ],
  ])('%s', (prompt, columns) => {
    expect(columnsOf(prompt)).toEqual(columns);
    expect(understand(prompt, DOMAINS).wants).toHaveLength(1);
  });

  it('are not what its cards show', () => {
    expect(columnsOf('Task board for a team, cards with labels, assignees and due dates')).toEqual([]);
  });
});

const fieldsOf = (prompt: string): string[] | undefined =>
  understand(prompt, DOMAINS)
    .wants.find((want) => want.kind === 'records')
    ?.fields.map(({ label }) => label);

describe('columns of a table', () => {
  it.each([
    [
      'User management with a table: name, email, role, plan, last login, status',
      ['Name', 'Email', 'Role', 'Plan', 'Last login', 'Status'],
    ],
    ['Leases table with tenant, unit, end date and rent', ['Unit', 'End date', 'Tenant', 'Rent']],
  ])('%s', (prompt, columns) => {
    expect(fieldsOf(prompt)).toEqual(columns);
  });
});
