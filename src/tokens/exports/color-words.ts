import { argbFromHex, Hct } from '@material/material-color-utilities';

/** Names of hues around the wheel of CAM16, each up to its degree. */
const HUES: readonly (readonly [toDegree: number, name: string])[] = [
  [12, 'rose'],
  [36, 'red'],
  [66, 'orange'],
  [88, 'amber'],
  [115, 'yellow'],
  [136, 'lime'],
  [165, 'green'],
  [190, 'teal'],
  [230, 'cyan'],
  [262, 'azure'],
  [290, 'blue'],
  [318, 'violet'],
  [338, 'purple'],
  [353, 'magenta'],
  [360, 'rose'],
];
const GREY_CHROMA = 6;
const MUTED_CHROMA = 24;
const VIVID_CHROMA = 56;

const PALE_TONE = 80;

/** A colour `#rrggbb` in words that a person would use, such as `deep muted teal` or `almost black`. */
export function toColorWords(hex: string): string {
  const { hue, chroma, tone } = Hct.fromInt(argbFromHex(hex));
  if (tone <= 3) return 'black';
  if (tone >= 99) return 'white';
  const depth = tone < 35 ? 'deep' : tone >= PALE_TONE ? 'pale' : tone >= 65 ? 'light' : '';
  if (chroma < GREY_CHROMA) return toGreyWords(tone, depth);
  const name = HUES.find(([toDegree]) => hue < toDegree)?.[1] ?? 'rose';
  // What is pale and strong at once, as yellow can be, is called bright.
  if (chroma >= VIVID_CHROMA) return tone >= PALE_TONE ? `bright ${name}` : join(depth, 'vivid', name);
  return join(depth, chroma < MUTED_CHROMA ? 'muted' : '', name);
}

function toGreyWords(tone: number, depth: string): string {
  if (tone <= 15) return 'almost black';
  return tone >= 95 ? 'almost white' : join(depth, 'grey');
}

const join = (...words: readonly string[]): string => words.filter((word) => word !== '').join(' ');

/** The same with its article; black and white, and what is almost either, take none. */
export const toColorPhrase = (hex: string): string => {
  const words = toColorWords(hex);
  if (/\b(?:black|white)$/.test(words)) return words;
  return `${/^[aeiou]/.test(words) ? 'an' : 'a'} ${words}`;
};
