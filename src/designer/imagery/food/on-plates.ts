import { circlePath, ellipsePath, rectPath } from '../paint/curves.ts';
import { defineObject, type PictureObject } from '../picture-family.ts';
import { drawDishShadow, drawEggHalf, drawLeaf, drawPlate, drawSlice, drawSprinkles } from './dish.ts';

const pizza = defineObject({
  id: 'pizza',
  place: 'table',
  words: ['pizza', 'italian', 'pizzeria', 'margherita', 'pepperoni', 'flatbread', 'focaccia'],
  draw: ({ pen, random }) => {
    drawDishShadow(pen, 88);
    const drawPie = (): void => {
      pen.circle('c50', 100, 100, 88);
      pen.circle('c65', 99, 99, 85);
      pen.circle('c40', 100, 100, 74);
      pen.circle('c85', 100, 100, 70);
      pen.path(
        'c80',
        'M52 72q18 -26 44 -18q-6 24 -22 26t-22 -8zM98 128q24 -12 40 4q-8 22 -26 18t-14 -22zM120 62q18 -4 26 14q-14 10 -24 2z',
      );
    };
    drawPie();
    for (const [x, y] of [
      [70, 64],
      [62, 112],
      [104, 146],
      [140, 122],
      [100, 92],
      [84, 132],
      [52, 84],
    ] as const) {
      pen.circle('c30', x + 1, y + 1.5, 12.5);
      pen.circle('c50', x, y, 12);
      pen.light(circlePath(x - 3, y - 3, 5), 0.25);
    }
    drawLeaf(pen, 88, 106, -40, 26, 'a50');
    drawLeaf(pen, 120, 142, 70, 24, 'a40');
    drawLeaf(pen, 76, 84, 140, 24, 'a65');
    drawLeaf(pen, 130, 100, 20, 22, 'a50');
    drawSprinkles(pen, random, 'a30', 18, 64, 2.4);
    pen.stroke('c40', 'M100 100L40 36M100 100L26 144M100 100L100 188M100 100L174 148M100 100L186 82M100 100L118 14', {
      width: 2,
      opacity: 0.55,
    });
    pen.at({ x: 12, y: -13 }, () => {
      pen.shade('M104 104L194 86A88 88 0 0 0 122 18z', 0.25);
      pen.path('c50', 'M100 100L186.600 82A88 88 0 0 0 118 14z');
      pen.path('c65', 'M101 98L184 81A85 85 0 0 0 118 17z');
      pen.path('c85', 'M100 100L168 86A70 70 0 0 0 114.500 32z');
      pen.circle('c50', 134, 72, 12);
      pen.light(circlePath(131, 69, 5), 0.25);
      drawLeaf(pen, 122, 84, 20, 22, 'a50');
    });
  },
});

const pasta = defineObject({
  id: 'pasta',
  place: 'table',
  words: [
    'pasta',
    'spaghetti',
    'lasagna',
    'carbonara',
    'tagliatelle',
    'macaroni',
    'dinner',
    'dish',
    'plate',
    'recipe',
    'cooking',
    'food',
    'restaurant',
    'menu',
    'cuisine',
    'chef',
    'catering',
    'supper',
  ],
  isGeneric: true,
  draw: ({ pen, random }) => {
    drawPlate(pen);
    pen.path('c65', 'M52 104q-6 -34 24 -46q30 -14 54 6q24 18 18 46q-8 32 -46 32q-44 0 -50 -38z');
    const curls = 'M60 108q0 -36 38 -40q40 0 42 34q-2 32 -40 32q-30 -2 -28 -28q4 -24 28 -22q22 4 18 22q-8 14 -20 6';
    pen.stroke('c80', curls, { width: 6 });
    pen.stroke(
      'c85',
      'M66 124q14 20 42 14q34 -10 34 -38M58 94q8 -32 44 -34q24 0 36 18M80 104q4 -16 22 -14q12 4 10 14',
      { width: 4 },
    );
    pen.stroke('c50', 'M70 86q10 -14 30 -12M118 130q14 -8 16 -22', { width: 3 });
    pen.path('c40', `${circlePath(84, 96, 14)}${circlePath(112, 92, 13)}${circlePath(102, 114, 14)}`);
    pen.light(`${circlePath(80, 92, 5)}${circlePath(108, 88, 5)}${circlePath(98, 110, 5)}`, 0.35, 'c80');
    drawLeaf(pen, 98, 98, -20, 30, 'a50');
    drawLeaf(pen, 100, 98, 50, 28, 'a65');
    drawLeaf(pen, 98, 100, -90, 24, 'a40');
    drawSprinkles(pen, random, 'b90', 16, 44, 3);
  },
});

const steak = defineObject({
  id: 'steak',
  place: 'table',
  words: [
    'steak',
    'meat',
    'beef',
    'bbq',
    'barbecue',
    'grill',
    'butcher',
    'lamb',
    'pork',
    'roast',
    'chicken',
    'schnitzel',
    'turkey',
  ],
  draw: ({ pen, random }) => {
    drawPlate(pen);
    pen.path('c85', 'M48 92q-4 -36 34 -42q22 -2 34 12t26 24q12 16 -4 30q-14 12 -34 6t-34 0q-20 -4 -22 -30z');
    pen.path('c40', 'M54 92q-2 -30 30 -36q18 -2 28 12t24 24q10 12 -2 22q-12 10 -32 4t-30 0q-16 -4 -18 -26z');
    pen.path('c50', 'M62 90q0 -22 24 -26q12 -2 20 10t-2 22q-12 10 -24 12t-18 -18z');
    pen.stroke('c20', 'M64 78l30 34M80 66l40 46M98 62l36 40', { width: 5 });
    pen.circle('b90', 96, 82, 8);
    drawLeaf(pen, 122, 128, 70, 34, 'a50');
    drawLeaf(pen, 120, 130, 110, 32, 'a40');
    drawSlice(pen, 66, 134, 15, 'c50', 'c65');
    pen.stroke('a50', 'M88 140q10 -20 22 -22M96 146q8 -16 20 -18M104 150q8 -12 18 -14', { width: 6 });
    drawSprinkles(pen, random, 'a10', 12, 40, 2);
  },
});

const fish = defineObject({
  id: 'fish',
  place: 'table',
  words: [
    'fish',
    'seafood',
    'salmon',
    'tuna',
    'sea bass',
    'trout',
    'shrimp',
    'prawn',
    'lobster',
    'oyster',
    'fishmonger',
    'mediterranean',
    'greek',
  ],
  draw: ({ pen }) => {
    drawDishShadow(pen, 84);
    pen.path('b90', ellipsePath(100, 104, 96, 68));
    pen.path('b85', ellipsePath(100, 104, 76, 50));
    drawSlice(pen, 70, 72, 15, 'c65', 'c85');
    drawSlice(pen, 134, 136, 15, 'c65', 'c85');
    drawLeaf(pen, 96, 76, 50, 38, 'a50');
    drawLeaf(pen, 74, 132, 100, 36, 'a65');
    pen.at({ x: 98, y: 104, rotate: -8 }, () => {
      pen.shade('M-72 4q40 -34 92 -14l34 -16q0 20 -6 28q6 10 6 32l-34 -16q-54 18 -92 -14z', 0.2);
      pen.path('a40', 'M42 0l36 -26q2 20 -4 28q6 10 4 28z');
      const body = 'M-78 2q42 -42 124 -4q6 4 0 8q-80 36 -124 -4z';
      pen.path('a65', body);
      pen.inside(body, () => {
        pen.path('a40', 'M-80 -30h140v22q-70 -16 -140 10z');
        pen.path('b90', 'M-80 10q70 20 130 2v30h-130z');
        pen.stroke('a30', 'M-20 -14q6 14 0 30M0 -16q6 16 0 32M20 -14q6 14 0 28', { width: 2.4 });
        pen.path('a50', 'M-46 -30q12 30 0 60h-40v-60z');
      });
      pen.path('a30', 'M-14 -20q18 -14 40 2zM-6 18q10 12 26 8l-6 -10z');
      pen.circle('b90', -58, -2, 5.5);
      pen.circle('a10', -58, -2, 2.6);
    });
  },
});

const sushi = defineObject({
  id: 'sushi',
  place: 'table',
  words: ['sushi', 'sashimi', 'maki', 'nigiri', 'omakase', 'bento'],
  draw: ({ pen }) => {
    pen.shade(rectPath(18, 46, 180, 128, 8), 0.22);
    pen.path('b20', rectPath(8, 36, 180, 128, 8));
    pen.path('b30', rectPath(12, 40, 172, 118, 6));
    const roll = (x: number, y: number, core: 'c65' | 'a65'): void => {
      pen.shade(circlePath(x + 3, y + 5, 21), 0.3);
      pen.circle('a10', x, y, 21);
      pen.circle('b90', x, y, 17);
      pen.circle(core, x, y, 8.5);
      pen.path(core === 'c65' ? 'a65' : 'c65', `M${x} ${y}v-8a8 8 0 0 1 8 8z`);
    };
    const nigiri = (x: number, y: number, tone: 'c65' | 'c50'): void =>
      pen.at({ x, y, rotate: -14 }, () => {
        pen.shade(rectPath(-15, -24, 40, 60, 18), 0.3);
        pen.path('b90', rectPath(-18, -30, 36, 60, 16));
        pen.path(tone, 'M-20 -24q20 -18 40 0l-2 50q-18 12 -36 0z');
        pen.stroke('c85', 'M-16 -14l32 -8M-17 2l34 -8M-16 18l32 -8', { width: 2.6 });
      });
    roll(40, 72, 'c65');
    roll(88, 72, 'a65');
    roll(40, 124, 'a65');
    roll(88, 124, 'c65');
    nigiri(130, 86, 'c65');
    nigiri(164, 118, 'c50');
    pen.path('a65', 'M112 128q10 -10 20 -2q8 10 -2 18q-16 6 -20 -4q-4 -6 2 -12z');
    pen.path('c80', 'M140 60q2 -14 16 -12q10 -6 16 6q-4 12 -16 10q-10 6 -16 -4z');
    pen.path('c65', 'M147 58q8 -8 18 -4q-4 8 -18 4z');
    pen.at({ x: 100, y: 178, rotate: -4 }, () => pen.path('c50', 'M-92 -4l180 -4v5l-180 5zM-92 6l180 -2v5l-180 3z'));
  },
});

const friedEgg = defineObject({
  id: 'fried-egg',
  place: 'table',
  words: ['egg', 'fried egg', 'omelette', 'brunch', 'shakshuka', 'pan', 'skillet', 'bacon'],
  draw: ({ pen, random }) => {
    pen.shade(circlePath(98, 116, 74), 0.22);
    pen.path('c40', 'M146 60l42 -42q8 -4 12 2t-2 12l-42 42z');
    pen.circle('b10', 92, 108, 76);
    pen.circle('b30', 92, 108, 70);
    pen.circle('b20', 92, 108, 64);
    pen.path(
      'b80',
      'M50 100q-6 -26 20 -34q14 -16 36 -4q24 -6 30 16q20 10 10 32q2 24 -22 28q-16 18 -38 6q-24 6 -30 -14q-16 -10 -6 -30z',
    );
    pen.path(
      'b90',
      'M54 98q-6 -22 18 -30q14 -14 32 -2q22 -6 28 14q18 10 8 28q4 22 -18 26q-16 16 -36 4q-22 6 -28 -12q-14 -10 -4 -28z',
    );
    pen.circle('c50', 84, 98, 21);
    pen.circle('c65', 83, 97, 19);
    pen.circle('c50', 116, 116, 16);
    pen.circle('c65', 115, 115, 14.5);
    pen.light(`${ellipsePath(76, 90, 7, 5)}${ellipsePath(110, 110, 5, 4)}`, 0.7, 'c90');
    drawLeaf(pen, 62, 144, 50, 28, 'a50');
    drawLeaf(pen, 60, 142, 10, 24, 'a65');
    drawSprinkles(pen, random, 'a10', 16, 44, 2);
  },
});

const toast = defineObject({
  id: 'toast',
  place: 'table',
  words: [
    'toast',
    'avocado',
    'avocado toast',
    'bruschetta',
    'open sandwich',
    'sandwich',
    'bagel',
    'snack',
    'deli',
    'panini',
    'smorrebrod',
  ],
  draw: ({ pen, random }) => {
    drawPlate(pen, 'b90', 'b80');
    pen.at({ x: 102, y: 104, rotate: -12 }, () => {
      pen.shade('M-44 -52q50 -24 100 0q12 16 -4 30v74q-44 12 -90 0v-74q-18 -14 -6 -30z', 0.2);
      pen.path('c40', 'M-52 -58q52 -24 104 0q14 18 -6 34v76q-46 12 -92 0v-76q-20 -16 -6 -34z');
      pen.path('c80', 'M-46 -54q46 -20 92 0q8 14 -8 28v72q-38 10 -76 0v-72q-16 -14 -8 -28z');
      pen.path('a65', 'M-38 -46q38 -16 74 -2q8 12 -4 24q6 30 0 62q-34 12 -66 0q6 -34 0 -60q-12 -12 -4 -24z');
      pen.path('a80', 'M-28 -36q20 -12 44 -4q-6 18 -24 18t-20 -14zM-20 12q20 -10 40 0q-4 20 -22 18t-18 -18z');
    });
    drawEggHalf(pen, 88, 84, 12, 0.95);
    drawEggHalf(pen, 118, 112, -24, 0.95);
    drawSlice(pen, 126, 76, 12, 'c50', 'c65');
    drawSlice(pen, 88, 128, 12, 'c50', 'c65');
    drawLeaf(pen, 104, 100, 120, 24, 'a40');
    drawSprinkles(pen, random, 'a10', 14, 44, 2);
  },
});

export const ON_PLATES: readonly PictureObject[] = [pizza, steak, fish, sushi, friedEgg, toast, pasta];
