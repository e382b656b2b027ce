import { defineArchetype, ONE_COLUMN } from './archetype.ts';

/** What machines wrote down. */
export const logs = defineArchetype({
  id: 'logs',
  words: [
    [
      5,
      'log viewer, logs viewer, log explorer, logs explorer, log search, log stream, live log, log console, application log, app log, server log, server logs page, system log, error log, error log page, event log viewer, log analysis, log management, logs page, logs screen, log dashboard, logs dashboard, log tail, observability log',
    ],
  ],
  frames: { phone: ['top-bar', 'bottom-bar'], page: ['side-nav', 'rail', 'top-nav'] },
  lead: [],
  body: ['logs'],
  close: [],
  shares: ONE_COLUMN,
  blocks: { phone: 1, page: 1 },
  otherwise: 'logs',
  become: {
    records: 'logs',
    table: 'logs',
    filters: 'logs',
    series: 'logs',
    console: 'logs',
    timeline: 'logs',
    breakdown: 'logs',
    metrics: 'logs',
    choices: 'logs',
    tabs: 'logs',
    code: 'logs',
    focus: 'logs',
  },
  parts: {
    logs: 'log, log line, line, level, severity, service, histogram, time range, search, filter, timestamp, message, live tail, detail, stack trace, request id, source, chart, volume',
  },
  destination: { label: 'Logs', icon: 'scroll-text' },
});
