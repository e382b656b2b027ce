/** Width of a character of a 12-px label, in CSS pixels; monospace is the widest that is met. */
const CHARACTER_PX = 7.2;
const GAP_PX = 8;

/** Room for the labels of one chart: in a container of a phone's width, and in one from 576 px on. */
export interface LabelRoom {
  narrowPx: number;
  widePx: number;
}

/** Labels that have no room stay readable to assistive technology. */
const SHOWN = { always: '', wide: 'sr-only @xl:not-sr-only', never: 'sr-only' } as const;

/**
 * Classes for evenly spread axis labels: every n-th shows, counted from `anchor`, so that neighbours never touch and
 * the anchor always stands.
 */
export function thinAxisLabels(labels: readonly string[], anchor: number, room: LabelRoom): string[] {
  const widest = Math.max(...labels.map(widthPx)) + GAP_PX;
  const stepFor = (roomPx: number): number => Math.max(1, Math.ceil((widest * labels.length) / roomPx));
  const narrow = stepFor(room.narrowPx);
  const wide = stepFor(room.widePx);
  return labels.map((_, index) => {
    const distance = Math.abs(index - anchor);
    if (distance % narrow === 0 && distance % wide === 0) return SHOWN.always;
    if (distance % wide === 0) return SHOWN.wide;
    return distance % narrow === 0 ? 'not-sr-only @xl:sr-only' : SHOWN.never;
  });
}

/**
 * Classes for the values at the marks: all where all fit and `sparse` is not set, else only the `first` ones that keep
 * clear of each other.
 */
export function thinValueLabels(
  labels: readonly string[],
  first: readonly number[],
  room: LabelRoom,
  sparse = false,
): string[] {
  const narrow = placeValues(labels, first, room.narrowPx, sparse);
  const wide = placeValues(labels, first, room.widePx, sparse);
  return labels.map((_, index) => {
    if (narrow.has(index)) return SHOWN.always;
    return wide.has(index) ? SHOWN.wide : SHOWN.never;
  });
}

function placeValues(
  labels: readonly string[],
  first: readonly number[],
  roomPx: number,
  sparse: boolean,
): ReadonlySet<number> {
  const columnPx = roomPx / labels.length;
  const fits = (a: number, b: number): boolean =>
    Math.abs(a - b) * columnPx >= (widthPx(labels[a] ?? '') + widthPx(labels[b] ?? '')) / 2 + GAP_PX / 2;
  if (!sparse && labels.every((_, index) => index === 0 || fits(index, index - 1))) return new Set(labels.keys());
  const placed: number[] = [];
  for (const index of first) if (placed.every((other) => fits(index, other))) placed.push(index);
  return new Set(placed);
}

/** Estimated width of a small label. */
export const widthPx = (text: string): number => text.length * CHARACTER_PX;
