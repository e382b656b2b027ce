import type { Placing } from '../assemble/scope.ts';
import type { PlaceMeaning } from '../lexicon/place-entry.ts';

/** Sets where a part stands by what a place means. */
export function takePlace(placing: Placing, means: PlaceMeaning): void {
  if (means.place !== undefined) placing.place = means.place;
  const side = means.side ?? (means.place === 'left' || means.place === 'right' ? means.place : undefined);
  if (side !== undefined) placing.slot = side === 'left' ? 'start' : side === 'right' ? 'end' : 'middle';
  if (means.share !== undefined) placing.share = means.share;
  if (means.flow !== undefined) placing.flow = means.flow;
  if (typeof means.columns === 'number') placing.columns = means.columns;
  if (means.relation !== undefined) placing.relation = means.relation;
  if (means.isSticky) placing.isSticky = true;
  if (means.isFloating) placing.isFloating = true;
}
