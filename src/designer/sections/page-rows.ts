import type { Section } from '../outline/outline.ts';
import type { NodeContext } from './node-context.ts';
import { heightOf, needOf, type Need } from './section-need.ts';

export interface RowColumn {
  /** Twelfths of the width. */
  span: number;
  sections: Section[];
}

/** A stripe of a desk page: one column over the whole width, or two or three beside one another. */
export type PageRow = RowColumn[];

interface Part {
  section: Section;
  need: Need;
  px: number;
}

/** Sections that may stand below one another in one column. */
const MOST_STACKED = 3;
/** What it costs that a section stands alone: the width that it leaves unused. */
const ALONE: Readonly<Record<Need, number>> = { full: 0, wide: 0.55, slim: 1.1 };
/** A stack is read less easily than a pair. */
const STACK_COST = 0.15;

/**
 * Puts sections that follow one another side by side, in their order, where each needs less than the width: of all ways
 * the one that leaves the least room empty.
 */
export function toRows(sections: readonly Section[], context: NodeContext): PageRow[] {
  const parts = sections.map((section): Part => ({
    section,
    need: needOf(section, context),
    px: heightOf(section),
  }));
  // From the end: the cheapest way to lay out what follows each part.
  const best: { cost: number; row: PageRow; next: number }[] = [];
  for (let at = parts.length - 1; at >= 0; at--) {
    const ways = waysFrom(parts, at).map(({ cost, row, next }) => ({
      cost: cost + (best[next]?.cost ?? 0),
      row,
      next,
    }));
    best[at] = ways.reduce((least, way) => (way.cost < least.cost ? way : least));
  }
  const rows: PageRow[] = [];
  for (let at = 0; at < parts.length;) {
    const way = best[at];
    if (way === undefined) break;
    rows.push(way.row);
    at = way.next;
  }
  return rows;
}

function waysFrom(parts: readonly Part[], at: number): { cost: number; row: PageRow; next: number }[] {
  const first = parts[at];
  if (first === undefined) return [];
  const ways = [{ cost: ALONE[first.need], row: [columnOf([first], 12)], next: at + 1 }];
  const run = parts.slice(at, at + 1 + MOST_STACKED);
  const until = run.findIndex(({ need }) => need === 'full');
  const free = until === -1 ? run : run.slice(0, until);
  for (let size = 2; size <= free.length; size++) {
    const taken = free.slice(0, size);
    for (const split of size === 2 ? [1] : [1, size - 1]) {
      const [left, right] = [taken.slice(0, split), taken.slice(split)];
      ways.push({ cost: pairCost(left, right), row: pair(left, right), next: at + size });
    }
    if (size === 3 && taken.every(({ need }) => need === 'slim'))
      ways.push({
        cost: unevenness(taken.map((part) => [part])),
        row: taken.map((part) => columnOf([part], 4)),
        next: at + 3,
      });
  }
  return ways;
}

const columnOf = (parts: readonly Part[], span: number): RowColumn => ({
  span,
  sections: parts.map(({ section }) => section),
});

const isWide = (parts: readonly Part[]): boolean => parts.some(({ need }) => need === 'wide');

function pair(left: readonly Part[], right: readonly Part[]): PageRow {
  const span = isWide(left) === isWide(right) ? 6 : isWide(left) ? 7 : 5;
  return [columnOf(left, span), columnOf(right, 12 - span)];
}

function pairCost(left: readonly Part[], right: readonly Part[]): number {
  const isStack = left.length + right.length > 2;
  const areBothWide = isWide(left) && isWide(right);
  return unevenness([left, right]) + (isStack ? STACK_COST : 0) + (areBothWide ? 0.7 : 0);
}

/** 0 for columns of one height, 1 and more where one is a multiple of another. */
function unevenness(columns: readonly (readonly Part[])[]): number {
  const heights = columns.map((column) => column.reduce((sum, { px }) => sum + px, 0));
  return (Math.max(...heights) / Math.min(...heights) - 1) * 0.5;
}
