import type { Element } from 'hast';
import type { ColorMode, ColorVariant, Roundness } from '../../domain/enums.ts';
import type { DrawnDevice } from '../../domain/designer.ts';
import type { FontFamily } from '../../domain/font.ts';
import type { Density, TypeContrast } from '../../domain/look.ts';
import type { Mood } from '../brief.ts';
import type { StyleName } from '../style-names.ts';

/** Words that point at a part of the screen, as the instruction has them. */
export interface TargetWords {
  words: string;
  /** A text of the screen given word for word. */
  quoted?: string;
  /** What is meant, where that is known already. */
  elements?: readonly Element[];
}

/** Where something goes. */
export type Position =
  | { at: 'top' | 'bottom' }
  | { at: 'above' | 'below' | 'beside'; of: TargetWords }
  /** `joint` is the word that said so: "to", "in". */
  | { at: 'inside'; of: TargetWords; joint: string; edge?: 'top' | 'bottom' };

export type FontClass = 'serif' | 'sans' | 'other';

/** Ways in which one element can be set apart. */
export const EMPHASES = [
  'bold',
  'light',
  'italic',
  'uppercase',
  'centred',
  'left',
  'right',
  'bigger',
  'smaller',
  'full-width',
  'highlighted',
  'tinted',
] as const;
export type Emphasis = (typeof EMPHASES)[number];

/** How the edge, the corners or the ground of parts are drawn. */
export const DRESSES = [
  'outlined',
  'filled',
  'bare',
  'raised',
  'flat',
  'bordered',
  'thick-bordered',
  'borderless',
  'round',
  'rounder',
  'square',
  'gradient',
  'dark',
  'light',
] as const;
export type Dress = (typeof DRESSES)[number];

export type ShownState = 'empty' | 'loading' | 'error';

/** How many there are to be: a number, a difference, or a factor. */
export type Amount = { number: number } | { change: number } | { factor: number };

export type StyleOperation =
  | { kind: 'mode'; mode: Exclude<ColorMode, 'COLOR_MODE_UNSPECIFIED'> }
  | { kind: 'color'; hex: string; name: string; role: 'primary' | 'secondary' | 'tertiary' | 'background' }
  | { kind: 'color-variant'; variant: ColorVariant }
  | { kind: 'temperature'; to: 'warm' | 'cool' }
  /** The main colour lighter or darker. */
  | { kind: 'shade'; step: 1 | -1; of?: { hex: string; name: string } }
  | { kind: 'font'; font: FontFamily; role: 'headline' | 'body' | 'both' }
  | { kind: 'font-class'; class: FontClass; role: 'headline' | 'body' | 'both' }
  | { kind: 'radius'; roundness: Roundness }
  | { kind: 'radius-step'; step: 1 | -1 }
  | { kind: 'density'; density: Density }
  | { kind: 'density-step'; step: 1 | -1 }
  | { kind: 'scale'; scale: TypeContrast }
  | { kind: 'scale-step'; step: 1 | -1 }
  | { kind: 'direction'; words: string; styles: readonly StyleName[]; moods: readonly Mood[] };

export type TextOperation =
  | { kind: 'rename'; title: string }
  | { kind: 'replace-text'; from: string; to: string }
  /** A word wherever it stands; in one number or the other. */
  | { kind: 'everywhere'; from: string; to: string }
  /** What stands wrong becomes what is right; in one part, or wherever it stands. */
  | { kind: 'correct'; from: string; to: string; target?: TargetWords }
  /** The product's own name, wherever it stands. */
  | { kind: 'brand'; name: string }
  /** All prices in another currency, `$`, `€`, `£` or `¥`; the numbers stay. */
  | { kind: 'currency'; sign: string }
  /** All of one sort by these names, in order. */
  | { kind: 'name-all'; target: TargetWords; names: readonly string[] };

export type StructureOperation =
  | { kind: 'remove'; target: TargetWords }
  | { kind: 'duplicate'; target: TargetWords }
  | { kind: 'move'; target: TargetWords; position: Position }
  | { kind: 'move-step'; target: TargetWords; step: 1 | -1 }
  | { kind: 'swap'; target: TargetWords; other: TargetWords }
  | { kind: 'sort'; target: TargetWords; by: string; isDescending: boolean }
  | { kind: 'reverse'; target: TargetWords }
  /** Entries under headings of what they share. */
  | { kind: 'group'; target: TargetWords; by: string };

/** One thing that an instruction asks for. */
export type EditOperation =
  | StyleOperation
  | TextOperation
  | StructureOperation
  /** Stand there: what is on the screen moves, what is not is added. */
  | { kind: 'place'; what: string; quoted: readonly string[]; position: Position }
  /** `isShown`: it was said to be shown, which is no wish for something new when nothing is known of it. */
  | { kind: 'add'; what: string; quoted: readonly string[]; position?: Position; isShown?: boolean }
  | { kind: 'count'; target: TargetWords; amount: Amount; keep: 'first' | 'last'; title?: string; isAdding: boolean }
  /** Other words, another value, another picture: what the target is decides. */
  | { kind: 'change'; target: TargetWords; to: string; isQuoted: boolean; isCertain: boolean; isName?: true }
  /** Another part of the page in the place of one. */
  | { kind: 'replace'; target: TargetWords; what: string }
  /** A text with fewer words; without target: all running text. */
  | { kind: 'shorten'; target?: TargetWords }
  /** All quantities of a part by a factor. */
  | { kind: 'multiply'; target: TargetWords; factor: number }
  /** One field into several. */
  | { kind: 'split'; target: TargetWords; names: readonly string[] }
  /** Less or more room in one part; `isBetween`: only between what stands in it. */
  | { kind: 'pad'; target: TargetWords; step: 1 | -1; isBetween?: true }
  | { kind: 'require'; target: TargetWords; isRequired: boolean }
  | { kind: 'raise'; target: TargetWords; percent: number }
  | { kind: 'imagery'; treatment: 'scene' | 'line' | 'geometric' | 'poster' }
  | { kind: 'panels'; edge: 'flat' | 'bordered' | 'borderless' | 'raised' }
  | { kind: 'show-as'; target: TargetWords; form: string }
  | { kind: 'state'; target?: TargetWords; state: ShownState }
  | { kind: 'device'; device: DrawnDevice }
  /** A bar, or another part, that stays in view while the page scrolls. */
  | { kind: 'pin'; target: TargetWords; isPinned: boolean; edge?: 'bottom' }
  /** One part in a colour of its own, `#rrggbb`; `on` words: its words or icons are, and its ground stays. */
  | { kind: 'paint'; target: TargetWords; hex: string; name: string; on?: 'words' }
  /** Takes the colour of a part away again. */
  | { kind: 'unpaint'; target: TargetWords }
  /** What stands beside each other changes sides; `side` is where the target is to stand. */
  | { kind: 'flip'; target: TargetWords; side?: 'left' | 'right' }
  /** Parts that take more or less of the screen. */
  | { kind: 'resize'; target: TargetWords; axis: 'height' | 'width'; step: 1 | -1 }
  /** `stops` are the colours of a gradient, `#rrggbb`. */
  | { kind: 'dress'; target: TargetWords; dress: Dress; stops?: readonly [string, string] }
  /** Quiet words as strong as the others. */
  | { kind: 'contrast'; target?: TargetWords }
  | { kind: 'emphasise'; target: TargetWords; emphasis: Emphasis }
  | { kind: 'switch'; target: TargetWords; isOn: boolean }
  | { kind: 'choose'; target: TargetWords; instead?: TargetWords }
  /** So many beside each other. */
  | { kind: 'columns'; target: TargetWords; count: number }
  /** A field of another sort. */
  | { kind: 'convert-field'; target: TargetWords; to: string }
  | { kind: 'keep'; target: TargetWords }
  | { kind: 'impossible'; reason: string }
  | { kind: 'when'; target: TargetWords; isThere: boolean; steps: Step[]; otherwise: Step[] };

/** A clause as it was said, and what it asks for; absent: it is not understood. */
export interface Step {
  said: string;
  operation?: EditOperation;
}
