import { findColors } from './find-colors.ts';
import { findMode } from './find-mode.ts';
import { findMoods } from './find-moods.ts';

/** Whether words in any language speak of colour, mode or mood. */
export const isAboutLooks = (words: string): boolean =>
  findMode(words) !== undefined ||
  findMoods(words).length > 0 ||
  findColors(words).length > 0 ||
  /\b(?:farben|couleurs|colores|colori|cores|kleuren|kolory|цвета|serifenschrift\w*|serifen\w*|schriftart\w*|police serif|tipografía|tipografia)\b/iu.test(
    words,
  );
