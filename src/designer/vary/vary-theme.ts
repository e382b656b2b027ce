import { converter, formatHex } from 'culori';
import type { DesignTheme } from '../../domain/design-theme.ts';
import type { ColorVariant, Roundness } from '../../domain/enums.ts';
import { DENSITIES, TYPE_CONTRASTS, type Look } from '../../domain/look.ts';
import { toLookInForce } from '../../tokens/guide/look-in-force.ts';
import { readGuide } from '../../tokens/guide/read-guide.ts';
import { FONT_CLASSES } from '../../tokens/type/font-class.ts';
import { toFontFamily } from '../../domain/unspecified.ts';
import type { FontPair } from '../direct/art-direction.ts';
import { ART_DIRECTIONS } from '../direct/art-directions.ts';
import type { DomainKnowledge } from '../knowledge/domain-knowledge.ts';
import { createRandom } from '../seeded-random.ts';
import type { Wish } from './wish.ts';

export type Range = 'REFINE' | 'EXPLORE' | 'REIMAGINE';

const LOUDNESS: readonly ColorVariant[] = ['TONAL_SPOT', 'FIDELITY', 'VIBRANT', 'EXPRESSIVE', 'CONTENT'];
const ROUNDNESS_STEPS: readonly Roundness[] = ['ROUND_FOUR', 'ROUND_EIGHT', 'ROUND_TWELVE', 'ROUND_FULL'];
const toOklch = converter('oklch');

/** Degrees of hue that a refined scheme moves by, in turn. */
const NEAR_HUES = [16, -16, 0, 28, -28] as const;
/** The same for one thought anew: far round the circle, never back to where it came from. */
const FAR_HUES = [150, -110, 90, 180, -150] as const;

/** A scheme of colours in a theme; `changed` says it in words. */
export interface Varied<T> {
  value: T;
  changed: string;
}

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
  const wished = wish.colors[index % Math.max(1, wish.colors.length)];
  if (wished !== undefined) return wishedColors(theme, wished.hex, wish, index);
  const mode = wish.mode ?? modeOf(theme, range, index);
  const variant =
    LOUDNESS[(Math.max(0, LOUDNESS.indexOf(theme.colorVariant ?? 'TONAL_SPOT')) + 1 + index) % LOUDNESS.length];
  return {
    ...withoutOverrides(theme),
    customColor: seedFor(current, domain, range, index),
    colorVariant:
      range === 'REFINE' && index % 2 === 0 ? (theme.colorVariant ?? 'TONAL_SPOT') : (variant ?? 'TONAL_SPOT'),
    colorMode: mode,
  };
}

function modeOf({ colorMode }: DesignTheme, range: Range, index: number): DesignTheme['colorMode'] {
  const other = colorMode === 'DARK' ? 'LIGHT' : 'DARK';
  if (range === 'REFINE') return colorMode;
  if (range === 'EXPLORE') return index % 3 === 2 ? other : colorMode;
  return index % 3 === 1 ? colorMode : other;
}

function seedFor(current: string, domain: DomainKnowledge, range: Range, index: number): string {
  if (range === 'REFINE') return turned(current, NEAR_HUES[index % NEAR_HUES.length] ?? 16);
  const seeds = domain.colors.map(({ hex }) => hex.toLowerCase()).filter((hex) => hex !== current);
  // A trade has a few seeds of its own; beyond them the circle goes on.
  if (range === 'EXPLORE') return seeds[index] ?? turned(current, 60 + 50 * index);
  return turned(current, FAR_HUES[index % FAR_HUES.length] ?? 150);
}

/** The colour at another hue, as vivid; a grey gets some colour, so that the turn shows. */
function turned(hex: string, degrees: number): string {
  const color = toOklch(hex);
  if (color === undefined) return hex;
  return formatHex({ ...color, c: Math.max(color.c, 0.06), h: ((color.h ?? 250) + degrees + 360) % 360 });
}

const WISHED_VARIANTS: readonly ColorVariant[] = ['FIDELITY', 'TONAL_SPOT', 'VIBRANT', 'CONTENT', 'NEUTRAL'];

function wishedColors(theme: DesignTheme, hex: string, wish: Wish, index: number): DesignTheme {
  const round = Math.floor(index / wish.colors.length);
  return {
    ...withoutOverrides(theme),
    colorMode: wish.mode ?? theme.colorMode,
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

/** Steps of proportion in the order in which variants take them; a wish brings its own to the front. */
const TUNINGS = ['roundness', 'density', 'scale'] as const;

/** A fine change: roundness, density or type contrast a step on, two of them once each was had alone. */
export function tuned(
  theme: DesignTheme,
  look: Look,
  { wish, index }: { wish: Wish; index: number },
): Varied<{ theme: DesignTheme; look: Look }> {
  const inForce = toLookInForce(look, readGuide(theme));
  const order = [...TUNINGS].sort((a, b) => Number(isWished(b, wish)) - Number(isWished(a, wish)));
  const round = Math.floor(index / TUNINGS.length);
  const first = order[index % TUNINGS.length] ?? 'roundness';
  const second = order[(index + 1) % TUNINGS.length] ?? 'density';
  const kinds = round === 0 ? [first] : [first, second];
  const words: string[] = [];
  let value = { theme, look };
  for (const kind of kinds) {
    const step = 1 + Math.floor(round / 2);
    if (kind === 'roundness') {
      const roundness =
        wish.roundness !== undefined && round === 0
          ? wish.roundness
          : next(ROUNDNESS_STEPS, theme.roundness, wishedStep(kind, wish, step));
      words.push(
        ROUNDNESS_STEPS.indexOf(roundness) > ROUNDNESS_STEPS.indexOf(theme.roundness)
          ? 'rounder corners'
          : 'sharper corners',
      );
      value = { ...value, theme: { ...value.theme, roundness } };
    } else if (kind === 'density') {
      const density =
        wish.density !== undefined && round === 0
          ? wish.density
          : next(DENSITIES, inForce.density, wishedStep(kind, wish, step));
      words.push(DENSITIES.indexOf(density) > DENSITIES.indexOf(inForce.density) ? 'more air' : 'more compact');
      value = { ...value, look: { ...value.look, density, isOwnDensity: true } };
    } else {
      const scale = next(TYPE_CONTRASTS, inForce.scale, wishedStep(kind, wish, step));
      words.push(
        TYPE_CONTRASTS.indexOf(scale) > TYPE_CONTRASTS.indexOf(inForce.scale)
          ? 'larger headlines'
          : 'quieter headlines',
      );
      value = { ...value, look: { ...value.look, scale, isOwnScale: true } };
    }
  }
  return { value, changed: words.join(' and ') };
}

/** Wraps round; a step past the end starts again, so that every step differs from where it came from. */
const next = <T>(steps: readonly T[], current: T, step: number): T =>
  steps[(Math.max(0, steps.indexOf(current)) + (step % steps.length || 1) + steps.length) % steps.length] ?? current;

/** Moods that say more of a proportion, and those that say less. */
const MORE: Readonly<Record<(typeof TUNINGS)[number], readonly string[]>> = {
  roundness: ['playful', 'friendly', 'warm', 'natural'],
  density: ['calm', 'minimal', 'elegant', 'luxurious'],
  scale: ['bold', 'editorial', 'energetic', 'brutalist', 'retro'],
};
const LESS: typeof MORE = {
  roundness: ['technical', 'corporate', 'brutalist', 'editorial'],
  density: ['technical', 'energetic'],
  scale: ['calm', 'minimal', 'corporate'],
};

const isWished = (kind: (typeof TUNINGS)[number], { moods, density, roundness }: Wish): boolean =>
  (kind === 'density' && density !== undefined) ||
  (kind === 'roundness' && roundness !== undefined) ||
  moods.some((mood) => MORE[kind].includes(mood) || LESS[kind].includes(mood));

const wishedStep = (kind: (typeof TUNINGS)[number], { moods }: Wish, step: number): number =>
  moods.some((mood) => LESS[kind].includes(mood)) && !moods.some((mood) => MORE[kind].includes(mood)) ? -step : step;
