import { circlePath, ellipsePath, rectPath } from '../paint/curves.ts';
import type { Mark } from './mark.ts';

const polar = (radius: number, degrees: number): string => {
  const turn = ((degrees - 90) * Math.PI) / 180;
  return `${(20 + Math.cos(turn) * radius).toFixed(1)} ${(20 + Math.sin(turn) * radius).toFixed(1)}`;
};
const polygon = (sides: number, radius: number, from = 0): string =>
  `M${Array.from({ length: sides }, (_, index) => polar(radius, from + (index * 360) / sides)).join('L')}z`;

/** Marks of pure shapes. */
export const GEOMETRIC_MARKS: Readonly<Record<string, Mark>> = {
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
};
