import { circlePath, ellipsePath, rectPath } from '../paint/curves.ts';
import { defineObject, type PictureObject } from '../picture-family.ts';
import { drawGroundShadow } from './ground-shadow.ts';

const medicine = defineObject({
  id: 'medicine',
  words: [
    'pill',
    'medicine',
    'medication',
    'pharmacy',
    'vitamin',
    'supplement',
    'drug',
    'prescription',
    'tablet',
    'capsule',
    'health',
    'vaccine',
    'medical',
    'clinic',
    'patient',
    'doctor',
    'dental',
  ],
  draw: ({ pen }) => {
    drawGroundShadow(pen, 30, 172);
    pen.path('c65', rectPath(48, 66, 76, 114, 12));
    pen.shade('M98 66h14q12 0 12 12v90q0 12 -12 12H98z', 0.2);
    pen.path('b90', 'M48 92h76v58H48z');
    pen.shade('M98 92h26v58H98z', 0.1);
    pen.path('a50', 'M78 102h16v12h12v16H94v12H78v-12H66v-16h12z');
    pen.path('a40', rectPath(42, 34, 88, 32, 6));
    pen.detail(() => pen.stroke('a20', 'M54 40v20M66 40v20M78 40v20M90 40v20M102 40v20M114 40v20', { width: 3 }));
    pen.at({ x: 148, y: 164, rotate: -28 }, () => {
      pen.path('b90', 'M0 -13h20a13 13 0 0 1 0 26H0z');
      pen.path('a50', 'M0 -13h-20a13 13 0 0 0 0 26H0z');
      pen.shade('M-33 2h66a13 13 0 0 1 -13 11h-40a13 13 0 0 1 -13 -11z', 0.16);
    });
    pen.path('b85', ellipsePath(34, 172, 16, 8));
    pen.stroke('b65', 'M24 172h20', { width: 2 });
  },
});

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

const scissors = defineObject({
  id: 'scissors',
  place: 'wall',
  words: [
    'scissor',
    'haircut',
    'hair',
    'hairdresser',
    'sewing',
    'tailor',
    'fabric',
    'textile',
    'knitting',
    'yarn',
    'comb',
    'grooming',
  ],
  draw: ({ pen }) => {
    pen.at({ x: 84, y: 96, rotate: 26 }, () => {
      pen.shade('M-6 -84l24 80v100H-2z', 0.12);
      pen.path('b65', 'M-6 -92q-16 50 2 98l8 -6z');
      pen.path('b80', 'M6 -92q16 50 -2 98l-8 -6z');
      pen.light('M6 -92q4 46 -4 94l-2 -4q8 -40 6 -90z', 0.4);
      pen.stroke(
        'a50',
        'M-4 2q-4 18 -16 26a20 20 0 1 0 12 24q2 -22 6 -34M4 2q4 18 16 26a20 20 0 1 1 -12 24q-2 -22 -6 -34',
        { width: 9 },
      );
      pen.circle('b30', 0, -4, 5);
    });
    pen.at({ x: 152, y: 96, rotate: 8 }, () => {
      const teeth = Array.from({ length: 13 }, (_, index) => `M-6 ${-66 + index * 10}h-18v5h18z`).join('');
      pen.path('c65', `${teeth}M-8 -74h14q6 0 6 6v136q0 6 -6 6H-8z`);
      pen.shade('M4 -74h2q6 0 6 6v136q0 6 -6 6H4z', 0.2);
    });
  },
});

const flask = defineObject({
  id: 'flask',
  words: [
    'lab',
    'laboratory',
    'science',
    'chemistry',
    'experiment',
    'research',
    'biotech',
    'test tube',
    'microscope',
    'biology',
    'analysis',
  ],
  draw: ({ pen }) => {
    drawGroundShadow(pen, 30, 170);
    const glass = 'M78 22h44v10h-6v44l44 84q8 20 -12 20H52q-20 0 -12 -20l44 -84V32h-6z';
    pen.path('b90', glass, 0.85);
    pen.inside(glass, () => {
      pen.path('a50', 'M20 128q30 -14 60 0t100 -4v64H20z');
      pen.path('a65', 'M20 128q30 -14 60 0t100 -4v8q-60 14 -100 4t-60 0z');
      pen.shade('M118 70l60 110h-40z', 0.16);
      pen.path(
        'c80',
        `${circlePath(84, 152, 7)}${circlePath(112, 144, 5)}${circlePath(122, 164, 8)}${circlePath(68, 168, 4)}`,
      );
      pen.light('M88 36h6v44l-40 78h-8l42 -80z', 0.6);
    });
    pen.stroke('b40', glass, { width: 4 });
    pen.path('c65', `${circlePath(100, 100, 5)}${circlePath(108, 84, 3.5)}`);
  },
});

const trophy = defineObject({
  id: 'trophy',
  words: [
    'trophy',
    'award',
    'medal',
    'prize',
    'winner',
    'champion',
    'achievement',
    'leaderboard',
    'badge',
    'tournament',
    'competition',
    'cup final',
    'contest',
    'quiz',
  ],
  draw: ({ pen }) => {
    drawGroundShadow(pen, 56, 144);
    pen.stroke('c50', 'M62 50H34q-2 44 40 50M138 50h28q2 44 -40 50', { width: 9 });
    const cup = 'M54 30h92q2 62 -26 84q-8 6 -10 20h-20q-2 -14 -10 -20q-28 -22 -26 -84z';
    pen.path('c65', cup);
    pen.inside(cup, () => {
      pen.shade('M116 20q8 70 -14 120h50V20z', 0.22);
      pen.light('M64 36h10q-2 44 14 72q-26 -20 -24 -72z', 0.5, 'c90');
    });
    pen.path('c80', 'M50 24h100v11H50z');
    pen.path('c50', 'M86 132h28l4 18H82z');
    pen.path('a40', 'M62 150h76v30H62z');
    pen.shade('M114 150h24v30h-24z', 0.2);
    pen.path('c80', 'M82 158h36v14H82z');
    pen.path('a50', 'M100 50l8 17l18 2l-13 13l3 18l-16 -8l-16 8l3 -18l-13 -13l18 -2z');
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

const coins = defineObject({
  id: 'coins',
  words: [
    'coin',
    'cash',
    'saving',
    'budget',
    'piggy bank',
    'crypto',
    'investment',
    'stock',
    'wealth',
    'donation',
    'charity',
    'fund',
    'salary',
    'price',
    'fintech',
    'expense',
    'pension',
    'fundraising',
  ],
  draw: ({ pen }) => {
    drawGroundShadow(pen, 26, 174);
    const stack = (x: number, count: number): void => {
      for (let index = 0; index < count; index += 1) {
        const y = 170 - index * 13;
        pen.path('c50', `M${x - 30} ${y - 6}v8a30 9 0 0 0 60 0v-8z`);
        pen.shade(`M${x + 8} ${y + 10}v-8h22q0 6 -22 8z`, 0.2);
        pen.path(index % 2 === 0 ? 'c65' : 'c80', ellipsePath(x, y - 6, 30, 9));
      }
    };
    stack(138, 3);
    stack(64, 7);
    stack(106, 2);
    pen.at({ x: 140, y: 82, rotate: 14 }, () => {
      pen.circle('c50', 4, 2, 34);
      pen.circle('c65', 0, 0, 34);
      pen.stroke('c85', circlePath(0, 0, 26), { width: 3 });
      pen.path('a40', 'M0 -18q6 10 18 12q-6 26 -18 28q-12 -2 -18 -28q12 -2 18 -12z');
      pen.light('M-26 -16a30 30 0 0 1 20 -15l-16 22z', 0.5, 'c90');
    });
    pen.path('a50', 'M62 72q-4 -30 20 -40q2 28 -20 40zM62 76q-24 -2 -26 -28q22 2 26 28z');
    pen.stroke('a40', 'M62 86V70', { width: 4 });
  },
});

const basket = defineObject({
  id: 'basket',
  words: [
    'basket',
    'grocery',
    'cart',
    'shopping basket',
    'supermarket',
    'shopping cart',
    'checkout',
    'grocery store',
    'market basket',
    'provisions',
  ],
  draw: ({ pen }) => {
    drawGroundShadow(pen, 30, 170);
    pen.path('c65', 'M52 84q-6 -44 10 -56q14 10 14 56z');
    pen.path('c80', 'M60 84q-4 -40 4 -54q8 14 6 54z');
    pen.path('a65', `${circlePath(104, 70, 24)}`);
    pen.path('a40', 'M104 46q2 -14 14 -16q0 12 -14 16z');
    pen.path('b80', 'M128 84V44q0 -8 6 -12V20h14v12q6 4 6 12v40z');
    pen.path('c50', 'M132 14h18v10h-18z');
    pen.path('c80', 'M128 52h26v18h-26z');
    pen.path('a30', 'M78 84q-14 -20 -30 -20q8 26 30 20z');
    const body = 'M26 84h148l-14 86q-2 10 -12 10H52q-10 0 -12 -10z';
    pen.path('a50', body);
    pen.inside(body, () => {
      pen.stroke(
        'a30',
        'M20 104h160M20 122h160M20 140h160M20 158h160M52 80l8 104M76 80l4 104M100 80v104M124 80l-4 104M148 80l-8 104',
        { width: 4 },
      );
      pen.shade('M130 80h60v110h-70z', 0.2);
    });
    pen.path('a65', 'M20 76h160q4 0 4 5v6q0 5 -4 5H20q-4 0 -4 -5v-6q0 -5 4 -5z');
    pen.stroke('a20', 'M44 80Q52 18 100 18Q148 18 156 80', { width: 7 });
  },
});

const petBowl = defineObject({
  id: 'pet-bowl',
  words: [
    'pet',
    'pet food',
    'dog food',
    'cat food',
    'pet care',
    'vet',
    'veterinary',
    'leash',
    'collar',
    'pet supply',
    'pet shop',
  ],
  draw: ({ pen }) => {
    drawGroundShadow(pen, 22, 178);
    pen.path(
      'c50',
      `${circlePath(66, 104, 13)}${circlePath(92, 96, 15)}${circlePath(120, 98, 14)}${circlePath(140, 106, 11)}`,
    );
    pen.path('c65', `${circlePath(78, 104, 11)}${circlePath(106, 102, 12)}${circlePath(130, 106, 9)}`);
    const bowl = 'M42 112h116l22 56q2 12 -12 12H32q-14 0 -12 -12z';
    pen.path('a50', bowl);
    pen.inside(bowl, () => {
      pen.shade('M128 108h60v80h-50z', 0.2);
      pen.light('M46 112h10l-20 68h-8z', 0.35);
    });
    pen.path('a30', ellipsePath(100, 112, 58, 9));
    pen.path('c50', 'M48 110q52 -16 104 0q-52 12 -104 0z');
    pen.at({ x: 100, y: 152 }, () => {
      pen.path('b90', 'M-22 -6a9 9 0 1 0 -9 8a9 9 0 1 0 9 8h44a9 9 0 1 0 9 -8a9 9 0 1 0 -9 -8z');
    });
    pen.path('c80', 'M96 60q-16 -18 -6 -26q8 -4 10 6q2 -10 10 -6q10 8 -6 26l-4 4z');
  },
});

export const AT_WORK: readonly PictureObject[] = [
  medicine,
  tools,
  drill,
  scissors,
  flask,
  trophy,
  calendar,
  documents,
  coins,
  basket,
  petBowl,
];
