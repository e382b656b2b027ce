import { html, type Markup } from '../../../markup/html.ts';
import type { ChessPiece } from '../../write/play-shapes.ts';

type Piece = Exclude<ChessPiece, ''>;

const KINDS = { p: 'pawn', n: 'knight', b: 'bishop', r: 'rook', q: 'queen', k: 'king' } as const;
const isWhite = (piece: Piece): boolean => piece === piece.toUpperCase();
const kindOf = (piece: Piece): keyof typeof KINDS => {
  const letter = piece.toLowerCase();
  return letter === 'n' || letter === 'b' || letter === 'r' || letter === 'q' || letter === 'k' ? letter : 'p';
};

export const PIECE_NAMES: Readonly<Record<Piece, string>> = {
  p: 'black pawn',
  n: 'black knight',
  b: 'black bishop',
  r: 'black rook',
  q: 'black queen',
  k: 'black king',
  P: 'white pawn',
  N: 'white knight',
  B: 'white bishop',
  R: 'white rook',
  Q: 'white queen',
  K: 'white king',
};

/** Silhouettes on a square of 48. */
const SHAPES: Record<keyof typeof KINDS, string> = {
  p: 'M24 10a6.5 6.5 0 0 1 4.6 11.1L31 23v3h-3c.4 5 2.500 8 5.500 11V41H14.500v-4c3-3 5.100-6 5.500-11h-3v-3l2.400-1.900A6.500 6.500 0 0 1 24 10Z',
  n: 'M17 37c0-7 6-9 6-14-3 1-5 4-8 5.500L11 25c1-6 4-9 6-12l1-6 4 4c9 0 15 8 15 19 0 3-.5 5-1 7v4H14v-4Z',
  b: 'M24 5a3 3 0 0 1 2 5.200c4 3 7 7 7 11.300 0 3-1.500 5-4 6.500l1.500 6L35 37v4H13v-4l4.500-3 1.500-6c-2.500-1.500-4-3.500-4-6.500 0-4.300 3-8.300 7-11.300A3 3 0 0 1 24 5Z',
  r: 'M12 8h6v4h3V8h6v4h3V8h6v9l-4 3.500V33l4 4v4H12v-4l4-4V20.500L12 17Z',
  q: 'M9 13a2.500 2.500 0 1 1 3 2.400l5 8.600 3.500-13a2.500 2.500 0 1 1 3.500-2.200 2.500 2.500 0 1 1 3.500 2.200L31 24l5-8.600a2.500 2.500 0 1 1 3-2.400 2.500 2.500 0 0 1-2 2.400L34 33l2 4v4H12v-4l2-4-3-17.600A2.500 2.500 0 0 1 9 13Z',
  k: 'M22 4h4v3.500h3.500v4H26V15c9-2 14 2 14 7.500 0 5-3.500 8-6 10.500l1 4v4H13v-4l1-4c-2.500-2.500-6-5.500-6-10.500C8 17 13 13 22 15v-3.500h-3.500v-4H22Z',
};

/** White is light and black is dark in every theme: both are drawn by colours that do not turn with the mode. */
export const chessPiece = (piece: Piece): Markup =>
  html`<svg viewBox="0 0 48 48" aria-hidden="true" class="size-5/6">
    <path
      d="${SHAPES[kindOf(piece)]}"
      stroke-width="1.75"
      stroke-linejoin="round"
      class="${isWhite(piece) ? 'fill-primary-fixed stroke-on-primary-fixed' : 'fill-on-primary-fixed stroke-primary-fixed'}"
    />
  </svg>`;
