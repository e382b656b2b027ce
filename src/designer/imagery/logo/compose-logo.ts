import { circlePath, ellipsePath, rectPath } from '../paint/curves.ts';
import type { Pen } from '../paint/pen.ts';
import type { Tone } from '../paint/tones.ts';
import { defineObject, type PictureFamily, type PictureObject } from '../picture-family.ts';

/** Main, second and knocked-out tone of a mark. */
type Inks = readonly [main: Tone, second: Tone, paper: Tone];

// The brand's own accent reads on every surface of the theme; `bare` marks have no ground of their own.
const BARE: Inks = ['a-accent', 'c65', 'page'];
const ON_BADGE: Inks = ['a90', 'c80', 'a30'];

const polar = (radius: number, degrees: number): string => {
  const turn = ((degrees - 90) * Math.PI) / 180;
  return `${(20 + Math.cos(turn) * radius).toFixed(1)} ${(20 + Math.sin(turn) * radius).toFixed(1)}`;
};
const polygon = (sides: number, radius: number, from = 0): string =>
  `M${Array.from({ length: sides }, (_, index) => polar(radius, from + (index * 360) / sides)).join('L')}z`;

type DrawMark = (pen: Pen, inks: Inks) => void;

/** Marks without letters in a box of 40. */
const MARKS: Readonly<Record<string, { words: readonly string[]; draw: DrawMark }>> = {
  'quarter-turns': {
    words: ['studio', 'design', 'agency', 'architect', 'print'],
    draw: (pen, [main, second]) => {
      pen.path(main, 'M20 20V6A14 14 0 0 1 34 20zM20 20V34A14 14 0 0 1 6 20z');
      pen.path(second, 'M20 20H6A14 14 0 0 1 20 6zM20 20H34A14 14 0 0 1 20 34z');
    },
  },
  'rising-bars': {
    words: ['analytics', 'growth', 'invest', 'finance', 'stock', 'metric', 'data', 'sales'],
    draw: (pen, [main, second]) => {
      pen.path(second, rectPath(6, 22, 7, 12, 2));
      pen.path(main, rectPath(16.5, 14, 7, 20, 2) + rectPath(27, 6, 7, 28, 2));
    },
  },
  orbit: {
    words: ['space', 'network', 'global', 'world', 'social', 'connect', 'cloud', 'ai'],
    draw: (pen, [main, second]) => {
      pen.stroke(main, ellipsePath(20, 20, 15, 6.5), { width: 3 });
      pen.stroke(main, 'M16.8 33.500A6.500 15 0 1 1 23.200 33.500', { width: 3 });
      pen.circle(second, 20, 20, 4.5);
    },
  },
  leaf: {
    words: [
      'leaf',
      'garden',
      'plant',
      'green',
      'eco',
      'farm',
      'organic',
      'nature',
      'vegan',
      'health',
      'wellness',
      'spa',
      'bloom',
      'grow',
    ],
    draw: (pen, [main, second]) => {
      pen.path(main, 'M8 34Q2 10 34 5Q38 34 12 32z');
      pen.path(second, 'M8 34Q14 18 34 5Q38 34 12 32z');
      pen.stroke(main, 'M6 36Q14 24 24 16', { width: 2.4 });
    },
  },
  waves: {
    words: ['wave', 'sea', 'ocean', 'water', 'swim', 'surf', 'boat', 'sail', 'tide', 'harbor', 'fish', 'river'],
    draw: (pen, [main, second]) => {
      const wave = (y: number): string => `M5 ${y}q5 -6 10 0t10 0t10 0`;
      pen.stroke(second, wave(12), { width: 4.4 });
      pen.stroke(main, wave(21) + wave(30), { width: 4.4 });
    },
  },
  peak: {
    words: [
      'peak',
      'mountain',
      'summit',
      'trail',
      'hike',
      'outdoor',
      'climb',
      'adventure',
      'camp',
      'ridge',
      'travel',
      'trek',
      'ski',
    ],
    draw: (pen, [main, second, paper]) => {
      pen.path(second, 'M20 34L30 16L38 34z');
      pen.path(main, 'M2 34L16 8L31 34z');
      pen.path(paper, 'M16 8l5 9l-4 3l-3 -3l-3 2z');
    },
  },
  sun: {
    words: ['sun', 'solar', 'energy', 'morning', 'dawn', 'bright', 'day', 'light', 'summer', 'breakfast'],
    draw: (pen, [main, second]) => {
      pen.path(main, circlePath(20, 20, 8));
      pen.stroke(
        second,
        [0, 45, 90, 135, 180, 225, 270, 315].map((degrees) => `M${polar(12, degrees)}L${polar(16, degrees)}`).join(''),
        { width: 3.4 },
      );
    },
  },
  hexagon: {
    words: [
      'hex',
      'build',
      'block',
      'chain',
      'crypto',
      'tech',
      'engineering',
      'cube',
      'box',
      'pack',
      'logistic',
      'storage',
      'warehouse',
      'bee',
      'honey',
    ],
    draw: (pen, [main, second, paper]) => {
      pen.path(main, polygon(6, 16));
      pen.path(second, `M20 20L${polar(16, 60)}L${polar(16, 120)}L${polar(16, 180)}z`);
      pen.stroke(paper, `M20 20L${polar(16, 60)}M20 20L${polar(16, 180)}M20 20L${polar(16, 300)}`, { width: 2 });
    },
  },
  knot: {
    words: [
      'link',
      'team',
      'community',
      'together',
      'family',
      'wedding',
      'couple',
      'partner',
      'club',
      'match',
      'dating',
      'bond',
    ],
    draw: (pen, [main, second]) => {
      pen.stroke(main, circlePath(15, 20, 9), { width: 4.6 });
      pen.stroke(second, circlePath(25, 20, 9), { width: 4.6 });
      pen.stroke(main, 'M20 12.500A9 9 0 0 1 24 20', { width: 4.6, cap: 'butt' });
    },
  },
  bolt: {
    words: [
      'fast',
      'run',
      'power',
      'electric',
      'charge',
      'fit',
      'gym',
      'sport',
      'speed',
      'flash',
      'sprint',
      'game',
      'race',
    ],
    draw: (pen, [main, second]) => {
      pen.path(main, 'M24 3L7 23H18L15 37L33 16H21z');
      pen.path(second, 'M24 3L13 16H21L18 23L15 37L33 16H21z', 0.55);
    },
  },
  drop: {
    words: [
      'drop',
      'coffee',
      'tea',
      'oil',
      'wine',
      'clean',
      'blood',
      'paint',
      'ink',
      'rain',
      'soap',
      'skin',
      'beauty',
      'brew',
    ],
    draw: (pen, [main, second]) => {
      pen.path(main, 'M20 4Q34 20 34 26A14 12 0 0 1 6 26Q6 20 20 4z');
      pen.path(second, 'M20 34A10 9 0 0 1 10 26Q14 30 20 26T30 24A10 10 0 0 1 20 34z');
    },
  },
  petals: {
    words: [
      'flower',
      'bloom',
      'rose',
      'yoga',
      'lotus',
      'calm',
      'meditation',
      'mind',
      'therapy',
      'floral',
      'perfume',
      'care',
      'mindful',
    ],
    draw: (pen, [main, second]) => {
      [0, 60, 120, 180, 240, 300].forEach((degrees, index) => {
        pen.at({ x: 20, y: 20, rotate: degrees }, () =>
          pen.path(index % 2 === 0 ? main : second, 'M0 -2Q-7 -9 0 -17Q7 -9 0 -2z'),
        );
      });
    },
  },
  arch: {
    words: [
      'home',
      'house',
      'hotel',
      'estate',
      'rent',
      'door',
      'gate',
      'bridge',
      'museum',
      'church',
      'property',
      'stay',
      'inn',
      'room',
      'school',
      'bank',
    ],
    draw: (pen, [main, second, paper]) => {
      pen.path(main, 'M5 35V20A15 15 0 0 1 35 20V35z');
      pen.path(second, 'M12 35V21A8 8 0 0 1 28 21V35z');
      pen.path(paper, 'M17 35V24A3 3 0 0 1 23 24V35z');
    },
  },
  eye: {
    words: [
      'vision',
      'photo',
      'film',
      'camera',
      'watch',
      'lens',
      'optic',
      'media',
      'look',
      'video',
      'cinema',
      'news',
      'art',
      'gallery',
    ],
    draw: (pen, [main, second, paper]) => {
      pen.path(main, 'M2 20Q20 0 38 20Q20 40 2 20z');
      pen.circle(paper, 20, 20, 8.4);
      pen.circle(second, 20, 20, 5.6);
    },
  },
  chevrons: {
    words: [
      'delivery',
      'ship',
      'courier',
      'move',
      'taxi',
      'ride',
      'car',
      'drive',
      'bike',
      'transport',
      'train',
      'fly',
      'flight',
      'send',
      'launch',
    ],
    draw: (pen, [main, second]) => {
      pen.path(second, 'M5 7h10l11 13l-11 13H5l10 -13z');
      pen.path(main, 'M17 7h10l11 13l-11 13H17l10 -13z');
    },
  },
  sound: {
    words: [
      'music',
      'sound',
      'audio',
      'podcast',
      'radio',
      'record',
      'voice',
      'band',
      'song',
      'beat',
      'concert',
      'festival',
    ],
    draw: (pen, [main, second]) => {
      pen.stroke(second, 'M7 16v8M33 16v8', { width: 4.4 });
      pen.stroke(main, 'M13.500 10v20M20 5v30M26.500 12v16', { width: 4.4 });
    },
  },
  pages: {
    words: [
      'book',
      'read',
      'learn',
      'study',
      'course',
      'write',
      'journal',
      'note',
      'library',
      'story',
      'education',
      'blog',
      'magazine',
      'law',
      'document',
    ],
    draw: (pen, [main, second]) => {
      pen.path(main, 'M20 11Q12 5 4 8V32Q12 29 20 35z');
      pen.path(second, 'M20 11Q28 5 36 8V32Q28 29 20 35z');
    },
  },
  paw: {
    words: ['pet', 'dog', 'cat', 'vet', 'animal', 'paw'],
    draw: (pen, [main, second]) => {
      pen.path(main, 'M20 19Q30 21 31 29Q31 35 25 34Q20 32 15 34Q9 35 9 29Q10 21 20 19z');
      pen.path(
        second,
        ellipsePath(8, 17, 3.8, 4.8) +
          ellipsePath(32, 17, 3.8, 4.8) +
          ellipsePath(15, 9, 3.8, 5) +
          ellipsePath(25, 9, 3.8, 5),
      );
    },
  },
  dish: {
    words: [
      'food',
      'kitchen',
      'restaurant',
      'bakery',
      'bread',
      'cook',
      'chef',
      'ramen',
      'pizza',
      'meal',
      'cafe',
      'bistro',
      'diner',
      'recipe',
      'grill',
      'table',
    ],
    draw: (pen, [main, second]) => {
      pen.path(main, 'M4 19H36A16 15 0 0 1 4 19z');
      pen.path(second, 'M14 35h12q2 0 2 -2H12q0 2 2 2z');
      pen.stroke(second, 'M14 14q-3 -4 0 -8M20 14q-3 -4 0 -10M26 14q-3 -4 0 -8', { width: 2.4 });
    },
  },
  facets: {
    words: ['gem', 'jewel', 'diamond', 'luxury', 'crystal', 'gold', 'ring', 'fashion', 'boutique', 'premium'],
    draw: (pen, [main, second, paper]) => {
      pen.path(main, 'M11 6h18l8 10L20 36L3 16z');
      pen.path(second, 'M20 36L13 16L20 6l7 10z');
      pen.stroke(paper, 'M3 16h34', { width: 1.8, cap: 'butt' });
    },
  },
  shield: {
    words: [
      'secure',
      'security',
      'safe',
      'insurance',
      'guard',
      'trust',
      'protect',
      'shield',
      'privacy',
      'lock',
      'legal',
    ],
    draw: (pen, [main, second]) => {
      pen.path(main, 'M20 3L35 8V20Q34 31 20 37Q6 31 5 20V8z');
      pen.path(second, 'M20 3L35 8V20Q34 31 20 37z', 0.7);
    },
  },
  spark: {
    words: [
      'idea',
      'magic',
      'star',
      'spark',
      'smart',
      'assistant',
      'event',
      'party',
      'celebrate',
      'gift',
      'wish',
      'dream',
      'night',
    ],
    draw: (pen, [main, second]) => {
      pen.path(main, 'M18 5Q19.500 19 34 21Q19.500 23 18 37Q16.500 23 2 21Q16.500 19 18 5z');
      pen.path(second, 'M32 2Q32.700 8 38 9Q32.700 10 32 16Q31.300 10 26 9Q31.300 8 32 2z');
    },
  },
};

const defineMark = (id: string): PictureObject => {
  const mark = MARKS[id];
  return defineObject({
    id,
    words: mark?.words ?? [],
    draw: ({ pen, random }) => {
      const badge = random.next();
      if (badge > 0.55) return mark?.draw(pen, BARE);
      pen.flat('a30', badge < 0.28 ? circlePath(20, 20, 20) : rectPath(0, 0, 40, 40, 10));
      pen.at({ x: 6, y: 6, scale: 0.7 }, () => mark?.draw(pen, ON_BADGE));
    },
  });
};

const MARK_IDS = Object.keys(MARKS);

/** Simple marks without letters; words of the name or trade choose one, else the name's seed does. */
export const LOGOS: PictureFamily = {
  kind: 'logo',
  objects: MARK_IDS.map(defineMark),
  fallback: [
    'quarter-turns',
    'orbit',
    'hexagon',
    'knot',
    'petals',
    'arch',
    'chevrons',
    'spark',
    'waves',
    'rising-bars',
    'facets',
    'drop',
  ],
  frame: { width: 40, height: 40 },
  hues: [
    { a: 'primary', b: 'secondary', c: 'tertiary' },
    { a: 'primary', b: 'tertiary', c: 'secondary' },
  ],
  hasOneStyle: true,
  compose: (easel, mark) => mark.draw(easel),
};
