import { circlePath, ellipsePath, rectPath } from '../paint/curves.ts';
import { defineRoom } from './define-room.ts';
import { drawFloorPlant, drawPendant, drawShelf } from './fittings.ts';
import { drawShell } from './interior.ts';

export const salon = defineRoom(
  'salon',
  [
    'salon',
    'barber',
    'hairdresser',
    'barbershop',
    'hair salon',
    'beauty salon',
    'nail salon',
    'haircut',
    'beauty',
    'makeup',
    'tattoo',
  ],
  (room) => {
    const { pen, tones, floor } = room;
    drawShell(room, 'tiles');
    const station = (x: number): void => {
      pen.path(tones.wood, rectPath(x - 52, 40, 104, 150, 52));
      pen.path('b90', rectPath(x - 45, 47, 90, 136, 45));
      pen.light(`M${x - 40} 150L${x + 30} 56l12 20L${x - 26} 172z`, 0.5, 'a80');
      pen.path(tones.woodDark, rectPath(x - 62, 206, 124, 10, 2));
      pen.path('a50', `M${x - 46} 206v-22q0 -4 3 -5v-8h6v8q3 1 3 5v22z`);
      pen.path('c65', rectPath(x - 28, 190, 15, 16, 3));
      pen.path('b90', rectPath(x + 20, 194, 26, 12, 2));
      pen.stroke('c85', [70, 100, 130, 160].map((y) => `M${x - 52} ${y}h.1M${x + 52} ${y}h.1`).join(''), { width: 9 });
      pen.at({ x, y: floor + 30 }, () => {
        pen.shade(ellipsePath(4, 2, 52, 7), 0.22);
        pen.path('b65', 'M-5 -50h10v44h-10zM-34 -8h68q6 0 6 8h-80q0 -8 6 -8z');
        pen.path(tones.clothDark, rectPath(-44, -82, 12, 34, 4) + rectPath(32, -82, 12, 34, 4));
        pen.path(tones.cloth, rectPath(-36, -144, 72, 84, 14));
        pen.shade('M10 -144h12q14 0 14 14v56q0 14 -14 14h-12z', 0.18);
        pen.path(tones.clothDark, rectPath(-38, -66, 76, 18, 7));
        pen.path(tones.cloth, rectPath(-18, -166, 36, 18, 8));
      });
    };
    station(-84);
    station(84);
    drawShelf(room, 170, 116, 90, 'bottles');
    drawShelf(room, 170, 166, 90, 'jars');
    drawPendant(room, -84, 22, 0.7);
    drawPendant(room, 84, 22, 0.7);
    drawFloorPlant(room, -206, 160);
    pen.path('a20', rectPath(206, 240, 10, 70) + circlePath(211, 236, 9));
    pen.path('c50', rectPath(204, 248, 14, 46, 3));
    pen.stroke('b90', 'M205 260l12 -10M205 274l12 -10M205 288l12 -10', { width: 5, cap: 'butt' });
  },
);
