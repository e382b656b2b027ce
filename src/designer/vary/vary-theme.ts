import { converter, formatHex } from 'culori';
import type { DesignTheme } from '../../domain/design-theme.ts';
import type { ColorVariant } from '../../domain/enums.ts';
import { FONT_CLASSES } from '../../tokens/type/font-class.ts';
import { toFontFamily } from '../../domain/unspecified.ts';
import type { FontPair } from '../direct/art-direction.ts';
import { ART_DIRECTIONS } from '../direct/art-directions.ts';
import type { DomainKnowledge } from '../knowledge/domain-knowledge.ts';
import { createRandom } from '../seeded-random.ts';
import type { Wish } from './wish.ts';

export type Range = 'REFINE' | 'EXPLORE' | 'REIMAGINE';

/** How loud schemes are, in turn; louder ones only where the wish is lively: they colour the ground as well. */
const LOUDNESS: readonly ColorVariant[] = ['TONAL_SPOT', 'FIDELITY', 'CONTENT'];
const LIVELY: readonly ColorVariant[] = ['VIBRANT', 'FIDELITY', 'EXPRESSIVE'];
const LIVELY_MOODS: ReadonlySet<string> = new Set(['playful', 'energetic']);
const toOklch = converter('oklch');

/** Degrees of hue that a refined scheme moves by, in turn. */
const NEAR_HUES = [16, -16, 0, 28, -28] as const;
/** The same for one thought anew: far round the circle, never back to where it came from. */
const FAR_HUES = [150, -110, 90, 180, -150] as const;

/**
 * Other colour schemes, by range: REFINE keeps mode and hue nearly, EXPLORE takes the trade's other seeds, REIMAGINE goes
 * round the circle and to the other mode. Colours and mode that the wish names come first. Fonts and shapes stay.
 */
export function otherColors(
  theme: DesignTheme,
  domain: DomainKnowledge,
  { range, wish, index }: { range: Range; wish: Wish; index: number },
): DesignTheme {
  const current = seedOf(theme);
  const wished = wish.colors.map(({ hex }) => hex);
  const mode = wish.mode ?? modeOf(theme, range, index);
  if (wished.length > 0 && wished.every(isGrey))
    return withoutHue(theme, wish.mode ?? modeOf(theme, 'EXPLORE', index + 1), index);
  const asked = wished.find((hex) => !isGrey(hex)) === undefined ? [] : wished.filter((hex) => !isGrey(hex));
  const one = asked[index % Math.max(1, asked.length)];
  if (one !== undefined) return wishedColors(theme, one, { mode: wish.mode, round: Math.floor(index / asked.length) });
  const { palette = [] } = wish;
  const tone = palette[index % Math.max(1, palette.length)];
  if (tone !== undefined)
    return {
      ...withoutOverrides(theme),
      customColor: tone,
      colorMode: wish.mode ?? theme.colorMode,
      colorVariant: wish.variant ?? LOUDNESS[(index + 1) % LOUDNESS.length] ?? 'FIDELITY',
    };
  const loudness = wish.moods.some((mood) => LIVELY_MOODS.has(mood)) ? LIVELY : LOUDNESS;
  const variant =
    wish.variant ??
    loudness[(Math.max(0, loudness.indexOf(theme.colorVariant ?? 'TONAL_SPOT')) + 1 + index) % loudness.length];
  return {
    ...withoutOverrides(theme),
    customColor: seedFor(current, domain, { range, index, mode }),
    colorVariant:
      range === 'REFINE' && index % 2 === 0 && wish.variant === undefined
        ? (theme.colorVariant ?? 'TONAL_SPOT')
        : (variant ?? 'TONAL_SPOT'),
    colorMode: mode,
  };
}

function modeOf({ colorMode }: DesignTheme, range: Range, index: number): DesignTheme['colorMode'] {
  const other = colorMode === 'DARK' ? 'LIGHT' : 'DARK';
  if (range === 'REFINE') return colorMode;
  if (range === 'EXPLORE') return index % 3 === 2 ? other : colorMode;
  return index % 3 === 1 ? colorMode : other;
}

function seedFor(
  current: string,
  domain: DomainKnowledge,
  { range, index, mode }: { range: Range; index: number; mode: DesignTheme['colorMode'] },
): string {
  if (range === 'REFINE') return turned(current, NEAR_HUES[index % NEAR_HUES.length] ?? 16);
  const own = domain.colors
    .map(({ hex }) => hex.toLowerCase())
    .filter((hex) => hex !== current && !isNear(hex, current));
  const seeds = [...own.filter((hex) => !isMuddy(hex)), ...own.filter((hex) => isMuddy(hex) && mode !== 'DARK')];
  // A trade has a few seeds of its own; beyond them the circle goes on.
  if (range === 'EXPLORE') return seeds[index] ?? turned(current, 60 + 50 * index);
  return turned(current, FAR_HUES[index % FAR_HUES.length] ?? 150);
}

/** OKLCH hues between amber and lime: dark they are mud, and bright they shout. */
const MUD = { from: 85, to: 130 };
const isMuddy = (hex: string): boolean => {
  const { h = 0, c = 0 } = toOklch(hex) ?? {};
  return c >= GREY_CHROMA && h > MUD.from && h < MUD.to;
};
/** Degrees of hue under which two seeds look like one. */
const NEAR = 14;
function isNear(one: string, other: string): boolean {
  const [a, b] = [toOklch(one), toOklch(other)];
  if (a === undefined || b === undefined || isGrey(one) || isGrey(other)) return false;
  const apart = Math.abs((a.h ?? 0) - (b.h ?? 0));
  return Math.min(apart, 360 - apart) < NEAR;
}

/** Below this OKLCH chroma a colour is grey, black or white. */
const GREY_CHROMA = 0.03;
export const isGrey = (hex: string): boolean => (toOklch(hex)?.c ?? 0) < GREY_CHROMA;

/** The colour at another hue, as vivid; a grey gets some colour, so that the turn shows. */
function turned(hex: string, degrees: number): string {
  const color = toOklch(hex);
  if (color === undefined) return hex;
  const hue = ((color.h ?? 250) + degrees + 360) % 360;
  const middle = (MUD.from + MUD.to) / 2;
  const clear = hue > MUD.from && hue < MUD.to ? (hue < middle ? MUD.from - 8 : MUD.to + 8) : hue;
  return formatHex({ ...color, c: Math.max(color.c, 0.06), h: clear });
}

const WISHED_VARIANTS: readonly ColorVariant[] = ['FIDELITY', 'TONAL_SPOT', 'VIBRANT', 'CONTENT', 'NEUTRAL'];

/** Black and white: the modes in turn, and with each round more or less of a tone in the greys. */
export function withoutHue(theme: DesignTheme, colorMode: DesignTheme['colorMode'], index: number): DesignTheme {
  const greys = ['#777777', '#1c1c1c', '#6d7378', '#78726c'];
  return {
    ...withoutOverrides(theme),
    colorMode,
    customColor: greys[index % greys.length] ?? '#777777',
    colorVariant: 'MONOCHROME',
    ...(index % greys.length > 1 && { overrideNeutralColor: greys[index % greys.length] ?? '#777777' }),
  };
}

function wishedColors(
  theme: DesignTheme,
  hex: string,
  { mode, round }: { mode: Wish['mode']; round: number },
): DesignTheme {
  return {
    ...withoutOverrides(theme),
    colorMode: mode ?? theme.colorMode,
    customColor: hex,
    overridePrimaryColor: hex,
    colorVariant: WISHED_VARIANTS[round % WISHED_VARIANTS.length] ?? 'FIDELITY',
  };
}

export const seedOf = (theme: DesignTheme): string => (theme.overridePrimaryColor ?? theme.customColor).toLowerCase();

const withoutOverrides = ({
  overridePrimaryColor: _primary,
  overrideSecondaryColor: _secondary,
  overrideTertiaryColor: _tertiary,
  overrideNeutralColor: _neutral,
  ...rest
}: DesignTheme): DesignTheme => rest;

/**
 * Other pairs of families: REFINE changes one family or stays in its class, REIMAGINE changes the headline's class, such as
 * from a grotesk to an old-style. Families that the wish names come first. Colours and shapes stay.
 */
export function otherFonts(
  theme: DesignTheme,
  { range, wish, index }: { range: Range; wish: Wish; index: number },
): DesignTheme {
  const { labelFont: _label, ...rest } = theme;
  const [headline, body] = wish.fonts;
  const pairs = listPairs(theme, range);
  const pair: FontPair | undefined =
    headline === undefined
      ? pairs[index % Math.max(1, pairs.length)]
      : [headline, body ?? pairs[index]?.[1] ?? headline];
  return pair === undefined ? theme : { ...rest, headlineFont: pair[0], bodyFont: pair[1] };
}

function listPairs(theme: DesignTheme, range: Range): FontPair[] {
  const all = new Map(
    Object.values(ART_DIRECTIONS).flatMap(({ pairs }) => pairs.map((pair) => [pair.join('/'), pair] as const)),
  );
  all.delete(`${theme.headlineFont}/${theme.bodyFont}`);
  const headline = FONT_CLASSES[toFontFamily(theme.headlineFont)].typeClass;
  const stepOf = ([first, second]: FontPair): number =>
    Number(first !== theme.headlineFont) +
    Number(second !== theme.bodyFont) +
    Number(FONT_CLASSES[first].typeClass !== headline);
  const wanted = { REFINE: 1, EXPLORE: 2, REIMAGINE: 3 }[range];
  const shuffled = createRandom(`fonts:${theme.headlineFont}:${theme.bodyFont}`).shuffle([...all.values()]);
  return shuffled.sort((a, b) => Math.abs(stepOf(a) - wanted) - Math.abs(stepOf(b) - wanted));
}
