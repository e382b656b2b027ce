import type { Markup } from '../../../markup/html.ts';
import type { SlotOf, Tone } from '../../write/slots.ts';
import type { BlockContext } from '../block.ts';

export type ComponentSlot = SlotOf<'component'>;

/** One way a component can look, and what that way is called. */
export interface Specimen {
  name: string;
  drawn: Markup;
}

/** Specimens that belong together: the sizes, the states, the places where it is used. */
export interface SpecimenSet {
  title: string;
  specimens: Specimen[];
  /** Each takes the whole width, one below the other; else they stand in a row that wraps. */
  isWide?: boolean;
}

/** How a component is drawn: at its best, and in all it can be. Ids in it begin with the context's key. */
export interface ComponentDrawing {
  /** Alone on the stage, which is the context's ground. */
  stage(slot: ComponentSlot, context: BlockContext): Markup;
  sets(slot: ComponentSlot, context: BlockContext): SpecimenSet[];
}

/** Container colours that say how things stand; every pair is one that tokens guarantee. */
export const TONE_BOX: Record<Tone, string> = {
  neutral: 'bg-surface-container-high text-on-surface',
  accent: 'bg-primary-container text-on-primary-container',
  good: 'bg-primary-container text-on-primary-container',
  warn: 'bg-tertiary-container text-on-tertiary-container',
  bad: 'bg-error-container text-on-error-container',
};

export const TONE_SOLID: Record<Tone, string> = {
  neutral: 'bg-inverse-surface text-inverse-on-surface',
  accent: 'bg-primary text-on-primary',
  good: 'bg-primary text-on-primary',
  warn: 'bg-tertiary text-on-tertiary',
  bad: 'bg-error text-on-error',
};

export const TONE_EDGE: Record<Tone, string> = {
  neutral: 'border-outline text-on-surface',
  accent: 'border-primary text-primary',
  good: 'border-primary text-primary',
  warn: 'border-tertiary text-tertiary',
  bad: 'border-error text-error',
};

/** A small sheet that a component floats on, for menus, dialogs and hints. */
export const FLOAT =
  'rounded-lg border border-outline-variant bg-surface-container-lowest text-on-surface shadow-floating';
