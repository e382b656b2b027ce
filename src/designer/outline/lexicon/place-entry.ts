import type { Place } from '../outline.ts';
import type { WordsByLang } from './languages.ts';

/** Where something stands: a region of the page, an end of a bar, or in relation to what was named before. */
export interface PlaceMeaning {
  place?: Place;
  /** Which end: of the page for `top` and `bottom`, of the bar or row inside of one. */
  side?: 'left' | 'center' | 'right';
  isSticky?: true;
  isFloating?: true;
  relation?: 'below' | 'above' | 'beside' | 'inside';
  flow?: 'row' | 'grid' | 'stack';
  /** `#` in the data: the number that the words say. */
  columns?: number | '#';
  /** 0…1 of the width. */
  share?: number;
}

/** A place with its words, in the notation of `expand-phrase.ts`; `#` is any number, `?` as in `ElementEntry`. */
export interface PlaceEntry extends WordsByLang {
  means: PlaceMeaning;
}
