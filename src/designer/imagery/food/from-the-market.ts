import { circlePath, ellipsePath } from '../paint/curves.ts';
import { defineObject, type PictureObject } from '../picture-family.ts';
import { drawGroundShadow } from '../product/ground-shadow.ts';

const fruit = defineObject({
  id: 'fruit',
  words: [
    'fruit',
    'apple',
    'orange',
    'citrus',
    'lemon',
    'pear',
    'peach',
    'banana',
    'mango',
    'produce',
    'fresh',
    'organic',
    'vitamin c',
    'cherry',
    'strawberry',
    'melon',
    'pineapple',
    'grape',
  ],
  draw: ({ pen }) => {
    drawGroundShadow(pen, 14, 188);
    pen.path('c65', 'M118 56q12 -30 26 -40l8 6q-8 18 -6 34q30 20 30 66q0 48 -40 56q-40 0 -46 -50q-2 -46 28 -72z');
    pen.shade('M148 58q28 20 28 64q0 48 -40 56q36 -40 12 -120z', 0.18);
    pen.light('M112 96q4 -18 16 -24q-6 20 -4 40q-12 0 -12 -16z', 0.45, 'c90');
    const apple = 'M66 92q26 -16 44 6q18 30 -6 66q-14 20 -32 12q-6 -4 -12 0q-20 8 -34 -12q-24 -36 -4 -68q18 -22 44 -4z';
    pen.path('a50', apple);
    pen.inside(apple, () => {
      pen.shade('M84 80q40 40 -4 110h50V80z', 0.2);
      pen.light('M26 116q4 -18 20 -18q-12 14 -10 38q-12 -4 -10 -20z', 0.45);
    });
    pen.stroke('c30', 'M66 96q0 -20 10 -30', { width: 5 });
    pen.path('a65', 'M72 74q10 -26 38 -22q-4 26 -38 22z');
    pen.circle('c50', 142, 148, 32);
    pen.circle('c85', 142, 148, 28);
    pen.circle('c65', 142, 148, 25);
    pen.stroke('c85', 'M142 122v52M119 135l46 26M119 161l46 -26', { width: 3.4 });
    pen.stroke('c30', 'M146 20q6 -10 14 -10', { width: 4 });
  },
});

const vegetables = defineObject({
  id: 'vegetables',
  words: [
    'vegetable',
    'carrot',
    'tomato',
    'broccoli',
    'veggie',
    'pepper',
    'farm box',
    'harvest',
    'farmer market',
    'pumpkin',
    'onion',
    'root',
    'leek',
    'potato',
    'garden produce',
    'csa',
    'mushroom',
    'cucumber',
    'corn',
    'crop',
  ],
  draw: ({ pen }) => {
    drawGroundShadow(pen, 14, 186);
    pen.path('a50', 'M92 88q-26 -2 -24 -24q-10 -22 14 -28q10 -22 32 -10q24 -10 32 12q22 4 14 28q2 24 -24 22z');
    pen.path('a65', `${circlePath(92, 54, 15)}${circlePath(118, 44, 15)}${circlePath(140, 58, 14)}`);
    pen.path('a80', 'M102 84h28l4 34H98z');
    pen.at({ x: 52, y: 96, rotate: -18 }, () => {
      pen.path('a50', 'M-2 -30q-16 -14 -12 -34q12 6 12 20q2 -22 12 -26q6 18 -6 40z');
      pen.path('c65', 'M-18 -32q18 -10 36 0q-4 60 -18 92q-14 -32 -18 -92z');
      pen.detail(() => pen.stroke('c40', 'M-16 -16h12M2 -4h12M-12 12h9M2 26h6', { width: 2.4 }));
      pen.shade('M6 -36q8 2 12 4q-4 60 -18 92q10 -50 6 -96z', 0.18);
    });
    const crate = 'M22 112h156l-8 68H30z';
    pen.circle('c50', 152, 104, 24);
    pen.light(ellipsePath(144, 96, 7, 6), 0.5, 'c90');
    pen.path('a40', 'M152 84l6 -10l2 10l10 -2l-6 8l8 6l-14 0l-6 8l-4 -8l-10 0l6 -8z');
    pen.path('c50', crate);
    pen.shade('M130 112h48l-8 68h-40z', 0.16);
    pen.path('c65', 'M20 110h160l-2 18H22zM25 136h150l-2 18H27zM29 162h142l-2 18H31z');
    pen.shade('M130 110h50l-2 18h-48zM130 136h45l-2 18h-43zM130 162h41l-2 18h-39z', 0.14);
    pen.path('c40', 'M34 108h14v72H38zM152 108h14l-4 72h-10z');
  },
});

const cheese = defineObject({
  id: 'cheese',
  words: [
    'cheese',
    'dairy',
    'fromage',
    'charcuterie',
    'antipasti',
    'platter',
    'fondue',
    'creamery',
    'butter',
    'delicatessen',
  ],
  draw: ({ pen }) => {
    drawGroundShadow(pen, 8, 192);
    pen.path('c40', 'M6 164h188v10q0 6 -6 6H12q-6 0 -6 -6z');
    pen.shade('M6 172h188v2q0 6 -6 6H12q-6 0 -6 -6z', 0.25);
    pen.path('c80', 'M24 112L120 62q40 6 50 46v6z');
    pen.path('c65', 'M24 112h146v52H24z');
    pen.light('M24 112h146v6H24z', 0.5, 'c90');
    pen.path(
      'c50',
      `${circlePath(60, 138, 12)}${circlePath(104, 148, 8)}${circlePath(138, 132, 13)}${circlePath(92, 126, 5)}${ellipsePath(112, 88, 14, 7)}${ellipsePath(80, 100, 7, 3.5)}`,
    );
    pen.shade('M150 112h20v52h-20z', 0.12);
    pen.path('a40', `${circlePath(160, 154, 11)}${circlePath(178, 154, 11)}${circlePath(169, 139, 11)}`);
    pen.light(`${circlePath(156, 150, 3)}${circlePath(174, 150, 3)}${circlePath(165, 135, 3)}`, 0.6);
    pen.path('a65', 'M170 128q2 -16 18 -18q2 16 -18 18z');
    pen.path('c85', 'M6 150q10 -10 22 0v14H6z');
  },
});

const iceCream = defineObject({
  id: 'ice-cream',
  words: ['ice cream', 'gelato', 'sundae', 'sorbet', 'frozen yogurt', 'cone', 'popsicle', 'summer treat'],
  place: 'wall',
  draw: ({ pen }) => {
    const cone = 'M66 104h68L100 192z';
    pen.path('c65', cone);
    pen.inside(cone, () => {
      pen.stroke(
        'c50',
        'M56 104l60 90M76 104l50 76M96 104l40 60M116 104l24 36M144 104l-60 90M124 104l-50 76M104 104l-40 60M84 104l-24 36',
        { width: 3 },
      );
      pen.shade('M112 100h30l-42 96z', 0.16);
    });
    pen.path('a65', circlePath(78, 76, 31));
    pen.path('c80', circlePath(124, 76, 31));
    pen.path('b90', circlePath(100, 44, 32));
    pen.shade('M116 16a32 32 0 0 1 -2 59q22 -22 2 -59zM142 52a31 31 0 0 1 -10 54q24 -22 10 -54z', 0.14);
    pen.path('a65', 'M50 88q6 20 14 18q6 -8 10 0q6 14 14 2q2 -10 2 -18z');
    pen.path('c80', 'M110 92q0 12 6 14q8 8 12 -2q6 -6 10 0q10 2 16 -16z');
    pen.light(`${ellipsePath(88, 30, 9, 6)}${ellipsePath(64, 64, 6, 5)}`, 0.7);
    pen.circle('c50', 100, 14, 10);
    pen.stroke('a30', 'M102 6q6 -6 14 -4', { width: 2.6 });
    pen.detail(() => pen.stroke('a50', 'M84 50l5 2M106 40l4 -4M112 56l5 1M96 62l4 -2', { width: 3.4 }));
  },
});

const taco = defineObject({
  id: 'taco',
  words: [
    'taco',
    'mexican',
    'burrito',
    'quesadilla',
    'tortilla',
    'wrap',
    'kebab',
    'falafel',
    'nacho',
    'guacamole',
    'shawarma',
    'gyro',
    'latin',
  ],
  draw: ({ pen }) => {
    drawGroundShadow(pen, 18, 182);
    pen.path('c50', 'M12 176q-2 -96 88 -98q92 2 88 98z');
    pen.path(
      'a50',
      'M18 128q-10 -14 4 -24q-2 -18 16 -20q4 -18 24 -14q10 -16 28 -6q14 -14 30 -2q18 -6 24 10q20 0 20 18q16 6 10 22q8 14 -6 22z',
    );
    pen.path('a65', 'M36 108q6 -20 24 -16q6 14 -2 24zM104 80q16 -8 26 6q-4 14 -16 14zM150 102q16 0 16 14q-8 10 -20 6z');
    pen.path(
      'c40',
      `${circlePath(64, 88, 12)}${circlePath(92, 76, 12)}${circlePath(136, 88, 13)}${circlePath(118, 74, 9)}`,
    );
    pen.path('c65', `${circlePath(48, 102, 10)}${circlePath(108, 90, 11)}${circlePath(156, 108, 10)}`);
    pen.light(`${circlePath(45, 99, 3)}${circlePath(105, 87, 3)}${circlePath(153, 105, 3)}`, 0.6, 'c90');
    pen.detail(() => pen.stroke('b90', 'M78 96l10 -4M124 102l9 -3M66 70l8 -4M146 76l7 4M86 62l8 2', { width: 4 }));
    const shell = 'M8 180q0 -78 92 -82q92 4 92 82z';
    pen.path('c80', shell);
    pen.inside(shell, () => {
      pen.shade('M130 90q50 30 40 100h40V90z', 0.14);
      pen.shade('M0 168q100 10 200 0v14H0z', 0.1);
      pen.path(
        'c65',
        `${circlePath(50, 150, 5)}${circlePath(84, 130, 4)}${circlePath(120, 146, 6)}${circlePath(150, 160, 4)}${circlePath(96, 162, 4)}${circlePath(66, 168, 3)}`,
      );
      pen.light('M20 168q4 -48 50 -60q-30 18 -36 60z', 0.4, 'c90');
    });
  },
});

export const FROM_THE_MARKET: readonly PictureObject[] = [fruit, vegetables, cheese, iceCream, taco];
