import type { Piece } from '../form/piece.ts';
import type { PlaceMention } from '../lexicon/find-places.ts';
import type { Node, Words } from '../outline.ts';
import type { Token, TokenOf } from '../phrases/token.ts';

/** What ties a description to those before it: a sign, a conjunction, or a word that says what something holds. */
export type Tie = '' | ',' | ';' | ':' | '-' | 'and' | 'with';

/** A stretch between two ties, as tokens. */
export interface Chunk {
  tie: Tie;
  tokens: Token[];
}

/**
 * What one stretch of a sentence describes:
 * - `element`: a part that the lexicon knows by its noun ("search box", "chart of yield per week")
 * - `fact`: a label with its value ("herd size 86", "current exercise 'Goblet squat'")
 * - `fields`: what people fill in, told by the verb ("pick a date")
 * - `quote`, `name`: words to be shown as they are
 * - `thing`: a part that only its own words name ("opening hours")
 * - `clause`: a sentence that tells something
 */
export interface Description {
  is: 'element' | 'fact' | 'fields' | 'quote' | 'name' | 'thing' | 'clause';
  tie: Tie;
  tokens: Token[];
  /** Its words without places and without what only leads to them. */
  piece: Piece;
  head?: TokenOf<'noun'>;
  label?: Words;
  value?: Words;
  note?: Words;
  place?: PlaceMention;
  /** What stands in brackets behind it. */
  aside?: Piece;
  /** What is said to stand in it, and by which tie. */
  parts: Description[];
  /** The controls of `fields`. */
  nodes?: Node[];
  by?: ':' | 'with';
  /** What each of its parts has. */
  each?: Description[];
  /** A fact that is a word for somebody or something, and the name. */
  isCalled?: true;
}
