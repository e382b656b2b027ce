import { openSpoken } from '../library.ts';
import type { ListingKnowledge } from './listing-knowledge.ts';

/** Everything that has a page of its own; of those a prompt speaks of, the one it speaks of first is meant, the last of none. */
export const listListings = openSpoken<ListingKnowledge>('listings');
