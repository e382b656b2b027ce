import { circlePath, ellipsePath } from '../paint/curves.ts';
import { defineObject, type PictureObject } from '../picture-family.ts';
import { drawGroundShadow } from '../product/ground-shadow.ts';

const coffee = defineObject({
  id: 'coffee',
  words: [
    'coffee',
    'latte',
    'cappuccino',
    'espresso',
    'cafe',
    'flat white',
    'mocha',
    'barista',
    'coffee cup',
    'cortado',
    'roastery',
    'bean',
    'coffee shop',
    'cocoa',
    'hot chocolate',
  ],
  place: 'table',
  draw: ({ pen, random }) => {
    pen.shade(circlePath(106, 110, 90), 0.2);
    pen.circle('b90', 100, 100, 90);
    pen.circle('b80', 100, 100, 62);
    pen.shade(circlePath(108, 112, 62), 0.16);
    pen.path('a40', 'M150 78l30 -22q12 -6 16 4t-8 16l-30 22z');
    pen.circle('a50', 100, 100, 62);
    pen.circle('a30', 100, 100, 56);
    pen.circle('c40', 100, 100, 52);
    pen.circle('c50', 99, 99, 49);
    if (random.next() < 0.5) {
      pen.path('c85', 'M100 142C60 116 66 76 88 76Q98 76 100 88Q102 76 112 76C134 76 140 116 100 142z');
      pen.path('c50', 'M100 126C78 110 80 90 90 90Q98 90 100 100Q102 90 110 90C120 90 122 110 100 126z');
      pen.path('c85', 'M100 114Q90 106 94 102Q98 100 100 106Q102 100 106 102Q110 106 100 114z');
    } else {
      const frond = (y: number, reach: number): string =>
        `M100 ${y + 12}Q${100 - reach} ${y + 10} ${100 - reach} ${y - 8}Q${100 - reach * 0.4} ${y - 6} 100 ${y + 4}Q${100 + reach * 0.4} ${y - 6} ${100 + reach} ${y - 8}Q${100 + reach} ${y + 10} 100 ${y + 12}z`;
      pen.path(
        'c85',
        frond(124, 34) + frond(108, 32) + frond(92, 27) + frond(77, 20) + 'M100 80Q88 68 100 58Q112 68 100 80z',
      );
      pen.stroke('c50', 'M100 62V142', { width: 2.4 });
    }
    pen.light('M56 82a50 50 0 0 1 26 -28q-14 14 -18 30z', 0.35, 'c80');
    const bean = (x: number, y: number, rotate: number): void =>
      pen.at({ x, y, rotate }, () => {
        pen.shade(ellipsePath(2, 3, 9, 12), 0.2);
        pen.path('c30', ellipsePath(0, 0, 9, 12));
        pen.stroke('c65', 'M1 -10q-5 10 0 20', { width: 2.2 });
      });
    bean(24, 34, 30);
    bean(40, 18, 80);
    bean(176, 168, -20);
    bean(158, 184, 50);
  },
});

const tea = defineObject({
  id: 'tea',
  words: ['tea', 'teapot', 'matcha', 'herbal tea', 'chai', 'afternoon tea', 'infusion', 'teahouse'],
  draw: ({ pen }) => {
    drawGroundShadow(pen, 24, 180);
    pen.stroke('a40', 'M146 96q40 -6 36 26q-4 26 -38 30', { width: 10 });
    pen.path('a40', 'M52 134q-24 -10 -26 -44q-2 -12 -18 -14q0 -8 10 -8q20 2 24 22q4 14 16 18z');
    const pot = 'M44 124q0 -50 54 -50t54 50q0 34 -22 50q-6 6 -14 6H80q-8 0 -14 -6q-22 -16 -22 -50z';
    pen.path('a50', pot);
    pen.inside(pot, () => {
      pen.shade('M116 70q30 60 -2 116h50V70z', 0.2);
      pen.path('c80', 'M40 126q30 -14 60 0t60 0v10q-30 14 -60 0t-60 0z');
      pen.light('M54 116q2 -28 28 -36q-16 14 -18 38z', 0.4);
    });
    pen.path('a30', 'M68 80q4 -14 30 -14t30 14q-30 8 -60 0z');
    pen.circle('c65', 98, 60, 8);
    pen.detail(() => pen.stroke('b80', 'M20 60q-8 -10 0 -20t0 -20M36 54q-8 -8 0 -18', { width: 4, opacity: 0.8 }));
    pen.stroke('b90', 'M120 76q12 30 10 60', { width: 2 });
    pen.path('c65', 'M120 136h20v24h-20z');
    pen.path('c90', 'M130 142q8 6 0 13q-8 -7 0 -13z');
  },
});

const cocktail = defineObject({
  id: 'cocktail',
  words: [
    'cocktail',
    'bar',
    'drink',
    'glass',
    'mocktail',
    'martini',
    'spritz',
    'gin',
    'margarita',
    'happy hour',
    'aperitif',
    'nightlife',
    'beverage',
  ],
  draw: ({ pen }) => {
    drawGroundShadow(pen, 62, 140);
    pen.path('b65', 'M97 104h6v66h24q6 0 6 5t-6 5H73q-6 0 -6 -5t6 -5h24z');
    pen.path('b90', 'M34 30h132L104 112h-8z', 0.75);
    pen.path('c50', 'M48 50h104L104 112h-8z');
    pen.path('c65', 'M48 50h104l-12 16H60z');
    pen.shade('M112 50h40L104 112h-8z', 0.16);
    pen.path('b90', 'M70 56l20 4l-6 18l-16 -6zM104 60l20 -4l2 16l-18 6z', 0.7);
    pen.light('M42 34h12l40 56l2 10z', 0.5);
    pen.stroke('a30', 'M128 74L156 10', { width: 4 });
    pen.circle('a50', 40, 36, 24);
    pen.circle('a85', 40, 36, 19);
    pen.stroke('a50', 'M40 17v38M23 27l34 18M23 45l34 -18', { width: 2.6 });
    pen.path('a65', 'M150 22q-2 -16 16 -18q4 18 -16 18zM150 24q12 -6 20 6q-12 10 -20 -6z');
  },
});

const juice = defineObject({
  id: 'juice',
  words: [
    'juice',
    'smoothie',
    'lemonade',
    'milkshake',
    'iced coffee',
    'iced tea',
    'bubble tea',
    'boba',
    'soda',
    'water',
    'milk',
    'shake',
    'frappe',
    'detox',
  ],
  draw: ({ pen }) => {
    drawGroundShadow(pen, 58, 142);
    pen.stroke('a40', 'M108 120L130 8h20', { width: 7 });
    pen.stroke('a80', 'M113 92l3 -14M119 64l3 -14M125 36l3 -14', { width: 7, cap: 'butt' });
    const glass = 'M52 46h96l-14 126q-1 8 -9 8H75q-8 0 -9 -8z';
    pen.path('b90', glass, 0.8);
    pen.inside(glass, () => {
      pen.path('c50', 'M40 74q30 -12 60 0t60 0v110H40z');
      pen.path('c65', 'M40 118q30 12 60 0t60 0v70H40z');
      pen.path('c80', 'M40 152q30 10 60 0t60 0v40H40z');
      pen.path('b90', 'M66 84l22 -4l4 20l-22 4zM104 92l20 4l-4 20l-20 -4z', 0.6);
      pen.shade('M120 40h40v150h-50z', 0.14);
      pen.light('M60 52h9l9 122h-7z', 0.5);
    });
    pen.circle('c40', 54, 48, 26);
    pen.circle('c85', 54, 48, 22);
    pen.circle('c65', 54, 48, 19);
    pen.stroke('c85', 'M54 28v40M36 38l36 20M36 58l36 -20', { width: 3 });
    pen.path('a50', 'M96 54q-6 -24 16 -34q10 24 -16 34zM100 54q10 -14 26 -8q-6 16 -26 8z');
  },
});

const beer = defineObject({
  id: 'beer',
  words: ['beer glass', 'pint', 'brewery', 'pub', 'lager', 'ale', 'craft beer', 'oktoberfest', 'taproom', 'brew'],
  draw: ({ pen }) => {
    drawGroundShadow(pen, 50, 152);
    pen.stroke('b65', 'M138 82h18q16 0 16 16v34q0 16 -16 16h-20', { width: 11 });
    const mug = 'M46 56h96v112q0 12 -12 12H58q-12 0 -12 -12z';
    pen.path('b90', mug);
    pen.inside(mug, () => {
      pen.path('c65', 'M52 66h84v108H52z');
      pen.path('c50', 'M112 66h24v108h-24z');
      pen.path('c80', 'M62 92h12v70H62zM88 92h12v70H88z');
      pen.path(
        'c85',
        `${circlePath(80, 148, 3)}${circlePath(106, 120, 3.5)}${circlePath(80, 108, 2.5)}${circlePath(108, 152, 2.5)}`,
      );
    });
    pen.path(
      'b90',
      'M40 62q-14 -24 12 -32q10 -20 34 -10q22 -12 38 4q26 -2 26 22q2 22 -16 20q-6 22 -14 22t-8 -20q-34 10 -52 0q-16 2 -20 -6z',
    );
    pen.shade('M124 24q26 -2 26 22q2 22 -16 20q-6 22 -14 22q6 -24 4 -64zM52 62q30 10 60 4v8q-30 6 -52 0z', 0.12);
  },
});

const wine = defineObject({
  id: 'wine-glass',
  words: [
    'wine',
    'red wine',
    'white wine',
    'champagne',
    'prosecco',
    'sommelier',
    'wine tasting',
    'wine bar',
    'tasting',
    'toast drink',
  ],
  draw: ({ pen }) => {
    drawGroundShadow(pen, 40, 160);
    pen.path('a30', 'M128 24h22v40q0 12 10 20q8 8 8 20v68q0 8 -8 8h-42q-8 0 -8 -8v-68q0 -12 8 -20q10 -8 10 -20z');
    pen.shade('M146 24h4v40q0 12 10 20q8 8 8 20v68q0 8 -8 8h-14z', 0.25);
    pen.path('b90', 'M110 112h58v44h-58z');
    pen.path('c65', 'M122 146l17 -24l17 24z');
    pen.path('c50', 'M126 12h26v26h-26z');
    pen.path('b65', 'M65 118h6v54q26 2 26 8H39q0 -6 26 -8z');
    const bowl = 'M40 36h56q10 50 -4 70q-12 14 -24 14t-24 -14q-14 -20 -4 -70z';
    pen.path('b90', bowl, 0.85);
    pen.inside(bowl, () => {
      pen.path('c40', 'M20 74q24 -8 48 0t48 0v60H20z');
      pen.path('c50', ellipsePath(68, 74, 34, 6));
      pen.light('M42 40h6q-6 40 2 66q-14 -20 -8 -66z', 0.6);
    });
  },
});

export const DRINKS: readonly PictureObject[] = [coffee, tea, cocktail, juice, beer, wine];
