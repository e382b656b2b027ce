import { literalWords } from '../assemble/passage/literal-words.ts';
import { cut, type Piece } from '../form/piece.ts';
import type { Words } from '../outline.ts';
import { upper } from '../prose/list-entries.ts';

/** Small words at the head of a description. */
const DETERMINER =
  /^(?:(?:an?|the|one|some|any|another|its|their|his|her|my|our|your|each|every|then|also|below|underneath|finally|plus|ein|eine|einen|einem|einer|der|die|das|den|dem|des|un|une|le|la|les|des|una|unos|unas|el|los|las|um|uma|o|os|as|il|lo|gli|i|het|de|een|ett|en|den|det|bir)(?=\s|$)\s*)+/iu;

/** How many characters of a stretch are only small words at its head. */
export const determinerLength = (words: string): number => DETERMINER.exec(words)?.[0].length ?? 0;

/** A stretch without the small words at its head. */
export const bareWords = (piece: Piece): Piece => cut(piece, determinerLength(piece.text));

/** A stretch as words that begin with a capital: a label, a heading. */
export const titled = (piece: Piece): Words => ({ ...literalWords(piece), text: upper(piece.text) });
