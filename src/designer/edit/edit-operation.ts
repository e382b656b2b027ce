import type { ColorMode, Roundness } from '../../domain/enums.ts';
import type { FontFamily } from '../../domain/font.ts';
import type { Density, TypeContrast } from '../../domain/look.ts';

/** Words that point at a part of the screen, as the instruction has them. */
export interface TargetWords {
  words: string;
  /** A text of the screen given word for word. */
  quoted?: string;
}

/** Where something goes. */
export type Position = { at: 'top' | 'bottom' } | { at: 'above' | 'below'; of: TargetWords };

/** One thing that an instruction asks for. */
export type EditOperation =
  | { kind: 'mode'; mode: Exclude<ColorMode, 'COLOR_MODE_UNSPECIFIED'> }
  | { kind: 'color'; hex: string; role: 'primary' | 'secondary' | 'tertiary' | 'background' }
  | { kind: 'font'; font: FontFamily; role: 'headline' | 'body' | 'both' }
  | { kind: 'radius'; roundness: Roundness }
  | { kind: 'radius-step'; step: 1 | -1 }
  | { kind: 'density'; density: Density }
  | { kind: 'density-step'; step: 1 | -1 }
  | { kind: 'scale'; scale: TypeContrast }
  | { kind: 'scale-step'; step: 1 | -1 }
  | { kind: 'rename'; title: string }
  | { kind: 'set-text'; target: TargetWords; text: string }
  | { kind: 'replace-text'; from: string; to: string }
  | { kind: 'remove'; target: TargetWords }
  | { kind: 'duplicate'; target: TargetWords }
  | { kind: 'move'; target: TargetWords; position: Position }
  | { kind: 'move-step'; target: TargetWords; step: 1 | -1 }
  | { kind: 'swap'; target: TargetWords; other: TargetWords }
  | { kind: 'add'; what: string; quoted: string[]; position?: Position };
