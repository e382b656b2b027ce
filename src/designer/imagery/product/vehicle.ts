import { circlePath } from '../paint/curves.ts';
import type { Pen } from '../paint/pen.ts';
import { type PictureObject, defineObject } from '../picture-family.ts';
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

export const VEHICLES: readonly PictureObject[] = [car, van, moped, plane, boat, rocket];
