import type { PictureFamily } from '../picture-family.ts';
import { FARMLAND } from './scenes-farmland.ts';
import { GATHERINGS } from './scenes-gatherings.ts';
import { HERITAGE } from './scenes-heritage.ts';
import { HOME_GROUND } from './scenes-home-ground.ts';
import { OPEN_COUNTRY } from './scenes-open-country.ts';
import { SHORES } from './scenes-shore.ts';
import { SKIES } from './scenes-sky.ts';
import { TOWNS } from './scenes-town.ts';
import { WATERS } from './scenes-water.ts';
import { WAYS } from './scenes-way.ts';
import { WORK_SCENES } from './scenes-work.ts';
import { WILDS } from './scenes-wild.ts';

/** Scenes out of doors, each played over the whole sheet. */
export const LANDSCAPES: PictureFamily = {
  kind: 'landscape',
  objects: [
    ...OPEN_COUNTRY,
    ...FARMLAND,
    ...WILDS,
    ...WATERS,
    ...SHORES,
    ...TOWNS,
    ...HOME_GROUND,
    ...GATHERINGS,
    ...WAYS,
    ...HERITAGE,
    ...WORK_SCENES,
    ...SKIES,
  ],
  fallback: ['hills'],
  compose: (easel, scene) => scene.draw(easel),
};
