import { defineArchetype, ONE_COLUMN } from './archetype.ts';

export const about = defineArchetype({
  id: 'about',
  words: [
    [
      5,
      'about us, about us page, about page, about screen, about section, our story, our story page, company story, about the company, mission page, brand story',
    ],
  ],
  isPublic: true,
  frames: { phone: ['top-nav'], page: ['top-nav'] },
  lead: ['hero'],
  body: ['points', 'team', ['steps', 'place']],
  close: ['closing', 'footer'],
  shares: ONE_COLUMN,
  blocks: { phone: 3, page: 3 },
  otherwise: 'points',
  parts: { points: 'about, about us, our story, story, company story, mission, our mission, value, our value' },
  become: { people: 'team', profile: 'team' },
  compositions: [
    { builds: ['hero', 'story-rows', 'member-cards'], signature: 'none' },
    {
      builds: ['hero-index', 'numbered-manifesto', 'member-cards', 'closing-field'],
      body: ['points', 'team', 'place'],
      signature: 'none',
    },
    { builds: ['hero-poster', 'member-cards', 'bento-grid'], body: ['team', 'points', 'steps'], signature: 'none' },
    { builds: ['hero', 'feature-points', 'portrait-wall'], body: ['points', 'steps', 'team'], signature: 'none' },
  ],
  destination: { label: 'About', icon: 'info' },
});
