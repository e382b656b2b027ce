import type { Piece } from '../form/piece.ts';
import type { Words } from '../outline.ts';
import type { Mention } from '../lexicon/mention.ts';
import type { PlaceMention } from '../lexicon/find-places.ts';

/** What a sentence is made of, in order. `start` and `end` are offsets into the sentence, marks and brackets included. */
export type Token = { start: number; end: number } & (
  | { is: 'quoted'; words: Words }
  /** `place` where the noun's own words say one: "left column". */
  | { is: 'noun'; mention: Mention; place?: PlaceMention }
  | { is: 'place'; place: PlaceMention }
  | { is: 'aside'; inner: Piece }
  | { is: 'sign'; sign: string }
  | { is: 'words'; piece: Piece }
);

export type TokenOf<K extends Token['is']> = Extract<Token, { is: K }>;

/** A sentence of the prompt as its tokens. */
export interface Sentence {
  piece: Piece;
  tokens: Token[];
}
