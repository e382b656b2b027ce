import { measureColor, withParts } from './color-measure.ts';

type Shade = 'dark' | 'light' | 'muted' | 'strong' | 'pale';

const SHADES: readonly (readonly [Shade, RegExp])[] = [
  [
    'dark',
    /(?:^|[\s(-])(?:deep|dark|darker|rich|night|black|dunkles?|dunkle[rnm]?|tief\w*|fonce|sombre|oscur[oa]|scur[oa]|escur[oa]|donker\w*|ciemn\w*|mork\w*|koyu)[ -]$|(?:濃い|深い?|暗い|진한|어두운)$/,
  ],
  [
    'pale',
    /(?:^|[\s(-])(?:pale|pastel|very light|lightest|icy|blass\w*|zart\w*|pale|palido|palida|pallid[oa])[ -]$|(?:淡い?|薄い|연한|옅은)$/,
  ],
  [
    'light',
    /(?:^|[\s(-])(?:light|lighter|hell\w*|clair|clar[oa]|chiar[oa]|licht\w*|jasn\w*|ljus\w*|acik)[ -]$|(?:明るい|밝은|浅)$/,
  ],
  [
    'muted',
    /(?:^|[\s(-])(?:muted|dusty|soft|subdued|washed|faded|gedampft\w*|matt\w*|gedeckt\w*|apagad[oa]|spent[oa]|sourd|doux)[ -]$|(?:くすんだ)$/,
  ],
  [
    'strong',
    /(?:^|[\s(-])(?:bright|vivid|neon|electric|acid|intense|strong|saturated|knall\w*|kraftig\w*|leuchtend\w*|vif|vive|viv[oa]|acceso)[ -]$|(?:鮮やかな|선명한)$/,
  ],
];

/** Compounds such as "dunkelgrün" and "hellblau". */
export const SHADE_PREFIX = /^(dunkel|tief|hell|blass|zart|knall|donker|licht|mork|ljus)(?=\p{L}{3})/u;

const PREFIX_SHADES: Readonly<Record<string, Shade>> = {
  dunkel: 'dark',
  tief: 'dark',
  donker: 'dark',
  mork: 'dark',
  hell: 'light',
  licht: 'light',
  ljus: 'light',
  blass: 'pale',
  zart: 'pale',
  knall: 'strong',
};

/** Shade words that stand before and after a colour in Romance languages: "vert foncé", "azul oscuro". */
const AFTER: readonly (readonly [Shade, RegExp])[] = [
  ['dark', /^[ -](?:fonce\w*|sombres?|oscur[oa]s?|scur[oa]s?|escur[oa]s?|profond\w*|profund[oa]|intenso)\b/],
  ['light', /^[ -](?:clairs?|claires?|clar[oa]s?|chiar[oa]s?)\b/],
  ['pale', /^[ -](?:pales?|palid[oa]s?|pastel)\b/],
];

function shade(hex: string, how: Shade): string {
  const { l, c } = measureColor(hex);
  if (how === 'dark') return l < 0.4 ? hex : withParts(hex, { l: Math.max(0.26, l * 0.62), c: c * 0.85 });
  if (how === 'light' && c < 0.035) return withParts(hex, { l: 0.93, c: c * 0.3 });
  if (how === 'light') return withParts(hex, { l: Math.max(l, 0.78), c: Math.min(c, 0.11) });
  if (how === 'pale') return withParts(hex, { l: Math.max(l, 0.9), c: Math.min(c, 0.06) });
  if (how === 'muted') return withParts(hex, { c: c * 0.6 });
  return withParts(hex, { c: Math.max(c, Math.min(0.22, c * 1.3)) });
}

/** A named colour as the words beside it turn it: "dark", "pale", "vivid". `before` and `after` are folded. */
export function shadeColor(hex: string, before: string, after: string): string {
  const how = SHADES.find(([, words]) => words.test(before))?.[0] ?? AFTER.find(([, words]) => words.test(after))?.[0];
  return how === undefined ? hex : shade(hex, how);
}

export const shadeByPrefix = (hex: string, prefix: string): string => {
  const how = PREFIX_SHADES[prefix];
  return how === undefined ? hex : shade(hex, how);
};
