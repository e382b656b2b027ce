import { defineArchetype, ONE_COLUMN } from './archetype.ts';

export const gallery = defineArchetype({
  id: 'gallery',
  words: [
    [
      5,
      'gallery, photo gallery, image gallery, product gallery, portfolio gallery, moodboard, lookbook, product grid, catalog, catalogue, photo grid, lightbox, image lightbox, style guide gallery, shop page, product listing, product listing page, category page, marketplace, online shop page, store page, spatial gallery, image grid, discover screen, card swap, collection page, portfolio gallery',
    ],
    [
      3,
      'photo, image, discover, explore, collection, artwork, online shop, online store, e commerce, ecommerce, webshop, swatch, cards carousel',
    ],
  ],
  frames: { phone: ['bottom-bar', 'top-bar'], page: ['top-nav'] },
  lead: [],
  body: ['filters', 'gallery', 'closing'],
  close: ['footer'],
  shares: ONE_COLUMN,
  blocks: { phone: 2, page: 2 },
  otherwise: 'gallery',
});
