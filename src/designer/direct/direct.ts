import type { DesignGuide } from '../../domain/design-guide.ts';
import type { DesignTheme } from '../../domain/design-theme.ts';
import type { FontFamily } from '../../domain/font.ts';
import type { Look } from '../../domain/look.ts';
import { toLookInForce } from '../../tokens/guide/look-in-force.ts';
import { readGuide } from '../../tokens/guide/read-guide.ts';
import type { Brief, Mood } from '../brief.ts';
import { createRandom, type Random } from '../seeded-random.ts';
import { findMoods } from '../understand/find-moods.ts';
import { ART_DIRECTIONS, type ArtDirection } from './art-directions.ts';
import { DIRECTION_IDS, type Direction, type DirectionId } from './direction.ts';
import { countAgreements, toGuidedStyle } from './guided-style.ts';
import { toThemeColors } from './theme-colors.ts';

const MOOD_WEIGHT = 2;
/** What suits the trade counts less than what the prompt says. */
const DOMAIN_MOOD_WEIGHT = 0.8;
/** What a design system says of its character stands between the two. */
const CHARACTER_WEIGHT = 1.4;
/** A direction that looks as the design system says by itself. */
const AGREEMENT_WEIGHT = 0.8;
/** Under it the domain was assembled from the prompt, and its moods are nobody's. */
const KNOWN_DOMAIN = 0.3;
const ARCHETYPE_WEIGHT = 1.6;
/** A dark direction needs a reason. */
const UNASKED_NIGHT = -1.2;
const OTHER_MODE = -0.6;
/** Lets near-equal directions take turns between prompts. */
const SEED_WEIGHT = 2.2;
/** Screens of one design system with a character are to look alike. */
const SEED_WEIGHT_IN_CHARACTER = 0.6;
const ARCHETYPE_WEIGHT_IN_CHARACTER = 0.4;

export interface DirectOptions {
  /** A design system in force: it decides every colour, font and radius. */
  theme?: DesignTheme;
  /** What the project looks like already: kept where the prompt says nothing else. */
  keep?: { theme: DesignTheme; look: Look };
  seed: string;
}

/**
 * Chooses how the screen is to look. A given theme overrides theme choices, and what its DESIGN.md says beside it steers
 * the rest; what is kept keeps the direction.
 */
export function direct(brief: Brief, { theme, keep, seed }: DirectOptions): Direction {
  const random = createRandom(`direct:${seed}:${brief.prompt}`);
  const inForce = theme ?? keep?.theme;
  const guide = inForce === undefined ? NO_GUIDE : readGuide(inForce);
  const id = toDirectionId(keep?.look.direction) ?? chooseDirection(withGuide(brief, guide, inForce), random);
  const art = ART_DIRECTIONS[id];
  return {
    theme: theme ?? (keep === undefined ? composeTheme(brief, art, random) : keepTheme(keep.theme, brief, art, random)),
    look: toLook(brief, guide, art, id, keep?.look),
    style: toGuidedStyle(art.style, guide),
  };
}

const NO_GUIDE: DesignGuide = { colors: [] };

function toLook(brief: Brief, guide: DesignGuide, art: ArtDirection, direction: DirectionId, kept?: Look): Look {
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

/** The direction of that name for a brief, whatever would suit it best. */
export function directAs(id: DirectionId, brief: Brief, seed: string): Direction {
  const random = createRandom(`direct:${seed}:${brief.prompt}`);
  const art = ART_DIRECTIONS[id];
  return { theme: composeTheme(brief, art, random), look: toLook(brief, NO_GUIDE, art, id), style: art.style };
}

/**
 * The style of a stored screen, from the direction its document names and what its design system says; unknown names
 * draw as `ledger`.
 */
export const styleOf = (look: Look, theme: Pick<DesignTheme, 'designMd' | 'roundness'>): Direction['style'] =>
  toGuidedStyle(ART_DIRECTIONS[toDirectionId(look.direction) ?? 'ledger'].style, readGuide(theme));

const toDirectionId = (name: string | undefined): DirectionId | undefined => DIRECTION_IDS.find((id) => id === name);

/** What a direction is chosen by. */
interface Wish {
  brief: Brief;
  /** Moods of the design system's own words. */
  character: readonly Mood[];
  guide: DesignGuide;
  mode?: 'LIGHT' | 'DARK';
}

function withGuide(brief: Brief, guide: DesignGuide, theme: DesignTheme | undefined): Wish {
  const moods = guide.character === undefined ? [] : findMoods(guide.character);
  const mode = brief.mode ?? (moods.length === 0 ? undefined : toMode(theme?.colorMode));
  return { brief, guide, character: moods, ...(mode === undefined ? {} : { mode }) };
}

const toMode = (colorMode: DesignTheme['colorMode'] | undefined): 'LIGHT' | 'DARK' =>
  colorMode === 'DARK' ? 'DARK' : 'LIGHT';

/** A design system's own character decides for every prompt alike, so that its screens look like one product. */
function chooseDirection(wish: Wish, random: Random): DirectionId {
  const turns = hasCharacter(wish) ? createRandom(`direct:${wish.guide.character ?? ''}`) : random;
  const seedWeight = hasCharacter(wish) ? SEED_WEIGHT_IN_CHARACTER : SEED_WEIGHT;
  const scored = DIRECTION_IDS.map((id) => ({
    id,
    score: scoreDirection(wish, ART_DIRECTIONS[id]) + turns.next() * seedWeight,
  }));
  return scored.reduce((best, one) => (one.score > best.score ? one : best)).id;
}

const hasCharacter = ({ character }: Wish): boolean => character.length > 0;

function scoreDirection(wish: Wish, art: ArtDirection): number {
  const { brief, guide, character, mode: wanted } = wish;
  const asked = sum(brief.moods.map((mood) => art.moods[mood] ?? -0.5));
  const own = sum(character.map((mood) => art.moods[mood] ?? -0.5));
  const like = countAgreements(art.style, guide) * AGREEMENT_WEIGHT;
  const usual = sum(brief.domain.moods.map((mood) => art.moods[mood] ?? 0));
  const place = art.archetypes.indexOf(brief.archetype);
  const fit = place === -1 ? 0 : 1 - place * 0.08;
  const mode = wanted === undefined ? (art.mode === 'DARK' ? UNASKED_NIGHT : 0) : wanted === art.mode ? 0 : OTHER_MODE;
  const known = brief.domainCertainty >= KNOWN_DOMAIN && !hasCharacter(wish) ? 1 : 0;
  const archetypeWeight = hasCharacter(wish) ? ARCHETYPE_WEIGHT_IN_CHARACTER : ARCHETYPE_WEIGHT;
  return (
    asked * MOOD_WEIGHT +
    own * CHARACTER_WEIGHT +
    like +
    usual * known * DOMAIN_MOOD_WEIGHT +
    fit * archetypeWeight +
    mode
  );
}

function composeTheme(brief: Brief, art: ArtDirection, random: Random): DesignTheme {
  const [headlineFont, bodyFont] = chooseFonts(brief, art, random);
  return {
    colorMode: brief.mode ?? art.mode,
    headlineFont,
    bodyFont,
    roundness: brief.roundness ?? art.roundness,
    ...toThemeColors(brief, art, random),
  };
}

/** The project's theme with what this prompt names in its place. */
function keepTheme(kept: DesignTheme, brief: Brief, art: ArtDirection, random: Random): DesignTheme {
  const [headlineFont, bodyFont] =
    brief.fonts.length > 0 ? chooseFonts(brief, art, random) : [kept.headlineFont, kept.bodyFont];
  return {
    ...kept,
    headlineFont,
    bodyFont,
    ...(brief.colors.length > 0 ? toThemeColors(brief, art, random) : {}),
    ...(brief.mode === undefined ? {} : { colorMode: brief.mode }),
    ...(brief.roundness === undefined ? {} : { roundness: brief.roundness }),
  };
}

function chooseFonts(brief: Brief, art: ArtDirection, random: Random): readonly [FontFamily, FontFamily] {
  const [first, second] = brief.fonts;
  if (first !== undefined) return [first, second ?? first];
  return random.pick(art.pairs);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
