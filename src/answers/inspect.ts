import type { Composition } from '../domain/designer.ts';

/** Something wrong with a rendered page, at one element. */
export interface Fault {
  /** `data-id` of the element. */
  id: string;
  /** What is wrong, in words: "its text is cut off at the right". */
  what: string;
}

export interface Inspection {
  /** The body as `finish` leaves it: clean, every element with its `data-id`. */
  body: string;
  faults: Fault[];
  /** What `finish` dropped or could not draw, in words: "dropped script", "no picture could be drawn for …". */
  dropped: string[];
}

/** Finishes and renders a composition and looks at it as the gates do. */
export type Inspect = (composition: Composition, prompt: string, signal: AbortSignal) => Promise<Inspection>;
