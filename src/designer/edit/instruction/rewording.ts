/** A way of saying and what readers know it by; `to` may name groups of the pattern. */
export type Rewording = readonly [pattern: RegExp, to: string];

/** Patterns here are read without regard to case, letters of all scripts included. */
export const rewording = (source: string, to: string): Rewording => [new RegExp(source, 'iu'), to];
