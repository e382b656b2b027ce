import { describe, expect, it } from 'vitest';
import { sampleContext } from '../sample-brief.fixture.ts';
import {
  chessAfter,
  CHESS_MOVES,
  CROSSWORD,
  crosswordNow,
  MARK_MOVES,
  marksAfter,
  movesOf,
  squareAt,
  squaresOf,
} from './game-positions.ts';
import type { ChessPiece, PlayPosition } from './play-shapes.ts';
import { writePlay } from './write-play.ts';

type Of<T extends PlayPosition['type']> = Extract<PlayPosition, { type: T }>;

function positionOf<T extends PlayPosition['type']>(prompt: string, type: T): Of<T> {
  const { position } = writePlay(sampleContext({ prompt }));
  const isAsked = (one: PlayPosition): one is Of<T> => one.type === type;
  if (!isAsked(position)) throw new TypeError(`${prompt} plays ${position.type}`);
  return position;
}

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];

describe('noughts and crosses', () => {
  const { squares } = positionOf('Make a Tic Tac Toe game in html', 'marks');
  const holds = (line: number[], mark: string): number => line.filter((square) => squares[square] === mark).length;

  it('stands after five true moves: nobody has won, and it is O that moves', () => {
    expect(new Set(MARK_MOVES).size).toBe(5);
    expect(squares.filter((mark) => mark === 'X')).toHaveLength(3);
    expect(squares.filter((mark) => mark === 'O')).toHaveLength(2);
    for (let moves = 1; moves <= MARK_MOVES.length; moves += 1) {
      const now = marksAfter(MARK_MOVES.slice(0, moves)).squares;
      for (const line of LINES)
        for (const mark of ['X', 'O']) expect(line.every((square) => now[square] === mark)).toBe(false);
    }
  });

  it('threatens in the middle row alone, as it says', () => {
    const threats = LINES.filter((line) => holds(line, 'X') === 2 && holds(line, '') === 1);
    expect(threats).toEqual([[3, 4, 5]]);
  });
});

/** Whether a piece reaches a square by its own way over empty ones; captures are none in this game. */
function reaches(squares: readonly ChessPiece[], from: number, to: number): boolean {
  const piece = squares[from] ?? '';
  const [dx, dy] = [(to % 8) - (from % 8), Math.floor(to / 8) - Math.floor(from / 8)];
  const steps = Math.max(Math.abs(dx), Math.abs(dy));
  const isStraight = dx === 0 || dy === 0;
  const isSlanting = Math.abs(dx) === Math.abs(dy);
  const isFree = Array.from(
    { length: steps },
    (_, at) => from + Math.sign(dx) * (at + 1) + Math.sign(dy) * 8 * (at + 1),
  );
  const slides = isFree.every((square) => squares[square] === '');
  switch (piece.toLowerCase()) {
    case 'p': {
      const ahead = piece === 'P' ? -1 : 1;
      const atHome = Math.floor(from / 8) === (piece === 'P' ? 6 : 1);
      return dx === 0 && slides && (dy === ahead || (atHome && dy === ahead * 2));
    }
    case 'n':
      return squares[to] === '' && Math.abs(dx * dy) === 2;
    case 'b':
      return isSlanting && slides;
    case 'r':
      return isStraight && slides;
    case 'q':
      return (isStraight || isSlanting) && slides;
    case 'k':
      return steps === 1 && slides;
    default:
      return false;
  }
}

describe('chess', () => {
  const moves = CHESS_MOVES.map(([move]) => move);

  it('stands as legal moves lead to it, by turns', () => {
    for (const [at, move] of moves.entries()) {
      const { squares } = chessAfter(moves.slice(0, at));
      const from = squareAt(move.slice(0, 2));
      const piece = squares[from] ?? '';
      expect(piece === piece.toUpperCase(), `${move} by ${piece}`).toBe(at % 2 === 0);
      expect(reaches(squares, from, squareAt(move.slice(2))), move).toBe(true);
    }
    expect(positionOf('chess board', 'chess')).toEqual(chessAfter(moves));
  });

  it('writes each move as the piece that makes it', () => {
    for (const [at, [move, shown]] of CHESS_MOVES.entries()) {
      const piece = chessAfter(moves.slice(0, at)).squares[squareAt(move.slice(0, 2))] ?? '';
      expect(shown).toBe(`${piece.toLowerCase() === 'p' ? '' : piece.toUpperCase()}${move.slice(2)}`);
    }
  });

  it('says whose move it is by the count of moves', () => {
    expect(writePlay(sampleContext({ prompt: 'chess board' })).turn).toBe(
      moves.length % 2 === 1 ? 'Black to move' : 'White to move',
    );
  });
});

it('2048 has sixteen squares of powers of two, and the score and the moves that such a board takes', () => {
  const { squares } = positionOf('2048 clone', 'tiles');
  expect(squares).toHaveLength(16);
  for (const tile of squares) expect(tile === 0 || (tile >= 2 && Number.isInteger(Math.log2(tile)))).toBe(true);
  const facts = writePlay(sampleContext({ prompt: '2048 clone' })).facts;
  expect(facts.map(({ value }) => value)).toEqual(['3,224', '7,536', String(movesOf(squares))]);
  expect(squares.slice(12)).toEqual([2, 0, 2, 0]);
});

it('a snake hangs together, crosses nowhere, stays inside and looks at the apple', () => {
  const { body, columns, rows, food } = positionOf('snake game', 'snake');
  for (const [at, [x, y]] of body.entries()) {
    expect(x >= 0 && x < columns && y >= 0 && y < rows).toBe(true);
    const before = body[at - 1] ?? [x + 1, y];
    expect(Math.abs(x - before[0]) + Math.abs(y - before[1])).toBe(1);
  }
  expect(new Set(body.map(String)).size).toBe(body.length);
  expect(body.map(String)).not.toContain(String(food));
  const [head = [0, 0]] = body;
  expect([food[0] - head[0], food[1] - head[1]]).toEqual([3, 0]);
});

it('invaders stand in even rows, and the score is what the fallen ones were worth', () => {
  const { alive, ship } = positionOf('Make a space invaders game', 'invaders');
  expect(new Set(alive.map((row) => row.length)).size).toBe(1);
  expect(ship).toBeLessThan(alive[0]?.length ?? 0);
  const left = alive.flat().filter(Boolean).length;
  const slot = writePlay(sampleContext({ prompt: 'Make a space invaders game' }));
  expect(slot.turn).toBe(`Wave 3: ${left} left`);
  const worth = [30, 20, 20, 10, 10].map((points, row) => points * (alive[row] ?? []).filter((one) => !one).length);
  expect(slot.facts[0]?.value).toBe((1620 + worth.reduce((sum, one) => sum + one, 0)).toLocaleString('en'));
});

it('memory cards lie in pairs; found ones are both open, and the two that are turned differ', () => {
  const { cards } = positionOf('memory card game', 'pairs');
  const byName = Map.groupBy(cards, ({ name }) => name);
  for (const pair of byName.values()) {
    expect(pair).toHaveLength(2);
    expect(new Set(pair.map(({ state }) => state === 'found')).size).toBe(1);
  }
  const turned = cards.filter(({ state }) => state === 'up');
  expect(turned).toHaveLength(2);
  expect(turned[0]?.name).not.toBe(turned[1]?.name);
});

it('tables of a lobby have no more players than seats, and its figures count them', () => {
  const { seats } = positionOf('card game lobby', 'tables');
  for (const { taken, of } of seats) expect(taken).toBeLessThanOrEqual(of);
  const sum = (values: number[]): number => values.reduce((all, one) => all + one, 0);
  const taken = sum(seats.map((one) => one.taken));
  const { facts } = writePlay(sampleContext({ prompt: 'card game lobby' }));
  expect(facts.map(({ value }) => Number(value))).toEqual([
    seats.length,
    taken,
    sum(seats.map((one) => one.of)) - taken,
  ]);
});

describe('a crossword', () => {
  const { squares, columns } = crosswordNow();

  it('has one letter where words cross, and every word crosses another', () => {
    const letters = new Map<number, string>();
    for (const one of CROSSWORD)
      for (const [at, square] of squaresOf(one).entries()) {
        expect(letters.get(square) ?? one.word.charAt(at), `${one.word} at ${square}`).toBe(one.word.charAt(at));
        letters.set(square, one.word.charAt(at));
      }
    for (const one of CROSSWORD) {
      const others = new Set(CROSSWORD.filter((other) => other !== one).flatMap(squaresOf));
      expect(
        squaresOf(one).some((square) => others.has(square)),
        one.word,
      ).toBe(true);
    }
    expect(letters.size).toBe(squares.filter((square) => square !== undefined).length);
  });

  it('has no run of letters that is not one of its words', () => {
    const at = (x: number, y: number): string =>
      x < columns && y < columns ? (squares[y * columns + x]?.letter ?? ' ') : ' ';
    const lines = Array.from({ length: columns }, (_, line) => [
      Array.from({ length: columns }, (_one, x) => at(x, line)).join(''),
      Array.from({ length: columns }, (_one, y) => at(line, y)).join(''),
    ]).flat();
    const runs = lines.flatMap((line) => line.split(' ')).filter((run) => run.length > 1);
    expect(runs.toSorted()).toEqual(CROSSWORD.map(({ word }) => word).toSorted());
  });
});
