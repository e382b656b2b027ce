import type { TradeClass } from '../knowledge/trade-class.ts';
import { defineArchetype, ONE_COLUMN } from './archetype.ts';

/** Trades that have something to show to somebody who came by a wrong address. */
const SHOWS: readonly TradeClass[] = ['goods', 'place', 'practice', 'reading'];

/** A page of a site that is not there: says so, and shows what is. */
export const lost = defineArchetype({
  id: 'lost',
  words: [
    [
      5,
      '404, 404 page, 404 error page, 404 error, not found, not found page, page not found, error page, lost page, broken link page',
    ],
  ],
  isPublic: true,
  frames: { phone: ['top-nav'], page: ['top-nav'] },
  lead: ['empty'],
  body: [],
  close: ['footer'],
  shares: ONE_COLUMN,
  blocks: { phone: 1, page: 1 },
  otherwise: 'empty',
  become: { notice: 'empty', hero: 'empty', filters: 'empty', query: 'empty', prose: 'empty' },
  parts: { empty: 'search, search bar, illustration, message, button, link, home link, navigation, suggested link' },
  compositions: [
    { builds: ['empty-state', 'picture-grid', 'page-footer'], body: ['gallery'], trades: SHOWS, signature: 'none' },
    { builds: ['empty-state', 'shelf', 'footer-index'], body: ['gallery'], trades: SHOWS, signature: 'none' },
    { builds: ['empty-state', 'page-footer'], body: [], blocks: { phone: 0, page: 0 }, signature: 'none' },
    { builds: ['empty-state', 'footer-index'], body: [], blocks: { phone: 0, page: 0 }, signature: 'none' },
  ],
});
