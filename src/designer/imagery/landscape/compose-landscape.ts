import type { PictureFamily } from '../picture-family.ts';
import { OPEN_COUNTRY } from './scenes-open-country.ts';
import { TOWN_SCENES } from './scenes-town.ts';
import { WATER_SCENES } from './scenes-water.ts';
import { WILD_SCENES } from './scenes-wild.ts';

/** Scenes out of doors, each played over the whole sheet. */
export const LANDSCAPES: PictureFamily = {
  kind: 'landscape',
  objects: [...OPEN_COUNTRY, ...WATER_SCENES, ...TOWN_SCENES, ...WILD_SCENES],
  fallback: ['hills'],
  compose: (easel, scene) => scene.draw(easel),
};
