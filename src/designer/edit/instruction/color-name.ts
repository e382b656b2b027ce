import { clampChroma, converter, formatHex, parse } from 'culori';
import { findColors } from '../../understand/find-colors.ts';

const SHADES =
  /^(?:dark|light|deep|bright|pale|soft|navy|royal|sky|forest|burnt|warm|cool|baby|mint|lime|hot|off|pastel|electric|olive|rose|steel|midnight|slate|dusty|emerald)$/i;

/** A colour of one or two words; a first word that is no shade belongs to the part ("the second card yellow"). */
export function readColorName(given: string): { hex?: string; name: string; rest: string } {
  const said = given.replace(/\s+(?:background|ground|backdrop|colou?r)$/i, '');
  const [first = '', second] = said.trim().split(/[ -](?=\S+$)/);
  if (second !== undefined && SHADES.test(first)) {
    const hex = hexOf(said);
    if (hex !== undefined) return { hex: toShade(first, hex, hexOf(second)), name: said.toLowerCase(), rest: '' };
  }
  const hex = hexOf(second ?? first);
  return {
    ...(hex === undefined ? {} : { hex }),
    name: (second ?? first).toLowerCase(),
    rest: second === undefined ? '' : first,
  };
}

const LIGHT = { l: 0.9, chroma: 0.45 };
const DARK = { l: 0.34, chroma: 0.8 };

/** A shade that has no name of its own is the colour made lighter or darker. */
function toShade(shade: string, hex: string, plain: string | undefined): string {
  const to = /^(?:light|pale|soft|pastel|baby)$/i.test(shade)
    ? LIGHT
    : /^(?:dark|deep)$/i.test(shade)
      ? DARK
      : undefined;
  const color = to === undefined || hex !== plain ? undefined : toOklch(hex);
  return to === undefined || color === undefined
    ? hex
    : formatHex(clampChroma({ ...color, l: to.l, c: color.c * to.chroma }, 'oklch'));
}

const toOklch = converter('oklch');

const hexOf = (said: string): string | undefined =>
  findColors(`${said} color`).at(-1)?.hex ??
  (CSS_ONLY.test(said) ? formatHex(parse(said.replace(/[ -]/g, '').toLowerCase())) : undefined);

/** Names that CSS knows and no list of ours, and that are no other words. */
const CSS_ONLY =
  /^(?:tomato|hotpink|hot pink|dodger ?blue|rebecca ?purple|deep ?pink|sea ?green|steel ?blue|slate ?blue|slate ?gr[ae]y|cornflower ?blue|medium ?\p{L}+|dark(?:orange|red|green|blue|cyan|magenta|violet|orchid|salmon)|light(?:blue|green|pink|yellow|gr[ae]y|coral|salmon|cyan)|powder ?blue|spring ?green|royal ?blue|sky ?blue|deep ?sky ?blue|forest ?green|lime ?green|olive ?drab|fire ?brick|indian ?red|saddle ?brown|sandy ?brown|rosy ?brown|blue ?violet|aquamarine|chartreuse|gainsboro|goldenrod|honeydew|mint ?cream|misty ?rose|papaya ?whip|peach ?puff|alice ?blue|antique ?white|ghost ?white|floral ?white|lemon ?chiffon|lavender ?blush|whitesmoke|white ?smoke)$/iu;
