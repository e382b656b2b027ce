import { defineArchetype, ONE_COLUMN } from './archetype.ts';

export const gallery = defineArchetype({
  id: 'gallery',
  words: [
    [
      5,
      'gallery, photo gallery, image gallery, product gallery, portfolio gallery, moodboard, lookbook, photo grid, lightbox, image lightbox, style guide gallery, marketplace, spatial gallery, image grid, discover screen, portfolio gallery',
    ],
    [
      3,
      'photo, image, discover, explore, collection, artwork, online shop, online store, e commerce, ecommerce, webshop, swatch, cards carousel',
    ],
  ],
  isPublic: true,
  frames: { phone: ['bottom-bar', 'top-bar'], page: ['top-nav'] },
  lead: [],
  body: ['filters', 'gallery', 'closing'],
  close: ['footer'],
  shares: ONE_COLUMN,
  blocks: { phone: 2, page: 2 },
  otherwise: 'gallery',
});
