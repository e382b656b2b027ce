import { defineArchetype, ONE_COLUMN } from './archetype.ts';

export const category = defineArchetype({
  id: 'category',
  words: [
    [
      5,
      'category page, online shop category, shop category, webshop category, listing page, shop listing page, online shop listing, store listing page, shop page, shop category, shop category page, product listing, product listing page, product list page, product catalog, product catalogue, catalog page, catalogue page, online shop page, store page, collection page, product category, product grid, product grid page, shop all, plp, shop listing, product collection',
    ],
    [3, 'catalog, catalogue, product list'],
  ],
  isPublic: true,
  frames: { phone: ['top-nav'], page: ['top-nav'] },
  lead: [],
  body: ['results', 'closing'],
  close: ['footer'],
  shares: ONE_COLUMN,
  blocks: { phone: 1, page: 1 },
  otherwise: 'results',
  become: { records: 'results', gallery: 'results', filters: 'results', table: 'results' },
  parts: {
    results:
      'filter, sort, sorting, sort dropdown, filter sidebar, sidebar, price filter, size filter, color filter, brand filter, category filter, product, product card, grid, product grid, pagination, price, rating, search',
  },
  compositions: [
    { builds: ['result-list'], body: ['results'], signature: 'none' },
    { builds: ['result-list', 'closing-field'], signature: 'none' },
    {
      builds: ['result-list', 'story-rows'],
      body: ['results', 'points'],
      blocks: { phone: 2, page: 2 },
      signature: 'none',
    },
    {
      builds: ['result-list', 'faq-two-column'],
      body: ['results', 'questions'],
      blocks: { phone: 2, page: 2 },
      signature: 'none',
    },
  ],
  destination: { label: 'Shop', icon: 'shopping-bag' },
});
