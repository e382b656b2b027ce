import type { DesignTheme } from '../../domain/design-theme.ts';
import { ROUNDNESS_STEPS, stepOfRoundness } from '../../domain/enums.ts';
import { DENSITIES, TYPE_CONTRASTS, type Look } from '../../domain/look.ts';
import { toLookInForce } from '../../tokens/guide/look-in-force.ts';
import { readGuide } from '../../tokens/guide/read-guide.ts';
import type { Wish } from './wish.ts';

const KINDS = ['roundness', 'density', 'scale'] as const;
type Kind = (typeof KINDS)[number];
type Step = -1 | 0 | 1;
/** A tuning: which proportions go which way. */
type Tuning = Readonly<Record<Kind, Step>>;

const tuning = (roundness: Step, density: Step, scale: Step): Tuning => ({ roundness, density, scale });

/** What belongs together: softer, crisper, louder … those that show most first. */
const TUNINGS: readonly Tuning[] = [
  tuning(1, 1, 0),
  tuning(-1, -1, 0),
  tuning(0, 0, 1),
  tuning(-1, 0, 1),
  tuning(0, 1, -1),
  tuning(0, -1, 1),
  tuning(1, 0, 1),
  tuning(0, 1, 1),
  tuning(1, -1, 0),
  tuning(-1, 1, 0),
  tuning(1, 0, -1),
  tuning(-1, 0, -1),
  tuning(0, 0, -1),
  tuning(1, 0, 0),
  tuning(-1, 0, 0),
  tuning(0, 1, 0),
  tuning(0, -1, 0),
  tuning(1, 1, 1),
  tuning(1, 1, -1),
];

/** Roundness moves two steps, so that it is seen on more than buttons. */
const ROUNDNESS_STRIDE = 2;

const WORDS: Readonly<Record<Kind, readonly [less: string, more: string]>> = {
  roundness: ['sharper corners', 'rounder corners'],
  density: ['more compact', 'more air'],
  scale: ['quieter headlines', 'larger headlines'],
};

/** A fine change of proportions that belong together; `changed` says it in words. */
export function tuned(
  theme: DesignTheme,
  look: Look,
  { wish, index }: { wish: Wish; index: number },
): { value: { theme: DesignTheme; look: Look }; changed: string } {
  const inForce = toLookInForce(look, readGuide(theme));
  const at = {
    roundness: stepOfRoundness(theme.roundness),
    density: DENSITIES.indexOf(inForce.density),
    scale: TYPE_CONTRASTS.indexOf(inForce.scale),
  };
  const most = {
    roundness: ROUNDNESS_STEPS.length - 1,
    density: DENSITIES.length - 1,
    scale: TYPE_CONTRASTS.length - 1,
  };
  const moved = (one: Tuning, kind: Kind): number =>
    Math.min(most[kind], Math.max(0, at[kind] + one[kind] * (kind === 'roundness' ? ROUNDNESS_STRIDE : 1)));
  const isMoved = (one: Tuning, kind: Kind): boolean => moved(one, kind) !== at[kind];
  // What is at its end already cannot go on; a tuning that would be half of itself is not proposed.
  const able = TUNINGS.filter((one) => KINDS.every((kind) => one[kind] === 0 || isMoved(one, kind)));
  const agreement = (one: Tuning): number =>
    KINDS.reduce((sum, kind) => sum + one[kind] * wishedStep(kind, wish, at), 0);
  const order = able.toSorted((a, b) => agreement(b) - agreement(a));
  const meant = order[index % Math.max(1, order.length)] ?? tuning(0, 0, 0);
  const changed = KINDS.filter((kind) => isMoved(meant, kind)).map((kind) => WORDS[kind][meant[kind] > 0 ? 1 : 0]);
  return {
    value: {
      theme: isMoved(meant, 'roundness')
        ? { ...theme, roundness: ROUNDNESS_STEPS[moved(meant, 'roundness')] ?? theme.roundness }
        : theme,
      look: {
        ...look,
        ...(isMoved(meant, 'density') && {
          density: DENSITIES[moved(meant, 'density')] ?? look.density,
          isOwnDensity: true as const,
        }),
        ...(isMoved(meant, 'scale') && {
          scale: TYPE_CONTRASTS[moved(meant, 'scale')] ?? look.scale,
          isOwnScale: true as const,
        }),
      },
    },
    changed: changed.join(' and '),
  };
}

/** Moods that say more of a proportion, and those that say less. */
const MORE: Readonly<Record<Kind, readonly string[]>> = {
  roundness: ['playful', 'friendly', 'warm', 'natural'],
  density: ['calm', 'minimal', 'elegant', 'luxurious'],
  scale: ['bold', 'editorial', 'energetic', 'brutalist', 'retro'],
};
const LESS: typeof MORE = {
  roundness: ['technical', 'corporate', 'brutalist', 'editorial'],
  density: ['technical', 'energetic'],
  scale: ['calm', 'minimal', 'corporate'],
};
/** What is asked for in so many words counts above what a mood suggests. */
const ASKED = 3;

/** Which way a wish would have a proportion go, and how strongly: below nought for less of it. */
function wishedStep(kind: Kind, wish: Wish, at: Readonly<Record<Kind, number>>): number {
  if (kind === 'density' && wish.density !== undefined)
    return ASKED * Math.sign(DENSITIES.indexOf(wish.density) - at.density);
  if (kind === 'roundness' && wish.roundness !== undefined)
    return ASKED * Math.sign(stepOfRoundness(wish.roundness) - at.roundness);
  if (kind === 'scale' && wish.scale !== undefined) return ASKED * (wish.scale === 'dramatic' ? 1 : -1);
  const says = (moods: readonly string[]): number => Number(wish.moods.some((mood) => moods.includes(mood)));
  return says(MORE[kind]) - says(LESS[kind]);
}
