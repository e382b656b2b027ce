import { circlePath, ellipsePath, rectPath } from '../paint/curves.ts';
import type { PictureObject } from '../picture-family.ts';
import { laptop, monitor } from '../product/electronic.ts';
import { chair, lamp, mug, plant, vase } from '../product/for-home.ts';
import { defineRoom } from './define-room.ts';
import {
  drawBookcase,
  drawDesk,
  drawFloorPlant,
  drawFrame,
  drawPendant,
  drawRug,
  drawShelf,
  drawStool,
  drawWindow,
} from './fittings.ts';
import { drawShell, stand } from './interior.ts';

const office = defineRoom(
  'office',
  [
    'office',
    'desk',
    'workspace',
    'work',
    'workplace',
    'coworking',
    'home office',
    'business',
    'meeting room',
    'agency',
    'startup',
    'remote',
    'company',
    'team',
    'software',
    'finance',
    'support',
    'call center',
    'bank',
    'law firm',
    'meeting',
    'consulting',
    'desk job',
  ],
  (room) => {
    const { pen, tones } = room;
    drawShell(room);
    drawWindow(room, -120, 56, 150, 132);
    drawShelf(room, 60, 96, 130, 'books');
    drawShelf(room, 60, 150, 130, 'pots');
    drawRug(room, 0, 190);
    drawDesk(room, 10, 300, 96, 12);
    stand(room, monitor, -10, 118, 217);
    stand(room, lamp, 124, 86, 217);
    stand(room, mug, 70, 34, 217);
    stand(room, plant, -108, 70, 217);
    pen.at({ x: -10, y: 336 }, () => {
      pen.shade(ellipsePath(4, 6, 46, 6), 0.22);
      pen.stroke('a20', 'M0 -44V-8M0 -10L-30 4M0 -10L30 4M0 -10v14', { width: 6 });
      pen.path(tones.cloth, 'M-34 -120q34 -10 68 0q6 40 -2 62q-32 6 -64 0q-8 -22 -2 -62z');
      pen.shade('M14 -124q12 0 20 4q6 40 -2 62q-8 2 -14 2z', 0.18);
      pen.path(tones.clothDark, rectPath(-40, -56, 80, 16, 8));
    });
    drawPendant(room, 10, 50, 0.9);
    if (room.half > 250) {
      drawBookcase(room, 224, 120, 96, 4);
      drawFloorPlant(room, -262, 160);
    }
  },
);

const workshop = defineRoom(
  'workshop',
  [
    'workshop',
    'studio',
    'atelier',
    'craft',
    'woodworking',
    'pottery studio',
    'maker',
    'garage',
    'repair',
    'carpenter',
    'ceramic',
    'art studio',
    'mechanic',
    'bike shop',
    'tool',
    'factory',
    'photo studio',
    'design studio',
    'boat building',
    'forge',
  ],
  (room) => {
    const { pen, tones } = room;
    drawShell(room);
    drawWindow(room, -140, 50, 140, 120);
    pen.path(tones.wood, rectPath(10, 52, 190, 112, 3));
    pen.shade(rectPath(10, 158, 190, 6), 0.2);
    pen.at({ x: 46, y: 70 }, () => {
      pen.path('c30', 'M-4 10h8v62h-8z');
      pen.path('b40', 'M-20 2h34l6 6v6h-40z');
    });
    pen.stroke('b40', 'M84 72v66M84 72q-10 -12 -10 0M84 72q10 -12 10 0', { width: 6 });
    pen.path('a50', 'M108 66h10l4 30h-18z');
    pen.path('b80', 'M106 96h14l10 48l-8 2z');
    pen.stroke('b30', 'M146 70h34v26h-34z', { width: 5 });
    pen.path('c40', 'M152 110h8v36h-8zM170 110h8v36h-8z');
    pen.path('b80', 'M154 92h4v18h-4zM170 96h8v14h-8z');
    drawShelf(room, 214, 100, 100, 'jars');
    drawShelf(room, 214, 156, 100, 'jars');
    drawDesk(room, 0, 340, 84, 16);
    pen.path(tones.woodDark, 'M-150 296h300v8h-300z');
    pen.path(tones.wood, rectPath(-120, 274, 60, 22, 2));
    pen.path('b40', 'M118 206h34v26h-34zM124 196h22v10h-22z');
    pen.stroke('b40', 'M152 218h20M172 210v16', { width: 5 });
    pen.path('c80', 'M-60 220l150 -10v10l-150 12z');
    pen.shade('M-60 226l150 -10v4l-150 12z', 0.2);
    pen.path('a50', 'M-128 198h34v10h-10v14h24v10h-62v-10h14z');
    pen.path('c50', 'M-20 196h40l8 14h-56z');
    pen.path('c90', 'M26 230q6 -10 12 0q8 -10 12 0zM-40 230q6 -8 12 0z');
    pen.detail(() =>
      pen.path(
        'c85',
        [
          [-60, 330],
          [-20, 340],
          [40, 326],
          [90, 342],
          [10, 334],
          [130, 332],
        ]
          .map(([x = 0, y = 0]) => `M${x} ${y}q6 -8 12 0z`)
          .join(''),
      ),
    );
    drawPendant(room, -20, 60, 1);
    drawPendant(room, 110, 60, 1);
    drawStool(room, 176, 60, 40);
    if (room.half > 260) drawFloorPlant(room, -276, 140);
  },
);

const clinic = defineRoom(
  'clinic',
  [
    'clinic',
    'hospital',
    'doctor',
    'medical',
    'dentist',
    'dental',
    'therapy',
    'health',
    'patient',
    'exam room',
    'physio',
    'care',
    'vet',
    'nurse',
    'surgery',
    'ward',
    'lab',
    'laboratory',
    'checkup',
    'salon',
    'barber',
    'hairdresser',
  ],
  (room) => {
    const { pen, tones } = room;
    drawShell(room, 'tiles');
    drawWindow(room, -170, 56, 110, 124);
    pen.path('b90', rectPath(-50, 62, 86, 106, 4));
    pen.path(tones.cloth, 'M-18 84h22v14h14v22h-14v14h-22v-14h-14v-22h14z');
    drawShelf(room, 76, 102, 120, 'jars');
    drawShelf(room, 76, 154, 120, 'bottles');
    pen.shade(ellipsePath(20, 318, 150, 8), 0.2);
    pen.path('b40', 'M-84 262h10v52h-10zM94 262h10v52h-10z');
    pen.path('b85', rectPath(-104, 252, 230, 18, 4));
    pen.path(tones.cloth, 'M-108 228h236q8 0 8 10v16h-244z');
    pen.path(tones.cloth, 'M-112 236l-34 -58q-6 -12 8 -16q10 -2 16 8l36 66z');
    pen.light('M-108 228h236v5h-236z', 0.35);
    pen.shade('M60 228h68q8 0 8 10v16h-76z', 0.16);
    pen.path('b90', 'M-86 222h180v14q-90 8 -180 0z');
    pen.path('b90', rectPath(-112, 206, 44, 22, 10));
    pen.at({ x: 176, y: 312 }, () => {
      pen.stroke('b40', 'M0 0V-150M-22 0h44', { width: 5 });
      pen.path('b80', rectPath(-28, -176, 56, 40, 5));
      pen.path('a20', rectPath(-23, -171, 46, 30, 3));
      pen.stroke('c80', 'M-20 -156h10l5 -8l6 16l6 -12l4 4h10', { width: 2.6 });
    });
    drawFloorPlant(room, -222, 150);
    drawPendant(room, 20, 40, 1.1);
    if (room.half > 250) stand(room, chair, 268, 150, 312);
  },
);

const library = defineRoom(
  'library',
  [
    'library',
    'classroom',
    'school',
    'reading room',
    'study',
    'education',
    'learning',
    'course',
    'lesson',
    'tutor',
    'teacher',
    'university',
    'archive',
    'bookshop',
    'college',
    'training',
    'student',
    'exam',
    'book club',
  ],
  (room) => {
    const { pen, tones, says } = room;
    drawShell(room);
    const isClassroom = says(
      'classroom',
      'school',
      'lesson',
      'course',
      'teacher',
      'tutor',
      'training',
      'learning',
      'education',
    );
    if (isClassroom) {
      pen.path(tones.woodDark, rectPath(-118, 52, 236, 124, 4));
      pen.path('a30', rectPath(-110, 60, 220, 108, 2));
      pen.stroke('a85', 'M-90 84h70M-90 102h54M-90 120h62M20 140l30 -56l30 56zM10 140h86', { width: 4, opacity: 0.9 });
      pen.stroke('c85', circlePath(-52, 146, 12), { width: 3 });
      drawBookcase(room, -252, 110, 104, 4);
    } else {
      drawBookcase(room, -250, 40, 150, 6);
      drawBookcase(room, 110, 40, 150, 6);
      drawWindow(room, 5, 44, 130, 150);
      if (room.half > 290) {
        drawBookcase(room, -410, 40, 150, 6);
        drawBookcase(room, 270, 40, 150, 6);
      }
    }
    drawDesk(room, 5, 230, 78, 22);
    stand(room, lamp, -66, 88, 246);
    pen.path('b90', 'M-6 246q18 -12 34 -3q16 -9 34 3v4q-18 -8 -34 -1q-16 -7 -34 1z');
    pen.stroke('b65', 'M28 243v7', { width: 1.6 });
    pen.path('c50', rectPath(78, 238, 34, 8, 1));
    pen.path('a50', rectPath(82, 230, 30, 8, 1));
    pen.path('b85', rectPath(79, 222, 32, 8, 1));
    drawStool(room, -40, 48, 46);
    drawStool(room, 50, 48, 46);
    if (isClassroom) {
      drawFloorPlant(room, 176, 150);
      if (room.half > 260) drawBookcase(room, 216, 110, 110, 4);
    }
  },
);

const gym = defineRoom(
  'gym',
  [
    'gym',
    'fitness',
    'workout',
    'training studio',
    'crossfit',
    'weight room',
    'yoga',
    'yoga studio',
    'pilates',
    'exercise',
    'sport',
    'dance studio',
    'boxing',
    'climbing gym',
    'personal training',
    'meditation',
  ],
  (room) => {
    const { pen, tones, floor, says } = room;
    drawShell(room, 'boards');
    if (says('yoga', 'pilates', 'meditation', 'dance')) {
      drawWindow(room, 0, 36, 210, 160);
      drawFloorPlant(room, -160, 180);
      drawFloorPlant(room, 170, 160);
      pen.path(tones.cloth, 'M-150 316h300l26 22h-352z');
      pen.at({ x: 0, y: 322 }, () => {
        pen.path(tones.clothDark, 'M-70 0q-8 -16 20 -20h100q28 4 20 20q-34 12 -70 -6q-36 18 -70 6z');
        pen.path('a40', 'M-26 -18q-8 -50 8 -74h36q16 24 8 74q-26 8 -52 0z');
        pen.shade('M8 -92h10q16 24 8 74q-10 3 -18 4z', 0.18);
        pen.stroke('skin4', 'M-18 -84L-44 -44L-52 -16M18 -84L44 -44L52 -16', { width: 11 });
        pen.path('skin4', 'M-8 -104h16v18h-16z');
        pen.circle('skin4', 0, -114, 18);
        pen.path('a10', `M-19 -112q-2 -24 19 -24t19 24q-6 -14 -19 -14t-19 14z${circlePath(0, -140, 9)}`);
      });
      pen.path('c50', rectPath(150, 312, 46, 16, 8));
      pen.path('c80', circlePath(156, 320, 8));
      return;
    }
    pen.path('b90', rectPath(-210, 50, 420, 150, 3), 0.5);
    pen.light('M-160 200l90 -150h50l-90 150zM40 200l90 -150h24l-90 150z', 0.4, 'b90');
    pen.stroke(tones.trim, 'M-70 50v150M70 50v150', { width: 3 });
    pen.path('a20', 'M-190 236h180v7h-180zM-190 284h180v7h-180zM-186 230h8v76h-8zM-22 230h8v76h-8z');
    const bell = (x: number, y: number, tone: 'c50' | 'a50' | 'b40'): void => {
      pen.path('b65', rectPath(x - 16, y - 11, 32, 5, 2));
      pen.path(tone, rectPath(x - 24, y - 19, 12, 20, 3) + rectPath(x + 12, y - 19, 12, 20, 3));
    };
    [-156, -100, -44].forEach((x, index) => bell(x, 235, (['c50', 'a50', 'b40'] as const)[index] ?? 'a50'));
    [-156, -100, -44].forEach((x, index) => bell(x, 283, (['a50', 'b40', 'c50'] as const)[index] ?? 'a50'));
    pen.at({ x: 108, y: floor + 20 }, () => {
      pen.shade(ellipsePath(6, 2, 110, 8), 0.22);
      pen.path('a20', 'M-96 -18h180q14 0 16 12v6h-206q-6 0 -4 -10z');
      pen.path('a40', 'M-90 -24h150l16 8h-170z');
      pen.stroke('b40', 'M64 -20L44 -150h-30', { width: 8 });
      pen.path('a20', 'M2 -176h40q8 0 10 8l4 22h-46z');
      pen.path('c80', 'M10 -170h28l4 16h-30z');
      pen.stroke('b40', 'M44 -112h-50', { width: 6 });
    });
    pen.path('c50', circlePath(-60, 322, 26));
    pen.light(circlePath(-68, 314, 9), 0.35);
    if (room.half > 250) drawFloorPlant(room, -250, 150);
  },
);

const warehouse = defineRoom(
  'warehouse',
  [
    'warehouse',
    'storage',
    'logistic',
    'inventory',
    'stock',
    'fulfillment',
    'depot',
    'distribution',
    'factory floor',
    'server room',
    'data center',
    'archive box',
    'shipping',
  ],
  (room) => {
    const { pen, random, tones, floor, half } = room;
    drawShell(room, 'plain');
    const rack = (x: number): void => {
      for (let row = 0; row < 3; row += 1) {
        const y = 116 + row * 74;
        let at = x + 10;
        while (at < x + 122) {
          const width = 26 + random.next() * 16;
          const tall = 26 + random.next() * 26;
          if (at + width > x + 136) break;
          pen.path(random.pick(['c65', 'c80', 'c50', 'a65', 'b80'] as const), rectPath(at, y - tall, width, tall));
          pen.shade(rectPath(at + width * 0.7, y - tall, width * 0.3, tall), 0.16);
          pen.path('b90', rectPath(at + width * 0.36, y - tall, width * 0.18, tall * 0.3));
          at += width + 3;
        }
        pen.path(tones.cloth, rectPath(x, y, 146, 8));
      }
      pen.path(tones.clothDark, rectPath(x, 40, 8, floor - 28) + rectPath(x + 138, 40, 8, floor - 28));
    };
    for (let x = -73 - Math.ceil(half / 170) * 170; x < half; x += 170) rack(x);
    pen.at({ x: 40, y: 340 }, () => {
      pen.shade(ellipsePath(0, 2, 120, 8), 0.25);
      pen.path('b40', 'M-118 -12h70v8h-70z');
      pen.path('c80', rectPath(-112, -60, 54, 46));
      pen.path('c65', 'M-92 -60h14v20h-14z');
      pen.path('a20', 'M-50 -110h8v102h-8z');
      pen.path('c50', 'M-42 -56h40l14 -20h50q10 0 10 10v48h-114z');
      pen.shade('M30 -76h32q10 0 10 10v48h-42z', 0.2);
      pen.stroke('a20', 'M-6 -56L4 -122h52l8 46', { width: 6 });
      pen.path('a40', 'M18 -108q14 -6 24 4l4 30h-32z');
      pen.circle('skin4', 28, -118, 10);
      pen.path('c80', 'M17 -120q0 -12 12 -12t12 12z');
      pen.circle('a10', -24, -10, 15);
      pen.circle('a10', 50, -10, 15);
      pen.circle('b65', -24, -10, 6);
      pen.circle('b65', 50, -10, 6);
    });
  },
);

const meeting = defineRoom(
  'lounge-desk',
  ['reception', 'front desk', 'lobby desk', 'concierge', 'check in', 'welcome', 'event venue', 'venue', 'hall'],
  (room) => {
    const { pen, tones } = room;
    drawShell(room, 'tiles');
    drawFrame(room, -60, 46, 120, 90);
    drawWindow(room, -200, 56, 100, 130);
    drawWindow(room, 200, 56, 100, 130);
    pen.shade(ellipsePath(6, 324, 150, 8), 0.2);
    pen.path(tones.cloth, 'M-130 220h260l-14 102h-232z');
    pen.shade('M60 220h70l-14 102h-66z', 0.16);
    pen.path(tones.wood, rectPath(-140, 208, 280, 16, 4));
    pen.light('M-140 208h280v4h-280z', 0.35);
    stand(room, laptop, -40, 66, 208);
    stand(room, vase, 84, 84, 208);
    drawPendant(room, -80, 60, 0.8);
    drawPendant(room, 0, 46, 0.8);
    drawPendant(room, 80, 60, 0.8);
    drawFloorPlant(room, -190, 150);
    drawFloorPlant(room, 200, 160);
  },
);

export const AT_WORK_ROOMS: readonly PictureObject[] = [office, workshop, clinic, library, gym, warehouse, meeting];
