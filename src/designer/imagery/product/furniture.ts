import { rectPath } from '../paint/curves.ts';
import { type PictureObject, defineObject } from '../picture-family.ts';
import { drawGroundShadow } from './ground-shadow.ts';

const solarPanel = defineObject({
  id: 'solar-panel',
  words: [
    'solar panel',
    'solar',
    'photovoltaic',
    'battery',
    'heat pump',
    'green energy',
    'renewable',
    'charger',
    'electric',
    'power',
    'utility',
    'meter',
  ],
  place: 'outdoors',
  draw: ({ pen }) => {
    drawGroundShadow(pen, 40, 170);
    pen.circle('c65', 156, 40, 24);
    pen.stroke('c65', 'M156 6v-6M156 74v8M122 40h-8M190 40h8M132 16l-6 -6M180 16l6 -6M132 64l-6 6', { width: 5 });
    pen.stroke('b40', 'M100 130v46M100 150L70 178M100 150l30 28', { width: 7 });
    pen.path('b80', 'M44 52h104l28 92H20z');
    pen.path('a30', 'M49 58h94l24 80H29z');
    pen.light('M49 58h40L62 138H29z', 0.16);
    pen.stroke('b80', 'M96 58v80M72 58L62 138M120 58l14 80M43 84h106M36 110h122', { width: 3 });
  },
});

const bed = defineObject({
  id: 'bed',
  words: ['bed', 'mattress', 'bunk bed', 'sleep', 'crib', 'bed frame', 'nap'],
  draw: ({ pen }) => {
    drawGroundShadow(pen, 10, 190);
    pen.path('c40', 'M18 60h12v120H18zM170 108h12v72h-12z');
    pen.path('c50', 'M18 68q0 -14 14 -14h20q10 0 10 14v60H18z');
    pen.path('c40', 'M22 150h156v14H22z');
    pen.path('b90', rectPath(24, 124, 152, 28, 8));
    pen.path('a50', 'M70 112h96q14 0 14 14v20H60q-2 -34 10 -34z');
    pen.shade('M60 134h120v12H60z', 0.2);
    pen.path('a65', 'M70 112h30q-10 12 -10 34H60q-2 -34 10 -34z');
    pen.path('b80', rectPath(32, 100, 46, 26, 12));
    pen.light('M36 104q4 -2 10 -2h20q-16 4 -26 14z', 0.6, 'b90');
  },
});

const table = defineObject({
  id: 'table',
  words: [
    'table',
    'desk',
    'dining table',
    'sideboard',
    'cabinet',
    'shelf',
    'bookshelf',
    'dresser',
    'wardrobe',
    'coffee table',
    'bench',
    'workbench',
  ],
  draw: ({ pen }) => {
    drawGroundShadow(pen, 22, 180);
    pen.path('c40', 'M34 100L26 180h10l14 -80zM166 100l8 80h-10l-14 -80z');
    pen.path('c30', 'M58 100l-4 66h7l7 -66zM142 100l4 66h-7l-7 -66z');
    pen.path('c50', 'M22 88h156v18H22z');
    pen.path('c65', 'M14 78h172q4 0 4 6t-4 6H14q-4 0 -4 -6t4 -6z');
    pen.light('M14 78h172l2 3H12z', 0.4);
    pen.path('b85', rectPath(80, 92, 40, 10, 2));
    pen.circle('c30', 100, 97, 2.6);
    pen.path('a50', 'M44 78V56q0 -6 6 -6h18q6 0 6 6v22z');
    pen.stroke('a40', 'M58 50Q54 30 44 22M60 50Q64 26 76 20', { width: 3 });
    pen.path('a65', 'M44 22q-12 -2 -12 -14q14 0 12 14zM76 20q0 -14 14 -14q0 14 -14 14zM56 36q-14 2 -16 -8q12 -4 16 8z');
    pen.path('a30', rectPath(116, 68, 52, 10, 2));
    pen.path('c80', rectPath(120, 59, 46, 9, 2));
  },
});

export const FURNITURE: readonly PictureObject[] = [bed, table, solarPanel];
