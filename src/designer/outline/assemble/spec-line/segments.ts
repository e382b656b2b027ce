import { cut, type Piece } from '../../form/piece.ts';
import { markLevels, TOP } from '../../values/top-level.ts';

/** Parts of a line between signs at its top level; a comma inside a figure parts nothing. */
export function segmentsOf(piece: Piece): Piece[] {
  const levels = markLevels(piece.text);
  const parts: Piece[] = [];
  let from = 0;
  for (const { index, 0: sign } of piece.text.matchAll(SIGN)) {
    if (levels[index] !== TOP || index < from) continue;
    parts.push(cut(piece, from, index));
    from = index + sign.length;
  }
  parts.push(cut(piece, from));
  return parts.filter(({ text }) => text !== '');
}

const SIGN = /[,，、](?=\s|\p{L}|$)(?!\d)|[;；]\s*|\s[|·•/]\s|[|·]|(?<!\d[^,;]{0,9})(?<=\p{L})\/(?=\p{L})/gu;
