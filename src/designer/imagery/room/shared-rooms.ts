import { circlePath, ellipsePath, rectPath } from '../paint/curves.ts';
import type { PictureObject } from '../picture-family.ts';
import { lamp } from '../product/for-home.ts';
import { defineRoom } from './define-room.ts';
import { drawBookcase, drawDesk, drawFloorPlant, drawStool, drawWindow } from './fittings.ts';
import { drawShell, stand } from './interior.ts';

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

export const SHARED_ROOMS: readonly PictureObject[] = [library, gym];
