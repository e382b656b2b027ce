import type { ColorVariant, Roundness } from '../../domain/enums.ts';
import type { Density, TypeContrast } from '../../domain/look.ts';
import type { ArtDirection, FontPair, StylePalette } from './art-direction.ts';
import type { DirectionId } from './art-directions.ts';
import type { StyleTouch } from './style-touch.ts';

/** What a style that people call by name looks like: where it starts, and what it changes there. Absent: as the direction has it. */
export interface NamedStyle {
  /** Directions in which a person recognises it; several only where each of them would do. */
  directions: readonly DirectionId[];
  /** A costume that is meant as a whole; a `false` one is a leaning, which gives way to a costume named beside it. */
  isCostume: boolean;
  touch?: StyleTouch;
  /** Colours for prompts that name none. */
  palettes?: readonly StylePalette[];
  neutral?: NonNullable<ArtDirection['neutral']>;
  variant?: ColorVariant;
  mode?: 'LIGHT' | 'DARK';
  pairs?: readonly FontPair[];
  roundness?: Roundness;
  density?: Density;
  scale?: TypeContrast;
}
