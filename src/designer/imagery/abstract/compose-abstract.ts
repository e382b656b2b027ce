import type { PictureFamily } from '../picture-family.ts';
import { ANGULAR } from './angular.ts';
import { CHARTED } from './charted.ts';
import { CURVED } from './curved.ts';
import { GRIDDED } from './gridded.ts';

/** Art without a subject, by the mood of the words: covers, headers and posters. */
export const ABSTRACTS: PictureFamily = {
  kind: 'abstract',
  objects: [...CURVED, ...GRIDDED, ...ANGULAR, ...CHARTED],
  fallback: ['arches', 'waves', 'quarters', 'contours', 'halftone', 'strips', 'orbits', 'facets', 'paper-cut'],
  compose: (easel, art) => art.draw(easel),
};
