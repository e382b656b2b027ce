import { isKnownFace } from '../outline/style/find-fonts.ts';
import { COLOR_NAMES } from './vocabulary/color-names.ts';

/**
 * Words that say nothing but how a page shall look, with a word about type or colour before what stands alone between two
 * commas: "the phone, light, saffron, Literata". In a request for a page the same may be for sale.
 */
export const spellOutWishes = (words: string): string => {
  // The first clause is what the screen is called.
  const [title = '', ...parts] = words.split(/([,;.\n])/);
  return [title, ...parts.map((part) => spellOut(part))].join('');
};

function spellOut(part: string): string {
  const clause = part.trim();
  // Names of faces are words as well; in a capital they are meant as names.
  if (/^\p{Lu}/u.test(clause) && isKnownFace(clause)) return ` font ${clause}`;
  const words = clause.toLowerCase();
  const [first, ...others] = words.replaceAll(SHADES, '').split(/ and | on | with |\s*[&+/]\s*/);
  const isColors = [first, ...others].every((name = '') => COLOR_NAMES.has(name));
  // Plain names are understood anywhere.
  return isColors && COLOR_NAMES.get(first ?? '')?.isPlain === false ? ` primary color ${words}` : part;
}

const SHADES = /\b(?:deep|dark|light|pale|warm|soft) /g;
