import { defineArchetype, ONE_COLUMN } from './archetype.ts';

export const journal = defineArchetype({
  id: 'journal',
  words: [
    [
      5,
      'blog index, blog home, blog homepage, blog home page, blog page, blog overview, blog landing page, blog list, blog listing, blog archive, list of articles, article list, article index, journal page, journal index, blog website, news page, newsroom',
    ],
    [3, 'blog, newsroom'],
  ],
  isPublic: true,
  frames: { phone: ['top-nav'], page: ['top-nav'] },
  lead: ['journal'],
  body: ['closing'],
  close: ['footer'],
  shares: ONE_COLUMN,
  blocks: { phone: 1, page: 1 },
  otherwise: 'journal',
  become: {
    gallery: 'journal',
    records: 'journal',
    article: 'journal',
    filters: 'journal',
    tabs: 'journal',
    hero: 'journal',
    results: 'journal',
    table: 'journal',
    prose: 'journal',
  },
  parts: {
    journal:
      'featured post, featured article, post, blog post, article, article card, post card, latest post, recent post, post list, post grid, category, category filter, topic, tag, search, search bar, author, date, read time, reading time, excerpt, thumbnail, pagination, sidebar, header, intro',
  },
  compositions: [
    { builds: ['journal-index', 'closing-field', 'footer-index'], signature: 'none' },
    { builds: ['journal-index', 'closing-call', 'footer-colophon'], signature: 'none' },
    { builds: ['journal-index', 'closing-card', 'page-footer'], signature: 'none' },
    {
      builds: ['journal-index', 'footer-colophon'],
      body: ['journal'],
      blocks: { phone: 0, page: 0 },
      signature: 'none',
    },
  ],
  destination: { label: 'Journal', icon: 'book-open' },
});
