import { readableText } from '../../../markup/text-content.ts';
import { toFound, type Found } from './found.ts';
import type { Scope } from './list-named.ts';
import { coverage, stemsOf } from './match-words.ts';
import { topSections } from './sections-in.ts';

/** "The foster section": the one section whose texts speak of it, though its heading does not. */
export function findSpeakingOf(scope: Scope, words: string): Found | undefined {
  const about = /^(.+?)\s+(?:section|block|area|panel|part)$/i.exec(words)?.[1];
  const stems = stemsOf(about ?? '');
  if (about === undefined || stems.length === 0) return undefined;
  const speaking = topSections(scope).filter((one) => coverage(stems, stemsOf(readableText(one))) === 1);
  return speaking.length === 1 ? toFound(speaking[0], 'section') : undefined;
}
