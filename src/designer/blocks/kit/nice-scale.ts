import { scaleLinear } from 'd3-scale';

export interface NiceScale {
  min: number;
  max: number;
  /** Evenly spaced from `min` to `max`, both included. */
  ticks: number[];
  /** Where a value stands, in percent of the scale from its lower end. */
  toPercent(value: number): number;
}

/** A line whose values lie this close together, as a share of the largest, would be flat on a scale from zero. */
const FLAT_SPREAD = 0.4;
/** Share of the spread that is kept free under such a line, for the label of its lowest value. */
const FOOT = 0.15;

/**
 * An axis with round ticks around the values. Bars and areas stand on zero; `'auto'` leaves zero out where all values
 * lie close together, which only a line may do.
 */
export function createNiceScale(
  values: readonly number[],
  zero: 'always' | 'auto' = 'always',
  tickCount = 4,
): NiceScale {
  const low = Math.min(...values);
  const high = Math.max(...values);
  const flat = zero === 'auto' && low > 0 && (high - low) / high < FLAT_SPREAD;
  const from = flat ? low - (high - low) * FOOT : Math.min(0, low);
  const to = Math.max(flat ? high : Math.max(0, high), from + (from === high ? 1 : 0));
  const scale = scaleLinear().domain([from, to]).nice(tickCount);
  const ticks = scale.ticks(tickCount);
  const min = ticks[0] ?? from;
  const max = ticks.at(-1) ?? to;
  return {
    min,
    max,
    ticks,
    toPercent: (value) => Math.round(((value - min) / (max - min)) * 1000) / 10,
  };
}
