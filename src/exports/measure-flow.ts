import type { Box } from '../render/layout-tree.ts';

export type Direction = 'row' | 'column';
/** Where a child stands across the flow; `free`: nowhere that has a name. */
export type Alignment = 'start' | 'center' | 'end' | 'stretch' | 'free';

/** How boxes in a box follow one another, in the order in which they stand. */
export interface MeasuredFlow {
  direction: Direction;
  /** From the start of the box to the first child, and from the last to its end. */
  before: number;
  after: number;
  /** Between each child and the next; one less than there are children. */
  gaps: number[];
  /** What lies free on both sides of all children. */
  crossBefore: number;
  crossAfter: number;
  alignments: Alignment[];
}

/** What layout engines round, and what nobody sees. */
export const SLACK_PX = 0.75;

/** Undefined where the children do not follow one another in this direction: some lie over or beside others. */
export function measureFlow(box: Box, children: readonly Box[], direction: Direction): MeasuredFlow | undefined {
  const spans = children.map((child) => toSpans(child, box, direction));
  const [first] = spans;
  const last = spans.at(-1);
  if (first === undefined || last === undefined) return undefined;
  const gaps = spans.slice(1).map(({ main }, index) => main.start - (spans[index]?.main.end ?? 0));
  if (gaps.some((gap) => gap < -SLACK_PX)) return undefined;
  const whole = toSpans(box, box, direction);
  const crossBefore = Math.min(...spans.map(({ cross }) => cross.start));
  const crossAfter = Math.min(...spans.map(({ cross }) => whole.cross.end - cross.end));
  if (first.main.start < -SLACK_PX || whole.main.end - last.main.end < -SLACK_PX) return undefined;
  if (crossBefore < -SLACK_PX || crossAfter < -SLACK_PX) return undefined;
  return {
    direction,
    before: Math.max(0, first.main.start),
    after: Math.max(0, whole.main.end - last.main.end),
    gaps: gaps.map((gap) => Math.max(0, gap)),
    crossBefore: Math.max(0, crossBefore),
    crossAfter: Math.max(0, crossAfter),
    alignments: spans.map(({ cross }) =>
      toAlignment(cross.start - crossBefore, whole.cross.end - crossAfter - cross.end),
    ),
  };
}

/** The one gap of a flow; undefined where they differ. */
export function findGap({ gaps }: MeasuredFlow): number | undefined {
  const [least, most] = [Math.min(...gaps), Math.max(...gaps)];
  return gaps.length === 0
    ? 0
    : most - least <= 2 * SLACK_PX
      ? Math.round(((least + most) / 2) * 100) / 100
      : undefined;
}

/** Where all children stand; undefined where they stand differently. */
export function findAlignment({ alignments }: MeasuredFlow): 'start' | 'center' | 'end' | undefined {
  const told = new Set(alignments.filter((each) => each !== 'stretch'));
  const [only = 'start'] = told;
  return told.size > 1 || only === 'free' ? undefined : only;
}

function toAlignment(before: number, after: number): Alignment {
  if (before <= SLACK_PX && after <= SLACK_PX) return 'stretch';
  if (before <= SLACK_PX) return 'start';
  if (after <= SLACK_PX) return 'end';
  return Math.abs(before - after) <= 2 * SLACK_PX ? 'center' : 'free';
}

interface Span {
  start: number;
  end: number;
}

function toSpans({ x, y, width, height }: Box, origin: Box, direction: Direction): { main: Span; cross: Span } {
  const across = { start: x - origin.x, end: x - origin.x + width };
  const down = { start: y - origin.y, end: y - origin.y + height };
  return direction === 'row' ? { main: across, cross: down } : { main: down, cross: across };
}
