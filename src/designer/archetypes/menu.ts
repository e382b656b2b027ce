import { defineArchetype, ONE_COLUMN } from './archetype.ts';

export const menu = defineArchetype({
  id: 'menu',
  words: [
    [
      5,
      'restaurant menu, menu page, food menu, drinks menu, cocktail menu, dinner menu, lunch menu, tasting menu, bar menu, menu screen, digital menu, cafe menu, coffee menu, dessert menu, wine menu, qr menu, online menu, menu card, menu board',
    ],
  ],
  isPublic: true,
  frames: { phone: ['top-nav'], page: ['top-nav'] },
  lead: [],
  body: ['menu', 'place', 'points'],
  close: ['closing', 'footer'],
  shares: ONE_COLUMN,
  blocks: { phone: 1, page: 2 },
  otherwise: 'menu',
  become: { records: 'menu', tabs: 'menu', filters: 'menu', gallery: 'menu' },
  compositions: [
    { builds: ['menu-card', 'place-map'], signature: 'none' },
    { builds: ['menu-card', 'story-rows'], body: ['menu', 'points'], close: ['footer'], signature: 'none' },
    { builds: ['menu-card', 'faq-two-column'], body: ['menu', 'questions'], signature: 'none' },
  ],
  destination: { label: 'Menu', icon: 'utensils' },
});
