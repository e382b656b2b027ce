/** More in a row cannot be told apart at a glance. */
const MOST_IN_A_ROW = 6;
const STEPS = [1, 2, 5, 10] as const;

export interface ThingCounts {
  /** What one thing stands for, a round number. */
  each: number;
  /** Things that the longest row has room for. */
  most: number;
  /** Things of each value; the last of a row may be a part of one. */
  counts: number[];
}

/** Counts values in things of a round measure, so that the largest has six at most. Values must not be negative. */
export function countThings(values: readonly number[]): ThingCounts {
  const largest = Math.max(0, ...values);
  const least = largest === 0 ? 1 : largest / MOST_IN_A_ROW;
  const power = 10 ** Math.floor(Math.log10(least));
  const each = (STEPS.find((step) => step * power >= least) ?? 10) * power;
  const counts = values.map((value) => value / each);
  return { each: Math.round(each * 1e6) / 1e6, most: Math.max(1, Math.ceil(Math.max(0, ...counts))), counts };
}
