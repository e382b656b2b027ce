import type { ChessPiece, PlayPosition } from './play-shapes.ts';

type Of<T extends PlayPosition['type']> = Extract<PlayPosition, { type: T }>;

/** Noughts and crosses after five moves: X threatens the middle row, O has one square to stop it. */
export const MARK_MOVES: readonly number[] = [4, 0, 2, 6, 3];

/** Squares of noughts and crosses, row by row. */
export const SQUARE_NAMES = [
  'top left',
  'top',
  'top right',
  'left',
  'middle',
  'right',
  'bottom left',
  'bottom',
  'bottom right',
];

export function marksAfter(moves: readonly number[]): Of<'marks'> {
  const squares = Array.from({ length: 9 }, (_, square): '' | 'X' | 'O' => {
    const at = moves.indexOf(square);
    return at === -1 ? '' : at % 2 === 0 ? 'X' : 'O';
  });
  return { type: 'marks', squares, last: moves.at(-1) ?? 0 };
}

/** The quiet Italian game, as both sides have played it for five hundred years; each move with its notation. */
export const CHESS_MOVES: readonly (readonly [move: string, shown: string])[] = [
  ['e2e4', 'e4'],
  ['e7e5', 'e5'],
  ['g1f3', 'Nf3'],
  ['b8c6', 'Nc6'],
  ['f1c4', 'Bc4'],
  ['f8c5', 'Bc5'],
  ['c2c3', 'c3'],
  ['g8f6', 'Nf6'],
  ['d2d3', 'd3'],
];

const START = 'rnbqkbnrpppppppp................................PPPPPPPPRNBQKBNR';

/** "e4" → 36: squares run row by row from a8. */
export const squareAt = (name: string): number =>
  (8 - Number(name.charAt(1))) * 8 + name.charCodeAt(0) - 'a'.charCodeAt(0);

const toPiece = (letter: string): ChessPiece => PIECES.find((piece) => piece === letter) ?? '';
const PIECES: readonly ChessPiece[] = ['p', 'n', 'b', 'r', 'q', 'k', 'P', 'N', 'B', 'R', 'Q', 'K'];

/** The position after moves such as "e2e4" that take or move one piece. */
export function chessAfter(moves: readonly string[]): Of<'chess'> {
  const squares = [...START].map(toPiece);
  let last: [number, number] = [0, 0];
  for (const move of moves) {
    const [from, to] = [squareAt(move.slice(0, 2)), squareAt(move.slice(2))];
    squares[to] = squares[from] ?? '';
    squares[from] = '';
    last = [from, to];
  }
  return { type: 'chess', squares, last };
}

/** Large tiles in one corner, as good players keep them. */
export const TILES: readonly number[] = [256, 128, 32, 8, 64, 32, 8, 2, 4, 16, 4, 0, 2, 0, 2, 0];

/** Points of a board whose tiles all grew from twos: a tile of 2ⁿ took n − 1 mergers, which gave 2ⁿ each. */
export const pointsOf = (tiles: readonly number[]): number =>
  tiles.reduce((sum, tile) => sum + (tile === 0 ? 0 : tile * (Math.log2(tile) - 1)), 0);

/** Moves behind a board that grew from twos: each brought one, and two lay there at the start. */
export const movesOf = (tiles: readonly number[]): number => tiles.reduce((sum, tile) => sum + tile, 0) / 2 - 2;

/** From the head back; the next step to the right is the food's row. */
const SNAKE_CORNERS: readonly (readonly [number, number])[] = [
  [11, 4],
  [7, 4],
  [7, 8],
  [3, 8],
  [3, 3],
  [4, 3],
];
export const SNAKE_START = 3;
export const SNAKE_FOOD = 10;

export function snakeNow(): Of<'snake'> {
  const body: [number, number][] = [];
  for (const [index, [x, y]] of SNAKE_CORNERS.entries()) {
    const before = SNAKE_CORNERS[index - 1];
    if (before === undefined) {
      body.push([x, y]);
      continue;
    }
    const steps = Math.abs(x - before[0]) + Math.abs(y - before[1]);
    for (let step = 1; step <= steps; step += 1)
      body.push([before[0] + ((x - before[0]) / steps) * step, before[1] + ((y - before[1]) / steps) * step]);
  }
  return { type: 'snake', columns: 16, rows: 12, body, food: [14, 4] };
}

/** What an invader of each row is worth, from the top. */
export const INVADER_POINTS: readonly number[] = [30, 20, 20, 10, 10];
const WAVE = ['111111111', '111101111', '011101111', '011001110', '001001110'];

export function invadersNow(): Of<'invaders'> {
  return {
    type: 'invaders',
    alive: WAVE.map((row) => [...row].map((one) => one === '1')),
    ship: 5,
    shots: [
      { x: 5, y: 6.1, isOwn: true },
      { x: 2, y: 6.6, isOwn: false },
      { x: 7, y: 5.8, isOwn: false },
    ],
    shelters: [1.2, 4, 6.8],
  };
}

export const shotDown = ({ alive }: Of<'invaders'>): { count: number; points: number } => {
  const fallen = alive.map((row) => row.filter((one) => !one).length);
  return {
    count: fallen.reduce((sum, one) => sum + one, 0),
    points: fallen.reduce((sum, one, row) => sum + one * (INVADER_POINTS[row] ?? 0), 0),
  };
};

const FACES: readonly (readonly [face: string, name: string])[] = [
  ['moon', 'Moon'],
  ['anchor', 'Anchor'],
  ['feather', 'Feather'],
  ['key-round', 'Key'],
  ['crown', 'Crown'],
  ['leaf', 'Leaf'],
  ['gem', 'Gem'],
  ['bell', 'Bell'],
];
/** Pairs as they lie; three are found, a bell and a leaf are turned. */
const LAID = [0, 4, 1, 7, 5, 2, 0, 6, 3, 1, 4, 2, 6, 5, 3, 7];
const FOUND: ReadonlySet<number> = new Set([0, 1, 4]);
const TURNED: ReadonlySet<number> = new Set([3, 13]);

export function pairsNow(): Of<'pairs'> {
  return {
    type: 'pairs',
    cards: LAID.map((pair, at) => {
      const [face, name] = FACES[pair] ?? ['gem', 'Gem'];
      return { face, name, state: FOUND.has(pair) ? 'found' : TURNED.has(at) ? 'up' : 'down' };
    }),
  };
}

export interface CrosswordWord {
  word: string;
  clue: string;
  x: number;
  y: number;
  isDown: boolean;
  /** How many of its letters are written. */
  filled: number;
}

const CROSSWORD_SIZE = 7;
export const CROSSWORD: readonly CrosswordWord[] = [
  { word: 'LANTERN', clue: 'Light carried by hand', x: 0, y: 0, isDown: false, filled: 7 },
  { word: 'LEMON', clue: 'Sour, yellow, and a bad car', x: 0, y: 0, isDown: true, filled: 5 },
  { word: 'EAGLE', clue: 'Two under par', x: 4, y: 0, isDown: true, filled: 5 },
  { word: 'NIGHT', clue: 'It falls and is never hurt', x: 6, y: 0, isDown: true, filled: 1 },
  { word: 'NICHE', clue: 'Where a statue stands', x: 0, y: 4, isDown: false, filled: 2 },
  { word: 'COG', clue: 'Tooth of a wheel', x: 2, y: 4, isDown: true, filled: 0 },
  { word: 'GROVE', clue: 'Small wood', x: 2, y: 6, isDown: false, filled: 0 },
];
/** The word that is being written. */
export const CROSSWORD_NOW = 4;

/** Squares of the words one covers, first letter first. */
export const squaresOf = ({ word, x, y, isDown }: CrosswordWord): number[] =>
  Array.from(word, (_, at) => (y + (isDown ? at : 0)) * CROSSWORD_SIZE + x + (isDown ? 0 : at));

/** Numbers of words by the order of their first squares; words that start together share one. */
export function numbersOf(words: readonly CrosswordWord[]): number[] {
  const starts = [...new Set(words.map((one) => squaresOf(one)[0] ?? 0))].sort((a, b) => a - b);
  return words.map((one) => starts.indexOf(squaresOf(one)[0] ?? 0) + 1);
}

export function crosswordNow(): Of<'words'> {
  const numbers = numbersOf(CROSSWORD);
  const squares = Array.from({ length: CROSSWORD_SIZE ** 2 }, (_, square) => {
    const here = CROSSWORD.map((one, index) => ({ one, index, at: squaresOf(one).indexOf(square) })).filter(
      ({ at }) => at !== -1,
    );
    const [first] = here;
    if (first === undefined) return undefined;
    const start = here.find(({ at }) => at === 0);
    return {
      letter: first.one.word.charAt(first.at),
      ...(start === undefined ? {} : { number: numbers[start.index] ?? 1 }),
      isFilled: here.some(({ one, at }) => at < one.filled),
      isOn: here.some(({ index }) => index === CROSSWORD_NOW),
    };
  });
  return { type: 'words', columns: CROSSWORD_SIZE, squares };
}

/** Tables of a lobby: what is played there, seats taken and seats in all. */
export const TABLES: readonly (readonly [name: string, told: string, taken: number, of: number])[] = [
  ['Lamplight', 'Rummy, to 100 points', 3, 4],
  ['Harbour', 'Hearts, three rounds', 4, 4],
  ['Old Mill', 'Whist in pairs', 2, 4],
  ['Attic', 'Crazy eights, quick', 5, 6],
];
