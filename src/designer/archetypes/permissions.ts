import { defineArchetype, ONE_COLUMN } from './archetype.ts';

/** Who may do what. */
export const permissions = defineArchetype({
  id: 'permissions',
  words: [
    [
      5,
      'permission matrix, permissions matrix, role matrix, access matrix, roles and permissions, role and permission, roles and permissions matrix, roles and permissions page, permission table, permissions page, permission setting, permissions settings, role permission, role permissions, access control matrix, access control, access right, access rights, user permission, user permissions, rights matrix, role editor, role management, rbac, rbac matrix',
    ],
  ],
  frames: { phone: ['top-bar', 'bottom-bar'], page: ['side-nav', 'rail', 'top-nav'] },
  lead: [],
  body: ['rights'],
  close: [],
  shares: ONE_COLUMN,
  blocks: { phone: 1, page: 1 },
  otherwise: 'rights',
  become: {
    records: 'rights',
    table: 'rights',
    compare: 'rights',
    settings: 'rights',
    people: 'rights',
    choices: 'rights',
    form: 'rights',
    filters: 'rights',
  },
  parts: {
    rights:
      'matrix, role, permission, role column, permission row, checkbox, check mark, checkmark, toggle, right, access, member count, group, module, save, save change',
  },
  destination: { label: 'Roles', icon: 'shield-check' },
});
