import { defineArchetype } from './archetype.ts';

export const timeline = defineArchetype({
  id: 'timeline',
  words: [
    [
      5,
      'timeline, timeline component, timeline view, timeline page, public roadmap, activity log, activity history, history page, history screen, event log, project timeline, company history, version history, order timeline, life timeline',
    ],
    [3, 'history, milestone, chronology, log book, logbook, milestones page'],
  ],
  frames: { phone: ['top-bar', 'bottom-bar'], page: ['top-nav', 'side-nav', 'rail'] },
  lead: [],
  body: ['timeline', 'notice', 'place'],
  close: [],
  shares: [[8, 4], [12]],
  blocks: { phone: 1, page: 2 },
  otherwise: 'timeline',
  become: { records: 'timeline', schedule: 'timeline', steps: 'timeline' },
  destination: { label: 'History', icon: 'history' },
});
