import { defineArchetype, ONE_COLUMN } from './archetype.ts';

export const event = defineArchetype({
  id: 'event',
  words: [
    [
      5,
      'event page, event website, event landing page, event site, concert page, festival page, festival website, conference page, conference website, conference landing page, workshop page, meetup page, exhibition page, gig page, webinar page, hackathon page, event detail page, show page, summit website, retreat page',
    ],
    [3, 'conference, festival'],
  ],
  isPublic: true,
  frames: { phone: ['top-nav'], page: ['top-nav'] },
  lead: ['hero'],
  body: ['schedule', 'plans', 'people', 'place', 'questions'],
  close: ['closing', 'footer'],
  shares: ONE_COLUMN,
  blocks: { phone: 3, page: 4 },
  otherwise: 'points',
  become: { records: 'plans', choices: 'plans', focus: 'hero' },
  compositions: [
    { builds: ['hero', 'list-agenda', 'plan-cards', 'people-list'], signature: 'none' },
    {
      builds: ['hero-poster', 'plan-table', 'faq-two-column'],
      body: ['people', 'schedule', 'plans', 'place'],
      signature: 'none',
    },
    {
      builds: ['hero', 'price-tags', 'faq-two-column'],
      body: ['plans', 'schedule', 'place', 'questions'],
      signature: 'none',
    },
    {
      builds: ['hero-index', 'plan-table', 'people-list'],
      body: ['schedule', 'people', 'plans', 'questions'],
      signature: 'none',
    },
  ],
});
