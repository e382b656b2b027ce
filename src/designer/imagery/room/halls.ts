import { ellipsePath, rectPath } from '../paint/curves.ts';
import type { PictureObject } from '../picture-family.ts';
import { laptop } from '../product/electronic.ts';
import { vase } from '../product/for-home.ts';
import { defineRoom } from './define-room.ts';
import { drawFloorPlant, drawFrame, drawPendant, drawWindow } from './fittings.ts';
import { drawShell, stand } from './interior.ts';

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
    const cartons = ['c65', 'c80', 'c50', 'a65', 'b80'] as const;
    const boxes = cartons.map(() => '');
    const sides: string[] = [];
    const labels: string[] = [];
    const boards: string[] = [];
    const posts: string[] = [];
    const rack = (x: number): void => {
      for (let row = 0; row < 3; row += 1) {
        const y = 116 + row * 74;
        let at = x + 10;
        while (at < x + 122) {
          const wide = random.integer(26, 42);
          const tall = random.integer(26, 52);
          if (at + wide > x + 136) break;
          const tone = random.integer(0, cartons.length - 1);
          boxes[tone] = `${boxes[tone] ?? ''}${rectPath(at, y - tall, wide, tall)}`;
          sides.push(rectPath(at + Math.round(wide * 0.7), y - tall, Math.round(wide * 0.3), tall));
          labels.push(rectPath(at + Math.round(wide * 0.36), y - tall, 6, 10));
          at += wide + 3;
        }
        boards.push(rectPath(x, y, 146, 8));
      }
      posts.push(rectPath(x, 40, 8, floor - 28), rectPath(x + 138, 40, 8, floor - 28));
    };
    for (let x = -73 - Math.ceil(half / 170) * 170; x < half; x += 170) rack(Math.round(x));
    boxes.forEach((d, index) => pen.path(cartons[index] ?? 'c65', d));
    pen.shade(sides.join(''), 0.16);
    pen.path('b90', labels.join(''));
    pen.path(tones.cloth, boards.join(''));
    pen.path(tones.clothDark, posts.join(''));
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

export const meeting = defineRoom(
  'lounge-desk',
  ['reception', 'front desk', 'lobby desk', 'concierge', 'check in', 'welcome', 'event venue', 'venue'],
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

export const HALLS: readonly PictureObject[] = [warehouse, meeting];
