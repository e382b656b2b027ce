import { defineArchetype } from './archetype.ts';

export const settings = defineArchetype({
  id: 'settings',
  words: [
    [
      5,
      'setting, settings page, preference, workspace setting, account setting, app setting, notification setting, privacy setting, settings screen, security setting, settings form, preference center',
    ],
  ],
  frames: { phone: ['top-bar', 'bottom-bar'], page: ['side-nav', 'top-nav', 'rail'] },
  lead: [],
  body: ['settings'],
  close: [],
  shares: [[8, 4], [12]],
  blocks: { phone: 1, page: 2 },
  otherwise: 'settings',
});
