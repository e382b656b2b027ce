import type { Piece } from '../../form/piece.ts';
import { findPlaces } from '../../lexicon/find-places.ts';

/** A first sentence that already shows something: "Map in the top half …". */
export function startsWithContent(sentence: Piece, lang: string): boolean {
  const place = findPlaces(sentence.text, lang)[0];
  return place !== undefined && place.start === 0 && place.means.place !== undefined;
}
