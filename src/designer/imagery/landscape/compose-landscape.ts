import type { PictureFamily } from '../picture-family.ts';
import { OPEN_COUNTRY } from './scenes-open-country.ts';

/** Scenes out of doors, each played over the whole sheet. */
export const LANDSCAPES: PictureFamily = {
  kind: 'landscape',
  objects: [...OPEN_COUNTRY],
  fallback: ['hills'],
  compose: (easel, scene) => scene.draw(easel),
};
