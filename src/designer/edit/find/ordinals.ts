/** Words for a place in a row → the index `at` takes. */
export const ORDINALS: Readonly<Record<string, number>> = {
  first: 0,
  '1st': 0,
  second: 1,
  '2nd': 1,
  third: 2,
  '3rd': 2,
  fourth: 3,
  '4th': 3,
  fifth: 4,
  '5th': 4,
  sixth: 5,
  '6th': 5,
  seventh: 6,
  eighth: 7,
  ninth: 8,
  tenth: 9,
  last: -1,
  final: -1,
  bottom: -1,
  lowest: -1,
  rightmost: -1,
  top: 0,
  upper: 0,
  topmost: 0,
  leftmost: 0,
  left: 0,
  right: -1,
  middle: Number.NaN,
  centre: Number.NaN,
  center: Number.NaN,
};

/** The one of a list that an ordinal means; the middle one is the later of two. */
export const pickByOrdinal = <T>(list: readonly T[], place: number): T | undefined =>
  list.at(Number.isNaN(place) ? Math.floor(list.length / 2) : place);
