import { type Piece, cut } from '../../form/piece.ts';

/** Entries end where it is said what each of them has. */
export function withoutEach(given: Piece): Piece {
  const aside = /;\s+(?:\p{L}+\s+){1,4}(?:is|are|should|must|gets?)\s/u.exec(given.text);
  const piece = leadless(aside === null ? given : cut(given, 0, aside.index));
  const each = /[,;]?\s+(?:each|all|both|every)\s+(?:with|of|has|have|in|as|on|at)?\b/i.exec(piece.text);
  return each === null || each.index === 0 ? piece : cut(piece, 0, each.index);
}

/** "with the options Good, Bad": the words that only lead to the entries. */
function leadless(piece: Piece): Piece {
  const lead =
    /^(?:with|showing|holding|containing|listing|mit|avec|con|com|met|med)\s+(?:(?:the|den|les|las|los|le|i|de)\s+)?(?:\p{Ll}+\s+)?(?=[\p{Lu}\d"'“„«`*])/u.exec(
      piece.text,
    );
  return lead === null ? piece : cut(piece, lead[0].length);
}
