import { defineArchetype, ONE_COLUMN } from './archetype.ts';

export const article = defineArchetype({
  id: 'article',
  words: [
    [
      5,
      'article, blog post, blog article, press release, longform, essay, case study, documentation page, help article, newsletter email, email, welcome email, launch email, digest, newsletter, announcement email, reminder email, prd, product brief, release note, magazine article, meeting note, note, style guide, format guide, editorial, document, one page brief, product spec, story page, magazine reader, reader, capability map, knowledge card, release notes page, wiki page, policy page, privacy policy, terms page, long form article, syllabus, recipe blog post, transactional email, share card, digest email, product update email, feature announcement email',
    ],
    [
      3,
      'blog template, post template, guide, spec, memo, minutes, reading view, card carousel, faq page, help center, help centre',
    ],
  ],
  frames: { phone: ['top-bar'], page: ['top-nav'] },
  lead: ['article'],
  body: ['gallery', 'closing'],
  close: ['footer'],
  shares: ONE_COLUMN,
  blocks: { phone: 1, page: 1 },
  otherwise: 'prose',
});
