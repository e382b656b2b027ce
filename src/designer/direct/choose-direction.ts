import type { DesignGuide } from '../../domain/design-guide.ts';
import type { DesignTheme } from '../../domain/design-theme.ts';
import type { Brief, Mood } from '../brief.ts';
import { createRandom, type Random } from '../seeded-random.ts';
import type { StyleName } from '../style-names.ts';
import { findMoods } from '../understand/find-moods.ts';
import { findStyles } from '../understand/find-styles.ts';
import type { ArtDirection } from './art-direction.ts';
import { ART_DIRECTIONS, DIRECTION_IDS, type DirectionId } from './art-directions.ts';
import { countAgreements } from './guided-style.ts';
import { NAMED_STYLES } from './named-styles.ts';

const MOOD_WEIGHT = 2;
/**
 * What suits the trade counts less than what the prompt says. It is taken under the root: that a direction suits at all counts
 * most, so that those that suit a trade take turns and those that do not suit stay away.
 */
const DOMAIN_MOOD_WEIGHT = 1.9;
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

/** What a direction is chosen by. */
export interface Wish {
  brief: Brief;
  /** Styles asked for by name, costumes first: of the design system's words where it has a character, else of the prompt. */
  styles: readonly StyleName[];
  /** Moods of the design system's own words. */
  character: readonly Mood[];
  guide: DesignGuide;
  mode?: 'LIGHT' | 'DARK';
}

export function toWish(brief: Brief, guide: DesignGuide, theme: DesignTheme | undefined): Wish {
  const { character: words } = guide;
  const character = words === undefined ? [] : findMoods(words);
  const mode = brief.mode ?? (character.length === 0 ? undefined : toMode(theme?.colorMode));
  // A leaning among a design system's words says less than all of its words together.
  const own = words === undefined ? [] : findStyles(words).filter((name) => NAMED_STYLES[name].isCostume);
  const styles = words === undefined ? byStrength(brief.styles ?? []) : own;
  return { brief, styles, guide, character, ...(mode === undefined ? {} : { mode }) };
}

/** Styles that change how everything is drawn come before those that only colour it. */
export const byStrength = (styles: readonly StyleName[]): StyleName[] =>
  [...styles].sort((a, b) => Number(NAMED_STYLES[b].isCostume) - Number(NAMED_STYLES[a].isCostume));

const toMode = (colorMode: DesignTheme['colorMode'] | undefined): 'LIGHT' | 'DARK' =>
  colorMode === 'DARK' ? 'DARK' : 'LIGHT';

/**
 * The direction that suits best, among those of the style that is named. A design system's own character decides for every
 * prompt alike, so that its screens look like one product.
 */
export const chooseDirection = (wish: Wish, random: Random): DirectionId => rankDirections(wish, random)[0] ?? 'ledger';

/** All directions that are open, the one that suits best first. */
export function rankDirections(wish: Wish, random: Random): DirectionId[] {
  const turns = hasCharacter(wish) ? createRandom(`direct:${wish.guide.character ?? ''}`) : random;
  const seedWeight = hasCharacter(wish) ? SEED_WEIGHT_IN_CHARACTER : SEED_WEIGHT;
  const [lead] = wish.styles;
  const open = lead === undefined ? DIRECTION_IDS : NAMED_STYLES[lead].directions;
  const scored = open.map((id) => ({
    id,
    score: scoreDirection(wish, ART_DIRECTIONS[id]) + turns.next() * seedWeight,
  }));
  return scored.sort((a, b) => b.score - a.score).map(({ id }) => id);
}

const hasCharacter = ({ character }: Wish): boolean => character.length > 0;

function scoreDirection(wish: Wish, art: ArtDirection): number {
  const { brief, guide, character, mode: wanted } = wish;
  const asked = sum(brief.moods.map((mood) => art.moods[mood] ?? -0.5));
  const own = sum(character.map((mood) => art.moods[mood] ?? -0.5));
  const like = countAgreements(art.style, guide) * AGREEMENT_WEIGHT;
  const usual = Math.sqrt(Math.max(0, sum(brief.domain.moods.map((mood) => art.moods[mood] ?? 0))));
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
    mode +
    (art.readiness ?? 0)
  );
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
