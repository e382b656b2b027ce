import type { Piece } from '../../form/piece.ts';
import { readTokens } from '../../phrases/read-tokens.ts';
import type { Token } from '../../phrases/token.ts';

/** Whether a sentence begins with a place or with a part of the page of its own; sides are the ends of a bar that is open. */
export function opensAnother(lang: string, sentence: Piece, isInBar: boolean): boolean {
  const [first] = readTokens(sentence, lang).tokens;
  if (first?.is === 'place') return !isInside(first) && !(isInBar && first.place.means.side !== undefined);
  return first?.is === 'noun' && (first.mention.makes.kind === 'section' || first.mention.makes.kind === 'frame');
}

const isInside = ({ place }: Extract<Token, { is: 'place' }>): boolean => place.means.relation === 'inside';
