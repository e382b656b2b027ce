import { converter } from 'culori';
import type { DesignTheme } from '../../domain/design-theme.ts';
import { FONT_FAMILIES } from '../../domain/font.ts';
import { toFontFamily } from '../../domain/unspecified.ts';
import { createPalette } from '../../tokens/scheme/create-palette.ts';

const toOklch = converter('oklch');

/** Names of hues by where they end, degrees of OKLCH. */
const HUES: readonly (readonly [endsAt: number, name: string])[] = [
  [12, 'rose'],
  [35, 'red'],
  [62, 'orange'],
  [85, 'amber'],
  [112, 'yellow'],
  [132, 'lime'],
  [160, 'green'],
  [190, 'teal'],
  [222, 'cyan'],
  [262, 'blue'],
  [290, 'indigo'],
  [318, 'violet'],
  [345, 'magenta'],
  [361, 'rose'],
];
const GREY_CHROMA = 0.03;

/** OKLCH hues and chroma whose dark tones people call brown and olive. */
const BROWN = { from: 35, to: 85, chroma: 0.1 };
const OLIVE = { from: 85, to: 125 };
const DARK_TONE = 0.62;

/**
 * `teal`, `amber on dark`: the colour that is seen, which the variant of a scheme may have turned from its seed, and the
 * ground where it is dark.
 */
export function nameColors(theme: DesignTheme): string {
  const hue = nameHue(createPalette(theme).colors.primary);
  return theme.colorMode === 'DARK' ? `${hue} on dark` : hue;
}

function nameHue(hex: string): string {
  const { l, c, h = 0 } = toOklch(hex) ?? { l: 0, c: 0 };
  if (c < GREY_CHROMA) return 'black and white';
  if (l < DARK_TONE && h > BROWN.from && h < BROWN.to && c < BROWN.chroma) return 'brown';
  if (l < DARK_TONE && h > OLIVE.from && h < OLIVE.to) return 'olive';
  return HUES.find(([end]) => h < end)?.[1] ?? 'grey';
}

const VARIANT_WORDS: Partial<Record<NonNullable<DesignTheme['colorVariant']>, string>> = {
  TONAL_SPOT: 'soft',
  VIBRANT: 'vivid',
  EXPRESSIVE: 'many-coloured',
  FIDELITY: 'true',
  CONTENT: 'full',
  NEUTRAL: 'restrained',
};

/** How loud a scheme is, for telling apart two of one hue. */
export const nameLoudness = ({ colorVariant }: DesignTheme): string =>
  (colorVariant && VARIANT_WORDS[colorVariant]) ?? 'plain';

export function nameFonts({ headlineFont, bodyFont }: DesignTheme): string {
  const [headline, body] = [FONT_FAMILIES[toFontFamily(headlineFont)], FONT_FAMILIES[toFontFamily(bodyFont)]];
  return headline === body ? `all in ${headline}` : `${headline} over ${body}`;
}

const MOST_NAMED = 3;
const LONGEST = 72;

/** Titles that say what each variant is, no two alike; `changes` are each variant's, what shows most first. */
export function titleVariants(title: string, changes: readonly (readonly string[])[]): string[] {
  const titles: string[] = [];
  for (const changed of changes) {
    const candidates = [MOST_NAMED, MOST_NAMED + 1, changed.length].map((most) => print(title, changed.slice(0, most)));
    const fresh = candidates.find((one) => !titles.includes(one));
    titles.push(fresh ?? `${candidates[0] ?? title} (${titles.length + 1})`);
  }
  return titles;
}

/** Names what fits whole; a first change that is too long by itself is cut. */
function print(title: string, changed: readonly string[]): string {
  const fitting = changed.filter((_, at) => at === 0 || changed.slice(0, at + 1).join(', ').length <= LONGEST);
  const said = fitting.join(', ');
  return said === '' ? title : `${title}: ${said.length > LONGEST ? `${said.slice(0, LONGEST - 1).trimEnd()}…` : said}`;
}
