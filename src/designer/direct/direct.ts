import type { DesignGuide } from '../../domain/design-guide.ts';
import type { DesignTheme } from '../../domain/design-theme.ts';
import type { FontFamily } from '../../domain/font.ts';
import type { Look } from '../../domain/look.ts';
import { toLookInForce } from '../../tokens/guide/look-in-force.ts';
import { readGuide } from '../../tokens/guide/read-guide.ts';
import type { Brief } from '../brief.ts';
import { createRandom, type Random } from '../seeded-random.ts';
import type { StyleName } from '../style-names.ts';
import type { ArtDirection, FontPair } from './art-direction.ts';
import type { StatedStyle } from '../outline/outline.ts';
import { findFonts } from '../outline/style/find-fonts.ts';
import { artOf } from './art-of.ts';
import type { DirectionId } from './art-directions.ts';
import { chooseDirection, toWish } from './choose-direction.ts';
import type { Direction } from './direction.ts';
import { parseDirectionName, printDirectionName, styleOfDirection, type NamedDirection } from './direction-name.ts';
import { toGuidedStyle } from './guided-style.ts';
import { listYields } from './list-yields.ts';
import { NAMED_STYLES } from './named-styles.ts';
import { toFamily } from './outline-fonts.ts';
import { parseSheetName, toSheetStyle } from './sheet-style.ts';
import { toThemeColors } from './theme-colors.ts';

export interface DirectOptions {
  /** A design system in force: it decides every colour, font and radius. */
  theme?: DesignTheme;
  /** What the project looks like already: kept where the prompt says nothing else. */
  keep?: { theme: DesignTheme; look: Look };
  seed: string;
}

type FontUse = StatedStyle['fonts'][number]['use'];

const NO_GUIDE: DesignGuide = { colors: [] };

/**
 * Chooses how the screen is to look. A given theme overrides theme choices, and what its DESIGN.md says beside it steers
 * the rest; what is kept keeps the direction, unless the prompt asks for another style by name.
 */
export function direct(brief: Brief, { theme, keep, seed }: DirectOptions): Direction {
  const random = createRandom(`direct:${seed}:${brief.prompt}`);
  const inForce = theme ?? keep?.theme;
  const guide = inForce === undefined ? NO_GUIDE : readGuide(inForce);
  const wish = toWish(brief, guide, inForce);
  const kept = parseDirectionName(keep?.look.direction);
  const isOther = kept !== undefined && theme === undefined && wish.styles.some(isCostume);
  const named: NamedDirection =
    kept === undefined || isOther
      ? withYields({ id: chooseDirection(wish, random), styles: wish.styles, yields: [] }, brief, theme)
      : kept;
  const art = artOf(named.id, named.styles);
  return {
    theme:
      theme ??
      (keep === undefined || isOther ? composeTheme(brief, art, random) : keepTheme(keep.theme, brief, art, random)),
    look: toLook(brief, guide, art, printDirectionName(named), isOther ? undefined : keep?.look),
    style: toGuidedStyle(styleOfDirection(named), guide),
    prefers: art.prefers ?? [],
  };
}

const isCostume = (name: StyleName): boolean => NAMED_STYLES[name].isCostume;

const withYields = (named: NamedDirection, brief: Brief, theme: DesignTheme | undefined): NamedDirection => ({
  ...named,
  yields: listYields(styleOfDirection(named), brief, theme),
});

function toLook(brief: Brief, guide: DesignGuide, art: ArtDirection, direction: string, kept?: Look): Look {
  const base: Look = {
    density: kept?.density ?? art.density,
    scale: kept?.scale ?? art.scale,
    direction,
    ...(kept?.isOwnDensity ? { isOwnDensity: true } : {}),
    ...(kept?.isOwnScale ? { isOwnScale: true } : {}),
  };
  const look = toLookInForce(base, guide);
  return brief.density === undefined ? look : { ...look, density: brief.density, isOwnDensity: true };
}

/** The direction of that name for a brief, whatever would suit it best, as the named styles change it, strongest first. */
export function directAs(id: DirectionId, brief: Brief, seed: string, styles: readonly StyleName[] = []): Direction {
  const random = createRandom(`direct:${seed}:${brief.prompt}`);
  const named = withYields({ id, styles: [...styles], yields: [] }, brief, undefined);
  const art = artOf(id, styles);
  return {
    theme: composeTheme(brief, art, random),
    look: toLook(brief, NO_GUIDE, art, printDirectionName(named)),
    style: styleOfDirection(named),
    prefers: art.prefers ?? [],
  };
}

const PLAIN: NamedDirection = { id: 'ledger', styles: [], yields: [] };

/**
 * The style of a stored screen, from the direction its document names and what its design system says; unknown names
 * draw as `ledger`.
 */
export const styleOf = (look: Look, theme: Pick<DesignTheme, 'designMd' | 'roundness'>): Direction['style'] => {
  const sheet = parseSheetName(look.direction);
  const style =
    sheet === undefined ? styleOfDirection(parseDirectionName(look.direction) ?? PLAIN) : toSheetStyle(sheet);
  return toGuidedStyle(style, readGuide(theme));
};

/** The whole direction of a stored screen. */
export function directionOf(look: Look, theme: DesignTheme): Direction {
  if (parseSheetName(look.direction) !== undefined) return { theme, look, style: styleOf(look, theme), prefers: [] };
  const { id, styles } = parseDirectionName(look.direction) ?? PLAIN;
  return { theme, look, style: styleOf(look, theme), prefers: artOf(id, styles).prefers ?? [] };
}

function composeTheme(brief: Brief, art: ArtDirection, random: Random): DesignTheme {
  const [headlineFont, bodyFont] = chooseFonts(brief, usualFonts(brief, art, random));
  return {
    colorMode: brief.mode ?? modeFor(brief, art, random),
    headlineFont,
    bodyFont,
    roundness: brief.roundness ?? art.roundness,
    ...toThemeColors(brief, art, random),
  };
}

/** How often a screen that suits the dark is dark unasked. */
const DARK_UNASKED = 0.5;
/** Pages that are made of light alone are as true in the dark; paper is not. */
const HAS_NIGHT: ReadonlySet<ArtDirection['style']['page']> = new Set(['plain', 'dots', 'glow', 'sweep']);
const NIGHTLY: ReadonlySet<Brief['moods'][number]> = new Set(['futuristic', 'luxurious']);

function modeFor({ domain, moods }: Brief, art: ArtDirection, random: Random): 'LIGHT' | 'DARK' {
  const suits = domain.isNocturnal === true || moods.some((mood) => NIGHTLY.has(mood));
  return suits && art.coloring !== undefined && HAS_NIGHT.has(art.style.page) && random.next() < DARK_UNASKED
    ? 'DARK'
    : art.mode;
}

/** The project's theme with what this prompt names in its place. */
function keepTheme(kept: DesignTheme, brief: Brief, art: ArtDirection, random: Random): DesignTheme {
  const [headlineFont, bodyFont] = chooseFonts(brief, [kept.headlineFont, kept.bodyFont]);
  return {
    ...kept,
    headlineFont,
    bodyFont,
    ...(brief.colors.length > 0 ? toThemeColors(brief, art, random) : {}),
    ...(brief.mode === undefined ? {} : { colorMode: brief.mode }),
    ...(brief.roundness === undefined ? {} : { roundness: brief.roundness }),
  };
}

/** Only what nothing is named for is drawn by lot. */
const usualFonts = ({ fonts }: Brief, { pairs }: ArtDirection, random: Random): FontPair => {
  const [first] = pairs;
  return fonts.length > 0 && first !== undefined ? first : random.pick(pairs);
};

/** A face that the prompt names for one use stands there alone; beside it stands what stood there, or else suits it. */
function chooseFonts<Usual>(
  brief: Brief,
  beside: readonly [Usual, Usual],
): readonly [FontFamily | Usual, FontFamily | Usual] {
  const [first, second] = brief.fonts;
  if (first === undefined) return beside;
  const useOf = (family: FontFamily | undefined): FontUse | undefined =>
    family && findFonts(brief.prompt).find(({ name }) => toFamily(name) === family)?.use;
  if (second !== undefined) {
    const isTurned = useOf(first) === 'body' || (useOf(first) !== 'headline' && useOf(second) === 'headline');
    return isTurned ? [second, first] : [first, second];
  }
  if (useOf(first) === 'headline') return [first, beside[1]];
  return useOf(first) === 'body' ? [beside[0], first] : [first, first];
}
