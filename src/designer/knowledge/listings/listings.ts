import type { ListingKnowledge } from './listing-knowledge.ts';
import { PLACES } from './places.ts';
import { WORKS } from './works.ts';

/** Everything that has a page of its own; of those a prompt speaks of, the one it speaks of first is meant. */
export const LISTINGS: readonly ListingKnowledge[] = [...WORKS, ...PLACES];
