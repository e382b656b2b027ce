/** Last words of names of places: streets, grounds, houses, waters. */
const ENDINGS = new Set(
  (
    'street road lane avenue square court yard quay pier harbour harbor bay creek river lake bank ground hill tower bridge ' +
    'gate park field fields market station depot hall house school hospital clinic church cathedral terrace row alley ' +
    'hotel museum library gym airport terminal dock wharf island isle head point mill farm garden gardens centre center ' +
    'district county valley forest wood woods beach cove inlet roof mast campus stadium arena plaza'
  ).split(' '),
);
/** First words, and endings of one word: "Via Roma", "Lerchenweg 12", "Calle del Aire 11". */
const STARTS =
  /^(?:Via|Calle|Plaza|Piazza|Rue|Place|Avenue|Rua|Praça|Am|Im|Auf der|An der|Mount|Lake|Port|Depot|Ulica|ul\.) \p{Lu}/u;
const STREETS =
  /(?:straße|strasse|gasse|weg|platz|allee|straat|gracht|plein|vej|gade|gatan|vägen|caddesi|sokak)(?: \d{1,4}[a-z]?)?$/u;

/**
 * A place by its name's form; most places cannot be told from other names and are not.
 *
 * @example isPlaceName('Mill Bridge') // true
 */
export function isPlaceName(text: string): boolean {
  if (text.length > 60 || !/^\p{Lu}/u.test(text)) return false;
  if (STARTS.test(text) || STREETS.test(text)) return true;
  const words = text.replace(/ \d{1,4}[a-z]?$/u, '').split(' ');
  const last = words.at(-1) ?? '';
  return words.length > 1 && words.length < 5 && /^\p{Lu}/u.test(last) && ENDINGS.has(last.toLowerCase());
}
