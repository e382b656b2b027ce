import type { PlaceEntry } from './place-entry.ts';
import { ARRANGEMENT_PLACES } from './places/arrangement-places.ts';
import { RELATION_PLACES } from './places/relation-places.ts';
import { SIDE_PLACES } from './places/side-places.ts';

/** Words that say where something stands, by id. */
export const PLACES: Readonly<Record<string, PlaceEntry>> = {
  ...SIDE_PLACES,
  ...RELATION_PLACES,
  ...ARRANGEMENT_PLACES,
};
