import { circlePath, ellipsePath, rectPath } from '../paint/curves.ts';
import { defineObject, type PictureObject } from '../picture-family.ts';
import { drawGroundShadow } from './ground-shadow.ts';

const book = defineObject({
  id: 'book',
  words: [
    'book',
    'novel',
    'textbook',
    'reading',
    'notebook',
    'journal',
    'diary',
    'magazine',
    'ebook',
    'cookbook',
    'comic',
    'publication',
    'guide',
    'literature',
    'story',
  ],
  draw: ({ pen, random }) => {
    drawGroundShadow(pen, 42, 160);
    pen.path('c40', rectPath(34, 158, 128, 22, 4));
    pen.path('b90', 'M42 162h122v14H42z');
    pen.shade('M42 170h122v6H42z', 0.14);
    pen.at({ x: 100, y: 158 }, () => {
      pen.path('b90', 'M-44 -134h96q6 0 6 6v124q0 4 -6 4h-96z');
      pen.shade('M50 -128h8v126h-8z', 0.16);
      pen.path('a50', 'M-52 -140h92q6 0 6 6v128q0 6 -6 6h-92q-6 0 -6 -6v-128q0 -6 6 -6z');
      pen.path('a30', 'M-52 -140h10v140h-10q-6 0 -6 -6v-128q0 -6 6 -6z');
      pen.inside('M-42 -140h82q6 0 6 6v128q0 6 -6 6h-82z', () => {
        if (random.next() < 0.5) {
          pen.circle('c80', 6, -92, 24);
          pen.path('a40', 'M-42 -52l26 -36l20 24l16 -18l30 38v50h-96z');
          pen.path('a20', 'M-42 -34q40 -16 92 4v40h-92z');
        } else {
          pen.path('c80', 'M2 -120a34 34 0 0 1 34 34H2z');
          pen.path('a30', 'M2 -86h34a34 34 0 0 1 -34 34z');
          pen.path('c65', 'M2 -86h-34a34 34 0 0 0 34 34z');
          pen.path('a80', 'M-32 -86a34 34 0 0 1 34 -34v34z');
        }
        pen.light('M-42 -140h6v140h-6z', 0.2);
      });
      pen.stroke('c90', 'M-22 -26h48M-10 -16h24', { width: 4 });
    });
    pen.path('c65', 'M122 154h10v18l-5 -5l-5 5z');
  },
});

const vinyl = defineObject({
  id: 'vinyl',
  place: 'wall',
  words: ['vinyl', 'record', 'album', 'music', 'single', 'lp', 'turntable', 'playlist', 'song', 'band', 'jazz', 'disc'],
  draw: ({ pen }) => {
    pen.shade(rectPath(26, 38, 130, 134, 3), 0.18);
    pen.circle('b10', 132, 100, 58);
    pen.stroke('b40', `${circlePath(132, 100, 50)}${circlePath(132, 100, 43)}${circlePath(132, 100, 35)}`, {
      width: 1.4,
    });
    pen.light('M132 100l24 -52q18 8 28 28z', 0.2);
    pen.circle('c65', 132, 100, 20);
    pen.circle('b90', 132, 100, 4);
    const sleeve = 'M16 34h126v132H16z';
    pen.path('a50', sleeve);
    pen.inside(sleeve, () => {
      pen.circle('c80', 92, 84, 40);
      pen.path('c50', 'M16 128q32 -46 63 -10t63 -14v70H16z');
      pen.path('a30', 'M16 146q32 -34 63 -4t63 -12v40H16z');
      pen.shade('M134 34h8v132h-8z', 0.2);
      pen.light('M16 34h126v3H16z', 0.4);
    });
    pen.stroke('a90', 'M26 46h34M26 54h20', { width: 3.4 });
  },
});

export const guitar = defineObject({
  id: 'guitar',
  words: ['guitar', 'instrument', 'acoustic', 'ukulele', 'violin', 'music lesson', 'musician', 'concert', 'string'],
  draw: ({ pen }) => {
    pen.shade(ellipsePath(96, 182, 60, 7), 0.2);
    pen.at({ x: 92, y: 122, rotate: 20 }, () => {
      pen.path('a20', 'M-5 -112h10v80H-5z');
      pen.path('a20', 'M-8 -132h16l-2 24H-6z');
      pen.path(
        'c80',
        `${circlePath(-11, -128, 3)}${circlePath(-11, -118, 3)}${circlePath(11, -128, 3)}${circlePath(11, -118, 3)}`,
      );
      const body =
        'M0 -46q30 -2 30 22q0 12 -4 20q18 12 18 36q0 38 -44 38t-44 -38q0 -24 18 -36q-4 -8 -4 -20q0 -24 30 -22z';
      pen.path('c50', body);
      pen.inside(body, () => {
        pen.shade('M14 -50q10 50 -4 124h50V-50z', 0.2);
        pen.light(
          'M-24 -32q4 -10 14 -10q-8 12 -6 28l-6 4q-4 -12 -2 -22zM-36 30q0 -18 14 -26q-8 22 0 54q-14 -8 -14 -28z',
          0.3,
        );
      });
      pen.circle('a20', 0, 2, 15);
      pen.stroke('c85', circlePath(0, 2, 18), { width: 2.4 });
      pen.path('a30', 'M-20 40h40v9h-40z');
      pen.stroke('b90', 'M-3 -124V44M0 -124V44M3 -124V44', { width: 0.9, cap: 'butt' });
      pen.detail(() => pen.stroke('c80', 'M-5 -96h10M-5 -82h10M-5 -68h10M-5 -54h10', { width: 1.4 }));
    });
  },
});

const ball = defineObject({
  id: 'ball',
  words: [
    'ball',
    'football',
    'soccer',
    'basketball',
    'tennis',
    'volleyball',
    'sport',
    'sport equipment',
    'league',
    'team sport',
  ],
  draw: ({ pen, says }) => {
    drawGroundShadow(pen, 62, 138);
    const edge = circlePath(100, 108, 72);
    const isFootball = says('football', 'soccer');
    pen.path(isFootball ? 'b90' : 'c65', edge);
    pen.inside(edge, () => {
      if (isFootball) {
        pen.path(
          'a20',
          'M100 82l26 19l-10 31H84l-10 -31zM100 30l24 14l-8 12H84l-8 -12zM30 92l16 -14l14 10l-6 24l-20 6zM170 92l-16 -14l-14 10l6 24l20 6zM60 168l8 -24l22 0l6 20l-14 20zM140 168l-8 -24l-22 0l-6 20l14 20z',
        );
        pen.stroke('a20', 'M100 82V54M126 101l20 -12M116 132l14 16M84 132l-14 16M74 101l-20 -12', { width: 3 });
      } else {
        pen.stroke('a20', 'M28 108h144M100 36v144M48 48q44 60 0 120M152 48q-44 60 0 120', { width: 4 });
      }
      pen.shade('M100 30a78 78 0 0 1 20 150q52 -52 -20 -150z', 0.2);
      pen.shade('M36 140q60 40 130 0q-10 44 -66 44t-64 -44z', 0.14);
      pen.light(ellipsePath(74, 72, 22, 15), 0.35);
    });
  },
});

const dumbbell = defineObject({
  id: 'dumbbell',
  words: ['dumbbell', 'weight', 'workout', 'fitness', 'training', 'strength', 'kettlebell', 'exercise', 'bodybuilding'],
  draw: ({ pen }) => {
    drawGroundShadow(pen, 22, 176);
    pen.at({ x: 100, y: 132, rotate: -12 }, () => {
      pen.rect('b65', -44, -9, 88, 18, 4);
      pen.light('M-40 -8h80v5h-80z', 0.5, 'b90');
      for (const side of [-1, 1] as const) {
        pen.at({ x: side * 44, flip: side === -1 }, () => {
          pen.path('a30', rectPath(0, -38, 22, 76, 7));
          pen.path('a50', rectPath(18, -46, 20, 92, 7));
          pen.shade('M0 10h38v36H0z', 0.2);
          pen.path('c65', rectPath(36, -12, 8, 24, 3));
          pen.light('M21 -42h5v80h-5z', 0.3);
        });
      }
    });
  },
});

export const bicycle = defineObject({
  id: 'bicycle',
  place: 'outdoors',
  words: ['bicycle', 'bike', 'cycle', 'cycling', 'cyclist', 'ebike', 'mountain bike'],
  draw: ({ pen }) => {
    pen.shade(ellipsePath(106, 180, 96, 6), 0.18);
    const wheel = (x: number): void => {
      pen.stroke('b20', circlePath(x, 138, 39), { width: 7 });
      pen.detail(() =>
        pen.stroke('b65', `M${x - 34} 138h68M${x} 104v68M${x - 24} 114l48 48M${x - 24} 162l48 -48`, { width: 1.3 }),
      );
      pen.circle('b30', x, 138, 6);
    };
    wheel(44);
    wheel(156);
    pen.stroke('a50', 'M44 138L74 78H134L96 138zM134 78L96 138L68 68', { width: 7 });
    pen.stroke('a50', 'M156 138L130 60', { width: 7 });
    pen.stroke('b20', 'M130 60q-2 -14 10 -14h14q10 2 8 12', { width: 6 });
    pen.path('a20', 'M48 60q20 -8 40 2q2 6 -4 8q-16 -4 -34 -2q-6 -4 -2 -8z');
    pen.circle('b65', 96, 138, 12);
    pen.stroke('b20', 'M96 138l12 16M96 138l-12 -16M102 156h14M76 120h14', { width: 4 });
    pen.stroke('b50', 'M44 132L96 127M44 144L96 149', { width: 2 });
    pen.path('c65', 'M142 62h36l-5 32h-26z');
    pen.shade('M162 62h16l-5 32h-11z', 0.16);
    pen.detail(() => pen.stroke('c40', 'M145 72h31M146 83h28', { width: 2 }));
    pen.path('c80', 'M146 62q0 -18 12 -22q12 6 10 22z');
  },
});

const tent = defineObject({
  id: 'tent',
  place: 'outdoors',
  words: ['tent', 'camping gear', 'sleeping bag', 'outdoor gear', 'shelter'],
  draw: ({ pen }) => {
    drawGroundShadow(pen, 8, 190);
    pen.path('a30', 'M98 54L168 178H186L112 44z');
    pen.path('a50', 'M100 48L22 178h146z');
    pen.path('a65', 'M100 48L22 178h60z');
    pen.path('a20', 'M101 74L76 178h56z');
    pen.path('c80', 'M101 74L76 178q-2 -40 12 -58q10 -14 13 -46z');
    pen.path('c65', 'M101 74L132 178q-4 -42 -18 -60q-9 -14 -13 -44z');
    pen.stroke('b20', 'M100 48L94 34M100 48L108 34M22 178l-12 4M168 178l22 4', { width: 3 });
    pen.light('M98 54L30 170h8L99 62z', 0.35);
    pen.path('c50', 'M112 44l22 40l-10 4l-18 -32z');
  },
});

export const toy = defineObject({
  id: 'toy',
  words: [
    'toy',
    'teddy',
    'teddy bear',
    'baby',
    'kid',
    'children',
    'child',
    'nursery',
    'plush',
    'lego',
    'block',
    'daycare',
  ],
  draw: ({ pen }) => {
    drawGroundShadow(pen, 44, 156);
    pen.path('c50', `${circlePath(66, 46, 17)}${circlePath(134, 46, 17)}`);
    pen.path('c80', `${circlePath(66, 47, 9)}${circlePath(134, 47, 9)}`);
    pen.path('c50', 'M60 104q-24 6 -24 30q2 14 16 10l20 -18zM140 104q24 6 24 30q-2 14 -16 10l-20 -18z');
    pen.path('c50', ellipsePath(100, 132, 42, 44));
    pen.shade('M116 92q30 10 26 50q-6 32 -38 34q30 -30 12 -84z', 0.16);
    pen.path('c80', ellipsePath(100, 138, 24, 28));
    pen.path('c40', `${ellipsePath(66, 168, 22, 16)}${ellipsePath(134, 168, 22, 16)}`);
    pen.path('c80', `${ellipsePath(64, 169, 11, 9)}${ellipsePath(136, 169, 11, 9)}`);
    pen.circle('c65', 100, 72, 42);
    pen.shade('M116 34a42 42 0 0 1 -6 79q30 -34 6 -79z', 0.14);
    pen.path('c85', ellipsePath(100, 84, 19, 15));
    pen.path('a10', `${circlePath(84, 66, 4.5)}${circlePath(116, 66, 4.5)}M93 78q7 -5 14 0q-2 8 -7 8t-7 -8z`);
    pen.stroke('a10', 'M100 86v5q-6 5 -10 1M100 91q6 5 10 1', { width: 2 });
    pen.path('a50', 'M100 114l-22 -10v22zM100 114l22 -10v22z');
    pen.circle('a65', 100, 114, 6);
  },
});

const skateboard = defineObject({
  id: 'skateboard',
  place: 'wall',
  words: ['skateboard', 'skate', 'surfboard', 'surf', 'snowboard', 'paddle', 'longboard', 'scooter'],
  draw: ({ pen }) => {
    pen.shade('M72 18q46 -14 52 76q0 96 -24 98q-20 -4 -24 -90z', 0.16);
    pen.at({ x: 96, y: 100, rotate: 14 }, () => {
      const board = 'M0 -92C26 -92 34 -40 34 4C34 48 20 92 0 92C-20 92 -34 48 -34 4C-34 -40 -26 -92 0 -92z';
      pen.path('a50', board);
      pen.inside(board, () => {
        pen.path('c80', 'M-40 -30Q0 -60 40 -30V-6Q0 -36 -40 -6z');
        pen.path('c65', 'M-40 6Q0 -24 40 6V22Q0 -8 -40 22z');
        pen.path('b90', 'M-40 34Q0 4 40 34V40Q0 10 -40 40z');
        pen.shade('M6 -96q20 90 0 196h40V-96z', 0.16);
        pen.light('M-22 -50q-12 50 -2 100l4 -2q-8 -46 2 -96z', 0.4);
      });
      pen.stroke('a90', 'M0 -90V90', { width: 2 });
      pen.path('a20', 'M0 62l7 22H-7z');
    });
  },
});

export const FOR_LEISURE: readonly PictureObject[] = [
  book,
  vinyl,
  guitar,
  ball,
  dumbbell,
  bicycle,
  tent,
  toy,
  skateboard,
];
