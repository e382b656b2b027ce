import { cut, trimEnds, type Piece } from '../form/piece.ts';
import type { Words } from '../outline.ts';
import type { Sentence, Token } from '../phrases/token.ts';

export interface SaidBehind {
  words: Words;
  /** Index of the first token behind it. */
  next: number;
}

const DETERMINED =
  /(?:^|[\s,])(?:with|and|plus|then|mit|und|avec|et|con|y|e|com|met|en|z|i|med|och)?\s*(?:an?|the|ein|eine|einen|einem|un|une|una|um|uma|een|en|ett)$/i;

/**
 * What a text says behind its colon, whole, though words in it could be nouns or places: "Warning box under the form: School
 * transport passes at 15:20." It ends where a thing of its own is announced ("…, with a link More"). Nothing where the
 * sentence holds quotations: these are what is said then.
 */
export function saidBehind({ piece, tokens }: Sentence, at: number): SaidBehind | undefined {
  let colon = at + 1;
  while (tokens[colon]?.is === 'place' || tokens[colon]?.is === 'aside' || isLower(tokens[colon])) colon++;
  const sign = tokens[colon];
  const first = tokens[colon + 1];
  if (sign?.is !== 'sign' || sign.sign !== ':' || first === undefined || first.is === 'sign') return undefined;
  if (
    tokens.slice(colon).some(({ is }) => is === 'quoted') ||
    !/^[\p{Lu}\p{Lo}\d]/u.test(piece.text.slice(first.start))
  )
    return undefined;
  let next = colon + 1;
  while (next < tokens.length && !announces(tokens, next, colon + 1)) next++;
  const last = tokens[next - 1];
  if (last === undefined) return undefined;
  const said = trimmed(cut(piece, first.start, last.end));
  return said.text === ''
    ? undefined
    : {
        words: { text: said.text, origin: 'literal', span: { start: said.start, end: said.start + said.text.length } },
        next,
      };
}

const isLower = (token: Token | undefined): boolean => token?.is === 'words' && /^\p{Ll}/u.test(token.piece.text);

function announces(tokens: readonly Token[], at: number, from: number): boolean {
  const [token, before] = [tokens[at], tokens[at - 1]];
  if (token?.is !== 'noun' || at === from || token.mention.isWeak) return false;
  return before?.is === 'words' && DETERMINED.test(before.piece.text);
}

/** Without the words that lead to what comes next, and without the stop of a short phrase. */
function trimmed(said: Piece): Piece {
  const tail =
    /[\s,;]*(?:\s(?:with|and|plus|then|mit|und|avec|et|con|y|e|met|med|och|i|z|an?|the|ein|eine|un|une|una|een))*[\s,;]*$/i.exec(
      said.text,
    );
  const bare = tail === null || tail[0] === '' ? said : cut(said, 0, tail.index);
  return bare.text.split(/\s+/).length < 6 ? trimEnds(bare, '.') : bare;
}
