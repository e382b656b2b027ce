import { circlePath, ellipsePath } from '../paint/curves.ts';
import { defineObject, type PictureObject } from '../picture-family.ts';
import { drawGroundShadow } from '../product/ground-shadow.ts';
import { drawDishShadow, drawLeaf, drawSlice, drawSprinkles } from './dish.ts';

const burger = defineObject({
  id: 'burger',
  words: [
    'burger',
    'hamburger',
    'cheeseburger',
    'fast food',
    'slider',
    'american',
    'fries',
    'diner',
    'takeaway',
    'takeout',
    'street food',
  ],
  draw: ({ pen }) => {
    drawGroundShadow(pen, 30, 170);
    pen.path('c50', 'M34 150h132q2 30 -22 30H56q-24 0 -22 -30z');
    pen.shade('M34 166h132q-4 14 -22 14H56q-18 0 -22 -14z', 0.18);
    pen.path('c30', 'M28 134q0 -10 10 -10h124q10 0 10 10v8q0 12 -12 12H40q-12 0 -12 -12z');
    pen.light('M34 130q0 -3 6 -3h112v4H34z', 0.2, 'c65');
    pen.path('c80', 'M28 120h144l-26 18l-16 -10l-26 16l-30 -16l-22 8z');
    pen.path('c50', 'M36 108h128q6 0 6 7t-6 7H36q-6 0 -6 -7t6 -7z');
    pen.path(
      'a65',
      'M24 104q6 -8 14 -8h124q8 0 14 8q0 10 -10 10t-14 -6q-8 12 -20 2q-10 10 -20 0q-12 10 -22 0q-10 10 -20 0q-12 8 -20 -2q-6 6 -14 6t-12 -10z',
    );
    pen.shade(
      'M24 106q8 4 16 2q8 -6 14 0q10 8 22 0q10 8 20 0q10 8 22 0q10 8 20 0q10 8 22 -2q8 4 16 0q0 8 -10 8t-14 -6q-8 12 -20 2q-10 10 -20 0q-12 10 -22 0q-10 10 -20 0q-12 8 -20 -2q-6 6 -14 6t-12 -8z',
      0.16,
    );
    const bun = 'M30 98q-4 -66 70 -66t70 66q0 4 -6 4H36q-6 0 -6 -4z';
    pen.path('c65', bun);
    pen.inside(bun, () => {
      pen.shade('M120 26q40 30 30 84h40V26z', 0.16);
      pen.shade('M20 92q80 8 160 0v14H20z', 0.14);
      pen.light('M44 76q8 -30 40 -34q-24 14 -30 34z', 0.45, 'c90');
    });
    pen.detail(() =>
      pen.stroke('c90', 'M78 52l5 3M104 44l6 1M128 54l5 4M94 66l6 1M120 72l5 2M64 72l5 -2M146 78l3 4M84 84l5 1', {
        width: 4,
      }),
    );
    pen.stroke('c40', 'M100 32V14', { width: 3 });
    pen.path('a50', circlePath(100, 18, 7));
    pen.path('c50', circlePath(98, 16, 2.4));
  },
});

const bread = defineObject({
  id: 'bread',
  words: ['bread', 'loaf', 'sourdough', 'bakery', 'baguette', 'baker', 'baking', 'flour', 'dough', 'artisan'],
  draw: ({ pen }) => {
    drawGroundShadow(pen, 14, 188);
    pen.path('c40', 'M12 164h176q6 0 6 6v4q0 6 -6 6H12q-6 0 -6 -6v-4q0 -6 6 -6z');
    pen.path('c30', 'M6 172h188v2q0 6 -6 6H12q-6 0 -6 -6z');
    pen.stroke(
      'c65',
      'M136 92q10 -48 40 -70M158 50l-8 -6M162 42l-7 -8M168 34l-5 -9M160 50l10 -2M165 42l10 -3M172 33l9 -4',
      { width: 4 },
    );
    const loaf = 'M30 164q-18 -2 -16 -30q4 -50 76 -54q74 0 82 50q2 32 -16 34z';
    pen.path('c50', loaf);
    pen.inside(loaf, () => {
      pen.shade('M120 70q50 30 30 100h40V70z', 0.18);
      pen.shade('M10 150q80 12 170 0v20H10z', 0.18);
      pen.light('M24 128q6 -34 44 -40q-28 16 -34 42z', 0.35, 'c90');
    });
    pen.path(
      'c85',
      'M52 130q0 -30 22 -42q10 -2 10 4q-14 14 -16 40q-8 8 -16 -2zM86 132q0 -32 20 -46q10 -2 10 4q-12 16 -14 44q-8 6 -16 -2zM120 132q-2 -28 14 -40q10 0 10 6q-8 14 -8 36q-8 6 -16 -2z',
    );
    pen.detail(() =>
      pen.stroke('b90', 'M40 116l2 2M76 108l2 2M108 104l2 2M150 118l2 2M66 150l2 1M112 148l2 1', { width: 3 }),
    );
    pen.path('c80', 'M156 164q-8 -26 12 -34q20 4 18 34z');
    pen.path('c90', 'M161 162q-6 -20 8 -27q13 5 12 27z');
  },
});

const croissant = defineObject({
  id: 'croissant',
  words: [
    'croissant',
    'pastry',
    'patisserie',
    'viennoiserie',
    'brioche',
    'danish',
    'cinnamon roll',
    'pretzel',
    'french',
    'strudel',
  ],
  draw: ({ pen }) => {
    drawGroundShadow(pen, 12, 188);
    pen.path('b90', ellipsePath(100, 174, 96, 8));
    pen.path('b80', 'M4 174a96 8 0 0 0 192 0q-10 12 -40 12H44q-30 0 -40 -12z');
    pen.path('c40', 'M22 170q-16 -6 -8 -30l22 6zM178 170q16 -6 8 -30l-22 6z');
    pen.path(
      'c50',
      'M14 142q8 -34 34 -48l12 40q-18 10 -24 36q-16 2 -22 -28zM186 142q-8 -34 -34 -48l-12 40q18 10 24 36q16 2 22 -28z',
    );
    pen.path(
      'c65',
      'M44 98q16 -22 40 -28l-2 54q-14 4 -24 14q-16 -14 -14 -40zM156 98q-16 -22 -40 -28l2 54q14 4 24 14q16 -14 14 -40z',
    );
    pen.path('c80', 'M80 72q20 -8 40 0q10 28 0 54q-20 -8 -40 0q-10 -26 0 -54z');
    pen.shade(
      'M80 124q20 -8 40 0l2 -16q-22 -8 -44 0zM58 136q8 -10 24 -14l0 -14q-20 4 -34 14zM142 136q-8 -10 -24 -14l0 -14q20 4 34 14zM36 168q6 -24 22 -32l-6 -14q-22 10 -30 40zM164 168q-6 -24 -22 -32l6 -14q22 10 30 40z',
      0.14,
    );
    pen.light(
      'M90 78q10 -4 20 0q2 8 0 12q-10 -4 -20 0q-2 -4 0 -12zM54 98q8 -12 22 -16v10q-12 4 -18 14zM24 138q6 -18 18 -28l4 8q-12 10 -16 24z',
      0.5,
      'c90',
    );
  },
});

/** How often the crust of a tart is crimped. */
const CRIMPS = 28;

const tart = defineObject({
  id: 'tart',
  place: 'table',
  words: ['tart', 'pie', 'quiche', 'galette', 'crumble', 'cobbler', 'tartlet', 'flan', 'lemon tart', 'apple pie'],
  draw: ({ pen, random }) => {
    drawDishShadow(pen, 88);
    for (let crimp = 0; crimp < CRIMPS; crimp += 1) {
      const angle = (crimp / CRIMPS) * 2 * Math.PI;
      pen.circle('c50', 100 + Math.cos(angle) * 80, 100 + Math.sin(angle) * 80, 10);
    }
    pen.circle('c50', 100, 100, 82);
    pen.circle('c40', 100, 100, 75);
    pen.circle('a80', 100, 100, 71);
    pen.light('M46 84a58 58 0 0 1 46 -42q8 2 4 10a50 50 0 0 0 -38 36q-8 6 -12 -4z', 0.35);
    drawSlice(pen, 78, 78, 24, 'a50', 'a90');
    drawSlice(pen, 126, 92, 24, 'a50', 'a90');
    drawSlice(pen, 90, 126, 24, 'a50', 'a90');
    drawLeaf(pen, 118, 126, 30, 26, 'b40');
    drawLeaf(pen, 126, 140, 80, 22, 'b50');
    drawSprinkles(pen, random, 'b90', 16, 58, 2.4);
  },
});

const cake = defineObject({
  id: 'cake',
  words: [
    'cake',
    'slice',
    'cheesecake',
    'dessert',
    'sweet',
    'chocolate',
    'brownie',
    'tiramisu',
    'confectionery',
    'wedding cake',
    'birthday cake',
    'candy',
  ],
  draw: ({ pen }) => {
    drawGroundShadow(pen, 18, 182);
    pen.path('b90', 'M14 168h172q2 8 -18 10H32q-20 -2 -18 -10z');
    pen.shade('M14 172h172q-2 6 -18 6H32q-16 -1 -18 -6z', 0.16);
    pen.path('c65', 'M26 104L152 84q26 4 26 20v62H26z');
    pen.path('c80', 'M26 116h152v12H26zM26 142h152v8H26z');
    pen.path('c40', 'M26 128h152v14H26zM26 150h152v16H26z');
    pen.shade('M150 90h28v76h-28z', 0.16);
    pen.path(
      'a65',
      'M20 106L150 66q34 6 34 38v12q-6 10 -12 0q-6 -8 -12 2q-6 12 -12 0q-6 -10 -14 0q-8 16 -16 2q-6 -10 -14 0q-8 14 -16 0q-6 -8 -12 2q-8 14 -14 0q-6 -10 -12 2q-10 8 -12 -6z',
    );
    pen.path('a80', 'M20 106L150 66q34 6 34 38z');
    pen.light('M40 102l106 -32q10 2 16 8z', 0.3);
    pen.path('c50', circlePath(118, 64, 16));
    pen.shade('M122 49a16 16 0 0 1 -2 31q12 -12 2 -31z', 0.2);
    pen.light(ellipsePath(112, 58, 5, 4), 0.6, 'c90');
    pen.stroke('a30', 'M120 50q4 -20 22 -28', { width: 3 });
    pen.path('a50', 'M142 22q14 -10 24 0q-12 10 -24 0z');
    pen.detail(() => pen.stroke('c50', 'M60 96l5 2M84 90l4 -3M92 98l5 1M146 92l5 -2M160 84l4 3', { width: 3 }));
  },
});

const cupcake = defineObject({
  id: 'cupcake',
  words: ['cupcake', 'muffin', 'frosting', 'cookie', 'party food', 'treat', 'biscuit'],
  draw: ({ pen }) => {
    drawGroundShadow(pen, 54, 146);
    const cup = 'M44 116h112l-16 58q-2 6 -8 6H68q-6 0 -8 -6z';
    pen.path('a50', cup);
    pen.inside(cup, () => {
      pen.stroke('a40', 'M62 112l10 72M82 112l5 72M100 112v72M118 112l-5 72M138 112l-10 72', { width: 6 });
      pen.shade('M122 110h40v80h-50z', 0.18);
    });
    pen.path(
      'c65',
      'M34 110q-6 -22 18 -28q96 -4 98 0q22 8 16 28q-6 14 -22 8q-14 10 -28 0q-16 10 -32 0q-14 8 -28 0q-18 6 -22 -8z',
    );
    pen.path('c80', 'M50 90q-4 -22 18 -26q64 -4 66 0q20 8 14 26q-20 10 -50 10t-48 -10z');
    pen.path('c85', 'M68 68q-4 -18 14 -24q10 -2 16 -18q24 12 22 28q16 4 10 16q-30 12 -62 -2z');
    pen.shade(
      'M116 44q6 6 4 14q12 2 12 12q-20 10 -40 6q26 -8 24 -32zM150 90q4 6 16 16q-4 14 -22 8q-14 10 -28 0q24 -4 34 -24z',
      0.14,
    );
    pen.circle('a40', 98, 24, 11);
    pen.light(circlePath(94, 20, 3.5), 0.6);
    pen.detail(() =>
      pen.stroke('a50', 'M70 82l6 3M96 72l5 -4M118 86l6 -2M60 104l6 -2M92 98l5 3M134 104l6 1M84 56l4 4', { width: 4 }),
    );
  },
});

const pancakes = defineObject({
  id: 'pancakes',
  words: ['pancake', 'waffle', 'crepe', 'maple', 'honey', 'french toast'],
  draw: ({ pen }) => {
    drawGroundShadow(pen, 14, 186);
    pen.path('b90', 'M8 164h184q0 12 -26 16H34q-26 -4 -26 -16z');
    pen.shade('M8 168h184q-4 10 -26 12H34q-22 -2 -26 -12z', 0.14);
    [0, 1, 2, 3].forEach((index) => {
      const y = 160 - index * 19;
      const left = 34 + (index % 2) * 5;
      pen.path('c40', `M${left} ${y - 8}q0 -10 12 -10h110q12 0 12 10t-12 10H${left + 12}q-12 0 -12 -10z`);
      pen.path('c80', `M${left} ${y - 8}q0 -3 4 -4h126q4 1 4 4q0 6 -8 6H${left + 8}q-8 0 -8 -6z`);
      pen.shade(`M${left + 92} ${y - 12}h38q4 1 4 4q0 10 -12 10h-30z`, 0.14);
    });
    pen.path('c50', ellipsePath(103, 87, 66, 13));
    pen.path('c65', ellipsePath(101, 85, 58, 9));
    pen.path(
      'c30',
      'M52 86q10 -14 52 -14q48 0 54 14q2 12 -6 12q-4 26 -10 26t-8 -24q-16 6 -22 2q-2 40 -10 40t-8 -40q-18 2 -24 -4q-2 20 -8 20t-8 -22q-4 -2 -2 -10z',
    );
    pen.light('M64 82q12 -6 36 -6q-20 4 -32 12z', 0.45, 'c80');
    pen.path('c90', 'M80 66l32 -8l14 12l-32 10z');
    pen.path('c80', 'M80 66l14 14v8l-14 -12zM94 80l32 -10v8l-32 10z');
  },
});

const donut = defineObject({
  id: 'donut',
  words: ['donut', 'doughnut', 'glaze'],
  place: 'table',
  draw: ({ pen, random }) => {
    drawDishShadow(pen, 78);
    pen.circle('c50', 100, 100, 78);
    pen.circle('c65', 98, 98, 74);
    pen.path(
      'a65',
      'M100 30q18 -2 30 8q22 2 28 24q14 14 8 34q4 22 -12 36q-6 20 -28 22q-18 14 -36 4q-24 2 -34 -18q-20 -12 -16 -34q-8 -22 8 -38q6 -24 28 -28q10 -10 24 -10z',
    );
    pen.light('M56 66q14 -26 40 -26q-26 14 -32 36z', 0.45);
    pen.circle('c40', 100, 100, 25);
    pen.circle('c65', 102, 103, 21);
    pen.shade(circlePath(101, 102, 21), 0.35);
    const marks = (): string =>
      Array.from({ length: 9 }, () => {
        const angle = random.next() * Math.PI * 2;
        const reach = 36 + random.next() * 24;
        return `M${100 + Math.cos(angle) * reach} ${100 + Math.sin(angle) * reach}l${random.next() * 8 - 4} ${random.next() * 8 - 4}`;
      }).join('');
    pen.stroke('c90', marks(), { width: 4.5 });
    pen.stroke('c50', marks(), { width: 4.5 });
    pen.stroke('b90', marks(), { width: 4.5 });
  },
});

export const BAKED: readonly PictureObject[] = [burger, bread, croissant, tart, cake, cupcake, pancakes, donut];
