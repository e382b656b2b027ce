import type { DesignTheme } from '../../domain/design-theme.ts';
import type { FontFamily } from '../../domain/font.ts';
import { DEFAULT_LOOK, type Look } from '../../domain/look.ts';
import type { Brief } from '../brief.ts';
import { createRandom, type Random } from '../seeded-random.ts';
import { ART_DIRECTIONS, type ArtDirection } from './art-directions.ts';
import { DIRECTION_IDS, type Direction, type DirectionId } from './direction.ts';
import { toThemeColors } from './theme-colors.ts';

const MOOD_WEIGHT = 2;
/** What suits the trade counts less than what the prompt says. */
const DOMAIN_MOOD_WEIGHT = 0.8;
/** Under it the domain was assembled from the prompt, and its moods are nobody's. */
const KNOWN_DOMAIN = 0.3;
const ARCHETYPE_WEIGHT = 1.6;
/** A dark direction needs a reason. */
const UNASKED_NIGHT = -1.2;
const OTHER_MODE = -0.6;
/** Lets near-equal directions take turns between prompts. */
const SEED_WEIGHT = 2.2;

export interface DirectOptions {
  /** A design system in force: it decides every colour, font and radius. */
  theme?: DesignTheme;
  /** What the project looks like already: kept where the prompt says nothing else. */
  keep?: { theme: DesignTheme; look: Look };
  seed: string;
}

/** Chooses how the screen is to look. A given theme overrides theme choices; what is kept keeps the direction. */
export function direct(brief: Brief, { theme, keep, seed }: DirectOptions): Direction {
  const random = createRandom(`direct:${seed}:${brief.prompt}`);
  const id = toDirectionId(keep?.look.direction) ?? chooseDirection(brief, random);
  const art = ART_DIRECTIONS[id];
  return {
    theme: theme ?? (keep === undefined ? composeTheme(brief, art, random) : keepTheme(keep.theme, brief, art, random)),
    look: {
      density: brief.density ?? keep?.look.density ?? art.density,
      scale: keep?.look.scale ?? art.scale,
      direction: id,
    },
    style: art.style,
  };
}

/** The direction of that name for a brief, whatever would suit it best. */
export function directAs(id: DirectionId, brief: Brief, seed: string): Direction {
  const random = createRandom(`direct:${seed}:${brief.prompt}`);
  const art = ART_DIRECTIONS[id];
  const look: Look = { density: brief.density ?? art.density, scale: art.scale, direction: id };
  return { theme: composeTheme(brief, art, random), look, style: art.style };
}

/** The style of a stored screen, from the direction its document names; unknown names draw as `ledger`. */
export const styleOf = (look: Look = DEFAULT_LOOK): Direction['style'] =>
  ART_DIRECTIONS[toDirectionId(look.direction) ?? 'ledger'].style;

const toDirectionId = (name: string | undefined): DirectionId | undefined => DIRECTION_IDS.find((id) => id === name);

function chooseDirection(brief: Brief, random: Random): DirectionId {
  const scored = DIRECTION_IDS.map((id) => ({
    id,
    score: scoreDirection(brief, ART_DIRECTIONS[id]) + random.next() * SEED_WEIGHT,
  }));
  return scored.reduce((best, one) => (one.score > best.score ? one : best)).id;
}

function scoreDirection(brief: Brief, art: ArtDirection): number {
  const asked = sum(brief.moods.map((mood) => art.moods[mood] ?? -0.5));
  const usual = sum(brief.domain.moods.map((mood) => art.moods[mood] ?? 0));
  const place = art.archetypes.indexOf(brief.archetype);
  const fit = place === -1 ? 0 : 1 - place * 0.08;
  const mode =
    brief.mode === undefined ? (art.mode === 'DARK' ? UNASKED_NIGHT : 0) : brief.mode === art.mode ? 0 : OTHER_MODE;
  const known = brief.domainCertainty >= KNOWN_DOMAIN ? 1 : 0;
  return asked * MOOD_WEIGHT + usual * known * DOMAIN_MOOD_WEIGHT + fit * ARCHETYPE_WEIGHT + mode;
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
