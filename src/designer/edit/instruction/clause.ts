import type { EditOperation, TargetWords } from '../edit-operation.ts';
import { hasQuote, listQuotes, unmaskQuotes } from './mask-quotes.ts';

/** A clause as readers see it: quoted texts are marks in `text`; `lower` is the same in lowercase. */
export interface Clause {
  text: string;
  lower: string;
  quotes: readonly string[];
}

/** Undefined when the reader knows nothing of what the clause asks for. */
export type ReadClause = (clause: Clause) => EditOperation | undefined;

export const toClause = (text: string, quotes: readonly string[]): Clause => ({
  text,
  lower: text.toLowerCase(),
  quotes,
});

const ARTICLE = /^(?:(?:the|a|an|this|that|these|those|my|our|your|its)\s+)+|^(?:some|any)\s+/i;

/** Words that point at a part, without article and outer marks. */
export function toTarget(text: string, quotes: readonly string[]): TargetWords {
  const [quoted] = listQuotes(text, quotes);
  const words = unmaskQuotes(text, quotes)
    .trim()
    .replace(/^["'“”‘’«»]+|["'“”‘’«»]+$/g, '')
    .replace(ARTICLE, '')
    .trim();
  return quoted === undefined || !hasQuote(text) ? { words } : { words, quoted };
}

/** Words that are to stand on the screen: a quoted text alone, else the words without outer marks. */
export function toWords(text: string, quotes: readonly string[]): string {
  const [quoted] = listQuotes(text, quotes);
  return quoted ?? text.trim().replace(/^["'“”‘’«»:\s]+|["'“”‘’«»\s]+$/g, '');
}
