import type { Tone } from '../../write/slots.ts';

/** One thing that a component can say or be: a kind of alert, a state's badge, an entry of a menu. */
export interface ComponentLabel {
  label: string;
  /** The sentence under it. */
  note?: string;
  tone: Tone;
  icon: string;
}

/** A part of interfaces that is asked for by itself: what calls for it, and what it says where the prompt says nothing. */
export interface ComponentKnowledge {
  id: string;
  /** Phrases that name it at the end of a prompt's naming words, in the singular, separated by commas. */
  words: string;
  /** What it is for, in one sentence. */
  purpose: string;
  labels: readonly ComponentLabel[];
}

/** Declares a component; the identity function checks the shape where it is written and keeps the id's type. */
export const defineComponent = <const Id extends string>(
  component: ComponentKnowledge & { id: Id },
): ComponentKnowledge & { id: Id } => component;
