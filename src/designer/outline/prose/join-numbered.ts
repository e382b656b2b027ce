import { cut, type Piece } from '../form/piece.ts';

/** "… average response 27 min. dont need a login": after a unit a sentence may end although it is an abbreviation. */
export function splitAtUnits(sentence: Piece): Piece[] {
  const parts: Piece[] = [];
  let from = 0;
  for (const match of sentence.text.matchAll(/(?<=\d\s?(?:min|hrs?|h|cm|mm|m|kg|km|t|l)\.)\s+(?=\p{L}{2,})/gu)) {
    parts.push(cut(sentence, from, match.index));
    from = match.index;
  }
  return [...parts, cut(sentence, from)];
}

/** "The rules: 1 Hands off. 2 Whistle. 3 Run.": sentences whose numbers go on are one. */
export function joinNumbered(said: Piece, sentences: readonly Piece[]): Piece[] {
  const joined: Piece[] = [];
  let next = 0;
  for (const sentence of sentences) {
    const last = joined.at(-1);
    const number = Number(/^(\d{1,2})[.)]?\s["“]?\p{L}/u.exec(sentence.text)?.[1] ?? 0);
    if (last !== undefined && next > 0 && number === next) {
      joined[joined.length - 1] = cut(
        said,
        last.start - said.start,
        sentence.start - said.start + sentence.text.length,
      );
      next++;
    } else {
      joined.push(sentence);
      next = /[:：]\s1[.)]?\s["“]?\p{L}/u.test(sentence.text) ? 2 : 0;
    }
  }
  return joined;
}
