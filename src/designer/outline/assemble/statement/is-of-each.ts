import type { Token } from '../../phrases/token.ts';

/** "In every row", "each card": speaks of the things of a list and opens nothing. */
export function isOfEach(tokens: readonly Token[], at: number): boolean {
  const [token, before] = [tokens[at], tokens[at - 1]];
  if (token?.is !== 'noun' || token.mention.isPlural) return false;
  return before?.is === 'words' && EACH.test(before.piece.text);
}

const EACH = /(?:^|\s)(?:each|every|per|jede[rsnm]?|chaque|cada|ogni|elke?|ieder[e]?|każd\p{L}+|varje|her)$/iu;
