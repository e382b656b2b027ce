import { plainPill } from './plain-pill.ts';
import type { NodeDrawer } from './node-context.ts';
import { statusPill } from './status-pill.ts';
import { toneOfWords } from './tone-of-words.ts';

/** A word set apart: a state with its tone, or a plain mark where it judges nothing. */
export const drawBadge: NodeDrawer<'badge'> = ({ words, tone = toneOfWords(words.text) }, context) =>
  tone === 'neutral' || tone === 'accent' ? plainPill(words.text, context) : statusPill(words.text, tone, context);
