import { defineArchetype, ONE_COLUMN } from './archetype.ts';

export const swipe = defineArchetype({
  id: 'swipe',
  words: [
    [
      5,
      'dating app, dating app home, dating app profile card, dating profile card, dating card, dating profile, dating screen, swipe card, swipe screen, swipe deck, match card, discover screen of a dating app, pet adoption app, pet adoption card, pet adoption, adopt a pet, dog adoption app, cat adoption app, profile card with like, profile swipe, swiping screen, card swipe',
    ],
  ],
  frames: { phone: ['bottom-bar', 'bottom-bar', 'top-bar'], page: ['top-nav', 'side-nav'] },
  lead: [],
  body: ['deck'],
  close: [],
  shares: ONE_COLUMN,
  blocks: { phone: 1, page: 1 },
  otherwise: 'deck',
  become: {
    profile: 'deck',
    people: 'deck',
    gallery: 'deck',
    hero: 'deck',
    product: 'deck',
    records: 'deck',
    focus: 'deck',
    actions: 'deck',
    points: 'deck',
    prose: 'deck',
    settings: 'deck',
    quotes: 'deck',
  },
  parts: {
    deck: 'profile, profile card, card, photo, name, age, distance, bio, interest, tag, like, pass, super like, like button, pass button, like and pass, swipe, swipe button, prompt, breed, location, match, about, match percentage',
  },
});
