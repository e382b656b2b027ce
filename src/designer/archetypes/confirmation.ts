import { defineArchetype, ONE_COLUMN } from './archetype.ts';

export const confirmation = defineArchetype({
  id: 'confirmation',
  words: [
    [
      5,
      'order confirmation, order confirmation page, order confirmation screen, confirmation page, confirmation screen, booking confirmation, booking confirmed, reservation confirmation, appointment confirmation, payment confirmation, payment success, payment success screen, payment successful, success screen, success page, thank you page, thank you screen, order placed, order received, order complete, checkout success, transfer complete, registration complete, confirmed screen, subscription confirmed',
    ],
  ],
  frames: { phone: ['bare', 'top-bar'], page: ['centered', 'top-nav', 'bare'] },
  lead: ['confirmation'],
  body: [],
  close: [],
  shares: ONE_COLUMN,
  blocks: { phone: 0, page: 0 },
  otherwise: 'confirmation',
  become: { notice: 'confirmation', order: 'confirmation', tracking: 'confirmation', steps: 'confirmation' },
  parts: {
    confirmation:
      'confirmation, checkmark, tick, success icon, thank you, thank you message, order number, reference, reference number, order summary, summary, amount, total, date, time, next step, what happens next, receipt, download receipt, delivery address, estimated delivery, payment method, order detail, detail',
  },
});
