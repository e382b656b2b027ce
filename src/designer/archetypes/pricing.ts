import { defineArchetype, ONE_COLUMN } from './archetype.ts';

export const pricing = defineArchetype({
  id: 'pricing',
  words: [
    [
      5,
      'pricing, pricing page, pricing table, pricing section, plan comparison, subscription page, membership page, price list page, paywall, pricing card, upgrade screen, subscription plan',
    ],
  ],
  isPublic: true,
  frames: { phone: ['top-nav'], page: ['top-nav'] },
  lead: [],
  body: ['plans', 'compare', 'questions'],
  close: ['closing', 'footer'],
  shares: ONE_COLUMN,
  blocks: { phone: 2, page: 3 },
  otherwise: 'points',
  compositions: [
    {
      builds: ['plan-table', 'faq-two-column', ['closing-card', 'closing-field'], ['footer-colophon', 'footer-index']],
      body: ['plans', 'questions', 'points'],
      signature: 'none',
    },
    { builds: ['plan-cards', 'compare-table', 'question-list', 'closing-call', 'page-footer'], signature: 'in-place' },
    {
      builds: ['single-plan', 'bento-grid', 'faq-two-column', 'closing-field', 'footer-index'],
      body: ['plans', 'points', 'questions'],
      signature: 'none',
    },
    {
      builds: [['plan-cards', 'single-plan'], 'marquee-line', 'faq-two-column'],
      body: ['plans', 'terms', 'questions'],
      signature: 'in-place',
    },
    {
      builds: [['plan-table', 'plan-cards'], 'numbered-manifesto', 'closing-field'],
      body: ['plans', 'points', 'questions'],
      signature: 'none',
    },
  ],
});
