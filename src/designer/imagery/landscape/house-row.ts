import type { Stage } from './stage.ts';
import { type Facade, drawTownHouse } from './structures.ts';

// Mostly steps that the theme has as they are: a street has many houses, and a mixed tone is a long word.
const FACADES: readonly Facade[] = [
  { wall: 'c80', roof: 'c30', trim: 'b90', door: 'a30', glass: 'a50' },
  { wall: 'a65', roof: 'a30', trim: 'b90', door: 'c30', glass: 'c90' },
  { wall: 'b80', roof: 'c30', trim: 'b90', door: 'a30', glass: 'a30' },
  { wall: 'c65', roof: 'a30', trim: 'b90', door: 'a10', glass: 'c90' },
  { wall: 'a50', roof: 'a10', trim: 'c90', door: 'c30', glass: 'c80' },
];

/** Town houses side by side between two parts of the width. */
export function drawHouseRow(
  stage: Stage,
  groundY: number,
  from: number,
  to: number,
  scale: number,
  hasShops: boolean,
): void {
  const { random, width, unit } = stage;
  let x = width * from;
  let last = -1;
  while (x < width * to) {
    const wide = (48 + random.integer(0, 3) * 10) * scale;
    const tall = (96 + random.integer(0, 3) * 36) * scale;
    let pick = random.integer(0, FACADES.length - 1);
    if (pick === last) pick = (pick + 1) % FACADES.length;
    last = pick;
    const facade = FACADES[pick];
    if (facade !== undefined)
      drawTownHouse(
        { ...stage, unit: unit * scale },
        x,
        groundY,
        wide / scale,
        tall / scale,
        facade,
        hasShops && random.next() < 0.6,
      );
    x += wide * unit;
  }
}
