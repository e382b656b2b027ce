import { circlePath, ellipsePath, rectPath } from '../paint/curves.ts';
import type { PictureObject } from '../picture-family.ts';
import { chair, lamp, plant, sofa, vase } from '../product/for-home.ts';
import {
  drawCurtains,
  drawDesk,
  drawFloorPlant,
  drawFrame,
  drawPendant,
  drawRug,
  drawShelf,
  drawStool,
  drawWindow,
} from './fittings.ts';
import { toy } from '../product/for-leisure.ts';
import { defineRoom } from './define-room.ts';
import { drawShell, stand } from './interior.ts';

const living = defineRoom(
  'living-room',
  [
    'living room',
    'lounge',
    'living',
    'interior',
    'home',
    'apartment',
    'flat',
    'airbnb',
    'furniture',
    'decor',
    'interior design',
    'loft',
    'sofa',
    'lobby',
    'waiting room',
    'smart home',
  ],
  (room) => {
    const { pen } = room;
    drawShell(room);
    drawWindow(room, -150, 60, 110, 130);
    drawCurtains(room, -150, 44, 130, 176);
    drawFrame(room, -30, 66, 60, 76);
    drawFrame(room, 42, 66, 46, 46);
    drawFrame(room, 42, 120, 46, 34);
    drawRug(room, 30, 170);
    stand(room, sofa, 30, 176, 306);
    stand(room, lamp, 170, 170, 298);
    drawFloorPlant(room, -108, 150);
    if (room.half > 260) {
      stand(room, chair, 284, 160, 312);
      drawShelf(room, 220, 120, 110, 'books');
      drawFloorPlant(room, -330, 130);
    }
    pen.at({ x: 40, y: 336 }, () => {
      pen.shade(ellipsePath(6, 6, 62, 7), 0.2);
      pen.path(room.tones.woodDark, 'M-44 -24h6v28h-6zM38 -24h6v28h-6z');
      pen.path(room.tones.wood, ellipsePath(0, -26, 60, 9));
      pen.path('b90', 'M-22 -34h30v6h-30z');
      pen.path(room.tones.cloth, 'M-18 -40h26v6h-26z');
    });
  },
);

const bedroom = defineRoom(
  'bedroom',
  [
    'bedroom',
    'bed',
    'hotel',
    'hotel room',
    'hostel',
    'sleep',
    'suite',
    'guest room',
    'bnb',
    'resort',
    'accommodation',
    'stay',
    'mattress',
    'inn',
    'lodging',
    'booking room',
  ],
  (room) => {
    const { pen, tones, floor } = room;
    drawShell(room);
    drawWindow(room, -186, 62, 90, 120);
    drawCurtains(room, -186, 46, 106, 170);
    drawPendant(room, 128, 116, 0.8);
    drawFrame(room, -40, 50, 76, 54);
    drawRug(room, 20, 200);
    pen.shade(ellipsePath(10, floor + 14, 160, 8), 0.2);
    pen.path(tones.woodDark, rectPath(-92, 150, 184, 130, 14));
    pen.light('M-92 164q0 -14 14 -14h156q14 0 14 14z', 0.16);
    pen.path('b90', rectPath(-84, 190, 78, 48, 16) + rectPath(6, 190, 78, 48, 16));
    pen.shade('M-84 222h78v4q0 12 -14 12h-50q-14 0 -14 -12zM6 222h78v4q0 12 -14 12h-50q-14 0 -14 -12z', 0.12);
    pen.path(tones.accent, rectPath(-34, 206, 68, 36, 12));
    pen.path('b85', 'M-104 238q104 -16 208 0l8 66h-224z');
    pen.path(tones.cloth, 'M-106 256q106 -16 212 0l8 50q2 8 -6 8h-216q-8 0 -6 -8z');
    pen.shade('M40 246q40 2 66 10l8 50q2 8 -6 8h-58z', 0.16);
    pen.light('M-106 256q106 -16 212 0v6q-106 -14 -212 0z', 0.35);
    pen.detail(() => pen.stroke(tones.clothDark, 'M-60 254l-10 58M-10 249l-4 63M50 250l8 62', { width: 2 }));
    pen.path(tones.wood, rectPath(112, 246, 56, 60, 4));
    pen.stroke(tones.woodDark, 'M112 274h56M136 260h8M136 288h8', { width: 3 });
    stand(room, vase, 140, 78, 246);
    if (room.half > 250) {
      stand(room, chair, 262, 156, 312);
      drawFloorPlant(room, -290, 150);
      drawFrame(room, 226, 70, 60, 80);
    }
  },
);

const kitchen = defineRoom(
  'kitchen',
  ['kitchen', 'cooking class', 'cook', 'cooking', 'pantry', 'bakery kitchen', 'recipe', 'chef kitchen', 'meal prep'],
  (room) => {
    const { pen, tones, floor, half } = room;
    drawShell(room, 'tiles');
    drawWindow(room, -70, 70, 104, 92);
    pen.detail(() =>
      pen.stroke(tones.trim, [176, 192, 208].map((y) => `M${-half} ${y}h${half * 2}`).join(''), { width: 1.6 }),
    );
    drawShelf(room, 24, 118, 130, 'jars');
    drawShelf(room, 24, 168, 130, 'pots');
    pen.path(tones.clothDark, 'M178 -60h64V96l18 30h-100l18 -30z');
    pen.shade('M214 -60h28V96l18 30h-34z', 0.18);
    const left = -half;
    pen.path(tones.cloth, `M${left} 222h${half * 2}v${floor - 216}h${-half * 2}z`);
    const doors: string[] = [];
    for (let x = -300; x < 320; x += 74) doors.push(rectPath(x, 234, 66, 56, 3));
    pen.path(tones.clothDark, doors.join(''));
    pen.detail(() =>
      pen.stroke(tones.accent, Array.from({ length: 9 }, (_, index) => `M${-274 + index * 74} 244h14`).join(''), {
        width: 3,
      }),
    );
    pen.path('b90', `M${left} 212h${half * 2}v11h${-half * 2}z`);
    pen.shade(`M${left} 223h${half * 2}v5h${-half * 2}z`, 0.2);
    pen.path('b30', rectPath(172, 226, 76, 70, 4));
    pen.path('c65', rectPath(182, 244, 56, 36, 3));
    pen.stroke('b80', 'M182 236h56', { width: 4 });
    pen.path('c40', 'M186 190h48v18q0 4 -4 4h-40q-4 0 -4 -4zM174 194h12v5h-12zM234 194h12v5h-12z');
    pen.detail(() =>
      pen.stroke('b90', 'M198 180q-6 -10 0 -18t0 -16M218 180q-6 -10 0 -18t0 -16', { width: 3.4, opacity: 0.7 }),
    );
    pen.stroke('b40', 'M-70 212v-30q0 -14 14 -14t14 12', { width: 5 });
    stand(room, plant, -128, 70, 212);
    pen.path('c50', 'M64 200h50v8q-4 4 -25 4t-25 -4zM72 200q4 -14 16 -10q10 -8 18 10z');
    pen.path(tones.wood, 'M-14 186l40 6l-3 20l-40 -6z');
    drawPendant(room, -150, 74, 0.8);
    drawPendant(room, 0, 60, 0.8);
    drawStool(room, -60, 54, 40);
    drawStool(room, 20, 54, 40);
  },
);

const bathroom = defineRoom(
  'bathroom',
  ['bathroom', 'bath', 'spa', 'wellness', 'sauna', 'massage', 'shower', 'onsen', 'thermal', 'relaxation', 'hammam'],
  (room) => {
    const { pen, tones, floor } = room;
    drawShell(room, 'tiles');
    drawWindow(room, 0, 40, 150, 116);
    drawShelf(room, 130, 118, 90, 'pots');
    drawShelf(room, -220, 118, 90, 'bottles');
    pen.shade(ellipsePath(6, floor + 16, 150, 9), 0.22);
    pen.path(tones.woodDark, 'M-92 298l-12 18h16l10 -18zM92 298l12 18h-16l-10 -18z');
    const tub = 'M-142 214h284q8 0 6 10q-8 84 -74 84h-148q-66 0 -74 -84q-2 -10 6 -10z';
    pen.path('b90', tub);
    pen.inside(tub, () => {
      pen.shade('M40 210h120v110H20q60 -30 20 -110z', 0.12);
      pen.light('M-138 226h10q4 60 50 80h-20q-40 -20 -40 -80z', 0.5, 'b90');
    });
    pen.path(
      'a65',
      [
        [-96, 208, 16],
        [-70, 200, 20],
        [-42, 208, 15],
        [-16, 202, 18],
        [12, 208, 15],
        [40, 202, 17],
      ]
        .map(([x = 0, y = 0, r = 0]) => circlePath(x, y, r))
        .join(''),
      0.55,
    );
    pen.path(
      'b90',
      [
        [-84, 204, 14],
        [-54, 198, 16],
        [-28, 206, 13],
        [0, 200, 14],
        [26, 206, 13],
        [54, 206, 12],
      ]
        .map(([x = 0, y = 0, r = 0]) => circlePath(x, y, r))
        .join(''),
    );
    pen.path('b85', 'M-150 210h300q6 0 6 6t-6 6h-300q-6 0 -6 -6t6 -6z');
    pen.stroke(tones.accent, 'M120 210v-44q0 -18 -18 -18q-14 0 -16 14', { width: 6 });
    pen.path(tones.cloth, 'M-132 214h44v52q-22 6 -44 0z');
    pen.shade('M-104 214h16v52q-8 2 -16 3z', 0.18);
    drawStool(room, 190, 50, 14);
    pen.path('c85', rectPath(176, 244, 28, 7, 3));
    pen.path('a50', rectPath(178, 236, 24, 8, 3));
    drawFloorPlant(room, -214, 150);
    drawRug(room, 0, 110);
  },
);

const nursery = defineRoom(
  'nursery',
  ['nursery', 'kids room', 'playroom', 'daycare', 'kindergarten', 'preschool', 'childcare', 'toy room', 'children'],
  (room) => {
    const { pen, tones } = room;
    drawShell(room);
    drawWindow(room, -150, 66, 100, 110);
    const flags = Array.from(
      { length: 9 },
      (_, index) => `M${-40 + index * 30} ${34 + Math.sin((index / 8) * Math.PI) * 16}h22l-11 22z`,
    );
    pen.path(tones.accent, flags.filter((_, index) => index % 2 === 0).join(''));
    pen.path(tones.cloth, flags.filter((_, index) => index % 2 === 1).join(''));
    drawShelf(room, 40, 138, 150, 'books');
    drawRug(room, 10, 180);
    pen.path('c80', 'M-96 300v-70l44 -36l44 36v70z');
    pen.path(tones.cloth, 'M-104 236l52 -48l52 48l-8 8l-44 -38l-44 38z');
    pen.path('a20', 'M-70 300v-34q0 -18 18 -18t18 18v34z');
    pen.path('a50', rectPath(40, 268, 34, 34, 3));
    pen.path('c65', rectPath(78, 268, 34, 34, 3));
    pen.path('b85', rectPath(58, 233, 34, 34, 3));
    pen.circle('c50', 75, 250, 9);
    pen.path('c85', 'M49 294l8 -16l8 16z');
    pen.circle('a85', 95, 285, 9);
    pen.shade('M64 268h10v34h-10zM102 268h10v34h-10zM84 233h8v34h-8z', 0.16);
    stand(room, toy, -136, 110, 316);
    pen.circle('c50', 148, 312, 18);
    pen.path('b90', 'M131 306q16 -8 34 0v10q-16 -8 -34 0z');
    drawDesk(room, 220, 90, 52);
    drawFloorPlant(room, -240, 130);
    drawPendant(room, 120, 70, 0.8);
    drawShelf(room, 216, 150, 100, 'pots');
  },
);

export const AT_HOME: readonly PictureObject[] = [living, bedroom, kitchen, bathroom, nursery];
