/** One entry's share of the whole span, and the part of the way it lies at. */
export interface Spacing {
  /** Minutes to the next entry; of the last, none. */
  gaps: number[];
  /** 0…1 along the whole time. */
  parts: number[];
}

/** How far apart moments lie, by real time. `minutes` must ascend. */
export function spaceByTime(minutes: readonly number[]): Spacing {
  const first = minutes[0] ?? 0;
  const whole = Math.max(1, (minutes.at(-1) ?? 0) - first);
  return {
    gaps: minutes.map((minute, index) => (minutes[index + 1] ?? minute) - minute),
    parts: minutes.map((minute) => (minute - first) / whole),
  };
}
