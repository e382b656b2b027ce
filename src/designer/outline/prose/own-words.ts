import { cut, trimEnds, type Piece } from '../form/piece.ts';

/** Who has the page tells of themselves and of what they do. */
const SPEAKS =
  /^(?:we|i|our \p{Ll}+|wir|ich|nous|je|nosotros|somos|hacemos|vendemos|nós|noi|io|wij|ik|vi|jag)(?:['’](?:re|m|ve))?\s\p{Ll}/iu;
/** Wishes, needs and talk about the page itself: what is asked, not what is told. */
const WISHES =
  /\b(?:want|need|would|['’]d|wish|hope|like|love|looking for|think|know|hate|use|uses|have to|had|can['’]?t|cannot|could|please|(?:web ?)?site|page|screen|app|home ?page|design(?:er)?|brauche\p{L}*|möchte\p{L}*|hätte\p{L}*|will|wollen|such\p{L}*|bräuchte\p{L}*|seite|voudr\p{L}*|veux|voulons|besoin|cherch\p{L}*|quier\p{L}*|queremos|necesit\p{L}*|busc\p{L}*|página|precis\p{L}*|quer\p{L}*|vorr\p{L}*|vogli\p{L}*|pagina|sito|wil|willen|zoek\p{L}*|vill|behöver)\b/iu;
/** Where what is told goes over into a wish or an aside. */
const TURNS =
  /[,;]?\s(?:and|but|so|und|aber|et|mais|y|pero|e|ma|en|maar|och|men)\s(?=(?:we|i|wir|ich|nous|je|badly|really|also|now|need|want|would|brauch\p{L}*)\b)|,\s(?=(?:at the moment|that['’]?s it|it isn['’]?t|because|since|weil|denn|car|porque)\b)/iu;

const LEAST_WORDS = 4;
const MOST_WORDS = 22;

/**
 * What somebody tells of their house where they ask for a page of it: "We race three-wheeled yachts on the beach at low
 * tide and we want new members" tells the first half, which is copy for visitors. Nothing where only the page is spoken of.
 */
export function ownWords(sentence: Piece): Piece | undefined {
  const bare = trimEnds(sentence, ' .!');
  if (!SPEAKS.test(bare.text)) return undefined;
  const said = trimEnds(cut(bare, 0, TURNS.exec(bare.text)?.index ?? bare.text.length), ' ,;:.');
  const count = said.text.split(/\s+/).length;
  return count < LEAST_WORDS || count > MOST_WORDS || WISHES.test(said.text) ? undefined : said;
}
