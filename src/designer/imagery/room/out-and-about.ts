import { circlePath, ellipsePath, rectPath } from '../paint/curves.ts';
import type { PictureObject } from '../picture-family.ts';
import { plant, vase } from '../product/for-home.ts';
import { defineRoom } from './define-room.ts';
import {
  drawCurtains,
  drawDesk,
  drawFloorPlant,
  drawFrame,
  drawPendant,
  drawShelf,
  drawStool,
  drawWindow,
} from './fittings.ts';
import { type Interior, drawShell, stand } from './interior.ts';

function drawCounter({ pen, tones, floor }: Interior, left: number, width: number, height: number): void {
  const top = floor + 14 - height;
  pen.shade(`M${left + 6} ${floor + 10}h${width + 10}v8h${-width - 10}z`, 0.2);
  pen.path(tones.cloth, rectPath(left + 4, top, width - 8, height));
  pen.detail(() =>
    pen.stroke(
      tones.clothDark,
      Array.from(
        { length: Math.floor(width / 18) },
        (_, index) => `M${left + 14 + index * 18} ${top + 14}v${height - 20}`,
      ).join(''),
      { width: 3, cap: 'butt' },
    ),
  );
  pen.path(tones.wood, rectPath(left, top - 6, width, 14, 3));
  pen.light(`M${left} ${top - 6}h${width}v3h${-width}z`, 0.35);
  pen.shade(`M${left + 4} ${top + 8}h${width - 8}v7h${8 - width}z`, 0.25);
}

const cafe = defineRoom(
  'cafe',
  [
    'cafe',
    'coffee shop',
    'coffee',
    'coffee bar',
    'bistro',
    'tea room',
    'bakery',
    'counter',
    'barista',
    'roastery',
    'ice cream shop',
    'juice bar',
    'coworking cafe',
    'espresso',
  ],
  (room) => {
    const { pen, tones } = room;
    drawShell(room, 'tiles');
    drawWindow(room, -206, 70, 130, 130);
    pen.path('a20', rectPath(-74, 62, 130, 74, 4));
    pen.stroke('a80', 'M-60 82h40M-60 96h54M-60 110h34M6 82h36M6 96h28M6 110h36', { width: 4 });
    pen.circle('c80', 40, 122, 5);
    drawShelf(room, 84, 92, 130, 'jars');
    drawShelf(room, 84, 142, 130, 'bottles');
    drawCounter(room, -96, 330, 96);
    pen.at({ x: 6, y: 212 }, () => {
      pen.path('b80', rectPath(-46, -62, 92, 56, 8));
      pen.path('b40', 'M-46 -40h92v8h-92zM-40 -6h80v6h-80z');
      pen.path('a20', 'M-30 -32h16v12h-16zM12 -32h16v12h-16z');
      pen.path('b30', 'M-26 -20h8v6h-8zM16 -20h8v6h-8z');
      pen.path('b90', 'M-29 -14h14l-2 10h-10zM13 -14h14l-2 10h-10z');
      pen.path('c65', `${circlePath(-20, -50, 4)}${circlePath(0, -50, 4)}${circlePath(20, -50, 4)}`);
      pen.path('b90', rectPath(-40, -72, 18, 10, 2) + rectPath(-18, -72, 18, 10, 2) + rectPath(8, -72, 18, 10, 2));
    });
    pen.path('b90', 'M86 170h76v42h-76z', 0.55);
    pen.path('c65', `M92 210h20q0 -12 -10 -12t-10 12zM116 210h20q0 -12 -10 -12t-10 12zM140 210h18q0 -12 -9 -12t-9 12z`);
    pen.path('c50', `M94 190h18q0 -10 -9 -10t-9 10zM120 190h18q0 -10 -9 -10t-9 10z`);
    pen.stroke('b90', 'M86 192h76', { width: 2.4, cap: 'butt' });
    pen.stroke(tones.accent, rectPath(86, 170, 76, 42), { width: 2.4 });
    stand(room, plant, 196, 64, 210);
    drawPendant(room, -50, 60, 0.9);
    drawPendant(room, 60, 72, 0.9);
    drawPendant(room, 170, 60, 0.9);
    drawStool(room, -50, 58, 34);
    drawStool(room, 30, 58, 34);
    drawStool(room, 110, 58, 34);
    drawFloorPlant(room, -140, 140);
  },
);

const restaurant = defineRoom(
  'restaurant',
  [
    'restaurant',
    'dining',
    'dining room',
    'table',
    'dinner',
    'reservation',
    'bar',
    'wine bar',
    'pub',
    'tavern',
    'eatery',
    'pizzeria',
    'food hall',
    'banquet',
    'canteen',
    'date night',
    'wedding venue',
  ],
  (room) => {
    const { pen, tones, floor } = room;
    drawShell(room);
    drawWindow(room, 150, 58, 110, 132);
    drawCurtains(room, 150, 42, 130, 190);
    drawShelf(room, -216, 100, 150, 'bottles');
    drawShelf(room, -216, 150, 150, 'bottles');
    drawFrame(room, -30, 74, 74, 60);
    drawPendant(room, 0, 128, 1.1);
    const seat = (x: number, flip: boolean): void =>
      pen.at({ x, y: floor + 18, flip }, () => {
        pen.shade(ellipsePath(4, 0, 34, 5), 0.2);
        pen.stroke(tones.woodDark, 'M-22 -52L-26 0M20 -52L24 0M-22 -56L-30 -124', { width: 6 });
        pen.path(tones.cloth, 'M-36 -128q12 -6 16 2l4 44q-8 6 -14 0z');
        pen.path(tones.cloth, rectPath(-26, -60, 52, 12, 5));
        pen.shade('M0 -60h20q6 0 6 6t-6 6h-20z', 0.18);
      });
    seat(-104, false);
    seat(104, true);
    pen.shade(ellipsePath(4, floor + 24, 90, 8), 0.2);
    pen.path(tones.woodDark, 'M-6 214h12v98h-12zM-40 314h80v8h-80z');
    pen.path('b90', 'M-92 206h184l-8 44q-20 -10 -40 0t-44 0t-44 0t-40 0z');
    pen.shade('M-92 214h184l-1 6h-182zM40 214h50l-6 36q-20 -10 -40 0z', 0.12);
    pen.path('b85', rectPath(-92, 204, 184, 8, 3));
    stand(room, vase, 0, 92, 204);
    const glass = (x: number): string => `M${x - 8} 164h16q2 16 -6 20v14h6v4h-16v-4h6v-14q-8 -4 -6 -20z`;
    pen.path('c80', glass(-44) + glass(46), 0.9);
    pen.path('c50', 'M-51 172h14q0 8 -7 10q-7 -2 -7 -10zM39 172h14q0 8 -7 10q-7 -2 -7 -10z');
    pen.path('b80', ellipsePath(-66, 203, 18, 3) + ellipsePath(70, 203, 18, 3));
    if (room.half > 260) {
      drawFloorPlant(room, -270, 160);
      drawFloorPlant(room, 286, 150);
    }
  },
);

const shop = defineRoom(
  'shop',
  [
    'shop',
    'store',
    'boutique',
    'retail',
    'clothing store',
    'fashion store',
    'showroom',
    'wardrobe',
    'closet',
    'market hall',
    'supermarket',
    'grocery store',
    'thrift',
    'merchandise',
    'bookstore',
    'pharmacy',
    'shelf',
  ],
  (room) => {
    const { pen, random, tones, floor } = room;
    drawShell(room);
    drawShelf(room, -236, 96, 140, 'jars');
    drawShelf(room, -236, 152, 140, 'pots');
    drawShelf(room, -236, 208, 140, 'bottles');
    pen.path('b90', 'M128 66q0 -36 44 -36t44 36v150h-88z');
    pen.light('M128 150l88 -110v50l-88 110z', 0.4, 'b90');
    pen.stroke(tones.wood, 'M128 216V66q0 -36 44 -36t44 36v150z', { width: 7 });
    pen.stroke('a20', 'M-84 296V112q0 -6 6 -6h156q6 0 6 6v184M-96 298h24M72 298h24', { width: 5 });
    let x = -66;
    while (x < 66) {
      const tone = random.pick(['a50', 'c65', 'b85', 'a30', 'c80', 'b40', 'c40'] as const);
      const long = 92 + random.next() * 46;
      pen.path(tone, `M${x} 110q-12 8 -14 22l2 ${long}q12 5 24 0l2 ${-long}q-2 -14 -14 -22z`);
      pen.shade(`M${x} 110q12 8 14 22l-2 ${long}q-5 3 -9 3q4 -60 -3 ${-long - 25}z`, 0.16);
      pen.stroke('a20', `M${x} 112v-8`, { width: 2 });
      x += 17 + random.next() * 5;
    }
    drawDesk(room, 170, 110, 60, 20);
    pen.path(tones.cloth, rectPath(130, 250, 44, 8, 2) + rectPath(132, 242, 40, 8, 2));
    pen.path('b90', rectPath(134, 234, 36, 8, 2));
    pen.path('c50', 'M188 234h26l3 24h-32z');
    pen.stroke('c30', 'M194 236q0 -14 7 -14t7 14', { width: 2.4 });
    drawPendant(room, -40, 44, 0.8);
    drawPendant(room, 60, 56, 0.8);
    drawFloorPlant(room, -124, 124);
    pen.shade(ellipsePath(0, floor + 2, 92, 4), 0.14);
  },
);

export const OUT_AND_ABOUT: readonly PictureObject[] = [cafe, restaurant, shop];
