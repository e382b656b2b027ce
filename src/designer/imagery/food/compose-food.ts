import type { PictureFamily } from '../picture-family.ts';
import { SETTINGS } from '../product/sets.ts';
import { BAKED } from './baked.ts';
import { DRINKS } from './drinks.ts';
import { FROM_THE_MARKET } from './from-the-market.ts';
import { IN_BOWLS } from './in-bowls.ts';
import { ON_PLATES } from './on-plates.ts';
import { drawTable } from './table.ts';

/** Dishes from above lie on a table; what is seen from the side stands in a product's setting. */
export const FOOD: PictureFamily = {
  kind: 'food',
  objects: [...IN_BOWLS, ...ON_PLATES, ...BAKED, ...DRINKS, ...FROM_THE_MARKET],
  fallback: ['pasta', 'salad', 'soup'],
  // The dish itself is `c` and takes the brand's hue, herbs and crockery the others.
  hues: [
    { a: 'tertiary', b: 'secondary', c: 'primary' },
    { a: 'secondary', b: 'tertiary', c: 'primary' },
  ],
  compose: (easel, object) => {
    const { pen, random, frame } = easel;
    const { width, height } = frame;
    const x = width / 2;
    if (object.place === 'table') {
      const scale = Math.min(height / 226, width / 212);
      drawTable({ pen, random, width, height, x, y: height / 2, scale });
      pen.at({ x: x - 100 * scale, y: height / 2 - 100 * scale, scale }, () => object.draw(easel));
      return;
    }
    const scale = Math.min(height / 232, width / 214);
    const ground = height / 2 + 74 * scale;
    const { draw, schemes } = random.pick(SETTINGS[object.place ?? 'floor']);
    draw({ pen, width, height, x, ground, scale }, ...random.pick(schemes));
    pen.at({ x: x - 100 * scale, y: ground - 180 * scale, scale }, () => object.draw(easel));
  },
};
