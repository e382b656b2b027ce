import type { Piece } from '../../form/piece.ts';
import { readTokens } from '../../phrases/read-tokens.ts';
import type { Token } from '../../phrases/token.ts';

/** Whether a sentence begins with a place or with a part of the page of its own. */
export function opensAnother(lang: string, sentence: Piece): boolean {
  const [first] = readTokens(sentence, lang).tokens;
  if (first?.is === 'place') return !isInside(first);
  return first?.is === 'noun' && (first.mention.makes.kind === 'section' || first.mention.makes.kind === 'frame');
}

const isInside = ({ place }: Extract<Token, { is: 'place' }>): boolean => place.means.relation === 'inside';
