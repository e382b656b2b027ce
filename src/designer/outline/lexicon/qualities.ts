import type { QualityEntry } from './quality-entry.ts';
import { RANK_QUALITIES } from './qualities/rank-qualities.ts';
import { SIZE_QUALITIES } from './qualities/size-qualities.ts';
import { STATE_QUALITIES } from './qualities/state-qualities.ts';
import { TONE_QUALITIES } from './qualities/tone-qualities.ts';

/** Words that say how an element looks or stands, by id. */
export const QUALITIES: Readonly<Record<string, QualityEntry>> = {
  ...RANK_QUALITIES,
  ...STATE_QUALITIES,
  ...SIZE_QUALITIES,
  ...TONE_QUALITIES,
};
