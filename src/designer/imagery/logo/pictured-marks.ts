import { circlePath, ellipsePath } from '../paint/curves.ts';
import type { Mark } from './mark.ts';

const polar = (radius: number, degrees: number): string => {
  const turn = ((degrees - 90) * Math.PI) / 180;
  return `${(20 + Math.cos(turn) * radius).toFixed(1)} ${(20 + Math.sin(turn) * radius).toFixed(1)}`;
};

/** Marks that show a thing in few shapes. */
export const PICTURED_MARKS: Readonly<Record<string, Mark>> = {
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
};
