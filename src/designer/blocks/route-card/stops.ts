import type { Pictured, SlotBase, SlotOf } from '../../write/slots.ts';
import type { StepState } from '../kit/state-mark.ts';

/** One stop on the way, with what is said of it. */
export interface Stop {
  when?: string;
  title: string;
  body?: string;
  state: StepState;
  icon?: string;
}

/** A way with its stops in order, whatever kind of content it comes from. */
export interface Route extends SlotBase, Pictured {
  stops: Stop[];
  /** Index of the stop that is reached now; −1 where nothing is done yet. */
  reached: number;
}

const orNext = (state: StepState | undefined): StepState => state ?? 'next';

/** The way of a timeline: a stop has the time it is reached at. */
export const fromTimeline = ({ items, ...base }: SlotOf<'timeline'>): Route =>
  withReached(
    base,
    items.map((item) => ({ ...item, state: orNext(item.state) })),
  );

/** The way of steps: a stop has no time. */
export const fromSteps = ({ items, ...base }: SlotOf<'steps'>): Route =>
  withReached(
    base,
    items.map((item) => ({ ...item, state: orNext(item.state) })),
  );

const withReached = (base: SlotBase & Pictured, stops: Stop[]): Route => ({
  ...base,
  stops,
  reached: stops.findLastIndex(({ state }) => state !== 'next'),
});
