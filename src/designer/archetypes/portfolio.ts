import { defineArchetype, ONE_COLUMN } from './archetype.ts';

export const portfolio = defineArchetype({
  id: 'portfolio',
  words: [
    [
      5,
      'portfolio, portfolio page, portfolio website, portfolio site, portfolio homepage, portfolio landing page, personal website, personal site, portfolio home, work page, selected work, photography portfolio, personal portfolio, designer portfolio, developer portfolio',
    ],
  ],
  isPublic: true,
  frames: { phone: ['top-nav'], page: ['top-nav'] },
  lead: ['hero'],
  body: ['gallery', 'points', 'steps'],
  close: ['closing', 'footer'],
  shares: ONE_COLUMN,
  blocks: { phone: 2, page: 3 },
  otherwise: 'points',
  become: { records: 'gallery' },
  compositions: [
    { builds: ['hero-poster', 'picture-grid', 'numbered-manifesto', 'closing-field'], signature: 'none' },
    {
      builds: ['hero-index', 'picture-grid', 'step-track', 'closing-call'],
      body: ['gallery', 'steps', 'points'],
      signature: 'none',
    },
    {
      builds: ['hero', 'picture-grid', 'feature-points', 'plan-table'],
      body: ['gallery', 'points', 'plans'],
      signature: 'none',
    },
    {
      builds: ['hero', 'postcard-wall', 'faq-two-column'],
      body: ['gallery', 'points', 'questions'],
      signature: 'in-place',
    },
  ],
});
