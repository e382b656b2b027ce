import type { DesignGuide } from '../domain/design-guide.ts';
import type { Roundness } from '../domain/enums.ts';

export const RADIUS_NAMES = ['sm', 'default', 'md', 'lg', 'xl', 'full', 'control'] as const;
export type RadiusName = (typeof RADIUS_NAMES)[number];
/** Corner radii, CSS pixels. `control` is for buttons, fields and chips. */
export type Radii = Readonly<Record<RadiusName, number>>;

type NamedRoundness = Exclude<Roundness, 'ROUNDNESS_UNSPECIFIED'>;

const DEFAULT_ROUNDNESS: NamedRoundness = 'ROUND_EIGHT';
/** Larger than half of any element, hence a pill. */
const PILL_PX = 9999;

const BASE_RADIUS_PX: Readonly<Record<NamedRoundness, number>> = {
  ROUND_TWO: 2,
  ROUND_FOUR: 4,
  ROUND_EIGHT: 8,
  ROUND_TWELVE: 12,
  ROUND_FULL: 16,
};

/** Where the sharpest step has square buttons, nothing beside them is rounder than a broken edge. */
const SQUARE_BASE_PX = 2;

/**
 * The radius scale of a roundness: half, 1, 1.5, 2 and 3 times its base radius. `buttonShape` says otherwise for controls.
 */
export function createRadii(roundness: Roundness, buttonShape?: DesignGuide['buttonShape']): Radii {
  const named = roundness === 'ROUNDNESS_UNSPECIFIED' ? DEFAULT_ROUNDNESS : roundness;
  const isSquare = buttonShape === 'square' && named === 'ROUND_FOUR';
  const basePx = isSquare ? SQUARE_BASE_PX : BASE_RADIUS_PX[named];
  return {
    sm: basePx / 2,
    default: basePx,
    md: basePx * 1.5,
    lg: basePx * 2,
    xl: basePx * 3,
    full: PILL_PX,
    control: toControlRadius(buttonShape ?? (named === 'ROUND_FULL' ? 'pill' : 'rounded'), basePx),
  };
}

function toControlRadius(shape: NonNullable<DesignGuide['buttonShape']>, basePx: number): number {
  if (shape === 'pill') return PILL_PX;
  return shape === 'square' ? 0 : basePx;
}
