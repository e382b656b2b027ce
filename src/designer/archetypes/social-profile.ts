import { defineArchetype, ONE_COLUMN } from './archetype.ts';

export const socialProfile = defineArchetype({
  id: 'social-profile',
  words: [
    [
      5,
      'profile screen of a photo sharing app, social profile, social media profile, social profile screen, social media profile screen, instagram profile, creator profile, creator profile screen, influencer profile, photographer profile, user profile with photo grid, photo profile, profile with photo grid, profile with grid, profile page of a social app, profile screen of a social app',
    ],
  ],
  frames: { phone: ['bottom-bar', 'bottom-bar', 'top-bar'], page: ['top-nav', 'side-nav'] },
  lead: [],
  body: ['portfolio'],
  close: [],
  shares: ONE_COLUMN,
  blocks: { phone: 1, page: 1 },
  otherwise: 'portfolio',
  become: {
    hero: 'portfolio',
    profile: 'portfolio',
    gallery: 'portfolio',
    people: 'portfolio',
    metrics: 'portfolio',
    records: 'portfolio',
    focus: 'portfolio',
    tabs: 'portfolio',
    actions: 'portfolio',
  },
  parts: {
    portfolio:
      'photo, photo grid, grid of photos, grid, follower, follower count, following, post, post count, bio, avatar, follow button, message button, tab, highlight, stat, counts, profile picture, username, gallery',
  },
});
