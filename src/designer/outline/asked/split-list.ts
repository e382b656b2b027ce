import { cut, type Piece } from '../form/piece.ts';
import { markLevels, TOP } from '../values/top-level.ts';

const MARK = /\s*[;,]\s*(?:(?:and|plus|or|as well as)\s+)?/giu;
const AND = /\s+(?:and|as well as)\s+/giu;
/** Words behind which a piece lists what it has: "cards with photo", "toggles for email". */
const OPENS =
  /(?<=\S\s)(?:with|showing|including|(?:that|which|who) (?:has|have|shows?))\s|\b(?:toggles|switches|buttons|links|fields|inputs|checkboxes|sliders|tabs|chips|filters) for\s|\bfilters by\s/iu;
const HAS = /(?<=\S\s)(?:with|showing|including)\s/iu;
const ARTICLE = /^(?:an?|the|my|our|your|their)\s/iu;
const MOST_WORDS = 3;

/**
 * The pieces of a list, in order. Commas part pieces, but for the list of what one of them has: "cards with photo, rating
 * and price" is one piece up to its own "and". The "and" of the list itself stands in its last piece.
 */
export function splitList(list: Piece): Piece[] {
  const pieces = joinInner(list, splitAt(list, MARK).flatMap(splitBeforeInner));
  const last = pieces.at(-1);
  if (last === undefined || OPENS.test(last.text)) return pieces;
  return [...pieces.slice(0, -1), ...splitAt(last, AND)];
}

/** "filters by department and a table with name": what stands before the part that opens a list is one of its own. */
function splitBeforeInner(piece: Piece): Piece[] {
  const opens = HAS.exec(piece.text)?.index;
  const and = /\s+and\s+(?=(?:an?|the)\s)/iu.exec(piece.text);
  return opens === undefined || and === null || and.index > opens
    ? [piece]
    : [cut(piece, 0, and.index), cut(piece, and.index + and[0].length)];
}

function splitAt(piece: Piece, mark: RegExp): Piece[] {
  const levels = markLevels(piece.text);
  const pieces: Piece[] = [];
  let from = 0;
  for (const { 0: found, index } of piece.text.matchAll(mark)) {
    if (levels[index] !== TOP) continue;
    pieces.push(cut(piece, from, index));
    from = index + found.length;
  }
  pieces.push(cut(piece, from));
  return pieces.filter(({ text }) => text !== '');
}

/** Joins a piece that opens a list with the bare words behind it, up to the one with the "and" of that list. */
function joinInner(list: Piece, pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = [];
  for (let at = 0; at < pieces.length; at += 1) {
    const piece = pieces[at];
    if (piece === undefined) continue;
    const end = OPENS.test(piece.text) && !hasAnd(piece.text) ? endOfInner(pieces, at) : at;
    const last = pieces[end] ?? piece;
    joined.push(cut(list, piece.start - list.start, last.start + last.text.length - list.start));
    at = end;
  }
  return joined;
}

const hasAnd = (text: string): boolean => /\sand\s/iu.test(text);

/** The index of the piece that ends the inner list; that of its first where none does. */
function endOfInner(pieces: readonly Piece[], first: number): number {
  for (let at = first + 1; at < pieces.length; at += 1) {
    const { text } = pieces[at] ?? { text: '' };
    const parts = text.split(/\sand\s/iu);
    if (ARTICLE.test(text) || parts.some((part) => part.split(' ').length > MOST_WORDS) || OPENS.test(text))
      return first;
    if (parts.length > 1) return at;
  }
  return first;
}
