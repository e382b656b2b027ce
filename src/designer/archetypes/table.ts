import { defineArchetype } from './archetype.ts';

export const table = defineArchetype({
  id: 'table',
  words: [
    [
      5,
      'table, data table, admin table, admin list, user table, data grid, datagrid, spreadsheet, crud table, crud page, admin panel table, user management, user management table, order management, inventory table, bulk edit, table view, management table, responsive table, member management, product table, order table, admin users page',
    ],
    [3, 'back office, backoffice, inventory, stock list'],
  ],
  frames: { phone: ['top-bar', 'bottom-bar'], page: ['side-nav', 'rail', 'top-nav'] },
  lead: [],
  body: ['table', 'metrics'],
  close: [],
  shares: [[12]],
  blocks: { phone: 1, page: 1 },
  otherwise: 'table',
  become: { records: 'table', filters: 'table', actions: 'table' },
});
