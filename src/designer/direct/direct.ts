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
  /** The look the project already has; its direction is kept. */
  look?: Look;
  seed: string;
}

/** Chooses how the screen is to look. A given theme overrides theme choices, a given look keeps the direction. */
export function direct(brief: Brief, { theme, look, seed }: DirectOptions): Direction {
  const random = createRandom(`direct:${seed}:${brief.prompt}`);
  const id = toDirectionId(look?.direction) ?? chooseDirection(brief, random);
  const art = ART_DIRECTIONS[id];
  return {
    theme: theme ?? composeTheme(brief, art, random),
    look: { density: brief.density ?? look?.density ?? art.density, scale: look?.scale ?? art.scale, direction: id },
    style: art.style,
  };
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

function chooseFonts(brief: Brief, art: ArtDirection, random: Random): readonly [FontFamily, FontFamily] {
  const [first, second] = brief.fonts;
  if (first !== undefined) return [first, second ?? first];
  return random.pick(art.pairs);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
