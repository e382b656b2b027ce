import type { Pen } from '../paint/pen.ts';
import type { Tone } from '../paint/tones.ts';

/** Main, second and knocked-out tone of a mark. */
export type Inks = readonly [main: Tone, second: Tone, paper: Tone];

/** A mark without letters, drawn in a box of 40, and the words of names and trades that call for it. */
export interface Mark {
  words: readonly string[];
  draw(pen: Pen, inks: Inks): void;
}
