import { defineArchetype } from './archetype.ts';

export const search = defineArchetype({
  id: 'search',
  words: [
    [
      5,
      'search result, search results page, results page, search page, search screen, search engine, faceted search, search with facet, site search, global search, result list, search interface, search listing',
    ],
    [3, 'search'],
  ],
  frames: { phone: ['top-bar', 'bottom-bar'], page: ['top-nav', 'side-nav'] },
  lead: ['query'],
  body: ['results'],
  close: [],
  shares: [[12]],
  blocks: { phone: 1, page: 1 },
  otherwise: 'results',
  become: { records: 'results', gallery: 'results', filters: 'query' },
  destination: { label: 'Search', icon: 'search' },
});
