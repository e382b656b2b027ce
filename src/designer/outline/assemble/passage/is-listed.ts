import type { Piece } from '../../form/piece.ts';
import type { Token } from '../../phrases/token.ts';
import type { Collection } from '../scope.ts';

/** A sentence that is one entry more of the list before it: "Chair 2: T.A., 0 h 20, Running." */
export function isListed(tokens: readonly Token[], { text: said }: Piece, { takes }: Collection): boolean {
  if (takes !== 'items' && takes !== 'cells' && takes !== 'rows') return false;
  const [first] = tokens;
  if (first?.is === 'noun' && first.mention.makes.kind === 'control' && tokens[1]?.is === 'sign') return false;
  // The thing itself may be named by an element's noun: "Tile 3: …", "Seat 4: …".
  if (
    tokens.some(
      (token, at) =>
        token.is === 'place' || (token.is === 'noun' && (at > 0 || token.mention.isPlural) && !token.mention.isWeak),
    )
  )
    return false;
  return /^[^:,.]{1,32}(?:[:：]|,)\s\S/.test(said) && /^["“„«]?[\p{Lu}\d\p{Script=Han}]/u.test(said);
}
