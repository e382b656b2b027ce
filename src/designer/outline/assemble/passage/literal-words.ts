import type { Piece } from '../../form/piece.ts';
import type { Words } from '../../outline.ts';

/** A stretch of the prompt, as it stands. */
export const literalWords = ({ text: words, start }: Piece) =>
  ({ text: words, origin: 'literal', span: { start, end: start + words.length } }) as const satisfies Words;
