import { defineArchetype, TWO_COLUMNS } from './archetype.ts';

export const profile = defineArchetype({
  id: 'profile',
  words: [
    [
      5,
      'profile, profile page, user profile, contact card, bio page, link in bio, business card, profile screen, artist page, member profile, about me, creator profile, dating profile, digital business card, doctor profile',
    ],
    [3, 'bio, portfolio profile, persona, character sheet'],
  ],
  frames: { phone: ['bottom-bar', 'top-bar'], page: ['top-nav', 'side-nav'] },
  lead: ['profile'],
  body: ['metrics', 'gallery', 'timeline', 'records'],
  close: [],
  shares: TWO_COLUMNS,
  blocks: { phone: 3, page: 3 },
  otherwise: 'records',
});
