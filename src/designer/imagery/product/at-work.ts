import { rectPath } from '../paint/curves.ts';
import { type PictureObject, defineObject } from '../picture-family.ts';
import { drawGroundShadow } from './ground-shadow.ts';

const tools = defineObject({
  id: 'tools',
  place: 'wall',
  words: [
    'tool',
    'hammer',
    'wrench',
    'screwdriver',
    'repair',
    'diy',
    'hardware',
    'maintenance',
    'plumber',
    'handyman',
    'construction',
    'toolbox',
    'mechanic',
    'renovation',
    'carpentry',
    'woodworking',
    'service',
    'garage',
  ],
  draw: ({ pen }) => {
    pen.at({ x: 104, y: 100, rotate: 38 }, () => {
      pen.shade('M-2 -78h18v160H-2z', 0.16);
      pen.path('c65', 'M-8 -40h16l3 118q0 8 -11 8t-11 -8z');
      pen.shade('M2 -40h6l3 118q0 8 -7 8z', 0.2);
      pen.path('b40', 'M-36 -74q20 -12 46 -6h18v30H10q-22 0 -30 -4q-10 0 -16 10q-6 -16 0 -30z');
      pen.path('b65', 'M26 -84h14v38H26z');
      pen.light('M-36 -74q20 -12 46 -6h18v6H8q-24 -4 -44 6z', 0.35);
    });
    pen.at({ x: 98, y: 100, rotate: -38 }, () => {
      pen.shade('M-4 -40h18v120H-4z', 0.16);
      pen.path(
        'a50',
        'M-8 -36h16v84q18 8 18 26q0 12 -8 20v-22h-20v22q-8 -8 -8 -20q0 -18 18 -26zM-8 -36q-18 -8 -18 -28q0 -14 10 -22v24h16h16v-24q10 8 10 22q0 20 -18 28z',
      );
      pen.light('M-8 -36h5V46h-5z', 0.4);
    });
  },
});

const drill = defineObject({
  id: 'drill',
  words: [
    'drill',
    'power tool',
    'machine',
    'equipment',
    'tool rental',
    'vacuum',
    'appliance',
    'manufacturing',
    'industrial',
  ],
  draw: ({ pen }) => {
    drawGroundShadow(pen, 30, 110);
    pen.path('b65', 'M150 66h44v6h-44z');
    pen.path('b40', 'M130 52h22l8 10v14l-8 10h-22z');
    pen.path('a50', 'M24 56q0 -18 20 -18h74q14 0 14 14v32q0 14 -14 14H90l-8 46H44l10 -50q-30 -2 -30 -20z');
    pen.shade('M24 74h108v10q0 14 -14 14H90l-8 46H62l10 -52q-44 4 -48 -18z', 0.2);
    pen.light('M30 52q2 -9 14 -9h74v5H44z', 0.4);
    pen.path('a20', 'M90 98h16q-2 22 -20 26zM44 60h44v6H44zM44 70h44v6H44z');
    pen.path('a20', 'M36 142h58v10H36z');
    pen.path('c65', rectPath(28, 150, 76, 30, 6));
    pen.shade('M78 150h20q6 0 6 6v18q0 6 -6 6H78z', 0.18);
    pen.path('c80', 'M112 46h10v44h-10z');
  },
});

const calendar = defineObject({
  id: 'calendar',
  place: 'wall',
  words: [
    'calendar',
    'schedule',
    'date',
    'appointment',
    'planner',
    'booking',
    'agenda',
    'reminder',
    'month',
    'deadline',
    'meeting',
  ],
  draw: ({ pen, random }) => {
    pen.shade(rectPath(40, 40, 136, 140, 12), 0.18);
    pen.path('a30', rectPath(25, 31, 150, 146, 14));
    pen.path('b90', rectPath(28, 34, 144, 138, 12));
    pen.path('a50', 'M28 68V46q0 -12 12 -12h120q12 0 12 12v22z');
    pen.shade('M28 60h144v8H28z', 0.16);
    pen.path('a20', 'M58 22h10v26H58zM132 22h10v26h-10z');
    const cells: string[] = [];
    const marked = random.integer(8, 15);
    for (let index = 0; index < 20; index += 1) {
      const cell = rectPath(42 + (index % 5) * 24, 80 + Math.floor(index / 5) * 22, 18, 16, 4);
      if (index === marked) pen.path('c50', cell);
      else cells.push(cell);
    }
    pen.path('b80', cells.join(''));
    pen.path('b90', 'M172 138v22q0 12 -12 12h-22q26 -2 34 -34z');
    pen.shade('M172 138v22q0 12 -12 12h-22q26 -2 34 -34z', 0.22);
    const [x, y] = [51 + (marked % 5) * 24, 88 + Math.floor(marked / 5) * 22];
    pen.stroke('c90', `M${x - 5} ${y}l4 4l7 -8`, { width: 3 });
  },
});

const documents = defineObject({
  id: 'documents',
  place: 'wall',
  words: [
    'document',
    'paper',
    'contract',
    'report',
    'invoice',
    'receipt',
    'form',
    'clipboard',
    'checklist',
    'legal',
    'law',
    'tax',
    'resume',
    'cv',
    'note',
    'article',
    'newspaper',
    'news',
    'exam',
    'homework',
    'certificate',
    'survey',
    'bill',
    'policy',
    'print',
  ],
  draw: ({ pen }) => {
    pen.at({ x: 108, y: 104, rotate: 8 }, () => pen.path('c65', rectPath(-56, -76, 112, 152, 8)));
    pen.at({ x: 96, y: 102, rotate: -5 }, () => {
      pen.shade(rectPath(-54, -72, 124, 160, 8), 0.16);
      pen.path('a40', rectPath(-62, -78, 124, 160, 10));
      pen.path('b90', 'M-52 -66h104v138H-52z');
      pen.shade('M30 -66h22v138H30z', 0.05);
      pen.path('b40', 'M-26 -86h52v16q0 4 -4 4h-44q-4 0 -4 -4z');
      pen.circle('b80', 0, -82, 5);
      pen.path(
        'a80',
        `${rectPath(-42, -46, 18, 18, 4)}${rectPath(-42, -16, 18, 18, 4)}${rectPath(-42, 14, 18, 18, 4)}`,
      );
      pen.stroke('a40', 'M-38 -37l4 4l8 -9M-38 -7l4 4l8 -9', { width: 4 });
      pen.stroke('b65', 'M-14 -42h52M-14 -32h34M-14 -12h52M-14 -2h28M-14 18h52M-14 28h40', { width: 4.4 });
      pen.path('c65', rectPath(-42, 46, 60, 14, 7));
    });
    pen.at({ x: 154, y: 128, rotate: 24 }, () => {
      pen.shade('M-2 -60h14v110H4z', 0.16);
      pen.path('c50', 'M-7 -64h14v96H-7z');
      pen.path('c85', 'M-7 32h14L0 52z');
      pen.path('b20', 'M-3 44h6l-3 8z');
      pen.path('a40', 'M-7 -64h14v-8q0 -6 -7 -6t-7 6z');
    });
  },
});

export const AT_WORK: readonly PictureObject[] = [tools, drill, calendar, documents];
