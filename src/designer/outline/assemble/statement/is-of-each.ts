import type { Token } from '../../phrases/token.ts';

/** "In every row", "each card": speaks of the things of a list and opens nothing. */
export function isOfEach(tokens: readonly Token[], at: number, lang: string): boolean {
  const [token, before] = [tokens[at], tokens[at - 1]];
  if (token?.is !== 'noun' || token.mention.isPlural) return false;
  return before?.is === 'words' && (lang === 'tr' ? EVERY_TR : EACH).test(before.piece.text);
}

const EACH = /(?:^|\s)(?:each|every|per|jede[rsnm]?|chaque|cada|ogni|elke?|ieder[e]?|każd\p{L}+|varje)$/iu;
/** "Her satırda": in every other language "her" is a word of somebody's own. */
const EVERY_TR = /(?:^|\s)her$/iu;
