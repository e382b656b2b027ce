import { control } from '../assemble/make-node.ts';
import { cut, trimEnds, type Piece } from '../form/piece.ts';
import type { ControlNode } from '../outline.ts';

/** "search by genus or barcode", "they type what they lost", "Suche nach Name": a field that things are looked up with. */
const SEARCH =
  /^(?:(?:and|also|plus|with|then|top|a|und|mit|auch|et|avec|y|con|e|com|en|met)\s+)*((?:search(?:able)?|look ?up|find (?:it|them|one|things)|filter|suchen?|suchbar|recherche[rz]?|chercher|buscar|búsqueda|buscador|cerca(?:re)?|ricerca|pesquisar?|pesquisa|zoeken|szukaj|wyszukiwanie|sök)\s+(?:[\p{L}]+\s+)?(?:by|for|across|through|nach|über|par|dans|por|per|op|naar|po|efter)\s+\S.*?)(?=$|\s+(?:on top|at the top|up top|at the bottom|oben|en haut|arriba|in alto|bovenaan)$)/iu;

/** "search on top": the field and where it stands, nothing more. */
const ALONE =
  /^(?:(?:and|also|plus|with|a|an|the|und|mit|et|avec|y|con|e|com|en|met)\s+)*(?:search|suche|recherche|búsqueda|buscador|ricerca|pesquisa|zoeken|szukaj|wyszukiwarka|sök|arama)(?:\s(?:bar|box|field|on top|at the (?:very )?top|up top|above|oben|en haut|arriba|in alto|em cima|bovenaan|na górze))*$/iu;

/** The field of a clause that says by what things are searched; its words stand in it. */
export function asksSearch(unit: Piece): ControlNode | undefined {
  const bare = trimEnds(unit, ' .,;!').text;
  if (ALONE.test(bare)) return control('search');
  const found = SEARCH.exec(bare);
  const words = found?.[1];
  if (words === undefined || words.split(/\s+/).length > 8) return undefined;
  const piece = cut(unit, unit.text.indexOf(words), unit.text.indexOf(words) + words.length);
  const text = piece.text.charAt(0).toUpperCase() + piece.text.slice(1);
  return control('search', {
    placeholder: { text, origin: 'literal', span: { start: piece.start, end: piece.start + piece.text.length } },
  });
}
