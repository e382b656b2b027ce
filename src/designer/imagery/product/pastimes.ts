import { ellipsePath, rectPath } from '../paint/curves.ts';
import { type PictureObject, defineObject } from '../picture-family.ts';
import { drawGroundShadow } from './ground-shadow.ts';

const microphone = defineObject({
  id: 'microphone',
  words: [
    'microphone',
    'mic',
    'podcast',
    'recording',
    'singer',
    'karaoke',
    'interview',
    'broadcast',
    'voice',
    'radio show',
    'stand up',
  ],
  draw: ({ pen }) => {
    drawGroundShadow(pen, 58, 142);
    pen.path('b30', 'M94 138h12v32h26q4 0 4 10H64q0 -10 4 -10h26z');
    pen.stroke('b40', 'M56 84v16q0 42 44 42t44 -42V84', { width: 7 });
    const head = rectPath(68, 18, 64, 106, 32);
    pen.path('a50', head);
    pen.inside(head, () => {
      pen.path('b80', 'M60 10h80v58H60z');
      pen.detail(() =>
        pen.stroke('b50', 'M60 24h80M60 34h80M60 44h80M60 54h80M80 10v58M92 10v58M104 10v58M116 10v58', { width: 2 }),
      );
      pen.path('c65', 'M60 66h80v10H60z');
      pen.shade('M112 10h40v120h-40z', 0.22);
      pen.light('M74 30h7v84h-7z', 0.4);
    });
    pen.circle('c80', 100, 96, 6);
  },
});

const pencils = defineObject({
  id: 'pencils',
  words: [
    'pencil',
    'pen',
    'stationery set',
    'workbook',
    'drawing',
    'sketch',
    'art supply',
    'paint',
    'brush',
    'palette',
    'crayon',
    'school supply',
    'eraser',
    'highlighter',
    'illustration',
  ],
  draw: ({ pen }) => {
    drawGroundShadow(pen, 58, 146);
    const pencil = (x: number, rotate: number, tone: 'a50' | 'c65' | 'b65' | 'a30', tall: number): void =>
      pen.at({ x, y: 124, rotate }, () => {
        pen.path(tone, `M-8 0V${-tall}h16V0z`);
        pen.shade(`M3 0V${-tall}h5V0z`, 0.2);
        pen.path('c85', `M-8 ${-tall}L0 ${-tall - 22}L8 ${-tall}z`);
        pen.path('a10', `M-3 ${-tall - 14}L0 ${-tall - 22}L3 ${-tall - 14}z`);
      });
    pencil(76, -16, 'c65', 72);
    pencil(128, 18, 'b65', 66);
    pen.at({ x: 112, y: 124, rotate: 8 }, () => {
      pen.path('c40', 'M-4 0V-78h8V0z');
      pen.path('b65', 'M-6 -78h12v-12h-12z');
      pen.path('a40', 'M-7 -90h14q4 -14 -7 -28q-11 14 -7 28z');
    });
    pencil(92, -4, 'a30', 84);
    const cup = 'M60 98h82l-6 74q-1 8 -9 8H75q-8 0 -9 -8z';
    pen.path('a50', cup);
    pen.inside(cup, () => {
      pen.path('a65', 'M50 120h100v14H50z');
      pen.shade('M116 90h40v100h-50z', 0.18);
      pen.light('M66 100h7l6 74h-6z', 0.35);
    });
    pen.shade('M60 98h82l-1 8H61z', 0.25);
  },
});

const boardGame = defineObject({
  id: 'board-game',
  words: [
    'board game',
    'dice',
    'chess',
    'puzzle',
    'card game',
    'game night',
    'poker',
    'casino',
    'tabletop',
    'trivia',
    'quiz card',
    'bingo',
  ],
  draw: ({ pen }) => {
    drawGroundShadow(pen, 18, 184);
    pen.at({ x: 62, y: 88, rotate: -14 }, () => {
      pen.path('c65', rectPath(-28, -50, 60, 92, 7));
      pen.path('b90', rectPath(-34, -46, 60, 92, 7));
      pen.path(
        'a50',
        'M-4 -22q10 14 20 22q4 10 -6 12q-8 0 -11 -6q2 12 8 16h-22q6 -4 8 -16q-3 6 -11 6q-10 -2 -6 -12q10 -8 20 -22z',
      );
    });
    pen.path('a50', 'M70 128L112 110L154 128V170L112 188L70 170z');
    pen.path('a65', 'M70 128L112 110L154 128L112 146z');
    pen.shade('M112 146L154 128V170L112 188z', 0.22);
    pen.path(
      'b90',
      `${ellipsePath(112, 128, 8, 4)}${ellipsePath(84, 146, 4, 6)}${ellipsePath(98, 168, 4, 6)}${ellipsePath(126, 152, 4, 6)}${ellipsePath(140, 160, 4, 6)}${ellipsePath(133, 168, 4, 6)}`,
    );
    pen.path('c40', 'M158 180h34q0 -10 -8 -12l-4 -34q8 -4 8 -14a13 13 0 0 0 -26 0q0 10 8 14l-4 34q-8 2 -8 12z');
    pen.shade('M177 108q11 2 11 12q0 10 -8 14l4 34q8 2 8 12h-14q4 -36 -1 -72z', 0.2);
    pen.path('c65', 'M10 180h34q0 -10 -8 -12l-4 -26q8 -4 8 -12a13 13 0 0 0 -26 0q0 8 8 12l-4 26q-8 2 -8 12z');
  },
});

export const PASTIMES: readonly PictureObject[] = [microphone, pencils, boardGame];
