import type { PageKnowledge } from '../knowledge/parts/part-knowledge.ts';
import { contentStems } from './content-stems.ts';

const MOST = 0.5;

/** The words of a page of a kind, as they are compared. */
export const stemsOf = ({ usual, always }: PageKnowledge): ReadonlySet<string> =>
  new Set([...usual, ...always].flatMap(contentStems));

/**
 * Whether a page has what a piece of a prompt speaks of: the word that it ends in stands there, or most of its words do
 * ("pay by card" of a page with "Pay now" and "Card").
 */
export function covers(stems: ReadonlySet<string>, piece: string): boolean {
  const last = contentStems(piece.split(OF, 1).join('')).at(-1);
  if (last !== undefined && stems.has(last)) return true;
  const all = contentStems(piece);
  return all.length > 0 && all.filter((stem) => stems.has(stem)).length / all.length > MOST;
}

const OF = /\s+(?:of|for|in|at|on|per|by|from|with)\s+/iu;
