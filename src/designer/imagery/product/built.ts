import { circlePath, ellipsePath } from '../paint/curves.ts';
import { type PictureObject, defineObject } from '../picture-family.ts';

export const house = defineObject({
  id: 'house',
  place: 'outdoors',
  words: [
    'house',
    'home',
    'villa',
    'cottage',
    'bungalow',
    'real estate',
    'property',
    'estate',
    'cabin',
    'listing',
    'neighborhood',
    'household',
    'homestay',
    'roof',
    'insurance',
  ],
  draw: ({ pen }) => {
    pen.shade(ellipsePath(108, 180, 96, 7), 0.18);
    pen.path('a40', `${circlePath(30, 136, 22)}M27 140h6v40h-6z`);
    pen.path('a50', circlePath(24, 126, 14));
    pen.path('b90', 'M48 92L102 48L156 92V180H48z');
    pen.shade('M102 48L156 92V180h-40V60z', 0.12);
    pen.path('c50', 'M134 34h16v40h-16z');
    pen.path('c40', 'M102 34L176 94q-4 10 -14 6L102 54L42 100q-10 4 -14 -6z');
    pen.light('M102 34L28 94l4 4l70 -54z', 0.3);
    pen.path('c65', 'M90 180v-46q0 -12 12 -12t12 12v46z');
    pen.shade('M104 122q10 2 10 12v46h-10z', 0.18);
    pen.path('a80', 'M58 108h22v26H58zM126 108h22v26h-22z');
    pen.light('M58 108h12l-12 16zM126 108h12l-12 16z', 0.6);
    pen.stroke('a30', 'M69 108v26M58 121h22M137 108v26M126 121h22', { width: 2.4 });
    pen.path('a80', circlePath(102, 88, 11));
    pen.stroke('a30', 'M102 77v22M91 88h22', { width: 2.4 });
    pen.path('c80', 'M54 136h30v7H54zM122 136h30v7h-30z');
    pen.path('a50', 'M46 180q2 -18 16 -16q8 -10 18 0q8 0 8 16zM116 180q0 -14 12 -14q8 -10 18 0q16 0 16 14z');
    pen.circle('c80', 109, 154, 2.4);
  },
});

export const tower = defineObject({
  id: 'tower',
  place: 'outdoors',
  words: [
    'apartment',
    'flat',
    'building',
    'condo',
    'tower',
    'hotel',
    'office building',
    'tenant',
    'landlord',
    'architecture',
    'hostel',
    'company',
    'hospital',
    'bank building',
  ],
  draw: ({ pen, random }) => {
    pen.shade(ellipsePath(106, 180, 88, 6), 0.18);
    pen.path('a65', 'M26 92h50v88H26z');
    pen.path('a50', 'M62 24h76v156H62z');
    pen.shade('M112 24h26v156h-26z', 0.2);
    pen.path('a30', 'M58 16h84v12H58z');
    pen.path('c65', 'M134 112h46v68h-46z');
    pen.shade('M134 112h8v68h-8zM160 112h20v68h-20z', 0.16);
    pen.path('c40', 'M130 106h54v9h-54z');
    const lit: string[] = [];
    const unlit: string[] = [];
    for (let row = 0; row < 6; row += 1) {
      for (let column = 0; column < 4; column += 1)
        (random.next() < 0.6 ? lit : unlit).push(`M${70 + column * 16} ${38 + row * 19}h10v11h-10z`);
    }
    for (let row = 0; row < 3; row += 1) lit.push(`M34 ${102 + row * 20}h10v11h-10zM54 ${102 + row * 20}h10v11h-10z`);
    for (let row = 0; row < 2; row += 1) lit.push(`M146 ${124 + row * 22}h10v12h-10zM164 ${124 + row * 22}h10v12h-10z`);
    pen.path('c90', lit.join(''));
    pen.path('a20', unlit.join(''));
    pen.path('a20', 'M88 180v-24h24v24z');
    pen.path('c80', 'M80 150h40l4 8H76z');
    pen.path('a30', `${circlePath(24, 164, 12)}M22 166h4v14h-4z`);
  },
});

const shopFront = defineObject({
  id: 'shop-front',
  place: 'outdoors',
  words: [
    'shop front',
    'storefront',
    'store',
    'shop',
    'boutique',
    'bakery shop',
    'merchant',
    'retail',
    'small business',
    'vendor',
    'restaurant front',
    'marketplace',
    'seller',
    'local business',
    'salon',
    'barber',
  ],
  draw: ({ pen }) => {
    pen.shade(ellipsePath(106, 180, 92, 6), 0.18);
    pen.path('a50', 'M20 34h160v146H20z');
    pen.shade('M150 34h30v146h-30z', 0.18);
    pen.path('a30', 'M14 26h172v12H14z');
    pen.path('a80', 'M60 46h80v16H60z');
    pen.path('c90', 'M32 100h78v54H32zM124 100h44v80h-44z');
    pen.light('M32 100h30l-30 40zM124 100h20l-20 30z', 0.6, 'b90');
    pen.path('a30', 'M28 154h86v8H28z');
    pen.path('a65', 'M40 154v-14h14v14zM60 154v-24h16v24zM82 154v-18h20v18z');
    pen.path('c50', 'M44 140q3 -10 7 0zM64 130q4 -12 8 0z');
    pen.stroke('a30', 'M146 100v80', { width: 3 });
    pen.circle('a30', 140, 144, 3);
    const stripe = (index: number): string => `M${16 + index * 24} 68h24v22a12 12 0 0 1 -24 0z`;
    pen.path('c65', [0, 2, 4, 6].map(stripe).join(''));
    pen.path('b90', [1, 3, 5].map(stripe).join(''));
    pen.shade('M16 68h168v8H16z', 0.14);
    pen.path('a40', `${circlePath(24, 162, 10)}${circlePath(176, 160, 11)}`);
    pen.path('c40', 'M15 166h18l-3 14H18zM166 166h20l-3 14h-14z');
  },
});

export const BUILT: readonly PictureObject[] = [house, tower, shopFront];
