import { findQualities } from '../lexicon/find-qualities.ts';

/** A footer that holds the buttons of a tool or of a step is no colophon: it says which one is the main one. */
export const isActionFoot = (words: string): boolean =>
  findQualities(words).some(
    ({ means }) => means.rank === 'primary' || means.rank === 'danger' || means.fill === 'filled',
  ) || /\bprogress bar\b|\bstepper\b/i.test(words);
