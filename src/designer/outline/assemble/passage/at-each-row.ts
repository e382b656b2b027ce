import { cut, type Piece } from '../../form/piece.ts';

const AT_EACH =
  /,?\s(?:(?:stands?|sits?|is)\s)?(?:at|on|in)\s(?:the\s)?(?:(?:end|start|right|left|foot|top|bottom|corner|right end|right side|left side)\s(?:side\s)?of\s)?(?:each|every|all)\s(?:the\s)?(?:rows?|lines?|cards?|tiles?|entry|entries|items?|things?)\.?$|,?\s(?:am\sEnde\s|rechts\sin\s|links\sin\s|in\s)?(?:jeder|jede)\s(?:Zeile|Karte|Kachel)\.?$|,?\s(?:à la fin de |au bout de |sur |dans )?chaque\s(?:ligne|carte|tuile)\.?$|,?\s(?:al final de |en )cada\s(?:fila|tarjeta|línea)\.?$|,?\s(?:alla fine di |in |su )ogni\s(?:riga|scheda)\.?$/iu;

/** "A row menu at the end of each row": what each thing of the list has, without the words that say so. */
export function atEachRow(sentence: Piece): Piece | undefined {
  const match = AT_EACH.exec(sentence.text);
  return match === null || match.index < 3 || /[:：;]/u.test(sentence.text) ? undefined : cut(sentence, 0, match.index);
}
