import { html, type Markup } from '../../../markup/html.ts';
import type { PlayPosition } from '../../write/play-shapes.ts';
import { icon } from '../kit/icon.ts';
import { chessPiece, PIECE_NAMES } from './chess-piece.ts';

type Of<T extends PlayPosition['type']> = Extract<PlayPosition, { type: T }>;

/** The board's own ground, so that it reads the same on a page, a panel or a field. */
const BOARD = 'rounded-lg bg-surface-container-high p-2 text-on-surface @sm:p-3';

/** The name of a square for those who do not see the board. */
const spoken = (name: string): Markup => html`<span class="sr-only">${name}</span>`;

const MARK_PATHS = { X: 'M22 22L78 78M78 22L22 78', O: 'M50 20A30 30 0 1 0 50 80A30 30 0 1 0 50 20Z' };
const MARK_STROKES = { X: 'stroke-primary', O: 'stroke-tertiary' };

export const marksBoard = ({ squares, last }: Of<'marks'>): Markup =>
  html`<div data-part="board" class="grid grid-cols-3 gap-2 @sm:gap-3 ${BOARD}">
    ${squares.map(
      (mark, at) =>
        html`<button
          type="button"
          class="grid aspect-square min-w-0 place-items-center rounded-md ${at === last ? 'bg-primary-container' : 'bg-surface-container-lowest'}"
        >
          ${spoken(`Row ${Math.floor(at / 3) + 1}, column ${(at % 3) + 1}: ${mark === '' ? 'empty' : mark}`)}
          ${mark === '' ? '' : markDrawing(mark, at === last ? 'stroke-on-primary-container' : MARK_STROKES[mark])}
        </button>`,
    )}
  </div>`;

const markDrawing = (mark: 'X' | 'O', stroke: string): Markup =>
  html`<svg viewBox="0 0 100 100" aria-hidden="true" class="size-4/5">
    <path d="${MARK_PATHS[mark]}" fill="none" stroke-width="11" stroke-linecap="round" class="${stroke}" />
  </svg>`;

/** Runs to the edges of a phone, so that a square is large enough for a thumb. */
export const chessBoard = ({ squares, last }: Of<'chess'>): Markup =>
  html`<div data-part="board" class="grid grid-cols-8 overflow-hidden rounded-md bg-primary-fixed">
    ${squares.map((piece, at) => {
      const [row, column] = [Math.floor(at / 8), at % 8];
      const name = `${'abcdefgh'.charAt(column)}${8 - row}`;
      const shade = last.includes(at)
        ? 'bg-primary-fixed-dim'
        : (row + column) % 2 === 1
          ? 'bg-on-primary-fixed-variant/50'
          : '';
      return html`<button
        type="button"
        aria-label="${name}: ${piece === '' ? 'empty' : PIECE_NAMES[piece]}"
        class="grid aspect-square min-h-11 min-w-0 place-items-center ${shade}"
      >
        ${piece === '' ? html`<span aria-hidden="true"></span>` : chessPiece(piece)}
      </button>`;
    })}
  </div>`;

/** From two upwards; every step is a pair that is read in every theme. */
const TILE_PAINT = [
  'bg-surface-container-lowest text-on-surface',
  'bg-surface-container-highest text-on-surface',
  'bg-secondary-container text-on-secondary-container',
  'bg-primary-container text-on-primary-container',
  'bg-secondary text-on-secondary',
  'bg-tertiary-container text-on-tertiary-container',
  'bg-tertiary text-on-tertiary',
  'bg-primary text-on-primary',
];
const LAST_PAINT = 'bg-inverse-surface text-inverse-on-surface';

export const tilesBoard = ({ squares }: Of<'tiles'>): Markup =>
  html`<ol data-part="board" aria-label="Tiles, row by row" class="grid grid-cols-4 gap-2 @sm:gap-3 ${BOARD}">
    ${squares.map((tile) =>
      tile === 0
        ? html`<li class="aspect-square rounded-md bg-outline-variant/40"><span class="sr-only">empty</span></li>`
        : html`<li
            class="grid aspect-square place-items-center rounded-md font-headline text-headline-md font-bold tabular-nums @sm:text-display-sm ${TILE_PAINT[Math.log2(tile) - 1] ?? LAST_PAINT}"
          >
            ${String(tile)}
          </li>`,
    )}
  </ol>`;

const CARD_PAINT = {
  down: 'bg-primary text-on-primary',
  up: 'border-2 border-primary bg-surface-container-lowest text-primary',
  found: 'bg-primary-container text-on-primary-container',
};

export const pairsBoard = ({ cards }: Of<'pairs'>): Markup =>
  html`<div data-part="board" class="grid grid-cols-4 gap-2 @sm:gap-3 ${BOARD}">
    ${cards.map(
      ({ face, name, state }, at) =>
        html`<button
          type="button"
          aria-label="Card ${at + 1}: ${state === 'down' ? 'face down' : state === 'up' ? name : `${name}, found`}"
          class="grid aspect-[5/6] min-h-11 min-w-0 place-items-center rounded-lg ${CARD_PAINT[state]}"
        >
          ${state === 'down' ? CARD_BACK : icon(face, 'size-8 @sm:size-12')}
        </button>`,
    )}
  </div>`;

const CARD_BACK = html`<svg viewBox="0 0 40 48" aria-hidden="true" class="size-3/4">
  <path
    d="M20 4L36 24L20 44L4 24ZM20 13L29 24L20 35L11 24ZM20 21L22.5 24L20 27L17.5 24Z"
    fill="none"
    stroke-width="1.5"
    class="stroke-on-primary"
  />
</svg>`;

export const wordsBoard = ({ squares }: Of<'words'>): Markup =>
  html`<div data-part="board" class="grid grid-cols-7 gap-1 ${BOARD}">
    ${squares.map((square, at) =>
      square === undefined
        ? html`<span aria-hidden="true" class="aspect-square rounded-sm bg-inverse-surface"></span>`
        : html`<button
            type="button"
            class="relative grid aspect-square min-w-0 place-items-center rounded-sm font-headline text-title-lg font-bold @sm:text-headline-md ${square.isOn ? 'bg-primary-container text-on-primary-container' : 'bg-surface-container-lowest text-on-surface'}"
          >
            ${spoken(`Row ${Math.floor(at / 7) + 1}, column ${(at % 7) + 1}: ${square.isFilled ? '' : 'empty'}`)}
            ${square.number === undefined ? '' : html`<span class="absolute left-1 top-0 font-label text-label-sm font-normal">${String(square.number)}</span>`}
            ${square.isFilled ? square.letter : ''}
          </button>`,
    )}
  </div>`;
