import type { Designer } from '../domain/designer.ts';
import { embeddedDesigner } from './embedded-designer.ts';
import { isKnownFace } from './outline/style/find-fonts.ts';
import { COLOR_NAMES } from './understand/vocabulary/color-names.ts';

/**
 * The embedded designer for words that say nothing but how a page shall look: a face or a colour that stands between two
 * commas is meant as one there ("the phone, light, saffron, Literata"), where in a request it may be for sale.
 */
export const wishReader: Designer = {
  ...embeddedDesigner,
  design: (request, context) => embeddedDesigner.design({ ...request, prompt: spellOut(request.prompt) }, context),
};

/** The first clause is what the screen is called. */
const spellOut = (prompt: string): string => {
  const [title = '', ...parts] = prompt.split(/([,;.\n])/);
  return [title, ...parts.map((part) => spellOutPart(part))].join('');
};

function spellOutPart(part: string): string {
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
