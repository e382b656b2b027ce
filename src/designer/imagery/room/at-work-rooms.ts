import { ellipsePath, rectPath } from '../paint/curves.ts';
import type { PictureObject } from '../picture-family.ts';
import { monitor } from '../product/electronic.ts';
import { chair, lamp, mug, plant } from '../product/for-home.ts';
import { defineRoom } from './define-room.ts';
import {
  drawBookcase,
  drawDesk,
  drawFloorPlant,
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

export const AT_WORK_ROOMS: readonly PictureObject[] = [office, workshop, clinic];
