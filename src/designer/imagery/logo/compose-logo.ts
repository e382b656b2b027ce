import { circlePath, rectPath } from '../paint/curves.ts';
import { defineObject, type PictureFamily, type PictureObject } from '../picture-family.ts';
import { GEOMETRIC_MARKS } from './geometric-marks.ts';
import type { Inks, Mark } from './mark.ts';
import { PICTURED_MARKS } from './pictured-marks.ts';

// The brand's own accent reads on every surface of the theme; a bare mark has no ground of its own.
const BARE: Inks = ['a-accent', 'c65', 'page'];
const ON_BADGE: Inks = ['a90', 'c80', 'a30'];

const toObject = ([id, mark]: readonly [string, Mark]): PictureObject =>
  defineObject({
    id,
    words: mark.words,
    draw: ({ pen, random }) => {
      const badge = random.next();
      if (badge > 0.55) return mark.draw(pen, BARE);
      pen.flat('a30', badge < 0.28 ? circlePath(20, 20, 20) : rectPath(0, 0, 40, 40, 10));
      pen.at({ x: 6, y: 6, scale: 0.7 }, () => mark.draw(pen, ON_BADGE));
    },
  });

/** Simple marks without letters; words of the name or trade choose one, else the name's seed does. */
export const LOGOS: PictureFamily = {
  kind: 'logo',
  objects: Object.entries({ ...GEOMETRIC_MARKS, ...PICTURED_MARKS }).map(toObject),
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
