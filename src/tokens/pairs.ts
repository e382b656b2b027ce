import type { ColorRole } from '../domain/token-roles.ts';
import { AA_LARGE_RATIO, AA_TEXT_RATIO } from './contrast-ratio.ts';

export interface ColorPair {
  text: ColorRole;
  background: ColorRole;
  /** Least WCAG contrast ratio that every theme holds. */
  ratio: number;
}

/** Every role that can lie under a page or a panel. */
export const SURFACE_ROLES = [
  'background',
  'surface',
  'surface-dim',
  'surface-bright',
  'surface-container-lowest',
  'surface-container-low',
  'surface-container',
  'surface-container-high',
  'surface-container-highest',
  'surface-variant',
] as const satisfies readonly ColorRole[];

const ACCENTS = ['primary', 'secondary', 'tertiary', 'error'] as const;
const FIXED_ACCENTS = ['primary', 'secondary', 'tertiary'] as const;

/** Roles that read as text on every surface. */
const TEXT_ON_SURFACES = [...ACCENTS, 'on-background', 'on-surface', 'on-surface-variant'] as const;

const toPairs = (
  texts: readonly ColorRole[],
  backgrounds: readonly ColorRole[],
  ratio: number = AA_TEXT_RATIO,
): ColorPair[] => texts.flatMap((text) => backgrounds.map((background) => ({ text, background, ratio })));

/**
 * Text or icon on a background, at 4.5:1 in every theme, variant and mode. Roles that are themselves backgrounds
 * of later pairs stand first, so that a repair may go through the list once.
 */
export const GUARANTEED_PAIRS: readonly ColorPair[] = [
  ...toPairs(TEXT_ON_SURFACES, SURFACE_ROLES),
  ...toPairs(['on-background', 'on-surface', 'on-surface-variant'], ['outline-variant']),
  ...ACCENTS.flatMap((accent) => toPairs([`on-${accent}`], [accent])),
  ...toPairs(['on-primary'], ['surface-tint']),
  ...ACCENTS.flatMap((accent) => toPairs([`on-${accent}-container`], [`${accent}-container`])),
  ...FIXED_ACCENTS.flatMap((accent) =>
    toPairs([`on-${accent}-fixed`, `on-${accent}-fixed-variant`], [`${accent}-fixed`, `${accent}-fixed-dim`]),
  ),
  ...toPairs(['inverse-on-surface', 'inverse-primary'], ['inverse-surface']),
];

/** Borders of controls and other graphics, at 3:1 in every theme, variant and mode. */
export const GUARANTEED_OUTLINES: readonly ColorPair[] = toPairs(['outline'], SURFACE_ROLES, AA_LARGE_RATIO);

const toKey = (text: ColorRole, background: ColorRole): string => `${text}/${background}`;

/**
 * An accent that a theme states by value is filled with that very colour and written in a tone that reads: as a ground it
 * carries its own text role and no surface's.
 */
const FILLS: ReadonlySet<ColorRole> = new Set(FIXED_ACCENTS);
const SURFACES: ReadonlySet<ColorRole> = new Set(SURFACE_ROLES);

// Contrast has no direction: a guaranteed pair may be turned over, as in a dark button `bg-on-surface text-surface`.
const GUARANTEED_KEYS: ReadonlySet<string> = new Set(
  GUARANTEED_PAIRS.flatMap(({ text, background }) =>
    FILLS.has(text) && SURFACES.has(background)
      ? [toKey(text, background)]
      : [toKey(text, background), toKey(background, text)],
  ),
);

/** Whether `text` on `background` holds 4.5:1 in every theme; either role may be the text, but for surfaces on accents. */
export function isGuaranteedPair(text: ColorRole, background: ColorRole): boolean {
  return GUARANTEED_KEYS.has(toKey(text, background));
}

const TEXT_ON: Readonly<Record<ColorRole, ColorRole>> = {
  background: 'on-background',
  'on-background': 'background',
  surface: 'on-surface',
  'surface-dim': 'on-surface',
  'surface-bright': 'on-surface',
  'surface-container-lowest': 'on-surface',
  'surface-container-low': 'on-surface',
  'surface-container': 'on-surface',
  'surface-container-high': 'on-surface',
  'surface-container-highest': 'on-surface',
  'surface-variant': 'on-surface-variant',
  'surface-tint': 'on-primary',
  'on-surface': 'surface',
  'on-surface-variant': 'surface',
  'inverse-surface': 'inverse-on-surface',
  'inverse-on-surface': 'inverse-surface',
  'inverse-primary': 'inverse-surface',
  outline: 'surface-container-lowest',
  'outline-variant': 'on-surface',
  primary: 'on-primary',
  'on-primary': 'primary',
  'primary-container': 'on-primary-container',
  'on-primary-container': 'primary-container',
  'primary-fixed': 'on-primary-fixed',
  'primary-fixed-dim': 'on-primary-fixed',
  'on-primary-fixed': 'primary-fixed',
  'on-primary-fixed-variant': 'primary-fixed',
  secondary: 'on-secondary',
  'on-secondary': 'secondary',
  'secondary-container': 'on-secondary-container',
  'on-secondary-container': 'secondary-container',
  'secondary-fixed': 'on-secondary-fixed',
  'secondary-fixed-dim': 'on-secondary-fixed',
  'on-secondary-fixed': 'secondary-fixed',
  'on-secondary-fixed-variant': 'secondary-fixed',
  tertiary: 'on-tertiary',
  'on-tertiary': 'tertiary',
  'tertiary-container': 'on-tertiary-container',
  'on-tertiary-container': 'tertiary-container',
  'tertiary-fixed': 'on-tertiary-fixed',
  'tertiary-fixed-dim': 'on-tertiary-fixed',
  'on-tertiary-fixed': 'tertiary-fixed',
  'on-tertiary-fixed-variant': 'tertiary-fixed',
  error: 'on-error',
  'on-error': 'error',
  'error-container': 'on-error-container',
  'on-error-container': 'error-container',
};

/**
 * The role to write in on `background`: a guaranteed pair for every role but `outline`, a mid tone that holds only
 * 3:1 and is no background for small text.
 */
export function guaranteedTextOn(background: ColorRole): ColorRole {
  return TEXT_ON[background];
}
