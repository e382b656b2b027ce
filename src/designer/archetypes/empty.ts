import { defineArchetype, ONE_COLUMN } from './archetype.ts';

export const empty = defineArchetype({
  id: 'empty',
  words: [
    [
      5,
      'empty state, empty screen, empty page, empty inbox, empty cart screen, first use, zero state, blank state, no results, no results page, error screen, error state, offline page, offline screen, offline state, maintenance page, 500 page, server error, no connection, access denied',
    ],
    [1, 'offline, empty'],
  ],
  frames: { phone: ['top-bar', 'bare', 'bottom-bar'], page: ['top-nav', 'side-nav', 'rail'] },
  lead: ['empty'],
  body: [],
  close: [],
  shares: ONE_COLUMN,
  blocks: { phone: 0, page: 0 },
  otherwise: 'empty',
  become: { notice: 'empty', hero: 'empty' },
});
