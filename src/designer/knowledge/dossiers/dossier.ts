import type { Action, Fact, Status, Tone } from '../../write/slots.ts';

/** All that an office knows of one customer, patient or project: what stands on the page about it. */
export interface Dossier {
  /** Singular and lowercase; what a prompt calls it. */
  words: readonly string[];
  /** Its name; a person's when `isPerson`. */
  name: string;
  isPerson: boolean;
  icon: string;
  /** Who or what it is, in one line. */
  line: string;
  status: Status;
  tags: readonly string[];
  actions: readonly [Action, Action, Action];
  tabs: readonly string[];
  /** Three or four figures that matter most. */
  figures: readonly Fact[];
  /** Six or more lines of what is on file. */
  facts: readonly Fact[];
  /** What happened, newest first; days count from today, 0 and below. */
  activity: readonly { day: number; time: string; icon: string; title: string; body: string }[];
  notes: readonly { by: string; text: string }[];
  /** What was said with whoever is on the other side, where there is a talk. */
  talk?: readonly { by: string; mine: boolean; time: string; text: string }[];
  /** What hangs on it: deals, medicine, orders. Each row: title, line under it, figure or day, state. */
  list: {
    title: string;
    words: readonly string[];
    icon: string;
    rows: readonly (readonly [title: string, line: string, value: string, state: string, tone: Tone])[];
  };
}
