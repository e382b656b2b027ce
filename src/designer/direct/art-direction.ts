import type { ColorVariant, Roundness } from '../../domain/enums.ts';
import type { FontFamily } from '../../domain/font.ts';
import type { Density, TypeContrast } from '../../domain/look.ts';
import type { ArchetypeId } from '../archetypes/archetypes.ts';
import type { Mood } from '../brief.ts';
import type { Style } from './direction.ts';

export type FontPair = readonly [headline: FontFamily, body: FontFamily];

/** `#rrggbb` */
export interface StylePalette {
  primary: string;
  secondary?: string;
  tertiary?: string;
}

export interface Coloring {
  /**
   * Which of the trade's colours may lead: `deep` ones carry white words and business, `clear` ones are loud without mud;
   * ochre and brown are neither and stay accents.
   */
  seeds: 'deep' | 'clear';
  /** Greatest OKLCH chroma of the primary palette, for directions whose large areas are tints of it. */
  chroma?: number;
}

/** One way of looking, chosen as a whole so that type, surface, shape, density and pictures belong together. */
export interface ArtDirection {
  /** How a person would say it: "like a gazette". */
  called: string;
  style: Style;
  /** How strongly a mood word of the brief calls for it, 0…3; below 0 it speaks against it. */
  moods: Partial<Record<Mood, number>>;
  /** Archetypes it was made for. */
  archetypes: readonly ArchetypeId[];
  /** Headline and body families that pair in it; one pair is chosen per screen. */
  pairs: readonly FontPair[];
  variant: ColorVariant;
  mode: 'LIGHT' | 'DARK';
  roundness: Roundness;
  density: Density;
  scale: TypeContrast;
  /** Colours that belong to it when the prompt names none; absent: the trade's own. */
  palettes?: readonly StylePalette[];
  /** Everything is drawn in the one hue of the primary, unless the prompt names more. */
  isOneHue?: boolean;
  /** How it takes the trade's own colours; absent: any of them as it is. */
  coloring?: Coloring;
  /** Its paper or its night: `#rrggbb`, or a tint of the seed with that OKLCH chroma. Absent: from the seed, as usual. */
  neutral?: string | { seedChroma: number };
  /**
   * How it likes to build a page: frames (`side-nav`) and ways to draw a block (`hero.statement`), which are taken where
   * the content allows.
   */
  prefers?: readonly string[];
  /** How ready it is to be chosen unasked, added to its score: negative for a costume, which needs a reason. */
  readiness?: number;
}

/** Declares a direction; the identity function checks its shape where it stands. */
export const defineDirection = (direction: ArtDirection): ArtDirection => direction;
