import { cut, trimEnds, type Piece } from '../form/piece.ts';
import type { Token } from '../phrases/token.ts';
import type { Description } from './description.ts';

/** The stretch of a sentence that tokens cover. */
export function span(sentence: Piece, tokens: readonly Token[]): Piece {
  const [first, last] = [tokens[0], tokens.at(-1)];
  return first === undefined || last === undefined ? cut(sentence, 0, 0) : cut(sentence, first.start, last.end);
}

/** The tokens behind the noun of a description that say something of it: no place, no brackets. */
export const behindHead = ({ tokens, head }: Description): Token[] =>
  tokens.filter((token) => token.start >= (head?.end ?? 0) && token.is !== 'place' && token.is !== 'aside');

/** The last token of a description with everything that belongs to it. */
export const lastToken = ({ tokens, parts }: Description): Token | undefined => {
  const last = parts.at(-1);
  return last === undefined ? tokens.at(-1) : lastToken(last);
};

/** The words of a description with everything that belongs to it. */
export const whole = (description: Description, sentence: Piece): Piece =>
  trimEnds(stretch([description], sentence), '.,; ');

/** From the words of the first description to the end of the last. */
export function stretch(run: readonly Description[], sentence: Piece): Piece {
  const [first, last] = [run[0], run.at(-1)];
  const end = last === undefined ? undefined : lastToken(last);
  return first === undefined || end === undefined
    ? cut(sentence, 0, 0)
    : cut(sentence, first.piece.start - sentence.start, end.end);
}
