import { defineArchetype } from './archetype.ts';

export const notifications = defineArchetype({
  id: 'notifications',
  words: [
    [
      5,
      'notification center, notification centre, notification list, notifications page, notifications screen, notification feed, notification panel, notification inbox, notification, alerts page, alerts screen, alert center, alert centre, alert list, activity notification',
    ],
    [3, 'unread, toast, alert'],
  ],
  frames: { phone: ['top-bar', 'bottom-bar'], page: ['side-nav', 'top-nav', 'rail'] },
  lead: [],
  body: ['notifications', 'settings'],
  close: [],
  shares: [[8, 4], [12]],
  blocks: { phone: 1, page: 1 },
  otherwise: 'notifications',
  become: { records: 'notifications', notice: 'notifications', timeline: 'notifications', thread: 'notifications' },
  destination: { label: 'Alerts', icon: 'bell' },
});
