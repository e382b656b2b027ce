import { circlePath, ellipsePath } from '../paint/curves.ts';
import { defineObject, type PictureObject } from '../picture-family.ts';
import { drawBowl, drawEggHalf, drawLeaf, drawSlice, drawSprinkles } from './dish.ts';

const ramen = defineObject({
  id: 'ramen',
  place: 'table',
  words: [
    'ramen',
    'noodle',
    'pho',
    'udon',
    'noodle soup',
    'japanese',
    'laksa',
    'asian',
    'soba',
    'wonton',
    'noodle bowl',
  ],
  draw: ({ pen, random }) => {
    drawBowl(pen, 'a40', 'a30', 'c50', () => {
      pen.path('c65', ellipsePath(100, 112, 60, 52));
      const strand = (start: number): string => `M${30 + start} 150q14 -26 30 -8t30 -12t30 10t34 -16`;
      pen.stroke(
        'c85',
        [0, -4, 6, 12].map((shift, index) => strand(shift).replace('150', `${106 + index * 13}`)).join(''),
        { width: 5 },
      );
      pen.stroke(
        'c80',
        [3, -2, 8].map((shift, index) => strand(shift).replace('150', `${112 + index * 13}`)).join(''),
        { width: 4 },
      );
    });
    pen.path('a10', 'M112 22l44 14l-16 62l-40 -12z');
    pen.light('M112 22l44 14l-2 8l-44 -14z', 0.12);
    pen.circle('c80', 62, 82, 21);
    pen.circle('c40', 62, 82, 17);
    pen.path('c65', 'M48 78q10 -10 26 -6q-6 8 -14 6t-12 0zM50 90q12 4 24 -4q0 10 -10 12t-14 -8z');
    pen.circle('c80', 82, 108, 20);
    pen.circle('c40', 82, 108, 16);
    pen.path('c65', 'M70 104q8 -8 22 -6q-4 8 -12 6t-10 0zM72 116q8 2 18 -4q2 8 -6 10t-12 -6z');
    drawEggHalf(pen, 130, 96, 30);
    drawEggHalf(pen, 112, 128, -20, 0.95);
    pen.stroke(
      'a65',
      `${circlePath(64, 128, 5)}${circlePath(76, 138, 5)}${circlePath(58, 140, 4)}${circlePath(88, 146, 5)}${circlePath(150, 122, 4)}`,
      { width: 3.4 },
    );
    drawSprinkles(pen, random, 'a10', 12, 56, 2);
    pen.at({ x: 150, y: 60, rotate: 38 }, () => {
      pen.shade('M-2 -60h6l-1 140h-4zM10 -60h6l-1 140h-4z', 0.25);
      pen.path('c40', 'M-6 -64h6l-1 140h-4zM6 -64h6l-1 140h-4z');
    });
  },
});

const salad = defineObject({
  id: 'salad',
  place: 'table',
  words: [
    'salad',
    'vegan',
    'vegetarian',
    'healthy',
    'greens',
    'lettuce',
    'lunch',
    'bowl',
    'diet',
    'nutrition',
    'meal',
    'meal prep',
    'healthy food',
    'keto',
    'plant based',
  ],
  isGeneric: true,
  draw: ({ pen, random }) => {
    drawBowl(pen, 'b85', 'b90', 'a30', () => {
      for (let index = 0; index < 11; index += 1) {
        const angle = (index / 11) * Math.PI * 2;
        const tone = (['a50', 'a65', 'a40', 'a80'] as const)[index % 4] ?? 'a50';
        drawLeaf(
          pen,
          100 + Math.cos(angle) * 20,
          102 + Math.sin(angle) * 20,
          (angle * 180) / Math.PI + 90 + random.next() * 24,
          52 + random.next() * 10,
          tone,
          index % 3 === 0,
        );
      }
    });
    drawSlice(pen, 72, 82, 17, 'c50', 'c65');
    drawSlice(pen, 126, 118, 18, 'c50', 'c65');
    drawSlice(pen, 90, 136, 13, 'a40', 'a85');
    drawSlice(pen, 132, 78, 13, 'a40', 'a85');
    drawEggHalf(pen, 100, 98, 24, 0.9);
    pen.stroke('c40', `${circlePath(62, 116, 10)}${circlePath(112, 64, 11)}`, { width: 3 });
    pen.path('a10', `${circlePath(78, 114, 6)}${circlePath(146, 98, 6)}`);
    pen.path('c80', `${circlePath(78, 114, 2)}${circlePath(146, 98, 2)}`);
    drawSprinkles(pen, random, 'b90', 14, 52, 3);
  },
});

const soup = defineObject({
  id: 'soup',
  place: 'table',
  words: ['soup', 'stew', 'broth', 'chowder', 'chili', 'pumpkin soup', 'tomato soup', 'goulash', 'borscht'],
  draw: ({ pen, random }) => {
    drawBowl(pen, 'b80', 'b90', 'c50', () => {
      pen.path('c65', ellipsePath(92, 92, 56, 52), 0.5);
      pen.stroke('b90', 'M100 100q10 -6 12 4q0 14 -16 12q-20 -4 -16 -24q8 -22 32 -16q28 10 22 40q-12 30 -46 22', {
        width: 6,
      });
    });
    drawLeaf(pen, 96, 92, -30, 30, 'a50');
    drawLeaf(pen, 98, 94, 40, 26, 'a65');
    drawLeaf(pen, 94, 96, -100, 24, 'a40');
    pen.path('c80', 'M130 130l14 -4l4 12l-12 6zM140 112l10 4l-4 10l-10 -4zM120 146l12 0l0 10l-12 2z');
    drawSprinkles(pen, random, 'a20', 16, 54, 2.4);
  },
});

const curry = defineObject({
  id: 'curry',
  place: 'table',
  words: [
    'curry',
    'lentil',
    'chickpea',
    'bean',
    'rice',
    'indian',
    'thai',
    'biryani',
    'risotto',
    'dal',
    'masala',
    'paella',
    'rice bowl',
    'poke',
    'poke bowl',
    'buddha bowl',
    'bibimbap',
    'korean',
    'african',
    'couscous',
  ],
  draw: ({ pen, random }) => {
    drawBowl(pen, 'a50', 'a65', 'c40', () => {
      pen.path('b90', 'M24 96q40 -16 78 4q30 18 74 -2V20H24z');
      pen.shade('M24 96q40 -16 78 4q30 18 74 -2v6q-44 20 -74 2q-38 -20 -78 -4z', 0.2);
      pen.detail(() =>
        pen.stroke(
          'b80',
          'M44 70l5 -3M60 54l4 4M78 74l6 -2M92 50l3 5M110 66l6 1M126 48l4 -4M60 84l6 1M140 72l3 5M84 36l5 -2M112 38l-3 5M130 86l6 -2M46 50l3 4M104 84l5 3',
          { width: 3 },
        ),
      );
      pen.path('c50', ellipsePath(96, 142, 58, 26), 0.7);
    });
    pen.path(
      'c65',
      'M58 124q8 -10 22 -6q8 8 0 18q-14 6 -22 -2zM92 134q10 -10 24 -4q8 10 -2 20q-16 4 -22 -4zM124 120q10 -8 22 0q4 12 -6 18q-16 0 -18 -8z',
    );
    pen.light('M62 124q6 -4 12 -2l-6 6zM98 134q6 -4 12 -2l-8 6zM130 122q4 -2 8 0l-6 4z', 0.4, 'c90');
    drawLeaf(pen, 120, 92, 30, 34, 'a50');
    drawLeaf(pen, 118, 94, -36, 30, 'a65');
    drawLeaf(pen, 122, 94, 90, 26, 'a40');
    pen.path('c50', 'M50 104q20 -8 26 8q-16 6 -26 -8z');
    drawSprinkles(pen, random, 'a20', 12, 50, 2.4);
  },
});

const breakfastBowl = defineObject({
  id: 'breakfast-bowl',
  place: 'table',
  words: [
    'granola',
    'yogurt',
    'yoghurt',
    'oatmeal',
    'porridge',
    'cereal',
    'smoothie bowl',
    'acai',
    'berry',
    'muesli',
    'breakfast',
  ],
  draw: ({ pen, random }) => {
    drawBowl(pen, 'c65', 'c80', 'b90', () => {
      pen.path('c80', 'M28 70q40 24 52 90H20z');
      pen.path('c65', 'M28 92q26 18 34 62H20z');
    });
    pen.path(
      'a40',
      `${circlePath(106, 74, 11)}${circlePath(124, 84, 11)}${circlePath(112, 94, 10)}${circlePath(134, 102, 10)}`,
    );
    pen.path(
      'a65',
      `${circlePath(103, 71, 3)}${circlePath(121, 81, 3)}${circlePath(109, 91, 3)}${circlePath(131, 99, 3)}`,
    );
    for (const [x, y] of [
      [92, 128],
      [116, 130],
      [138, 126],
    ] as const) {
      pen.circle('c85', x, y, 13);
      pen.detail(() => pen.stroke('c65', `M${x} ${y - 5}v10M${x - 5} ${y - 2}l10 5`, { width: 2 }));
    }
    pen.at({ x: 72, y: 84, rotate: -30 }, () => {
      pen.path('c50', 'M0 18C-20 4 -16 -16 0 -12C16 -16 20 4 0 18z');
      pen.path('a50', 'M-10 -12L0 -20l10 8L0 -8z');
      pen.detail(() => pen.stroke('c85', 'M-6 -2v2M2 2v2M7 -3v2M-1 9v2', { width: 2 }));
    });
    drawLeaf(pen, 122, 70, 40, 22, 'a50');
    drawLeaf(pen, 120, 70, -10, 20, 'a65');
    drawSprinkles(pen, random, 'c40', 22, 60, 3.4);
  },
});

const dumplings = defineObject({
  id: 'dumplings',
  place: 'table',
  words: ['dumpling', 'dim sum', 'gyoza', 'bao', 'chinese', 'steamer', 'momo', 'pierogi', 'bun'],
  draw: ({ pen }) => {
    pen.shade(circlePath(107, 110, 90), 0.22);
    pen.circle('c40', 100, 100, 90);
    pen.circle('c65', 100, 100, 84);
    pen.circle('c50', 100, 100, 76);
    pen.circle('c80', 100, 100, 73);
    pen.stroke('c65', 'M44 56v90M62 40v122M80 32v138M98 28v146M116 30v142M134 38v126M152 52v98', {
      width: 3,
      cap: 'butt',
    });
    for (const [x, y, tone] of [
      [74, 70, 'b90'],
      [128, 74, 'b85'],
      [64, 122, 'b85'],
      [110, 118, 'b90'],
      [142, 132, 'b90'],
    ] as const) {
      pen.at({ x, y }, () => {
        pen.shade(circlePath(3, 4, 25), 0.2);
        pen.path(tone, 'M0 -25q8 2 12 2t8 6q6 4 5 11t-3 13t-9 11t-13 6t-12 -5t-10 -9t-4 -11t4 -12t9 -8t13 -4z');
        pen.detail(() =>
          pen.stroke(
            'b65',
            'M0 -2q4 -8 12 -12M2 0q10 -2 16 2M0 2q6 6 6 14M-2 2q-6 6 -12 8M-2 0q-10 -2 -14 -6M-1 -2q-4 -8 -2 -16',
            { width: 2 },
          ),
        );
        pen.circle('c65', 0, 0, 3.5);
      });
    }
    drawLeaf(pen, 98, 86, 120, 26, 'a50');
    drawLeaf(pen, 98, 86, 60, 24, 'a65');
  },
});

export const IN_BOWLS: readonly PictureObject[] = [ramen, soup, curry, breakfastBowl, dumplings, salad];
