import { defineArchetype, ONE_COLUMN } from './archetype.ts';

/** Where a service tells whether it works. */
export const serviceStatus = defineArchetype({
  id: 'service-status',
  words: [
    [
      5,
      'status page, public status page, system status, system status page, service status, service status page, uptime page, incident page, incidents page, api status, api status page, server status page, platform status, network status page, statuspage, incident history page',
    ],
  ],
  isPublic: true,
  frames: { phone: ['top-nav'], page: ['top-nav'] },
  lead: ['uptime'],
  body: ['closing', 'questions', 'points'],
  close: ['footer'],
  shares: ONE_COLUMN,
  blocks: { phone: 0, page: 0 },
  otherwise: 'uptime',
  strong: ['uptime'],
  become: {
    records: 'uptime',
    timeline: 'uptime',
    metrics: 'uptime',
    series: 'uptime',
    focus: 'uptime',
    notice: 'uptime',
    table: 'uptime',
    hero: 'uptime',
    breakdown: 'uptime',
    releases: 'uptime',
  },
  parts: {
    uptime:
      'status, component, service, uptime, uptime bar, uptime history, incident, incident history, past incident, ongoing incident, overall status, system, banner, maintenance, scheduled maintenance, latency, response time, region, subscribe',
  },
  compositions: [
    { builds: ['service-health'], signature: 'none' },
    {
      builds: ['service-health', 'closing-field'],
      body: ['closing'],
      blocks: { phone: 1, page: 1 },
      signature: 'none',
    },
    {
      builds: ['service-health', 'faq-two-column'],
      body: ['questions'],
      blocks: { phone: 1, page: 1 },
      signature: 'none',
    },
  ],
  destination: { label: 'Status', icon: 'activity' },
});
