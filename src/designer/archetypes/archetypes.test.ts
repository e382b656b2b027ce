import { describe, expect, it } from 'vitest';
import { BLOCKS } from '../blocks/blocks.ts';
import { composeScreen, toComposition } from '../compose-screen.ts';
import { DOMAINS } from '../knowledge/domains.ts';
import { planScreen, structureOf } from '../plan/plan-screen.ts';
import { sampleContext, SAMPLE_DAY } from '../sample-brief.fixture.ts';
import { understand } from '../understand/understand.ts';
import { ARCHETYPE_IDS, type ArchetypeId } from './archetypes.ts';

const LEAST_STRUCTURES = 4;
const SEEDS = [...'abcdefghijkl'];
/** By name, so that another trade does not change what is drawn here. */
const NAMED = new Set(['analytics', 'crafts', 'garden', 'museum', 'shop', 'clinic']);
const TRIES = SEEDS.flatMap((seed) => DOMAINS.filter(({ id }) => NAMED.has(id)).map((domain) => ({ seed, domain })));

describe.each(ARCHETYPE_IDS)('%s', (archetype) => {
  it.each(['MOBILE', 'DESKTOP'] as const)('is composed in at least four ways on %s', (device) => {
    const structures = new Set<string>();
    for (const { seed, domain } of TRIES) {
      if (structures.size === LEAST_STRUCTURES) break;
      const context = sampleContext({ archetype, domain });
      structures.add(structureOf(planScreen(context, { blocks: BLOCKS, device, seed: `${seed}:${domain.id}` })));
    }
    expect(structures.size, [...structures].join('\n')).toBeGreaterThanOrEqual(LEAST_STRUCTURES);
  });
});

/** Prompts that ask for a kind of screen, and the block that has to stand on it. */
const ASKED: readonly [archetype: ArchetypeId, block: string, prompts: readonly string[]][] = [
  [
    'inbox',
    'mail-list',
    [
      'Inbox for a small clinic',
      'Mail app for a coffee roastery',
      'Design a shared inbox where support answers customers',
      'Email client, desktop, with a reading pane',
    ],
  ],
  [
    'files',
    'file-grid',
    [
      'File manager for a band',
      'Cloud drive for an architecture studio',
      'Create a file browser with folders and recent documents',
      'Document library of a school',
    ],
  ],
  [
    'notifications',
    'notification-list',
    [
      'Notification center for a fitness app',
      'Notifications screen of a social app',
      'Alerts page of a software company',
      'Build me a notifications page grouped by day',
    ],
  ],
  [
    'search',
    'result-list',
    [
      'Search results page for second-hand bikes',
      'Hotel search results',
      'Search page of an online bookshop',
      'Design a search screen with facets for recipes',
    ],
  ],
  [
    'table',
    'bulk-table',
    [
      'Admin table of orders for a coffee roastery',
      'Data table with filters and pagination for a clinic',
      'User management table for a software company',
      'A table of members with bulk actions and row selection',
      'Admin panel for managing users with table and filters',
      'Audit log page with filters by user, action and date',
    ],
  ],
  [
    'record',
    'dossier-head',
    [
      'CRM contact detail page with activity and notes',
      'Hospital patient record dashboard',
      'Employee profile for an HR system',
      'Support ticket detail with the conversation',
    ],
  ],
  [
    'roadmap',
    'gantt-chart',
    [
      'Product roadmap for a podcast app',
      'Gantt chart for a product team',
      'Project schedule of a construction company',
      'Release planning for an app',
    ],
  ],
  [
    'roster',
    'roster-week',
    ['Shift schedule for a restaurant', 'Staff rota of a clinic', 'Employee shift scheduling week view for a bakery'],
  ],
  [
    'billing',
    'billing-sheet',
    ['Billing and subscription page of a SaaS', 'Billing settings with invoices', 'Manage subscription screen'],
  ],
  ['about', 'member-cards', ['About us page of a coffee roastery', 'Our story page of a bakery']],
  [
    'careers',
    'open-positions',
    ['Careers page for a robotics company', 'Work with us page of a restaurant', 'Jobs page for a hospital'],
  ],
  [
    'service-status',
    'service-health',
    ['Status page for a payments API', 'System status of a mail service', 'Public status page of a hosting company'],
  ],
  [
    'permissions',
    'rights-grid',
    ['Roles and permissions matrix for a CMS', 'Permission matrix of a clinic', 'Role management of a shop'],
  ],
  [
    'docs',
    'docs-page',
    ['Docs page for a date picker React component', 'API reference of a bank', 'Documentation site of a design system'],
  ],
  [
    'logs',
    'log-explorer',
    ['Log viewer with filters for level and service', 'Server logs page', 'Log explorer of a bank'],
  ],
  [
    'rounds',
    'people-day',
    [
      'Week view of a dental practice, one column per dentist',
      'Appointment calendar of a salon',
      'Salon calendar by stylist',
    ],
  ],
  [
    'timeline',
    'timeline-track',
    [
      'Public roadmap for a podcast app',
      'Activity log of a bank',
      'Timeline of a construction project',
      'Activity log for a smart home',
    ],
  ],
  [
    'changelog',
    'release-notes',
    [
      'Changelog for a podcast app',
      'Release notes page for a fitness app',
      'Build a page for release history with versions',
      "What's new page of a note app",
    ],
  ],
  [
    'help',
    'topic-tiles',
    [
      'Help center for a coffee roastery',
      'Knowledge base for a clinic',
      'Support center of a software company',
      'FAQ page for an online shop',
    ],
  ],
  [
    'team',
    'member-cards',
    ['Team page for an architecture studio', 'Meet the team page for a clinic', 'Staff directory of a school'],
  ],
  [
    'empty',
    'empty-state',
    [
      'Empty state for a task app',
      'Offline page of a coffee roastery app',
      'Maintenance page of a bank',
      'Empty inbox of a law firm',
    ],
  ],
  [
    'lost',
    'empty-state',
    ['404 page for a band', 'Page not found for an architecture studio', '404 error page of a shop'],
  ],
  [
    'journal',
    'journal-index',
    [
      'Blog index for a travel writer',
      'Company blog of a software house',
      'Food blog homepage with featured post and categories',
      'Blog page for a law firm',
    ],
  ],
  [
    'map',
    'map-ground',
    [
      'Map screen for electric car charging',
      'Store locator for a coffee roastery',
      'Map view for a boutique hotel',
      'Nearby places on an interactive map',
    ],
  ],
];

describe.each(ASKED)('%s', (archetype, block, prompts) => {
  it.each(prompts)('is what “%s” asks for', (prompt) => {
    expect(understand(prompt, DOMAINS).archetype).toBe(archetype);
  });

  it.each(['MOBILE', 'DESKTOP'] as const)('holds its block on %s', (device) => {
    for (const prompt of prompts) {
      const composed = composeScreen(understand(prompt, DOMAINS), { device, seed: prompt, now: SAMPLE_DAY });
      expect(toComposition(composed).body, prompt).toContain(`data-block="${block}"`);
    }
  });
});
