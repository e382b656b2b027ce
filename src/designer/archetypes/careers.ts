import { defineArchetype, ONE_COLUMN } from './archetype.ts';

/** Where a house says what it has to fill and how it is to work there. */
export const careers = defineArchetype({
  id: 'careers',
  words: [
    [
      5,
      'career, career page, careers page, careers site, career site, jobs page, job page, job openings page, open positions page, open roles page, work with us, work with us page, work for us, join us page, join our team, join our team page, vacancies page, vacancy page, we are hiring, we are hiring page, hiring page, recruitment page, recruiting page',
    ],
  ],
  isPublic: true,
  frames: { phone: ['top-nav'], page: ['top-nav'] },
  lead: ['hero'],
  body: ['openings', 'points', 'steps', 'questions'],
  close: ['closing', 'footer'],
  shares: ONE_COLUMN,
  blocks: { phone: 3, page: 3 },
  otherwise: 'points',
  become: { records: 'openings', table: 'openings', gallery: 'openings', people: 'team', board: 'openings' },
  parts: {
    openings:
      'open position, position, open role, role, opening, job opening, job, job list, vacancy, open job, current opening, position by team, role by team, department, location filter',
  },
  compositions: [
    { builds: ['hero', 'open-positions', 'feature-points', 'step-route'], signature: 'none' },
    {
      builds: ['hero-poster', 'open-positions', 'numbered-manifesto', 'closing-field'],
      body: ['points', 'openings', 'steps'],
      signature: 'none',
    },
    {
      builds: ['hero-index', 'open-positions', 'story-rows', 'member-cards'],
      body: ['openings', 'team', 'points', 'questions'],
      signature: 'none',
    },
    {
      builds: ['hero', 'bento-grid', 'open-positions', 'faq-two-column'],
      body: ['points', 'openings', 'questions'],
      signature: 'none',
    },
  ],
  destination: { label: 'Careers', icon: 'briefcase' },
});
