import { circlePath } from '../paint/curves.ts';
import type { Pen } from '../paint/pen.ts';
import type { Tone } from '../paint/tones.ts';

/** Hair in the bust's box of 80: what lies behind head and shoulders, and what lies over the brow. */
export interface Hair {
  id: string;
  back?: string;
  front?: string;
  /** Marks over the front, such as strands or a band, in the accent or a darker tone. */
  finish?(pen: Pen, hair: Tone, accent: Tone): void;
  /** Covers ears, so that earrings make no sense. */
  coversEars?: boolean;
}

const CROWN = 'M23 34Q21 9 40 9Q59 9 57 34';

export const LONG_HAIR: readonly Hair[] = [
  {
    id: 'long-straight',
    back: 'M20 34Q18 6 40 6Q62 6 60 34Q61 54 64 68Q52 74 40 70Q28 74 16 68Q19 54 20 34z',
    front: 'M22 38Q20 9 40 8Q60 9 58 38Q56 24 40 14Q24 24 22 38z',
    coversEars: true,
  },
  {
    id: 'long-parted',
    back: 'M19 36Q16 6 42 6Q64 8 61 38Q60 50 66 60Q62 72 52 70H26Q14 70 16 58Q20 48 19 36z',
    front: 'M22 42Q18 12 46 8Q60 12 58 40Q55 26 46 16Q36 28 22 42z',
    coversEars: true,
  },
  {
    id: 'bob',
    back: 'M18 34Q18 6 40 6Q62 6 62 34Q63 46 60 54Q54 58 48 54H32Q26 58 20 54Q17 46 18 34z',
    front: 'M22 32Q22 9 40 9Q58 9 58 32Q52 27 40 27T22 32z',
    coversEars: true,
  },
  {
    id: 'bun',
    back: `${circlePath(40, 7, 9)}M22 34Q20 8 40 8Q60 8 58 34z`,
    front: `${CROWN}Q54 20 40 17Q26 20 23 34z`,
    finish: (pen, hair) => pen.detail(() => pen.stroke(hair, 'M34 4q6 -4 12 0', { width: 1.2 })),
  },
  {
    id: 'ponytail',
    back: 'M50 12Q72 12 70 36Q70 52 62 60Q66 42 58 30zM22 34Q20 8 40 8Q60 8 58 34z',
    front: `${CROWN}Q52 18 34 20Q26 24 23 34z`,
    finish: (pen, _hair, accent) => pen.path(accent, 'M54 12l6 -2l2 8l-6 1z'),
  },
  {
    id: 'waves',
    back: 'M20 30Q18 5 40 5Q62 5 60 30Q66 36 62 42Q68 48 63 55Q66 64 56 66Q52 70 48 66H32Q28 70 24 66Q14 64 17 55Q12 48 18 42Q14 36 20 30z',
    front: 'M22 40Q18 10 38 9Q60 8 58 40Q56 28 50 22Q44 28 36 20Q28 24 22 40z',
    coversEars: true,
  },
  {
    id: 'afro',
    back: `${circlePath(40, 26, 23)}${circlePath(22, 34, 11)}${circlePath(58, 34, 11)}`,
    front: 'M24 32Q24 20 32 20Q36 16 40 19Q44 16 48 20Q56 20 56 32Q58 10 40 9Q22 10 24 32z',
    coversEars: true,
  },
  {
    id: 'curls',
    back: [
      [24, 22],
      [20, 34],
      [20, 46],
      [24, 56],
      [56, 22],
      [60, 34],
      [60, 46],
      [56, 56],
      [32, 13],
      [48, 13],
      [40, 10],
    ]
      .map(([x = 0, y = 0]) => circlePath(x, y, 9))
      .join(''),
    front: [
      [28, 20],
      [36, 15],
      [45, 15],
      [53, 21],
    ]
      .map(([x = 0, y = 0]) => circlePath(x, y, 7))
      .join(''),
    coversEars: true,
  },
  {
    id: 'braids',
    back: `M21 36Q19 7 40 7Q61 7 59 36z${[42, 50, 58, 66].map((y) => circlePath(20, y, 5.5) + circlePath(60, y, 5.5)).join('')}`,
    front: 'M22 38Q20 9 40 9Q60 9 58 38Q54 22 40 15Q26 22 22 38z',
    finish: (pen, _hair, accent) => pen.path(accent, 'M15 70h10v3H15zM55 70h10v3H55z'),
    coversEars: true,
  },
  {
    id: 'pixie',
    front: 'M22 40Q17 10 42 8Q62 8 58 38Q56 32 54 26Q40 26 32 18Q28 30 25 32Q25 38 22 40z',
  },
  {
    id: 'shoulder',
    back: 'M20 32Q19 6 40 6Q61 6 60 32L62 54Q58 60 54 56H26Q22 60 18 54z',
    front: 'M22 38Q19 10 44 8Q60 10 58 38Q56 26 48 17Q36 22 30 22Q24 28 22 38z',
    coversEars: true,
  },
];

export const SHORT_HAIR: readonly Hair[] = [
  { id: 'crop', front: `${CROWN}L55 30Q54 21 48 21H32Q26 21 25 30z` },
  { id: 'side-part', front: 'M22 36Q19 12 34 10Q38 6 48 9Q62 12 58 36L55 30Q54 22 50 20Q38 24 30 18Q26 24 25 30z' },
  {
    id: 'quiff',
    front: 'M23 34Q20 20 25 15Q22 6 36 6Q56 0 57 14Q60 22 57 34L55 29Q54 22 50 19Q40 22 30 18Q26 24 25 29z',
  },
  {
    id: 'curly-top',
    front: `${[
      [27, 17],
      [34, 11],
      [43, 10],
      [51, 14],
      [55, 21],
      [25, 24],
    ]
      .map(([x = 0, y = 0]) => circlePath(x, y, 6.5))
      .join('')}M23 34V22h34v12l-2 -6q-2 -6 -8 -7H33q-6 1 -8 7z`,
  },
  { id: 'buzz', front: 'M24 32Q22 10 40 10Q58 10 56 32Q55 20 48 19H32Q25 20 24 32z' },
  {
    id: 'bald',
    finish: (pen, hair) => pen.path(hair, 'M23 38Q22 30 24 26Q26 32 26 38zM57 38Q58 30 56 26Q54 32 54 38z'),
  },
  {
    id: 'slicked',
    front: 'M22 36Q18 8 42 7Q62 9 58 36L56 28Q52 16 40 16Q28 18 25 30z',
    back: 'M22 32Q22 10 40 10Q58 10 58 32L59 46H21z',
  },
  { id: 'fringe', front: 'M22.5 36Q19 8 40 8Q61 8 57.5 36L55 29Q51 24 45 27Q37 20 30 27L25 29z' },
  {
    id: 'flat-top',
    front: 'M24 23V11Q24 4 40 4T56 11V23Q54 20 48 20H32Q26 20 24 23z',
    finish: (pen, hair) => pen.path(hair, 'M23 36Q22 26 24 22L26 30zM57 36Q58 26 56 22L54 30z', 0.7),
  },
  {
    id: 'top-knot',
    back: circlePath(40, 7, 6.5),
    front: `${CROWN}L55 29Q53 19 40 18Q27 19 25 29z`,
  },
  {
    id: 'short-afro',
    back: circlePath(40, 24, 19),
    front: 'M24 32Q24 22 32 20Q40 16 48 20Q56 22 56 32Q59 12 40 11Q21 12 24 32z',
  },
];

/** Cloths and caps worn instead of showing hair. */
export type Headwear = 'hijab' | 'turban' | 'cap' | 'beanie' | 'chef' | 'helmet' | 'straw' | 'beret';

export const HEADWEAR: Readonly<Record<Headwear, (pen: Pen, tone: Tone, accent: Tone) => void>> = {
  hijab: (pen, tone, accent) => {
    pen.path(
      tone,
      'M20 38Q18 7 40 7Q62 7 60 38Q60 56 66 66Q54 76 40 76Q26 76 14 66Q20 56 20 38zM40 16Q26 16 26 34Q26 54 40 55Q54 54 54 34Q54 16 40 16z',
    );
    pen.shade('M26 44Q28 58 42 58Q54 58 58 66Q46 76 30 68Q22 60 26 44z', 0.14);
    pen.stroke(accent, 'M27 28Q29 16 40 16Q51 16 53 28', { width: 1.4 });
  },
  turban: (pen, tone, accent) => {
    pen.path(tone, 'M20 30Q16 6 40 4Q64 6 60 30Q52 20 40 20T20 30z');
    pen.shade('M40 20Q44 8 60 14Q62 22 60 30Q52 20 40 20z', 0.18);
    pen.stroke(accent, 'M22 24Q34 10 54 8M26 28Q38 18 58 18', { width: 1.2 });
  },
  cap: (pen, tone, accent) => {
    pen.path(tone, 'M22 28Q21 7 40 7Q59 7 58 28Q40 22 22 28z');
    pen.path(accent, 'M21 28Q40 19 62 29Q66 31 65 33Q44 27 22 31z');
    pen.shade('M44 7Q59 9 58 28L50 25Q50 14 44 7z', 0.16);
  },
  beanie: (pen, tone, accent) => {
    pen.circle(accent, 40, 5, 5);
    pen.path(tone, 'M22 26Q21 6 40 6Q59 6 58 26z');
    pen.path(accent, 'M20 22Q40 16 60 22Q62 26 60 30Q40 24 20 30Q18 26 20 22z');
  },
  chef: (pen) => {
    pen.path('b90', 'M25 27V12Q16 10 20 2Q24 -6 32 -3Q40 -10 48 -3Q56 -6 60 2Q64 10 55 12V27Q40 22 25 27z');
    pen.shade('M25 21Q40 16 55 21V27Q40 22 25 27zM48 -3Q56 -6 60 2Q64 10 54 12V18Q52 6 48 -3z', 0.12);
  },
  helmet: (pen, _tone, accent) => {
    pen.path(accent, 'M20 28Q20 5 40 5Q60 5 60 28z');
    pen.path(accent, 'M16 26Q40 20 64 26Q66 30 62 31Q40 25 18 31Q14 30 16 26z');
    pen.shade('M46 6Q60 10 60 27L64 27Q66 30 62 31L46 28z', 0.16);
    pen.light('M36 5h8v20h-8z', 0.3);
  },
  straw: (pen, tone, accent) => {
    pen.path(accent, 'M10 28Q40 16 70 28Q74 32 66 34Q40 24 14 34Q6 32 10 28z');
    pen.path(accent, 'M26 24Q25 4 40 4Q55 4 54 24Q40 19 26 24z');
    pen.path(tone, 'M26 19Q40 14 54 19V24Q40 19 26 24z');
  },
  beret: (pen, tone) => {
    pen.path(tone, 'M22 26Q14 22 20 12Q30 0 50 4Q68 10 60 24Q40 16 22 26z');
    pen.shade('M50 4Q68 10 60 24L48 20Q58 14 50 4z', 0.16);
  },
};
