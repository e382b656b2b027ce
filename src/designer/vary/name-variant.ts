import { converter } from 'culori';
import type { DesignTheme } from '../../domain/design-theme.ts';
import { FONT_FAMILIES } from '../../domain/font.ts';
import { toFontFamily } from '../../domain/unspecified.ts';
import { seedOf } from './vary-theme.ts';

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

/** `dark teal`: the mode and the hue that a scheme grows from, and how loud it is where that says more. */
export function nameColors(theme: DesignTheme): string {
  const color = toOklch(seedOf(theme));
  const hue =
    color === undefined || color.c < GREY_CHROMA ? 'grey' : (HUES.find(([end]) => (color.h ?? 0) < end)?.[1] ?? 'grey');
  return `${theme.colorMode === 'DARK' ? 'dark' : 'light'} ${hue}`;
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

const MOST_NAMED = 2;
const LONGEST = 60;

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

function print(title: string, changed: readonly string[]): string {
  const said = changed.join(', ');
  return said === '' ? title : `${title}: ${said.length > LONGEST ? `${said.slice(0, LONGEST - 1).trimEnd()}…` : said}`;
}
