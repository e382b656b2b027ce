import { defineArchetype } from './archetype.ts';

export const game = defineArchetype({
  id: 'game',
  words: [
    [
      5,
      'tic tac toe, tic tac toe game, noughts and crosses, tictactoe, space invader, space invaders game, arcade game, arcade shooter, space shooter, chess board, chessboard, chess game, chess app, chess match, chess puzzle, online chess, play chess, memory game, memory card game, matching pairs, pairs game, concentration game, 2048, 2048 clone, 2048 game, snake game, crossword, crossword puzzle, word puzzle, card game, card game lobby, card game table, game lobby, poker lobby, game board, game screen, gameplay screen, browser game, puzzle game, game in html, game clone, retro game, playable game',
    ],
    [3, 'game'],
  ],
  frames: { phone: ['top-bar', 'bare'], page: ['top-nav', 'centered', 'bare'] },
  lead: [],
  body: ['play', 'ranking'],
  close: [],
  shares: [[12]],
  blocks: { phone: 1, page: 2 },
  otherwise: 'play',
  become: {
    choices: 'play',
    focus: 'play',
    board: 'play',
    gallery: 'play',
    metrics: 'play',
    actions: 'play',
    player: 'play',
  },
  destination: { label: 'Play', icon: 'gamepad-2' },
  parts: {
    play: 'board, game board, grid, cell, square, tile, piece, card, hand, deck, table, seat, score, high score, best score, turn, current player, player, opponent, life, level, wave, timer, clock, move list, move, move history, control, arrow key, restart button, reset button, new game button, undo, pause, rule, clue, letter, ship, enemy, invader, shot, food, snake, win message, winner',
  },
});
