import { defineArchetype } from './archetype.ts';

export const table = defineArchetype({
  id: 'table',
  words: [
    [
      5,
      'leave request, time off request, approval queue, approvals page, approvals, expense approval, quote list, quotes list, quotes table, quote sent, sent quote, quote management, estimate list, expense claims, holds queue, table, data table, admin table, admin list, user table, data grid, datagrid, spreadsheet, crud table, crud page, admin panel table, user management, user management table, order management, inventory table, bulk edit, table view, management table, responsive table, member management, product table, order table, admin users page, admin panel for managing, manage user, managing user, user administration, users page, user list, team members and role, member and role, user and role, audit log, audit trail, audit log page, audit log viewer, access log, login history, api key, api keys page, api key setting, api key management, access token page, webhook page, device management, device management console, device list, invoice management, invoice management screen, invoices page, invoice overview, expense management, expense list, api token, webhooks and api token, tokens page, subscription list, campaign list, job list admin, user role and permission, fleet list, vendor list, vendor management, supplier list, supplier management, employee list, employee table, staff list, customer list, customer table, contact table, lead list, order list, orders page, invoice list, transaction table, transactions page, patient list, ticket table, asset register, purchase order list, leave request list, stock overview, inventory management, stock management, inventory list, product list admin',
    ],
    [3, 'admin panel, admin area, admin interface, back office, backoffice, inventory, stock list'],
  ],
  frames: { phone: ['top-bar', 'bottom-bar'], page: ['side-nav', 'rail', 'top-nav'] },
  lead: [],
  body: ['table', 'metrics'],
  close: [],
  shares: [[12]],
  blocks: { phone: 1, page: 1 },
  otherwise: 'table',
  become: {
    records: 'table',
    filters: 'table',
    actions: 'table',
    timeline: 'table',
    settings: 'table',
    people: 'table',
    profile: 'table',
    gallery: 'table',
    console: 'table',
    compare: 'table',
  },
});
