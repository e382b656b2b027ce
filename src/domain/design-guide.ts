import type { Density, TypeContrast } from './look.ts';

export const ELEVATIONS = ['flat', 'raised'] as const;
export const BORDER_USES = ['none', 'hairline', 'strong'] as const;
export const BUTTON_SHAPES = ['square', 'rounded', 'pill'] as const;
export const LETTER_CASES = ['as-written', 'upper', 'lower'] as const;
export const IMAGERY_KINDS = ['scene', 'geometric', 'line', 'poster'] as const;

/**
 * What a DESIGN.md says beyond the fields of a theme. It is read from `theme.designMd` whenever it is needed and stored
 * nowhere else. Absent fields are what the file does not say.
 */
export interface DesignGuide {
  /** The file's own colours beside the roles, under its own names, in its order. */
  colors: readonly NamedColor[];
  density?: Density;
  scale?: TypeContrast;
  /** Whether panels cast shadows. */
  elevation?: (typeof ELEVATIONS)[number];
  /** How panels and rows are edged. */
  borders?: (typeof BORDER_USES)[number];
  buttonShape?: (typeof BUTTON_SHAPES)[number];
  /** How the words of buttons and small labels are set; the text itself stays as it is written. */
  labelCase?: (typeof LETTER_CASES)[number];
  imagery?: (typeof IMAGERY_KINDS)[number];
  /** Its own words on character and tone, for whoever chooses a direction; at most 600 characters. */
  character?: string;
}

/**
 * Grounds and words that a design states by value, `#rrggbb`. They are seen as they are; what stands on them adapts. Written
 * under `grounds:` of the theme's `designMd`, in force while its seed and mode are those of the theme.
 */
export interface Grounds {
  background?: string;
  /** Cards and panels. */
  surface?: string;
  text?: string;
  muted?: string;
  line?: string;
}

export interface NamedColor {
  /** As the file writes it, such as `Kraken Purple` or `brand-500`. */
  name: string;
  /** `#rrggbb` */
  hex: string;
}
