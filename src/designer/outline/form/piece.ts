/** A stretch of the prompt: its characters and where they start, as UTF-16 offset. */
export interface Piece {
  text: string;
  start: number;
}

/** The part of a piece from `from` up to `to` (exclusive), without the space around it. */
export function cut(piece: Piece, from: number, to = piece.text.length): Piece {
  let [first, last] = [from, to];
  while (first < last && isSpace(piece.text, first)) first++;
  while (last > first && isSpace(piece.text, last - 1)) last--;
  return { text: piece.text.slice(first, last), start: piece.start + first };
}

const isSpace = (text: string, at: number): boolean => text.charAt(at).trim() === '';

/** The piece without the given characters at its ends. */
export function trimEnds(piece: Piece, characters: string): Piece {
  let [from, to] = [0, piece.text.length];
  const drops = (at: number): boolean => characters.includes(piece.text.charAt(at)) || isSpace(piece.text, at);
  while (from < to && drops(from)) from++;
  while (to > from && drops(to - 1)) to--;
  return cut(piece, from, to);
}
