import type { ElementIndex, ElementWord } from './element-index.ts';
import type { Token } from './list-tokens.ts';
import type { ReadText } from './read-text.ts';

/** A noun that begins at a token, and how many tokens it takes. */
export interface WordMatch {
  value: ElementWord;
  length: number;
  /** What stands before it in the same word: "Kunden" of "Kundentabelle". */
  front?: string;
  /** Found only after cutting endings. */
  isCut?: true;
}

/** The front of a compound is at least this long: "Uhr" of "Uhranzeige". */
const SHORTEST_FRONT = 3;
const SHORTEST_SUFFIX = 3;

/** A compound that ends in an element noun: "Kundentabelle", "zoekveld", "statusfält"; its front says which. */
export const matchCompound = (
  index: Pick<ElementIndex, 'suffixes'>,
  tokens: readonly Token[],
  at: number,
  { text }: ReadText,
): WordMatch | undefined => {
  const token = tokens[at];
  if (token === undefined || index.suffixes.size === 0) return undefined;
  const { key } = token;
  for (let from = SHORTEST_FRONT; key.length - from >= SHORTEST_SUFFIX; from += 1) {
    const value = index.suffixes.get(key.slice(from));
    if (value === undefined) continue;
    const front = text.slice(token.start, token.end - (key.length - from));
    return { value, length: 1, front };
  }
  return undefined;
};
