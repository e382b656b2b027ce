import type { DesignTheme } from '../../domain/design-theme.ts';
import type { ColorVariant, Roundness } from '../../domain/enums.ts';
import { DENSITIES, TYPE_CONTRASTS, type Look } from '../../domain/look.ts';
import { toLookInForce } from '../../tokens/guide/look-in-force.ts';
import { readGuide } from '../../tokens/guide/read-guide.ts';
import { ART_DIRECTIONS } from '../direct/art-directions.ts';
import type { DomainKnowledge } from '../knowledge/domain-knowledge.ts';

const QUIET_TO_LOUD: readonly ColorVariant[] = ['TONAL_SPOT', 'FIDELITY', 'VIBRANT', 'EXPRESSIVE', 'CONTENT'];
const ROUNDNESS_STEPS: readonly Roundness[] = ['ROUND_FOUR', 'ROUND_EIGHT', 'ROUND_TWELVE', 'ROUND_FULL'];

/** Another colour scheme: the trade's other seeds in turn, every second time in the other mode. Fonts and shapes stay. */
export function otherColors(theme: DesignTheme, domain: DomainKnowledge, index: number): DesignTheme {
  const current = (theme.overridePrimaryColor ?? theme.customColor).toLowerCase();
  const seeds = domain.colors.map((color) => color.hex).filter((hex) => hex.toLowerCase() !== current);
  const seed = seeds[index % Math.max(1, seeds.length)] ?? current;
  const {
    overridePrimaryColor: _primary,
    overrideSecondaryColor: _secondary,
    overrideTertiaryColor: _tertiary,
    overrideNeutralColor: _neutral,
    ...rest
  } = theme;
  return {
    ...rest,
    customColor: seed,
    colorVariant: QUIET_TO_LOUD[index % QUIET_TO_LOUD.length] ?? 'TONAL_SPOT',
    colorMode: index % 2 === 0 ? theme.colorMode : theme.colorMode === 'DARK' ? 'LIGHT' : 'DARK',
  };
}

/** Another pair of families, from all directions in turn; colours and shapes stay. */
export function otherFonts(theme: DesignTheme, index: number): DesignTheme {
  const pairs = Object.values(ART_DIRECTIONS).map((art) => art.pairs[index % art.pairs.length] ?? art.pairs[0]);
  const others = pairs.filter(
    (pair) => pair !== undefined && (pair[0] !== theme.headlineFont || pair[1] !== theme.bodyFont),
  );
  const pair = others[(index * 3) % Math.max(1, others.length)];
  if (pair === undefined) return theme;
  const { labelFont: _label, ...rest } = theme;
  return { ...rest, headlineFont: pair[0], bodyFont: pair[1] };
}

/** A fine change: roundness, density or type contrast one step on. What the theme is made of stays. */
export function tuned(theme: DesignTheme, look: Look, index: number): { theme: DesignTheme; look: Look } {
  const next = <T>(steps: readonly T[], current: T, step: number): T =>
    steps[(Math.max(0, steps.indexOf(current)) + step) % steps.length] ?? current;
  const { density, scale } = toLookInForce(look, readGuide(theme));
  const step = 1 + Math.floor(index / TUNINGS);
  switch (index % TUNINGS) {
    case 0:
      return { theme: { ...theme, roundness: next(ROUNDNESS_STEPS, theme.roundness, step) }, look };
    case 1:
      return { theme, look: { ...look, density: next(DENSITIES, density, step), isOwnDensity: true } };
    default:
      return { theme, look: { ...look, scale: next(TYPE_CONTRASTS, scale, step), isOwnScale: true } };
  }
}

const TUNINGS = 3;
