import { defineArchetype, ONE_COLUMN } from './archetype.ts';

export const article = defineArchetype({
  id: 'article',
  words: [
    [
      5,
      'article, blog post, blog article, press release, longform, essay, case study, documentation page, help article, magazine article, style guide, format guide, editorial, story page, magazine reader, reader, capability map, knowledge card, wiki page, policy page, privacy policy, terms page, long form article, syllabus, recipe blog post, share card',
    ],
    [3, 'blog template, post template, guide, reading view, card carousel'],
  ],
  isPublic: true,
  frames: { phone: ['top-nav'], page: ['top-nav'] },
  lead: ['article'],
  body: ['gallery', 'closing'],
  close: ['footer'],
  shares: ONE_COLUMN,
  blocks: { phone: 1, page: 1 },
  otherwise: 'prose',
  compositions: [
    { builds: ['picture-grid', 'closing-call', 'page-footer'], signature: 'in-place' },
    { builds: ['closing-card', 'footer-colophon'], body: ['records', 'closing'], signature: 'none' },
    { builds: ['closing-field', 'footer-index'], body: ['schedule', 'closing'], signature: 'in-place' },
    { builds: [['record-cards', 'list-agenda'], 'footer-colophon'], body: ['records', 'gallery'], signature: 'none' },
    { builds: ['faq-two-column', 'footer-index'], body: ['questions', 'closing'], signature: 'none' },
    { builds: ['figure-band', 'page-footer'], body: ['metrics', 'gallery'], signature: 'none' },
    { builds: ['story-rows', 'closing-field', 'footer-colophon'], body: ['points', 'closing'], signature: 'none' },
  ],
});
