import type { Picture, SlotBase } from './slots.ts';

/** One day of a week and what stands on it, in order. */
export interface WeekDay {
  /** "Monday". */
  name: string;
  /** Day of the month. */
  date: number;
  today?: boolean;
  entries: WeekEntry[];
}

export interface WeekEntry {
  title: string;
  /** A place or a person. */
  note?: string;
  /** Minutes since midnight; `end` is after `start`. Absent where a part of the day says when. */
  start?: number;
  end?: number;
  /** Index into the week's `parts`. */
  part?: number;
  picture?: Picture;
  /** Which of three colours it has: the same for all entries of a name. */
  track: 0 | 1 | 2;
}

/** The week that calendars, timetables and meal plans are about. */
export interface WeekShapes {
  week: SlotBase & {
    days: WeekDay[];
    /** Parts of a day that its entries belong to, where it is told by them and not by the clock: "Lunch". */
    parts?: string[];
    /** First and last full hour that is shown; absent where days are told by their parts. */
    hours?: { from: number; to: number };
  };
}
