import { cut, trimEnds, type Piece } from '../form/piece.ts';

/** "…, one saying “Bring” …, and the other saying “Wear” …": what leads to the next of several things. */
const ONE =
  /(?:^|[,;:]\s+(?:(?:and|und|et|y|e|en|och)\s+)?|\s(?:and|und|et|y|e|en|och)\s+)(?:(?:the|der|die|das|la|le|el|il|de|het)\s|l['’])?(?:one|other|another|first|second|third|fourth|last|eine[rns]?|andere[rns]?|erste[rns]?|zweite[rns]?|dritte[rns]?|letzte[rns]?|une?|autre|un[ao]?|otr[ao]|primer[ao]?|segund[ao]|tercer[ao]?|altr[ao]|prim[ao]|outr[ao]|uma?|een|ander[e]?)(?:\s(?:one|\p{L}+))?\s(?:saying|reading|says?|reads?|labell?ed|named|called|titled|headed|for|with|shows?|showing|sagt|zeigt|mit|lautet|für|heißt|dit|indique|affiche|intitulée?|avec|pour|dice|muestra|con|para|mostra|diz|com|toont|zegt|met)\s+(?=["“„«])/giu;

/** The things that a stretch tells one by one; nothing where it tells them in another way. */
export function splitOneByOne(entries: Piece): Piece[] | undefined {
  const marks = [...entries.text.matchAll(ONE)];
  if (marks.length < 2 || marks[0]?.index !== 0) return undefined;
  return marks.map(({ index, 0: lead }, at) =>
    trimEnds(cut(entries, index + lead.length, marks[at + 1]?.index ?? entries.text.length), ',;.'),
  );
}
