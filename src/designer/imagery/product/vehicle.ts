import { circlePath, ellipsePath } from '../paint/curves.ts';
import type { Pen } from '../paint/pen.ts';
import { defineObject, type PictureObject } from '../picture-family.ts';
import { drawGroundShadow } from './ground-shadow.ts';

function drawWheel(pen: Pen, x: number, y: number, radius: number): void {
  pen.circle('b10', x, y, radius);
  pen.circle('b65', x, y, radius * 0.6);
  pen.circle('b30', x, y, radius * 0.42);
  pen.detail(() =>
    pen.stroke('b80', `M${x - radius * 0.5} ${y}h${radius}M${x} ${y - radius * 0.5}v${radius}`, {
      width: radius * 0.1,
    }),
  );
  pen.circle('b85', x, y, radius * 0.14);
}

export const car = defineObject({
  id: 'car',
  place: 'outdoors',
  words: [
    'car',
    'automobile',
    'vehicle',
    'electric car',
    'ev',
    'taxi',
    'ride',
    'suv',
    'car rental',
    'auto',
    'driving',
    'parking',
    'carpool',
    'charging',
  ],
  draw: ({ pen, says }) => {
    drawGroundShadow(pen, 10, 190);
    const body = 'M10 132q0 -16 16 -20l22 -6q22 -36 38 -38h36q22 0 44 38q20 4 24 18l2 24q0 10 -10 10H18q-8 0 -8 -10z';
    pen.path('a50', body);
    pen.inside(body, () => {
      pen.shade('M0 134q100 12 200 -4v34H0z', 0.22);
      pen.light('M20 116q80 -10 160 2l-6 -6q-76 -8 -146 0z', 0.4);
    });
    pen.path('c90', 'M60 106q16 -28 30 -29h8v29zM106 77h14q14 0 32 29h-46z');
    pen.light('M70 106l18 -28h6l-16 28zM118 106l-8 -28h8l12 28z', 0.6, 'b90');
    pen.stroke('a30', 'M102 80v66M56 112q-6 20 0 34M114 118h12', { width: 2.4 });
    pen.path('c80', 'M12 122q10 -2 14 6l-14 4zM186 122q-8 0 -10 6l12 4z');
    pen.path('a20', 'M24 158a26 26 0 0 1 52 0zM124 158a26 26 0 0 1 52 0z');
    drawWheel(pen, 50, 158, 22);
    drawWheel(pen, 150, 158, 22);
    if (says('taxi', 'ride', 'cab')) pen.path('c80', 'M92 66l4 -12h20l4 12z');
  },
});

export const van = defineObject({
  id: 'van',
  place: 'outdoors',
  words: [
    'van',
    'truck',
    'lorry',
    'bus',
    'camper',
    'campervan',
    'minibus',
    'logistic',
    'freight',
    'cargo',
    'delivery van',
    'fleet',
    'food truck',
    'coach',
    'shuttle',
    'haulage',
    'transport',
  ],
  draw: ({ pen, says }) => {
    drawGroundShadow(pen, 10, 190);
    const body = 'M12 64q0 -12 12 -12h106q8 0 14 8l28 36q16 4 16 20v32q0 8 -8 8H20q-8 0 -8 -8z';
    pen.path('a50', body);
    pen.inside(body, () => {
      pen.path('b90', 'M0 104h200v12H0z');
      pen.shade('M0 136h200v26H0z', 0.2);
      pen.light('M12 52h126v6H12z', 0.4);
    });
    const pane = (x: number): string => `M${x} 64h26v28h-26z`;
    pen.path(
      'c90',
      says('bus', 'camper', 'campervan', 'minibus', 'coach', 'shuttle')
        ? `${pane(26)}${pane(58)}${pane(90)}M124 64h8l22 28h-30z`
        : 'M108 64h24l22 28h-46z',
    );
    pen.light('M126 64h6l10 28h-10z', 0.6, 'b90');
    if (says('bus', 'camper', 'campervan', 'minibus', 'coach', 'shuttle'))
      pen.stroke('a30', 'M120 62v90', { width: 2.4 });
    else {
      pen.stroke('a30', 'M100 56v98', { width: 2.4 });
      pen.path('c65', 'M34 70l18 -8l18 8v20l-18 8l-18 -8z');
      pen.path('c80', 'M34 70l18 8l18 -8l-18 -8z');
    }
    pen.stroke('a20', 'M108 112h10', { width: 4 });
    pen.path('c80', 'M180 118h8v12h-8z');
    pen.path('a20', 'M28 158a24 24 0 0 1 48 0zM128 158a24 24 0 0 1 48 0z');
    drawWheel(pen, 52, 160, 20);
    drawWheel(pen, 152, 160, 20);
  },
});

const moped = defineObject({
  id: 'moped',
  place: 'outdoors',
  words: ['moped', 'vespa', 'motorbike', 'motorcycle', 'electric scooter', 'food delivery', 'rider'],
  draw: ({ pen }) => {
    drawGroundShadow(pen, 20, 180);
    pen.stroke('b20', 'M142 54L160 156', { width: 7 });
    drawWheel(pen, 48, 156, 24);
    drawWheel(pen, 158, 156, 24);
    pen.path(
      'a50',
      'M20 138q4 -34 40 -36h40l10 30h18l10 -62q8 -8 14 2l4 66q-2 18 -20 18H84q0 -24 -30 -24q-22 2 -34 6z',
    );
    pen.shade('M84 156q0 -24 -30 -24q-18 2 -30 6q30 -14 70 -4h60l-2 10q-6 12 -18 12z', 0.2);
    pen.light('M28 128q10 -20 32 -22h36l2 4H62q-22 2 -34 18z', 0.4);
    pen.path('a20', 'M56 98q0 -10 12 -10h34q6 4 4 12z');
    pen.stroke('b20', 'M142 56l-18 -10M142 56l4 -14', { width: 6 });
    pen.circle('c80', 150, 70, 9);
    pen.path('c65', 'M18 48h46q4 0 4 4v36H18q-4 0 -4 -4V52q0 -4 4 -4z');
    pen.path('c50', 'M52 48h12q4 0 4 4v36H52zM14 58h54v6H14z');
    pen.path('c80', 'M32 68h18v12H32z');
  },
});

export const plane = defineObject({
  id: 'plane',
  place: 'outdoors',
  words: ['plane', 'airplane', 'aircraft', 'jet', 'airline', 'flying'],
  draw: ({ pen }) => {
    pen.flat('b90', 'M20 150q0 -14 16 -14q6 -14 22 -10q14 -14 30 0q18 -4 20 12q14 0 14 12z');
    pen.flat('b90', 'M120 56q0 -10 12 -10q6 -12 20 -8q16 -6 20 8q14 -2 14 10z');
    pen.at({ x: 100, y: 100, rotate: -22 }, () => {
      pen.path('a30', 'M-8 -6L30 -58h16L32 -6zM-76 -8l-14 -30h14l24 28z');
      const body = 'M-90 -4q0 -12 14 -12H62q32 2 36 18q-4 16 -36 18H-50q-34 -4 -40 -24z';
      pen.path('b90', body);
      pen.inside(body, () => {
        pen.path('a50', 'M-100 4q100 14 200 4v30h-200z');
        pen.shade('M-100 10q100 18 200 2v20h-200z', 0.2);
      });
      pen.path('c50', 'M72 -12q14 2 20 8l-18 2z');
      pen.path('a40', Array.from({ length: 9 }, (_, index) => circlePath(-46 + index * 12, -4, 3)).join(''));
      pen.path('a50', 'M-14 8L-44 62h18L34 10z');
      pen.shade('M-2 12L-34 62h8L34 10z', 0.2);
      pen.path('c65', 'M4 36q0 -7 8 -7h14q6 2 6 7t-6 7H12q-8 0 -8 -7z');
      pen.path('a50', 'M-88 -8L-104 -44h18L-58 -14z');
    });
  },
});

const boat = defineObject({
  id: 'boat',
  place: 'outdoors',
  words: [
    'boat',
    'sailboat',
    'yacht',
    'ship',
    'sailing',
    'sail',
    'dinghy',
    'cruise',
    'ferry',
    'canoe',
    'kayak',
    'regatta',
  ],
  draw: ({ pen }) => {
    pen.path('b30', 'M94 14h5v124h-5z');
    pen.path('a65', 'M102 22Q160 62 164 126H102z');
    pen.shade('M102 96Q138 110 164 126H102z', 0.14);
    pen.path('b90', 'M90 32Q44 74 40 126H90z');
    pen.shade('M90 32Q70 84 74 126h16z', 0.1);
    pen.path('c65', 'M99 14q16 2 22 8q-10 4 -22 4z');
    const hull = 'M18 136h164q-8 32 -34 40H54q-28 -8 -36 -40z';
    pen.path('c50', hull);
    pen.inside(hull, () => {
      pen.path('c80', 'M10 132h180v10H10z');
      pen.shade('M10 156h180v30H10z', 0.22);
      pen.stroke('c30', 'M22 152q78 14 156 0', { width: 1.6 });
    });
    pen.path('a40', 'M4 170q12 -8 24 0t24 0t24 0t24 0t24 0t24 0t24 0t24 0v14H4z');
    pen.path('a65', 'M4 176q12 -8 24 0t24 0t24 0t24 0t24 0t24 0t24 0t24 0v10q-96 10 -192 0z');
  },
});

export const rocket = defineObject({
  id: 'rocket',
  place: 'outdoors',
  words: ['rocket', 'launch', 'startup', 'spaceship', 'growth', 'booster'],
  draw: ({ pen }) => {
    pen.flat('b90', 'M14 182q0 -20 22 -20q6 -16 26 -12q14 -14 38 -14t38 14q20 -4 26 12q22 0 22 20z');
    pen.path('c80', 'M76 134q-10 34 24 56q34 -22 24 -56z');
    pen.path('c65', 'M86 134q-4 22 14 38q18 -16 14 -38z');
    pen.path('a40', 'M70 92L44 122v26l30 -16zM130 92l26 30v26l-30 -16z');
    const body = 'M100 10q34 34 32 84q0 24 -10 44H78q-10 -20 -10 -44q-2 -50 32 -84z';
    pen.path('b90', body);
    pen.inside(body, () => {
      pen.path('a50', 'M60 6h80v44H60z');
      pen.path('a50', 'M60 118h80v24H60z');
      pen.shade('M108 4q16 60 0 140h40V4z', 0.18);
    });
    pen.circle('a30', 100, 78, 18);
    pen.circle('c80', 100, 78, 12);
    pen.path('c90', 'M90 76a10 10 0 0 1 10 -9q0 6 -10 9z');
    pen.path('a30', 'M96 112h8v38h-8z');
  },
});

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

export const VEHICLES: readonly PictureObject[] = [car, van, moped, plane, boat, rocket];
export const BUILT: readonly PictureObject[] = [house, tower, shopFront];
