import type { DesignTheme } from '../../domain/design-theme.ts';
import type { Roundness } from '../../domain/enums.ts';
import type { Density, Look, TypeContrast } from '../../domain/look.ts';
import type { Mood } from '../brief.ts';
import type { Outline, StatedStyle } from '../outline/outline.ts';
import { createRandom, type Random } from '../seeded-random.ts';
import type { StyleName } from '../style-names.ts';
import { readGuide } from '../../tokens/guide/read-guide.ts';
import { toLookInForce } from '../../tokens/guide/look-in-force.ts';
import type { ArtDirection } from './art-direction.ts';
import { artOf } from './art-of.ts';
import type { DirectOptions } from './direct.ts';
import type { Direction } from './direction.ts';
import { printDirectionName, styleOfDirection, type NamedDirection } from './direction-name.ts';
import { toGuidedStyle } from './guided-style.ts';
import { NAMED_STYLES } from './named-styles.ts';
import { withGrounds } from '../../tokens/guide/read-grounds.ts';
import { isDarkGround, toGrounds, toOutlineColors } from './outline-colors.ts';
import { isSerif, toOutlineFonts, type OutlineFonts } from './outline-fonts.ts';
import { listCostumes, toMoods } from './outline-moods.ts';
import { parseSheetName, printSheetName, toSheetStyle, type Sheet } from './sheet-style.ts';

/**
 * How the page of an outline is to look: what its prompt states, exactly; else a plain treatment with one confident
 * colour. A given theme overrides everything, what is kept stays where the prompt says nothing else.
 */
export function directOutline(outline: Outline, { theme, keep, seed }: DirectOptions): Direction {
  const random = createRandom(`outline:${seed}:${outline.purpose}`);
  const moods = toMoods(outline.style.moods);
  const costumes = theme === undefined ? listCostumes(outline.style.moods) : [];
  if (costumes.length > 0) return directCostume(outline, costumes, moods, random);
  const inForce = theme ?? keep?.theme;
  const guide = inForce === undefined ? { colors: [] } : readGuide(inForce);
  const fonts = toOutlineFonts(outline, moods, random);
  const own =
    theme ?? (keep === undefined ? composeTheme(outline, fonts, moods) : keepTheme(keep.theme, outline, fonts));
  const kept = parseSheetName(keep?.look.direction);
  const sheet = kept !== undefined && isSilent(outline.style) ? kept : toSheet(outline, own, fonts, moods, random);
  const look = toLook(outline, moods, printSheetName(sheet), keep?.look);
  return {
    theme: own,
    look: outline.style.density === undefined ? toLookInForce(look, guide) : look,
    style: toGuidedStyle(toSheetStyle(sheet), guide),
    prefers: [],
  };
}

const isSilent = ({ shadows, borders, radiusPx, fonts }: StatedStyle): boolean =>
  shadows === undefined && borders === undefined && radiusPx === undefined && fonts.length === 0;

function directCostume(
  outline: Outline,
  styles: readonly StyleName[],
  moods: readonly Mood[],
  random: Random,
): Direction {
  const [lead] = styles;
  const id = random.pick(lead === undefined ? (['ledger'] as const) : NAMED_STYLES[lead].directions);
  const named: NamedDirection = { id, styles, yields: outline.style.fonts.length > 0 ? ['theme-type'] : [] };
  const art = artOf(id, styles);
  const fonts = toOutlineFonts(outline, moods, random, art.pairs);
  const base = composeTheme(outline, fonts, moods, art);
  const palette = art.palettes?.[0];
  const isStated = outline.style.colors.some(({ role }) => role === 'primary' || role === 'accent');
  return {
    theme: isStated || palette === undefined ? base : withPalette(base, palette),
    look: {
      ...toLook(outline, moods, printDirectionName(named)),
      density: outline.style.density ?? art.density,
      scale: art.scale,
    },
    style: styleOfDirection(named),
    prefers: art.prefers ?? [],
  };
}

const withPalette = (
  theme: DesignTheme,
  { primary, secondary, tertiary }: NonNullable<ArtDirection['palettes']>[number],
): DesignTheme => ({
  ...theme,
  customColor: primary,
  overridePrimaryColor: primary,
  ...(secondary === undefined ? {} : { overrideSecondaryColor: secondary }),
  ...(tertiary === undefined ? {} : { overrideTertiaryColor: tertiary }),
});

function modeOf({ style }: Outline, usual: 'LIGHT' | 'DARK' = 'LIGHT'): 'LIGHT' | 'DARK' {
  if (style.mode !== undefined) return style.mode;
  const ground = style.colors.find(({ role }) => role === 'background')?.hex;
  return ground === undefined ? usual : isDarkGround(ground) ? 'DARK' : 'LIGHT';
}

function composeTheme(outline: Outline, fonts: OutlineFonts, moods: readonly Mood[], art?: ArtDirection): DesignTheme {
  const mode = modeOf(outline, art?.mode);
  const theme: DesignTheme = {
    colorMode: mode,
    headlineFont: fonts.headlineFont,
    bodyFont: fonts.bodyFont,
    ...(fonts.labelFont === undefined ? {} : { labelFont: fonts.labelFont }),
    roundness: toRoundness(outline.style.radiusPx) ?? art?.roundness ?? usualRoundness(moods, outline.kind),
    ...toOutlineColors(outline, mode),
  };
  return withGrounds(theme, toGrounds(outline.style, mode));
}

const ROUND: ReadonlySet<Mood> = new Set(['playful', 'friendly']);
const SHARP: ReadonlySet<Mood> = new Set(['technical', 'editorial', 'brutalist']);

function usualRoundness(moods: readonly Mood[], kind: Outline['kind']): Roundness {
  if (moods.some((mood) => ROUND.has(mood))) return 'ROUND_TWELVE';
  if (moods.some((mood) => SHARP.has(mood)) || kind === 'tool') return 'ROUND_FOUR';
  return 'ROUND_EIGHT';
}

const BASES: readonly (readonly [number, Roundness])[] = [
  [6, 'ROUND_FOUR'],
  [10, 'ROUND_EIGHT'],
  [32, 'ROUND_TWELVE'],
];

const toRoundness = (radiusPx: number | undefined): Roundness | undefined =>
  radiusPx === undefined ? undefined : (BASES.find(([most]) => radiusPx <= most)?.[1] ?? 'ROUND_FULL');

/** The project's theme with what this prompt states in its place. */
function keepTheme(kept: DesignTheme, outline: Outline, fonts: OutlineFonts): DesignTheme {
  const { style } = outline;
  const roundness = toRoundness(style.radiusPx);
  const isColored = style.colors.some(({ role }) => role === 'primary' || role === 'accent' || role === 'background');
  const mode =
    isColored || style.mode !== undefined
      ? modeOf(outline, kept.colorMode === 'DARK' ? 'DARK' : 'LIGHT')
      : kept.colorMode;
  const theme: DesignTheme = {
    ...kept,
    ...(style.fonts.length === 0 ? {} : { headlineFont: fonts.headlineFont, bodyFont: fonts.bodyFont }),
    ...(roundness === undefined ? {} : { roundness }),
    ...(isColored ? toOutlineColors(outline, mode === 'DARK' ? 'DARK' : 'LIGHT') : {}),
    colorMode: mode,
  };
  return isColored ? withGrounds(theme, toGrounds(style, mode === 'DARK' ? 'DARK' : 'LIGHT')) : theme;
}

function toSheet(
  { kind, style }: Outline,
  theme: DesignTheme,
  fonts: OutlineFonts,
  moods: readonly Mood[],
  random: Random,
): Sheet {
  return {
    panel: toPanel(style, kind, theme.colorMode === 'DARK', random),
    rows: style.borders === 'none' ? 'spaced' : 'ruled',
    corners: style.radiusPx === 0 ? 'square' : 'themed',
    type: fonts.isMono ? 'mono' : 'themed',
    figures: fonts.hasMonoFigures ? 'mono' : 'headline',
    weight: weightFor(fonts, style, moods),
    ...(kind === 'tool' && theme.colorMode !== 'DARK' && random.next() < INK_SIDES ? { hasInkSide: true } : {}),
  };
}

/** Share of light tools whose navigation is dark. */
const INK_SIDES = 0.4;

/** "Hairline dividers instead of boxes": nothing is boxed. */
const NO_BOXES =
  /\b(?:instead of|no|without|statt|au lieu de|rather than) (?:boxes|cards|panels|kasten|karten|boites)\b/i;

function toPanel(style: StatedStyle, kind: Outline['kind'], isNight: boolean, random: Random): Sheet['panel'] {
  if (style.statements.some(({ text }) => NO_BOXES.test(text))) return 'plain';
  if (style.borders === 'hairline') return 'outlined';
  if (style.shadows === 'soft') return 'raised';
  if (style.borders === 'none') return style.shadows === 'none' ? 'tonal' : 'raised';
  if (style.shadows === 'none') return kind === 'tool' ? 'outlined' : 'tonal';
  // By night a shadow is not seen.
  if (isNight) return 'tonal';
  return kind === 'tool' ? random.pick(['outlined', 'raised'] as const) : 'raised';
}

const BOLD: ReadonlySet<Mood> = new Set(['bold', 'energetic', 'playful', 'brutalist']);
const QUIET: ReadonlySet<Mood> = new Set(['elegant', 'luxurious', 'calm']);

function weightFor({ headlineFont }: OutlineFonts, style: StatedStyle, moods: readonly Mood[]): Sheet['weight'] {
  const words = style.statements.map(({ text }) => text).join(' ');
  if (/\b(?:thin|light) (?:type|weight|headings?|headlines?)\b|\b(?:\p{Lu}\w+) light\b/u.test(words))
    return 'font-light';
  if (/\b(?:heavy|black|extra[\s-]bold) (?:type|weight|headings?|headlines?|slab|grotes\w+)\b/i.test(words))
    return 'font-black';
  if (moods.some((mood) => BOLD.has(mood))) return 'font-bold';
  if (isSerif(headlineFont)) return moods.some((mood) => QUIET.has(mood)) ? 'font-normal' : 'font-medium';
  return 'font-semibold';
}

function toLook({ kind, style }: Outline, moods: readonly Mood[], direction: string, kept?: Look): Look {
  return {
    density: style.density ?? kept?.density ?? usualDensity(kind, moods),
    scale: kept?.scale ?? usualScale(kind, moods),
    direction,
    ...(style.density !== undefined || kept?.isOwnDensity === true ? { isOwnDensity: true as const } : {}),
    ...(kept?.isOwnScale === true ? { isOwnScale: true as const } : {}),
  };
}

const usualDensity = (kind: Outline['kind'], moods: readonly Mood[]): Density =>
  kind === 'site' && moods.some((mood) => mood === 'minimal' || mood === 'elegant' || mood === 'luxurious')
    ? 'airy'
    : 'comfortable';

const usualScale = (kind: Outline['kind'], moods: readonly Mood[]): TypeContrast => {
  if (kind === 'tool') return 'quiet';
  return kind === 'site' && moods.some((mood) => BOLD.has(mood)) ? 'dramatic' : 'clear';
};
