import { findMentions } from '../lexicon/find-mentions.ts';
import { findQualities } from '../lexicon/find-qualities.ts';

/** What a colophon says and a bar of actions does not. */
const COLOPHON = /[©@]|\blinks?\b|\bcolumns?\b|\bnewsletter\b|imprint|privacy|impressum/i;

/** A footer that holds the buttons of a tool or of a step is no colophon: it says which one is the main one, or names them. */
export const isActionFoot = (words: string): boolean =>
  findQualities(words).some(
    ({ means }) => means.rank === 'primary' || means.rank === 'danger' || means.fill === 'filled',
  ) ||
  /\bprogress bar\b|\bstepper\b/i.test(words) ||
  (!COLOPHON.test(words) &&
    findMentions(words).some(({ makes }) => makes.kind === 'control' && makes.control === 'button'));
