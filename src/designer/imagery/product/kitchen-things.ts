import { circlePath, ellipsePath, rectPath } from '../paint/curves.ts';
import { defineObject, type PictureObject } from '../picture-family.ts';
import { drawGroundShadow } from './ground-shadow.ts';

const coffeeBag = defineObject({
  id: 'coffee-bag',
  words: [
    'coffee bag',
    'bag of coffee',
    'bag of bean',
    'coffee bean',
    'bean',
    'pouch',
    'coffee',
    'roast',
    'single origin',
    'tea pouch',
    'flour',
    'seed packet',
    'snack',
    'sachet',
    'cocoa',
  ],
  draw: ({ pen }) => {
    drawGroundShadow(pen, 44, 154);
    const bag = 'M52 40h96q4 40 8 68t0 60q0 12 -12 12H56q-12 0 -12 -12q-4 -32 0 -60t8 -68z';
    pen.path('a50', bag);
    pen.inside(bag, () => {
      pen.shade('M128 30q10 70 4 160h40V30z', 0.2);
      pen.light('M58 44q-4 60 -4 130h8q-2 -70 4 -130z', 0.3);
      pen.shade('M40 168q60 12 120 0v20H40z', 0.18);
    });
    pen.path('a30', 'M48 22h104q4 0 4 4l-2 22H46l-2 -22q0 -4 4 -4z');
    pen.detail(() => pen.stroke('a65', 'M50 30h100M50 38h100', { width: 1.6 }));
    pen.path('c65', 'M40 28h20v10H40zM140 28h20v10h-20z');
    pen.path('b90', rectPath(66, 78, 68, 76, 4));
    pen.shade('M114 78h16q4 0 4 4v68q0 4 -4 4h-16z', 0.08);
    pen.at({ x: 100, y: 106, rotate: 28 }, () => {
      pen.path('c40', ellipsePath(0, 0, 14, 19));
      pen.stroke('c80', 'M1 -17q-8 16 0 34', { width: 3.4 });
    });
    pen.stroke('a30', 'M78 136h44M86 144h28', { width: 3.4 });
    pen.circle('a30', 100, 62, 5);
  },
});

const tableware = defineObject({
  id: 'tableware',
  words: [
    'plate',
    'bowl',
    'dish',
    'dinnerware',
    'crockery',
    'soup plate',
    'porcelain',
    'serving dish',
    'saucer',
    'cutlery',
    'pan',
    'pot lid',
    'cookware',
  ],
  isGeneric: true,
  draw: ({ pen }) => {
    drawGroundShadow(pen, 24, 176);
    pen.path('b80', 'M20 164q80 14 160 0q-8 14 -36 16H56q-28 -2 -36 -16z');
    pen.path('b90', ellipsePath(100, 163, 82, 9));
    pen.path('c65', 'M32 148q68 12 136 0q-6 14 -32 16H64q-26 -2 -32 -16z');
    pen.path('c80', ellipsePath(100, 148, 68, 8));
    const bowl = 'M44 92h112q-4 48 -36 54H80q-32 -6 -36 -54z';
    pen.path('a50', bowl);
    pen.inside(bowl, () => {
      pen.path('a65', 'M40 108h120v8H40zM40 120h120v3H40z');
      pen.shade('M116 88h50v64h-70q20 -24 20 -64z', 0.18);
      pen.light('M50 94h8q2 34 20 48q-24 -10 -28 -48z', 0.4);
    });
    pen.path('a30', ellipsePath(100, 92, 56, 9));
    pen.path('a20', ellipsePath(100, 94, 49, 6));
    pen.path('c50', 'M116 92L150 34q6 -8 12 -4q4 5 -1 11L128 94z');
    pen.path('c65', ellipsePath(158, 30, 11, 15));
  },
});

const cuttingBoard = defineObject({
  id: 'cutting-board',
  words: [
    'cutting board',
    'board',
    'chopping board',
    'knife',
    'wooden board',
    'chef knife',
    'utensil',
    'kitchen tool',
    'wooden spoon',
  ],
  place: 'wall',
  draw: ({ pen }) => {
    pen.at({ x: 88, y: 106, rotate: -10 }, () => {
      pen.shade(rectPath(-40, -62, 108, 150, 16), 0.18);
      pen.path(
        'c50',
        'M-50 -50q0 -18 18 -18h30v-20q0 -8 8 -8h8q8 0 8 8v20h10q18 0 18 18V70q0 16 -16 16h-68q-16 0 -16 -16z',
      );
      pen.path('c65', rectPath(-46, -64, 92, 146, 14));
      pen.detail(() =>
        pen.stroke('c50', 'M-30 -60v138M-10 -60q6 60 0 138M14 -60q-6 60 0 138M32 -60v138', { width: 2 }),
      );
      pen.circle('c30', 11, -82, 5);
    });
    pen.at({ x: 140, y: 112, rotate: 14 }, () => {
      pen.shade('M-4 -84l16 10v70h-16z', 0.16);
      pen.path('b80', 'M-10 -94Q14 -70 14 2h-24z');
      pen.light('M-10 -94Q-2 -60 -2 2h-8z', 0.5, 'b90');
      pen.path('a30', rectPath(-11, 2, 22, 62, 8));
      pen.path('b80', circlePath(0, 16, 2.6) + circlePath(0, 34, 2.6) + circlePath(0, 52, 2.6));
    });
    pen.path('a50', 'M50 92q-4 -26 20 -34q8 24 -20 34zM54 96q10 -22 34 -16q-6 24 -34 16z');
    pen.circle('a80', 70, 134, 17);
    pen.circle('a50', 70, 134, 11);
    pen.circle('a80', 96, 148, 13);
    pen.circle('a50', 96, 148, 8);
  },
});

const towel = defineObject({
  id: 'towel',
  words: [
    'towel',
    'duvet',
    'bedding',
    'bed sheet',
    'duvet cover',
    'linen',
    'tea towel',
    'blanket',
    'bedding',
    'sheet',
    'duvet',
    'throw',
    'scarf',
    'quilt',
    'napkin',
    'cushion',
    'pillow',
  ],
  draw: ({ pen }) => {
    drawGroundShadow(pen, 28, 174);
    const fold = (y: number, tone: 'a50' | 'c65' | 'b85', dark: 'a40' | 'c50' | 'b80'): void => {
      pen.path(tone, `M36 ${y}h118q14 0 14 17t-14 17H36q-14 0 -14 -17t14 -17z`);
      pen.path(dark, `M150 ${y}q18 0 18 17t-18 17q10 -6 10 -17t-10 -17z`);
      pen.detail(() => pen.stroke(dark, `M30 ${y + 12}h124M30 ${y + 22}h124`, { width: 2.4 }));
      pen.light(`M36 ${y}h114v5H32z`, 0.35);
    };
    fold(146, 'a50', 'a40');
    fold(112, 'b85', 'b80');
    fold(78, 'c65', 'c50');
    pen.path('c50', 'M84 74h26v40H84z');
    pen.shade('M84 108h26v6H84z', 0.3);
    pen.stroke('a40', 'M97 74Q92 50 74 34M97 74Q104 46 124 38', { width: 3 });
    pen.path(
      'a50',
      'M74 34q-18 2 -20 -16q18 0 20 16zM86 52q-18 8 -26 -6q14 -10 26 6zM124 38q0 -18 20 -18q2 18 -20 18zM108 54q6 -16 24 -10q-4 16 -24 10z',
    );
  },
});

export const KITCHEN_THINGS: readonly PictureObject[] = [coffeeBag, tableware, cuttingBoard, towel];
