import { circlePath, ellipsePath } from '../paint/curves.ts';
import { defineObject, type PictureObject } from '../picture-family.ts';

const dog = defineObject({
  id: 'dog',
  words: ['dog', 'puppy', 'labrador', 'retriever', 'poodle', 'terrier', 'hound', 'corgi', 'pet', 'pet dog', 'beagle'],
  draw: ({ pen, random }) => {
    const coat = random.pick(['c65', 'c50', 'b80', 'c80', 'b30'] as const);
    pen.path(coat, 'M12 140Q8 78 28 58H52Q72 78 68 140z');
    pen.shade('M46 58Q62 70 62 140H70Q72 80 52 58z', 0.16);
    pen.path('b90', 'M30 66Q40 72 50 66Q56 90 50 116Q40 122 30 116Q24 90 30 66z');
    pen.path('a50', 'M26 56Q40 68 54 56L56 63Q40 76 24 63z');
    pen.circle('a85', 40, 71, 4);
    pen.path(coat, 'M22 26Q24 8 40 8T58 26Q60 40 54 48Q50 58 40 58T26 48Q20 40 22 26z');
    pen.path('b90', 'M36 9h8Q44 24 47 34Q52 42 50 48Q48 58 40 58T30 48Q28 42 33 34Q36 24 36 9z');
    pen.path('a20', 'M24 14Q10 10 9 28Q9 44 16 46Q23 44 24 30zM56 14Q70 10 71 28Q71 44 64 46Q57 44 56 30z');
    pen.light('M24 14Q12 12 11 26Q16 18 24 18z', 0.25);
    pen.path('a10', `${circlePath(31, 30, 2.8)}${circlePath(49, 30, 2.8)}M34 39Q40 36 46 39Q46 45 40 46Q34 45 34 39z`);
    pen.path('b90', circlePath(30, 29, 0.9) + circlePath(48, 29, 0.9));
    pen.path('c40', 'M37 50h6v7Q43 61 40 61T37 57z');
    pen.stroke('a10', 'M40 46v4Q35 54 32 50M40 50Q45 54 48 50', { width: 1.6 });
  },
});

const cat = defineObject({
  id: 'cat',
  words: ['cat', 'kitten', 'feline', 'kitty', 'tabby'],
  draw: ({ pen, random }) => {
    const coat = random.pick(['c50', 'a40', 'b40', 'c80', 'b80'] as const);
    const mark = coat === 'c80' || coat === 'b80' ? 'c50' : 'a20';
    pen.path(coat, 'M14 140Q12 76 30 58H50Q68 76 66 140z');
    pen.shade('M46 58Q60 70 60 140H68Q70 78 50 58z', 0.16);
    pen.path('b90', 'M32 62Q40 68 48 62Q52 84 46 104Q40 108 34 104Q28 84 32 62z');
    pen.path(coat, 'M20 8Q30 10 34 16H46Q50 10 60 8Q62 20 60 30Q62 58 40 58T20 30Q18 20 20 8z');
    pen.path('c80', 'M23 13Q29 15 31 19L24 25Q22 18 23 13zM57 13Q51 15 49 19L56 25Q58 18 57 13z');
    pen.path(mark, 'M38 16h4l-1 10h-2zM31 18h4l0 7h-2zM45 18h4l-2 7h-2zM19 36l9 2v2l-8 0zM61 36l-9 2v2l8 0z');
    pen.path('b90', 'M40 40Q48 38 50 46Q48 56 40 56T30 46Q32 38 40 40z');
    pen.path('a85', ellipsePath(31, 34, 4.5, 5) + ellipsePath(49, 34, 4.5, 5));
    pen.path('a10', ellipsePath(31, 34, 1.8, 4.4) + ellipsePath(49, 34, 1.8, 4.4));
    pen.path('c40', 'M37 41h6L40 45z');
    pen.stroke('a10', 'M40 45v3Q36 51 34 48M40 48Q44 51 46 48', { width: 1.5 });
    pen.detail(() => pen.stroke('b90', 'M24 44l-12 -2M24 47l-12 2M56 44l12 -2M56 47l12 2', { width: 0.9 }));
    pen.path('a50', 'M29 56Q40 64 51 56L52 61Q40 69 28 61z');
    pen.circle('c80', 40, 67, 3);
  },
});

const bird = defineObject({
  id: 'bird',
  words: ['bird', 'parrot', 'owl', 'chicken portrait', 'hen', 'penguin', 'duck', 'pigeon', 'birdwatching', 'eagle'],
  draw: ({ pen }) => {
    pen.path('a50', 'M12 140Q6 80 22 52Q20 12 42 12Q62 14 60 46Q72 84 68 140z');
    pen.path('b90', 'M30 62Q44 56 52 66Q60 96 52 140H30Q22 96 30 62z');
    pen.path('a30', 'M18 66Q6 92 14 140H30Q30 90 18 66z');
    pen.shade('M56 60Q70 86 68 140H58Q62 96 56 60z', 0.18);
    pen.path('a30', 'M30 16Q28 4 36 2Q36 8 42 12Q44 4 52 4Q48 10 48 16z');
    pen.path('b90', circlePath(34, 34, 9) + circlePath(52, 34, 7.5));
    pen.path('a10', circlePath(36, 34, 4.5) + circlePath(52, 34, 4));
    pen.path('b90', circlePath(37.5, 32.5, 1.4) + circlePath(53.2, 32.5, 1.2));
    pen.path('c65', 'M40 40Q46 36 52 40Q52 52 46 54Q40 50 40 40z');
    pen.shade('M46 37Q52 38 52 40Q52 52 46 54z', 0.2);
  },
});

const rabbit = defineObject({
  id: 'rabbit',
  words: ['rabbit', 'bunny', 'hare', 'hamster', 'guinea pig', 'small pet'],
  draw: ({ pen }) => {
    pen.at({ x: 5.6, y: 15, scale: 0.86 }, () => {
      pen.path('b85', 'M14 140Q12 78 30 60H50Q68 78 66 140z');
      pen.path('b85', 'M28 24Q18 -14 28 -16Q38 -14 38 20zM52 24Q62 -14 52 -16Q42 -14 42 20z');
      pen.path('c80', 'M30 18Q24 -8 29 -10Q34 -8 35 18zM50 18Q56 -8 51 -10Q46 -8 45 18z');
      pen.path('b90', 'M20 38Q20 16 40 16T60 38Q62 60 40 60T20 38z');
      pen.shade('M50 19Q62 26 60 40Q60 58 44 60Q56 44 50 19z', 0.12);
      pen.path('a10', circlePath(31, 36, 3) + circlePath(49, 36, 3));
      pen.path('c65', 'M37 43h6l-3 4z');
      pen.stroke('a10', 'M40 47v3Q36 53 34 51M40 50Q44 53 46 51', { width: 1.5 });
      pen.path('c80', circlePath(27, 44, 3.5) + circlePath(53, 44, 3.5), 0.7);
      pen.path('a50', 'M27 58Q40 66 53 58L54 64Q40 72 26 64z');
    });
  },
});

const horse = defineObject({
  id: 'horse',
  words: ['horse', 'pony', 'riding', 'equestrian', 'stable', 'cow', 'goat', 'sheep', 'donkey', 'livestock'],
  draw: ({ pen }) => {
    pen.path('c40', 'M10 140Q12 70 34 34L58 40Q56 90 66 140z');
    pen.path('c20', 'M34 12Q16 30 14 64Q8 90 8 116Q24 92 28 62Q34 44 38 34z');
    pen.path('c50', 'M34 14L36 2L44 12Q58 20 62 38L72 56Q74 66 66 68Q58 70 54 62Q44 56 40 48Q32 44 30 30z');
    pen.shade('M62 38L72 56Q74 66 66 68Q58 70 54 62L50 50Q60 50 62 38z', 0.2);
    pen.path('b90', 'M46 16Q54 22 57 34L63 50L58 52Q52 36 46 16z');
    pen.circle('a10', 48, 31, 2.8);
    pen.circle('a10', 68, 61, 1.6);
    pen.stroke('a30', 'M36 44Q46 40 56 30M58 56Q64 54 67 50M44 50L60 40', { width: 2.4 });
    pen.path('c20', 'M36 8Q48 8 50 18Q44 20 42 28Q36 20 36 8z');
  },
});

export const ANIMALS: readonly PictureObject[] = [dog, cat, bird, rabbit, horse];
