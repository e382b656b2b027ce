import type { Oklab } from 'culori';
import type { ColorRole } from '../../domain/token-roles.ts';
import type { Tokens } from '../../tokens/create-tokens.ts';
import { hexToOklab } from './palette-colors.ts';

/** What a colour paints decides which roles it can stand for. */
export type ColorUse = 'background' | 'text' | 'line' | 'fill';

const SURFACES: readonly ColorRole[] = [
  'surface',
  'surface-container-lowest',
  'surface-container-low',
  'surface-container',
  'surface-container-high',
  'surface-container-highest',
  'inverse-surface',
];
const ACCENTS: readonly ColorRole[] = ['primary', 'secondary', 'tertiary', 'error'];
const CONTAINERS: readonly ColorRole[] = [
  'primary-container',
  'secondary-container',
  'tertiary-container',
  'error-container',
];
const ON_ACCENTS: readonly ColorRole[] = [
  'on-primary',
  'on-primary-container',
  'on-secondary-container',
  'on-tertiary-container',
  'on-error-container',
];

/** Roles for colours without a hue and for colours with one. */
const CANDIDATES: Readonly<Record<ColorUse, { grey: readonly ColorRole[]; hued: readonly ColorRole[] }>> = {
  background: { grey: SURFACES, hued: [...ACCENTS, ...CONTAINERS, ...SURFACES] },
  text: {
    grey: ['on-surface', 'inverse-on-surface'],
    hued: [...ACCENTS, ...ON_ACCENTS, 'on-surface', 'on-surface-variant', 'inverse-on-surface'],
  },
  line: {
    grey: ['outline-variant', 'outline', 'on-surface'],
    hued: [...ACCENTS, 'outline-variant', 'outline'],
  },
  fill: {
    grey: [...SURFACES, 'outline', 'outline-variant', 'on-surface', 'on-surface-variant'],
    hued: [...ACCENTS, ...CONTAINERS, ...SURFACES],
  },
};

/** Chroma in OKLab under which a colour counts as grey. */
const GREY_CHROMA = 0.035;
/** Farther than this (OKLab, lightness 0…1) a hued colour means something that the theme has no role for. */
const REACH = 0.2;

/** Grey text between these lightnesses is quiet text in any design. */
const QUIET_TEXT = { darkest: 0.42, lightest: 0.85 };

/** A line this light is drawn to part things from each other, as around overlapping avatars. */
const PARTING_LINE = 0.98;

/**
 * The role whose colour in this theme is nearest, by OKLab distance, among those that may stand in this use. A grey always
 * has one; a hue that no role comes near gives undefined.
 */
export function findNearestRole(color: Oklab, use: ColorUse, { colors }: Tokens): ColorRole | undefined {
  const isGrey = Math.hypot(color.a, color.b) < GREY_CHROMA;
  if (isGrey && use === 'text' && color.l > QUIET_TEXT.darkest && color.l < QUIET_TEXT.lightest) {
    return 'on-surface-variant';
  }
  if (isGrey && use === 'line' && color.l > PARTING_LINE) return 'surface';
  const roles = CANDIDATES[use][isGrey ? 'grey' : 'hued'];
  const [nearest] = roles
    .map((role) => ({ role, distance: distanceOf(color, hexToOklab(colors[role])) }))
    .sort((a, b) => a.distance - b.distance);
  return nearest !== undefined && (isGrey || nearest.distance <= REACH) ? nearest.role : undefined;
}

const distanceOf = (first: Oklab, second: Oklab): number =>
  Math.hypot(first.l - second.l, first.a - second.a, first.b - second.b);
