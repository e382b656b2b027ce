import { defineArchetype, ONE_COLUMN } from './archetype.ts';

export const pricing = defineArchetype({
  id: 'pricing',
  words: [
    [
      5,
      'pricing, pricing page, pricing table, pricing section, plan comparison, subscription page, membership page, price list page, paywall, pricing card, upgrade screen, subscription plan',
    ],
  ],
  frames: { phone: ['top-bar'], page: ['top-nav'] },
  lead: [],
  body: ['plans', 'compare', 'questions'],
  close: ['closing', 'footer'],
  shares: ONE_COLUMN,
  blocks: { phone: 2, page: 3 },
  otherwise: 'points',
});
