import { DAY_MINUTES, toDayMinutes, type Entry } from '../kit/moments.ts';

/** Hours that a day is drawn from and to, in minutes since midnight. */
export interface DayWindow {
  from: number;
  to: number;
}

/** The working day, wider where an entry lies outside it. */
const USUAL: DayWindow = { from: 360, to: 1320 };
const STEP = 240;

/** Room between the ends of the day and the entries next to them, minutes. */
const MARGIN = 45;

/** Whole steps of four hours round the entries, at least from six to ten in the evening. */
export function windowOf(entries: readonly Entry[]): DayWindow {
  const minutes = entries.map((entry) => toDayMinutes(entry) ?? 0);
  const [least, most] = [Math.min(...minutes), Math.max(...minutes)];
  return {
    from: least < USUAL.from + MARGIN ? Math.max(0, Math.floor((least - MARGIN) / STEP) * STEP) : USUAL.from,
    to: most > USUAL.to - MARGIN ? DAY_MINUTES : USUAL.to,
  };
}

/** 0…1 along the window. */
export const dayPart = (minutes: number, { from, to }: DayWindow): number =>
  Math.min(1, Math.max(0, (minutes - from) / (to - from)));

/** A point of the half circle that the sun goes, equal time on equal arcs; x and y 0…1, y up. */
export function toArcPoint(part: number): { x: number; y: number } {
  const turn = Math.PI * (1 - part);
  return { x: 0.5 + 0.5 * Math.cos(turn), y: Math.sin(turn) };
}

/** Part of a clockwise circle from the top, midnight at the foot. */
export const angleOf = (minutes: number): number => (minutes / DAY_MINUTES + 0.5) % 1;
