import type { PictureFamily } from '../picture-family.ts';
import { AT_WORK } from './at-work.ts';
import { CARRIED } from './carried.ts';
import { ELECTRONIC } from './electronic.ts';
import { FOR_HOME } from './for-home.ts';
import { FOR_LEISURE } from './for-leisure.ts';
import { BUILT } from './built.ts';
import { FOR_CARE } from './for-care.ts';
import { FOR_THE_WAY } from './for-the-way.ts';
import { FURNITURE } from './furniture.ts';
import { KITCHEN_THINGS } from './kitchen-things.ts';
import { PASTIMES } from './pastimes.ts';
import { REWARDS } from './rewards.ts';
import { VEHICLES } from './vehicle.ts';
import { SETTINGS } from './sets.ts';
import { WORN } from './worn.ts';

/** Products are drawn in a box of 200 × 200, lit from the upper left, and stand on this line of it. */
const GROUND_Y = 180;

export const PRODUCTS: PictureFamily = {
  kind: 'product',
  objects: [
    ...WORN,
    ...CARRIED,
    ...FOR_HOME,
    ...ELECTRONIC,
    ...FOR_LEISURE,
    ...VEHICLES,
    ...BUILT,
    ...AT_WORK,
    ...FOR_CARE,
    ...REWARDS,
    ...KITCHEN_THINGS,
    ...FOR_THE_WAY,
    ...PASTIMES,
    ...FURNITURE,
  ],
  fallback: ['parcel'],
  compose: (easel, object) => {
    const { pen, random, frame } = easel;
    const scale = Math.min(frame.height / 232, frame.width / 214);
    const x = frame.width / 2;
    const ground = frame.height / 2 + 74 * scale;
    const set = { pen, width: frame.width, height: frame.height, x, ground, scale };
    const { draw, schemes } = random.pick(SETTINGS[object.place ?? 'floor']);
    draw(set, ...random.pick(schemes));
    pen.at({ x: x - 100 * scale, y: ground - GROUND_Y * scale, scale }, () => object.draw(easel));
  },
};
