import { defineArchetype } from './archetype.ts';

export const checkout = defineArchetype({
  id: 'checkout',
  words: [
    [
      5,
      'checkout, checkout page, payment page, payment form, payment screen, order summary page, checkout flow, billing page, payment flow',
    ],
    [3, 'payment, pay, bill split'],
  ],
  frames: { phone: ['top-bar'], page: ['top-nav'] },
  lead: [],
  body: ['form', 'order'],
  close: [],
  shares: [[7, 5]],
  blocks: { phone: 2, page: 2 },
  otherwise: 'form',
});
