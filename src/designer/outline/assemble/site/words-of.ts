import { cut, type Piece } from '../../form/piece.ts';
import type { Words } from '../../outline.ts';
import { withoutMarks } from '../../values/piece.ts';

/** A stretch of the prompt as words to be shown, without quotation marks round it and emphasis in it. */
export function wordsOf(piece: Piece): Words {
  const { text } = withoutMarks(piece.text);
  return {
    text: text.replace(/\s+/g, ' ').trim(),
    origin: 'literal',
    span: { start: piece.start, end: piece.start + piece.text.length },
  };
}

/** The pieces between matches of a separator at top level. */
export function splitAt(piece: Piece, separator: RegExp, isTop: (at: number) => boolean): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const match of piece.text.matchAll(separator)) {
    if (!isTop(match.index)) continue;
    pieces.push(cut(piece, from, match.index));
    from = match.index + match[0].length;
  }
  pieces.push(cut(piece, from));
  return pieces.filter(({ text }) => text !== '');
}
