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

/** A colour `#rrggbb` in words that a person would use, such as `deep muted teal`. */
export function toColorWords(hex: string): string {
  const { hue, chroma, tone } = Hct.fromInt(argbFromHex(hex));
  if (tone <= 3) return 'black';
  if (tone >= 99) return 'white';
  const depth = tone < 35 ? 'deep' : tone >= 80 ? 'pale' : tone >= 65 ? 'light' : '';
  if (chroma < GREY_CHROMA) return [depth, 'grey'].filter(Boolean).join(' ');
  const strength = chroma < MUTED_CHROMA ? 'muted' : chroma >= VIVID_CHROMA ? 'vivid' : '';
  const name = HUES.find(([toDegree]) => hue < toDegree)?.[1] ?? 'rose';
  return [depth, strength, name].filter(Boolean).join(' ');
}
