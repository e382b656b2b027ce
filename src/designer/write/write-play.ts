import type { Want } from '../brief.ts';
import {
  chessAfter,
  CHESS_MOVES,
  CROSSWORD,
  CROSSWORD_NOW,
  crosswordNow,
  invadersNow,
  MARK_MOVES,
  marksAfter,
  movesOf,
  numbersOf,
  pairsNow,
  pointsOf,
  shotDown,
  SNAKE_FOOD,
  SNAKE_START,
  snakeNow,
  SQUARE_NAMES,
  TILES,
  TABLES,
} from './game-positions.ts';
import { toNumber } from './money.ts';
import type { SlotOf } from './slots.ts';
import { titleFor, wantIds, type WriteContext } from './write-context.ts';

type Play = SlotOf<'play'>;
type Written = Omit<Play, 'kind' | 'wants' | 'title' | 'note'>;
type Pad = Play['pad'];

const ARROWS: Pad = [
  { label: 'Up', icon: 'arrow-up', at: 'up' },
  { label: 'Left', icon: 'arrow-left', at: 'left' },
  { label: 'Down', icon: 'arrow-down', at: 'down' },
  { label: 'Right', icon: 'arrow-right', at: 'right' },
];
const NEW_GAME = { label: 'New game', icon: 'rotate-ccw' };
const UNDO = { label: 'Take back', icon: 'undo-2' };
const PAUSE = { label: 'Pause', icon: 'pause' };

/** Against whom one plays. */
const rivalOf = ({ domain }: WriteContext): string =>
  domain.people.find(({ name, role = '' }) => !/\byou\b/i.test(`${name} ${role}`))?.name ?? 'Ilse Vonk';

function marks(context: WriteContext): Written {
  const rival = rivalOf(context);
  return {
    position: marksAfter(MARK_MOVES),
    turn: 'Your turn: stop the middle row',
    facts: [
      { label: 'You', value: '3' },
      { label: 'Drawn', value: '4' },
      { label: rival, value: '2' },
    ],
    players: [
      { name: rival, note: 'Plays X', isOn: false },
      { name: 'You', note: 'Play O', isOn: true },
    ],
    lines: {
      title: 'Moves',
      items: MARK_MOVES.map((square, at) => ({
        label: `${at + 1}`,
        text: `${at % 2 === 0 ? 'X' : 'O'} ${SQUARE_NAMES[square] ?? ''}`,
        isOn: at === MARK_MOVES.length - 1,
      })),
    },
    pad: [],
    rules: ['Three in a row win: across, down or slanting.', 'X begins; whoever lost begins the next game.'],
    action: NEW_GAME,
    secondary: UNDO,
  };
}

function chess(context: WriteContext): Written {
  const rival = rivalOf(context);
  return {
    position: chessAfter(CHESS_MOVES.map(([move]) => move)),
    turn: 'Black to move',
    facts: [
      { label: 'Move', value: String(Math.ceil(CHESS_MOVES.length / 2)) },
      { label: 'Opening', value: 'Italian' },
      { label: 'Taken', value: '0' },
    ],
    players: [
      { name: rival, note: 'Black, 8:41', isOn: true },
      { name: 'You', note: 'White, 9:12', isOn: false },
    ],
    lines: {
      title: 'Moves',
      items: Array.from({ length: Math.ceil(CHESS_MOVES.length / 2) }, (_, at) => ({
        label: `${at + 1}.`,
        text: CHESS_MOVES.slice(at * 2, at * 2 + 2)
          .map(([, shown]) => shown)
          .join(' '),
        isOn: at * 2 + 2 >= CHESS_MOVES.length,
      })),
    },
    pad: [],
    rules: ['Ten minutes each, nothing added.', 'A piece that is touched is moved.'],
    action: { label: 'Offer a draw', icon: 'handshake' },
    secondary: { label: 'Resign', icon: 'flag' },
  };
}

function tiles(): Written {
  const points = pointsOf(TILES);
  return {
    position: { type: 'tiles', squares: [...TILES] },
    turn: 'Left joins the twos, then down the fours',
    facts: [
      { label: 'Score', value: toNumber(points) },
      { label: 'Best', value: toNumber(points + 4312) },
      { label: 'Moves', value: String(movesOf(TILES)) },
    ],
    players: [],
    lines: {
      title: 'This game so far',
      items: [64, 128, 256].map((tile, at) => ({
        label: String(tile),
        text: ['after 34 moves', 'after 68 moves', 'after 141 moves'][at] ?? '',
        isOn: at === 2,
      })),
    },
    pad: ARROWS,
    rules: ['Equal tiles that meet become one of twice the number.', 'It ends when nothing can move.'],
    action: NEW_GAME,
    secondary: UNDO,
  };
}

function snake(): Written {
  const position = snakeNow();
  const eaten = position.body.length - SNAKE_START;
  return {
    position,
    turn: 'Three steps to the apple',
    facts: [
      { label: 'Score', value: String(eaten * SNAKE_FOOD) },
      { label: 'Length', value: String(position.body.length) },
      { label: 'Level', value: String(1 + Math.floor(eaten / 5)) },
    ],
    players: [],
    lines: {
      title: 'Best runs',
      items: [
        { label: '1', text: '410 points, Sunday' },
        { label: '2', text: '360 points, Tuesday' },
        { label: '3', text: `${eaten * SNAKE_FOOD} points, now`, isOn: true },
      ],
    },
    pad: ARROWS,
    rules: ['An apple is ten points and one length.', 'Walls and its own tail end the run.'],
    action: PAUSE,
    secondary: NEW_GAME,
  };
}

const EARLIER_WAVES = 1620;

function invaders(): Written {
  const position = invadersNow();
  const { count, points } = shotDown(position);
  return {
    position,
    turn: `Wave 3: ${position.alive.flat().length - count} left`,
    facts: [
      { label: 'Score', value: toNumber(EARLIER_WAVES + points) },
      { label: 'Best', value: '4,860' },
      { label: 'Lives', value: '2' },
    ],
    players: [],
    lines: {
      title: 'What they are worth',
      items: [
        { label: '30', text: 'top row' },
        { label: '20', text: 'second and third row' },
        { label: '10', text: 'the two rows below' },
      ],
    },
    pad: [
      { label: 'Left', icon: 'arrow-left', at: 'left' },
      { label: 'Fire', icon: 'crosshair', at: 'middle' },
      { label: 'Right', icon: 'arrow-right', at: 'right' },
    ],
    rules: ['Shelters hold four hits.', 'One that lands ends the game, whatever lives are left.'],
    action: PAUSE,
    secondary: NEW_GAME,
  };
}

function pairs(context: WriteContext): Written {
  const position = pairsNow();
  const found = position.cards.filter(({ state }) => state === 'found').length / 2;
  const rival = rivalOf(context);
  return {
    position,
    turn: 'No pair: turn them back',
    facts: [
      { label: 'Found', value: `${found} of ${position.cards.length / 2}` },
      { label: 'Turns', value: '7' },
      { label: 'Time', value: '0:52' },
    ],
    players: [
      { name: rival, note: '1 pair', isOn: false },
      { name: 'You', note: '2 pairs', isOn: true },
    ],
    lines: {
      title: 'Found',
      items: [...new Set(position.cards.flatMap(({ state, name }) => (state === 'found' ? [name] : [])))].map(
        (name, at) => ({ label: `${at + 1}`, text: name }),
      ),
    },
    pad: [],
    rules: ['Two cards a turn; whoever finds a pair goes on.', 'Most pairs win.'],
    action: { label: 'Turn them back', icon: 'refresh-cw' },
    secondary: NEW_GAME,
  };
}

function tables(context: WriteContext): Written {
  const seated = TABLES.reduce((sum, [, , taken]) => sum + taken, 0);
  return {
    position: { type: 'tables', seats: TABLES.map(([, , taken, of]) => ({ taken, of })) },
    turn: 'Lamplight needs one more',
    facts: [
      { label: 'Tables', value: String(TABLES.length) },
      { label: 'Seated', value: String(seated) },
      { label: 'Free seats', value: String(TABLES.reduce((sum, [, , , of]) => sum + of, 0) - seated) },
    ],
    players: [
      { name: 'You', note: 'Won 5 of 8 this week', isOn: true },
      { name: rivalOf(context), note: 'Waits at Lamplight', isOn: false },
    ],
    lines: {
      title: 'Tables',
      items: TABLES.map(([label, text, taken, of]) => ({ label, text, isOn: of - taken === 1 })),
    },
    pad: [],
    rules: ['A table starts when its last seat is taken.', 'Whoever leaves early sits out one round.'],
    action: { label: 'Take the next free seat', icon: 'armchair' },
    secondary: { label: 'Open a table', icon: 'plus' },
  };
}

function words(): Written {
  const position = crosswordNow();
  const letters = position.squares.filter((square) => square !== undefined);
  const numbers = numbersOf(CROSSWORD);
  const now = CROSSWORD[CROSSWORD_NOW];
  return {
    position,
    turn: `${numbers[CROSSWORD_NOW] ?? 1} across, ${now?.word.length ?? 0} letters`,
    facts: [
      { label: 'Letters', value: `${letters.filter(({ isFilled }) => isFilled).length} of ${letters.length}` },
      { label: 'Words', value: String(CROSSWORD.length) },
      { label: 'Time', value: '4:16' },
    ],
    players: [],
    lines: {
      title: 'Clues',
      items: CROSSWORD.map(({ clue, isDown }, at) => ({
        label: `${numbers[at] ?? 1} ${isDown ? 'down' : 'across'}`,
        text: clue,
        isOn: at === CROSSWORD_NOW,
      })),
    },
    pad: [],
    rules: ['Words cross where they share a letter.', 'A letter that was shown counts half.'],
    action: { label: 'Check the letters', icon: 'check' },
    secondary: { label: 'Show a letter', icon: 'lightbulb' },
  };
}

/** The first whose words the prompt speaks is played. */
const GAMES: readonly (readonly [RegExp, (context: WriteContext) => Written])[] = [
  [/\btic[- ]?tac|\bnoughts/i, marks],
  [/\bcross-?words?\b|\bword (?:game|puzzle|search)/i, words],
  [/\blobby\b|\bpoker\b|\brummy\b|\bwhist\b|\bhearts\b|\bbridge\b/i, tables],
  [/\bmemory\b|\bpairs?\b|\bmatching\b|\bconcentration\b|\bcards?\b/i, pairs],
  [/\b2048\b|\bthrees\b|\bnumber puzzle|^(?!.*\b(?:chess|word|cross)).*\bpuzzle\b/i, tiles],
  [/\bsnake\b/i, snake],
  [/\binvaders?\b|\barcade\b|\bshooter\b|\bspace\b|\bretro\b|\balien/i, invaders],
  [/\bchess|\bcheckers\b|\bdraughts\b|\bstrategy\b/i, chess],
];

/** A game as it stands in the middle of being played. */
export function writePlay(context: WriteContext, want?: Want): Play {
  const { brief } = context;
  const [, write] = GAMES.find(([spoken]) => spoken.test(brief.prompt)) ?? [undefined, marks];
  const written = write(context);
  const [action, secondary] = brief.wants.filter((one) => one.isAction === true);
  return {
    kind: 'play',
    wants: wantIds(want),
    title: titleFor(want, brief.heading ?? brief.subject),
    ...written,
    ...(action === undefined ? {} : { action: { label: action.label } }),
    ...(secondary === undefined ? {} : { secondary: { label: secondary.label } }),
  };
}
