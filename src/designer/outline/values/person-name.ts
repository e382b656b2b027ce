import { isLower, isUpper } from './characters.ts';

const INITIALS = /^(?:\p{Lu}\.? ?-?){1,2}\p{Lu}\.$|^\p{Lu}\.\p{Lu}\.?$/u;
const PARTICLES = new Set(
  'de da do dos das del della di du des la le van von der den ter ten af el al bin ibn y e zu'.split(' '),
);
const TITLES = new Set(
  'Mr Mrs Ms Miss Mx Dr Prof Sir Sister Father Brother Herr Frau Mme Mlle Sr Sra Dña Don Doña Captain Nurse'.split(' '),
);
/** Articles that begin the name of a thing; "Le" at the end is a family's. */
const ARTICLES = new Set(
  'The A An My Our Your Yes Not Der Die Das Le La Les El Los Las Il Lo Gli Het De Een Un Une Una Ein Eine'.split(' '),
);
/** Capitalised words that begin or end names of things, not of people. */
const NOT_NAMES = new Set(
  (
    'New Old No All Any Next Last First Second Add Save Send Start Stop Open Close Book Show Hide Edit ' +
    'View Delete Print Order Back Sign Log Get Go Room Row Line Tray Chair Station Track Lot Unit Card Day Week Month Year ' +
    'Total Sum Price Name Date Time Place Status State Type Kind Role Notes Help Team Group List Table Page Home Menu ' +
    'Settings Shop Store Club Bar Café Restaurant Hotel Museum School Hospital Clinic Church Cathedral Society Company ' +
    'Office Studio Workshop Foundry Farm Garden House Hall Court Center Centre Gallery Library Market Foundation Trust '
  ).split(' '),
);

/**
 * A person by the look of the name: "Danuta Sobczak", "Priya S.", "R.K.", "Mrs Ottosson", "Jan van Dijk".
 *
 * @example isPersonName('Quang Le') // true
 */
export function isPersonName(text: string): boolean {
  if (text.length > 48 || /[\d:;,/&!?"()]/u.test(text)) return false;
  if (INITIALS.test(text)) return true;
  const words = text.split(' ');
  if (words.length < 2 || words.length > 4) return false;
  const [first = ''] = words;
  const isTitled = TITLES.has(first.replace('.', ''));
  if (!isTitled && (ARTICLES.has(first) || NOT_NAMES.has(first) || !isNamePart(first))) return false;
  return words.every((word, index) => {
    if (isTitled && index === 0) return true;
    if (index > 0 && index < words.length - 1 && PARTICLES.has(word)) return true;
    return (isNamePart(word) || (index > 0 && /^\p{Lu}\.?$/u.test(word))) && !NOT_NAMES.has(word);
  });
}

/** One capital and then small letters: "Ottosson", "O'Brien", "Sørli", "Le". */
function isNamePart(word: string): boolean {
  if (!isUpper(word.charAt(0)) || word.length < 2) return false;
  if (!isLower(word.charAt(word.length - 1))) return false;
  return /^\p{Lu}[\p{L}'’-]*$/u.test(word) && !/^\p{Lu}{2}/u.test(word);
}
