import { defineArchetype } from './archetype.ts';

export const inbox = defineArchetype({
  id: 'inbox',
  words: [
    [
      5,
      'inbox, mailbox, mail app, email app, mail client, email client, webmail, email inbox, mail inbox, message inbox, shared inbox, team inbox, support inbox, support desk, service desk, helpdesk inbox, agent workspace, ticket desk, ticket inbox, unified inbox, mail list, message center, message centre, email reader, mail reader',
    ],
    [3, 'mail, reading pane, triage'],
  ],
  frames: { phone: ['bottom-bar', 'top-bar'], page: ['side-nav', 'rail'] },
  lead: [],
  body: ['mail', 'letter'],
  close: [],
  shares: [[5, 7]],
  blocks: { phone: 1, page: 2 },
  otherwise: 'mail',
  become: {
    records: 'mail',
    thread: 'letter',
    article: 'letter',
    people: 'mail',
    form: 'prose',
    profile: 'prose',
    dossier: 'prose',
  },
  destination: { label: 'Inbox', icon: 'inbox' },
});
