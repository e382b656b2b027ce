import { circlePath, ellipsePath, rectPath } from '../paint/curves.ts';
import type { PictureObject } from '../picture-family.ts';
import { defineRoom } from './define-room.ts';
import { drawFrame } from './fittings.ts';
import { CEILING, drawShell } from './interior.ts';

const gallery = defineRoom(
  'gallery',
  [
    'gallery',
    'museum',
    'exhibition',
    'art',
    'art gallery',
    'exhibit',
    'painting',
    'sculpture',
    'curator',
    'artwork',
    'auction',
    'museum hall',
    'art museum',
  ],
  (room) => {
    const { pen, random, tones, floor } = room;
    drawShell(room, 'plain');
    const spot = (x: number): void => pen.light(`M${x} 0L${x - 90} 236h180z`, 0.14, 'b90');
    spot(0);
    spot(-190);
    spot(190);
    const inner = rectPath(-84, 56, 168, 138);
    pen.shade(rectPath(-86, 60, 188, 154), 0.16);
    pen.path('c30', rectPath(-92, 48, 184, 154));
    pen.path('b90', inner);
    pen.inside(inner, () => {
      pen.path('c85', inner);
      pen.circle('c50', 34, 104, 32);
      pen.path('a65', 'M-90 150q60 -70 110 -10t80 -20v80H-90z');
      pen.path('a40', 'M-90 172q70 -50 110 -6t80 -10v50H-90z');
      pen.path('a20', 'M-60 200V120q6 -16 12 0v80z');
    });
    drawFrame(room, -238, 72, 84, 110);
    drawFrame(room, 156, 72, 84, 110);
    if (room.half > 270) {
      drawFrame(room, -380, 82, 100, 84);
      drawFrame(room, 284, 82, 100, 84);
    }
    pen.shade('M-70 332h150v8h-150z', 0.2);
    pen.path(tones.woodDark, 'M-64 318h10v18h-10zM54 318h10v18h-10z');
    pen.path(tones.cloth, rectPath(-76, 304, 152, 16, 4));
    pen.path('b85', rectPath(148, 226, 56, floor - 216));
    pen.shade(`M182 226h22v${floor - 216}h-22z`, 0.16);
    pen.path(random.pick(['a40', 'c50'] as const), 'M162 226q-6 -30 14 -44q-12 -20 4 -32q20 4 12 28q18 18 2 48z');
    const visitor = (x: number, tone: 'a20' | 'c40'): void => {
      pen.shade(ellipsePath(x + 4, 322, 20, 4), 0.2);
      pen.path('a10', `M${x - 9} 264l-2 58h9l3 -40l3 40h9l-2 -58z`);
      pen.path(tone, `M${x - 14} 216q14 -8 28 0l2 54q-16 6 -32 0z`);
      pen.circle('skin4', x, 200, 11);
      pen.path('a10', `M${x - 12} 200q-2 -14 12 -14t12 14q-2 -6 -12 -6t-12 6z`);
    };
    visitor(-132, 'c40');
    visitor(-92, 'a20');
  },
);

const stage = defineRoom(
  'stage',
  [
    'stage',
    'theater',
    'theatre',
    'concert hall',
    'opera',
    'comedy',
    'show',
    'musical',
    'performance',
    'auditorium',
    'cinema',
    'movie theater',
    'conference',
    'keynote',
    'talk',
    'lecture hall',
    'ballet',
    'dance',
    'drama',
    'cinema hall',
    'concert',
  ],
  (room) => {
    const { pen, half } = room;
    pen.flat('a10', `M${-half} ${CEILING}h${half * 2}V362h${-half * 2}z`);
    pen.flat('a20', `M${-half} ${CEILING}h${half * 2}V236h${-half * 2}z`);
    pen.light('M-120 0L-210 250H-60zM0 0L-80 254H80zM120 0L60 250H210z', 0.2, 'c90');
    pen.flat('c50', `M${-half} 236h${half * 2}v130h${-half * 2}z`);
    pen.flat('c30', `M${-half} 284h${half * 2}v90h${-half * 2}z`);
    pen.path('c85', ellipsePath(0, 256, 96, 12), 0.7);
    pen.at({ x: 0, y: 256 }, () => {
      pen.stroke('b40', 'M22 0V-86M12 0h20M22 -86l-8 -10', { width: 3.4 });
      pen.circle('b20', 12, -98, 5);
      pen.path('a10', 'M-16 -60l-4 58h12l6 -44l6 44h12l-4 -58z');
      pen.path('c65', 'M-20 -106q20 -10 36 0l2 52q-20 6 -38 0z');
      pen.stroke('c65', 'M14 -100L26 -80L16 -88', { width: 8 });
      pen.circle('skin3', -2, -122, 13);
      pen.path('a10', 'M-16 -122q-2 -16 14 -16t14 16q-4 -8 -14 -8t-14 8z');
    });
    const drape = (side: -1 | 1): void =>
      pen.at({ x: side * Math.min(half, 330), flip: side === 1 }, () => {
        pen.path('a50', 'M-20 -60h160V0q-10 90 -70 130q-20 70 -10 142h-80z');
        pen.shade('M30 0h24q-6 90 -40 140q-12 60 -6 132h-20zM86 0h24q-12 80 -60 120q-4 -60 36 -120z', 0.22);
      });
    drape(-1);
    drape(1);
    pen.path(
      'a40',
      `M${-half} ${CEILING}h${half * 2}V26${Array.from({ length: Math.ceil((half * 2) / 64) }, () => 'q-32 34 -64 0').join('')}z`,
    );
    pen.path('c65', `M${-half} ${CEILING}h${half * 2}V8h${-half * 2}z`);
    const heads: string[] = [];
    for (let x = -half; x < half; x += 46)
      heads.push(`M${x - 22} 362q2 -36 22 -38q20 2 22 38z${circlePath(x, 316, 13)}`);
    pen.flat('a10', heads.join(''));
  },
);

export const CULTURE: readonly PictureObject[] = [gallery, stage];
