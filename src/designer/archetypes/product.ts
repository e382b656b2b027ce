import { defineArchetype, ONE_COLUMN } from './archetype.ts';

export const product = defineArchetype({
  id: 'product',
  words: [
    [
      5,
      'product page, product detail, product detail page, product view, item page, product screen, pdp, product card',
    ],
  ],
  frames: { phone: ['top-bar'], page: ['top-nav'] },
  lead: ['product'],
  body: ['points', 'gallery', 'questions'],
  close: ['footer'],
  shares: ONE_COLUMN,
  blocks: { phone: 2, page: 3 },
  otherwise: 'points',
});
