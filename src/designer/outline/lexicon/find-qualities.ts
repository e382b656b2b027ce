import { findMeanings, type FoundMeaning } from './find-meanings.ts';
import { lazyMeaningIndex } from './meaning-index.ts';
import { QUALITIES } from './qualities.ts';
import type { Quality } from './quality-entry.ts';
import { readText } from './read-text.ts';

export type QualityMention = FoundMeaning<Quality>;

/** Qualities by language, for finders of other classes. */
export const qualityIndexOf = lazyMeaningIndex(QUALITIES);

/** Words on rank, state, size, shape and tone outside of quotation marks: "(primary)", "ticked", "large, round, red". */
export const findQualities = (text: string, lang?: string): QualityMention[] =>
  findMeanings(readText(text, lang), qualityIndexOf);
