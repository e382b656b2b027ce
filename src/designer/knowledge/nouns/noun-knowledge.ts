import type { PictureKind, Tone } from '../../write/slots.ts';
import type { Ledger } from './ledger.ts';

/**
 * What is known of one kind of thing by itself, whatever trade it stands in: for prompts of trades that nobody wrote
 * down. Texts are as they would stand on a screen.
 */
export interface NounKnowledge {
  /** Singular and lowercase; phrases before single words: ['waiting room', 'room']. */
  words: readonly string[];
  /** How examples of it are used: places and goods are things, a patient is a person, a delivery an event. */
  class: 'person' | 'event' | 'thing';
  /** A lucide icon. */
  icon: string;
  /** Names of eight or more single ones; none for people, who have names of their own. */
  titles: readonly string[];
  /** What stands beside each: who has it, where it is, what it is made of. Six or more values. */
  side: { label: string; values: readonly string[] };
  /** States that such a thing can be in, the usual one first, two to four. */
  states: readonly (readonly [label: string, tone: Tone])[];
  /** One number of each, in the order of the titles. `unit` stands behind it, a currency sign before it. */
  figure?: { label: string; unit: string; values: readonly number[] };
  /** What a picture of it shows. */
  picture?: { kind: PictureKind; subject: string };
  /** Its list in full, where it has the same columns in every trade. */
  ledger?: Ledger;
}

/** What is known of something that is measured or counted over time. */
export interface MeasureKnowledge {
  words: readonly string[];
  icon: string;
  /** Stands behind the number; a currency sign stands before it; empty for counts. */
  unit: string;
  /** A story over six or more points, the last one is now. */
  points: readonly (readonly [label: string, value: number])[];
  /** One sentence that is true of the points. */
  note: string;
  /** Which way is good. */
  better: 'more' | 'less' | 'steady';
}
