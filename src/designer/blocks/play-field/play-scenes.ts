import { html, type Markup } from '../../../markup/html.ts';
import type { PlayPosition } from '../../write/play-shapes.ts';

type Of<T extends PlayPosition['type']> = Extract<PlayPosition, { type: T }>;

const CELL = 20;

/** The snake as one line through its cells, on a field of faint squares. */
export function snakeScene({ columns, rows, body, food }: Of<'snake'>): Markup {
  const middle = ([x, y]: readonly [number, number]): string => `${x * CELL + CELL / 2} ${y * CELL + CELL / 2}`;
  const [head = [0, 0], neck = [0, 0]] = body;
  const [dx, dy] = [head[0] - neck[0], head[1] - neck[1]];
  const eye = (side: number): Markup =>
    html`<circle
      cx="${head[0] * CELL + CELL / 2 + dx * 3 + dy * side * 4}"
      cy="${head[1] * CELL + CELL / 2 + dy * 3 + dx * side * 4}"
      r="2"
      class="fill-on-primary"
    />`;
  const squares = Array.from({ length: columns * rows }, (_, at) => [at % columns, Math.floor(at / columns)] as const);
  return html`<svg
    data-part="board"
    viewBox="0 0 ${columns * CELL} ${rows * CELL}"
    role="img"
    aria-label="A snake of ${body.length} cells in row ${head[1] + 1}, the apple in column ${food[0] + 1} of row ${food[1] + 1}"
    class="block w-full rounded-lg"
  >
    <rect width="${columns * CELL}" height="${rows * CELL}" class="fill-surface-container-high" />
    <path
      d="${squares.map(([x, y]) => ((x + y) % 2 === 0 ? `M${x * CELL} ${y * CELL}h${CELL}v${CELL}h-${CELL}Z` : '')).join('')}"
      class="fill-surface-container-lowest/60"
    />
    <path
      d="M${body.map(middle).join('L')}"
      fill="none"
      stroke-width="15"
      stroke-linecap="round"
      stroke-linejoin="round"
      class="stroke-primary"
    />
    <circle cx="${head[0] * CELL + CELL / 2}" cy="${head[1] * CELL + CELL / 2}" r="9.5" class="fill-primary" />
    ${eye(1)}${eye(-1)}
    <circle cx="${food[0] * CELL + CELL / 2}" cy="${food[1] * CELL + CELL / 2 + 1}" r="7.5" class="fill-tertiary" />
    <path
      d="M${food[0] * CELL + CELL / 2} ${food[1] * CELL + 5}q1 -5 5 -5"
      fill="none"
      stroke-width="2"
      stroke-linecap="round"
      class="stroke-on-surface"
    />
  </svg>`;
}

/** Three kinds of invaders by rows of pixels, from the top of the fleet. */
const KINDS = [
  ['00111100', '01111110', '11011011', '11111111', '00100100', '01011010', '10100101'],
  ['10000001', '01011010', '01111110', '11011011', '11111111', '10111101', '01000010'],
  ['00111100', '11111111', '11011011', '11111111', '00111100', '01100110', '11000011'],
];
const KIND_OF_ROW = [0, 1, 1, 2, 2];
const PAINT_OF_ROW = [
  'fill-tertiary-fixed',
  'fill-primary-fixed',
  'fill-primary-fixed',
  'fill-secondary-fixed-dim',
  'fill-secondary-fixed-dim',
];
const STEP = 36;
const WIDTH = 400;
const HEIGHT = 300;
const LEFT = 38;
const TOP = 30;
const ROW = 27;

const pixels = (kind: readonly string[], x: number, y: number, size: number): string =>
  kind
    .flatMap((row, at) =>
      [...row].map((one, column) =>
        one === '1' ? `M${x + column * size} ${y + at * size}h${size}v${size}h-${size}Z` : '',
      ),
    )
    .join('');

const STARS = [
  [18, 40],
  [64, 176],
  [97, 12],
  [141, 205],
  [188, 18],
  [236, 190],
  [301, 10],
  [352, 168],
  [380, 62],
  [22, 236],
  [330, 228],
  [388, 266],
] as const;

/** A night scene whose dark and light do not turn with the mode. */
export function invadersScene({ alive, ship, shots, shelters }: Of<'invaders'>): Markup {
  const left = alive.flat().filter(Boolean).length;
  const across = (x: number): number => LEFT + x * STEP;
  return html`<svg
    data-part="board"
    viewBox="0 0 ${WIDTH} ${HEIGHT}"
    role="img"
    aria-label="${left} invaders above three shelters, the ship under column ${ship + 1}"
    class="block w-full rounded-lg"
  >
    <rect width="${WIDTH}" height="${HEIGHT}" class="fill-on-primary-fixed" />
    <path d="${STARS.map(([x, y]) => `M${x} ${y}h2v2h-2Z`).join('')}" class="fill-primary-fixed/50" />
    ${alive.map(
      (row, at) =>
        html`<path
          d="${row.map((isAlive, column) => (isAlive ? pixels(KINDS[KIND_OF_ROW[at] ?? 2] ?? [], across(column), TOP + at * ROW, 2.75) : '')).join('')}"
          class="${PAINT_OF_ROW[at] ?? 'fill-primary-fixed'}"
        />`,
    )}
    ${shots.map(
      ({ x, y, isOwn }) =>
        html`<rect
          x="${across(x) + 9.5}"
          y="${TOP + y * ROW}"
          width="3"
          height="14"
          class="${isOwn ? 'fill-primary-fixed' : 'fill-tertiary-fixed'}"
        />`,
    )}
    <path
      d="${shelters.map((x) => `M${across(x)} 246v-16l8 -8h28l8 8v16h-11v-6q-11 -8 -22 0v6Z`).join('')}"
      class="fill-primary-fixed-dim"
    />
    <path d="M${across(ship) - 2} 284v-9h9v-4h3v-5h2v5h3v4h9v9Z" class="fill-tertiary-fixed" />
    <path d="M12 291H388" stroke-width="2" class="stroke-primary-fixed-dim" />
  </svg>`;
}

/** Round tables from above with their seats, taken and free. */
export const tableFromAbove = ({ taken, of }: { taken: number; of: number }): Markup => {
  const seat = (at: number): Markup => {
    const turn = ((at + 0.5) / of) * 2 * Math.PI;
    const [x, y] = [80 + Math.cos(turn) * 64, 50 + Math.sin(turn) * 39];
    return html`<circle
      cx="${x.toFixed(1)}"
      cy="${y.toFixed(1)}"
      r="9"
      stroke-width="2"
      ${at < taken ? '' : html`stroke-dasharray="3 3"`}
      class="${at < taken ? 'fill-primary stroke-primary' : 'fill-none stroke-outline'}"
    />`;
  };
  return html`<svg viewBox="0 0 160 100" role="img" aria-label="${taken} of ${of} seats taken" class="block w-full">
    ${Array.from({ length: of }, (_, at) => seat(at))}
    <ellipse cx="80" cy="50" rx="48" ry="27" stroke-width="4" class="fill-primary-container stroke-primary" />
    <rect
      x="66"
      y="38"
      width="14"
      height="21"
      rx="2"
      transform="rotate(-9 73 48)"
      class="fill-surface-container-lowest"
    />
    <rect x="79" y="38" width="14" height="21" rx="2" transform="rotate(8 86 48)" class="fill-on-primary-container" />
  </svg>`;
};
