import { defineArchetype, ONE_COLUMN } from './archetype.ts';

export const product = defineArchetype({
  id: 'product',
  words: [
    [
      5,
      'product page, product detail, product detail page, product view, item page, product screen, pdp, product card',
    ],
  ],
  isPublic: true,
  frames: { phone: ['top-bar'], page: ['top-nav'] },
  lead: ['product'],
  body: ['points', 'gallery', 'questions'],
  close: ['footer'],
  shares: ONE_COLUMN,
  blocks: { phone: 2, page: 3 },
  otherwise: 'points',
  become: { quotes: 'reviews', choices: 'product', settings: 'points', records: 'gallery', profile: 'points' },
  compositions: [
    { builds: ['story-rows', 'picture-grid', 'question-list', 'page-footer'], signature: 'in-place' },
    {
      builds: ['bento-grid', 'faq-two-column', 'footer-colophon'],
      body: ['gallery', 'points', 'questions'],
      signature: 'in-place',
    },
    {
      builds: ['numbered-manifesto', 'record-cards', 'footer-index'],
      body: ['points', 'records', 'steps'],
      signature: 'none',
    },
    {
      builds: ['picture-grid', 'faq-two-column', 'footer-index'],
      body: ['gallery', 'questions'],
      blocks: { phone: 2, page: 2 },
      signature: 'none',
    },
  ],
});
