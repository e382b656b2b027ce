import type { Want } from '../brief.ts';
import { namedNatures, type Nature } from '../knowledge/nature.ts';
import type { Slot } from './slots.ts';
import { collectionFor, type WriteContext } from './write-context.ts';

/** What the things in a slot are: what the trade's are, and what their own words say. */
export function naturesOf(slot: Slot, context: WriteContext, want: Want | undefined): readonly Nature[] {
  const { trade, natures } = context.domain;
  // A museum lets people in, but what stands on its lists may be a bill or a shift: each list says it by its own words.
  const usual = slot.kind === 'records' ? natures.filter((nature) => nature !== 'admission') : natures;
  const named = namedNatures(wordsOf(slot, context, want)).filter(
    // Help desks have tickets too, and tailors matches.
    (nature) => nature !== 'admission' || trade === undefined || natures.includes('admission'),
  );
  return [...new Set([...usual, ...named])];
}

function wordsOf(slot: Slot, context: WriteContext, want: Want | undefined): string {
  const isOwnList = slot.kind === 'records' && (want === undefined || want.items.length === 0);
  return isOwnList ? `${slot.title}, ${collectionFor(context, want).words.join(', ')}` : slot.title;
}
