import { circlePath, ellipsePath, rectPath } from '../paint/curves.ts';
import { type PictureObject, defineObject } from '../picture-family.ts';
import { drawGroundShadow } from './ground-shadow.ts';

const medicine = defineObject({
  id: 'medicine',
  words: [
    'pill',
    'medicine',
    'medication',
    'pharmacy',
    'vitamin',
    'supplement',
    'drug',
    'prescription',
    'tablet',
    'capsule',
    'health',
    'vaccine',
    'medical',
    'clinic',
    'patient',
    'doctor',
    'dental',
  ],
  draw: ({ pen }) => {
    drawGroundShadow(pen, 30, 172);
    pen.path('c65', rectPath(48, 66, 76, 114, 12));
    pen.shade('M98 66h14q12 0 12 12v90q0 12 -12 12H98z', 0.2);
    pen.path('b90', 'M48 92h76v58H48z');
    pen.shade('M98 92h26v58H98z', 0.1);
    pen.path('a50', 'M78 102h16v12h12v16H94v12H78v-12H66v-16h12z');
    pen.path('a40', rectPath(42, 34, 88, 32, 6));
    pen.detail(() => pen.stroke('a20', 'M54 40v20M66 40v20M78 40v20M90 40v20M102 40v20M114 40v20', { width: 3 }));
    pen.at({ x: 148, y: 164, rotate: -28 }, () => {
      pen.path('b90', 'M0 -13h20a13 13 0 0 1 0 26H0z');
      pen.path('a50', 'M0 -13h-20a13 13 0 0 0 0 26H0z');
      pen.shade('M-33 2h66a13 13 0 0 1 -13 11h-40a13 13 0 0 1 -13 -11z', 0.16);
    });
    pen.path('b85', ellipsePath(34, 172, 16, 8));
    pen.stroke('b65', 'M24 172h20', { width: 2 });
  },
});

const scissors = defineObject({
  id: 'scissors',
  place: 'wall',
  words: [
    'scissor',
    'haircut',
    'hair',
    'hairdresser',
    'sewing',
    'tailor',
    'fabric',
    'textile',
    'knitting',
    'yarn',
    'comb',
    'grooming',
  ],
  draw: ({ pen }) => {
    pen.at({ x: 84, y: 96, rotate: 26 }, () => {
      pen.shade('M-6 -84l24 80v100H-2z', 0.12);
      pen.path('b65', 'M-6 -92q-16 50 2 98l8 -6z');
      pen.path('b80', 'M6 -92q16 50 -2 98l-8 -6z');
      pen.light('M6 -92q4 46 -4 94l-2 -4q8 -40 6 -90z', 0.4);
      pen.stroke(
        'a50',
        'M-4 2q-4 18 -16 26a20 20 0 1 0 12 24q2 -22 6 -34M4 2q4 18 16 26a20 20 0 1 1 -12 24q-2 -22 -6 -34',
        { width: 9 },
      );
      pen.circle('b30', 0, -4, 5);
    });
    pen.at({ x: 152, y: 96, rotate: 8 }, () => {
      const teeth = Array.from({ length: 13 }, (_, index) => `M-6 ${-66 + index * 10}h-18v5h18z`).join('');
      pen.path('c65', `${teeth}M-8 -74h14q6 0 6 6v136q0 6 -6 6H-8z`);
      pen.shade('M4 -74h2q6 0 6 6v136q0 6 -6 6H4z', 0.2);
    });
  },
});

const flask = defineObject({
  id: 'laboratory',
  words: [
    'lab',
    'laboratory',
    'science',
    'chemistry',
    'experiment',
    'research',
    'biotech',
    'test tube',
    'microscope',
    'biology',
    'analysis',
  ],
  draw: ({ pen }) => {
    drawGroundShadow(pen, 30, 170);
    const glass = 'M78 22h44v10h-6v44l44 84q8 20 -12 20H52q-20 0 -12 -20l44 -84V32h-6z';
    pen.path('b90', glass, 0.85);
    pen.inside(glass, () => {
      pen.path('a50', 'M20 128q30 -14 60 0t100 -4v64H20z');
      pen.path('a65', 'M20 128q30 -14 60 0t100 -4v8q-60 14 -100 4t-60 0z');
      pen.shade('M118 70l60 110h-40z', 0.16);
      pen.path(
        'c80',
        `${circlePath(84, 152, 7)}${circlePath(112, 144, 5)}${circlePath(122, 164, 8)}${circlePath(68, 168, 4)}`,
      );
      pen.light('M88 36h6v44l-40 78h-8l42 -80z', 0.6);
    });
    pen.stroke('b40', glass, { width: 4 });
    pen.path('c65', `${circlePath(100, 100, 5)}${circlePath(108, 84, 3.5)}`);
  },
});

const petBowl = defineObject({
  id: 'pet-bowl',
  words: [
    'pet',
    'pet food',
    'dog food',
    'cat food',
    'pet care',
    'vet',
    'veterinary',
    'leash',
    'collar',
    'pet supply',
    'pet shop',
  ],
  draw: ({ pen }) => {
    drawGroundShadow(pen, 22, 178);
    pen.path(
      'c50',
      `${circlePath(66, 104, 13)}${circlePath(92, 96, 15)}${circlePath(120, 98, 14)}${circlePath(140, 106, 11)}`,
    );
    pen.path('c65', `${circlePath(78, 104, 11)}${circlePath(106, 102, 12)}${circlePath(130, 106, 9)}`);
    const bowl = 'M42 112h116l22 56q2 12 -12 12H32q-14 0 -12 -12z';
    pen.path('a50', bowl);
    pen.inside(bowl, () => {
      pen.shade('M128 108h60v80h-50z', 0.2);
      pen.light('M46 112h10l-20 68h-8z', 0.35);
    });
    pen.path('a30', ellipsePath(100, 112, 58, 9));
    pen.path('c50', 'M48 110q52 -16 104 0q-52 12 -104 0z');
    pen.at({ x: 100, y: 152 }, () => {
      pen.path('b90', 'M-22 -6a9 9 0 1 0 -9 8a9 9 0 1 0 9 8h44a9 9 0 1 0 9 -8a9 9 0 1 0 -9 -8z');
    });
    pen.path('c80', 'M96 60q-16 -18 -6 -26q8 -4 10 6q2 -10 10 -6q10 8 -6 26l-4 4z');
  },
});

export const FOR_CARE: readonly PictureObject[] = [medicine, flask, petBowl, scissors];
