import { defineArchetype } from './archetype.ts';

/** What a customer pays for a product, and how. */
export const billing = defineArchetype({
  id: 'billing',
  words: [
    [
      5,
      'billing page, billing screen, billing setting, billing settings page, billing and subscription, billing and subscription page, subscription and billing, plan and billing, plans and billing, billing and plan, billing and invoice, billing portal, billing overview, billing section, usage and billing, billing and usage, manage subscription, subscription management, subscription management page, subscription setting, payment settings page, account billing',
    ],
    [3, 'billing'],
  ],
  frames: { phone: ['top-bar', 'bottom-bar'], page: ['side-nav', 'rail', 'top-nav'] },
  lead: [],
  body: ['billing', 'notice', 'questions'],
  strong: ['billing'],
  close: [],
  shares: [[12]],
  blocks: { phone: 1, page: 1 },
  otherwise: 'billing',
  become: { plans: 'billing', order: 'billing', settings: 'billing', metrics: 'billing', invoice: 'billing' },
  parts: {
    billing:
      'plan, current plan, payment method, card, card on file, credit card, billing address, billing detail, billing history, invoice, invoice history, invoice list, past invoice, payment history, usage, usage meter, seat, next payment, next invoice, renewal, upgrade, upgrade button, cancel, cancel subscription, subscription, storage, download',
  },
  destination: { label: 'Billing', icon: 'credit-card' },
});
