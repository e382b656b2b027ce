import type { BlockWidth } from '../block.ts';

/** How much room one of the things needs before more of them stand side by side. */
export type ColumnRoom = 'figure' | 'tile';

/**
 * Grid columns for a number of like things: two on a phone (tiles: one on the narrowest), then as many as divide the number
 * without leaving a widow. The last of an odd number takes both columns of a phone.
 */
export function columnClasses(count: number, room: ColumnRoom): string {
  const odd = count % 2 === 1 ? SPAN_LAST[room] : '';
  return `grid ${PHONE[room]} ${odd} ${WIDE[room][wideColumns(count)] ?? ''}`;
}

/** How many rows such a grid has at a width, for estimating its height. */
export function columnRows(count: number, room: ColumnRoom, width: BlockWidth): number {
  const columns = width === 'full' ? wideColumns(count) : width === 'narrow' ? 2 : MIDDLE[room](wideColumns(count));
  return Math.ceil(count / Math.max(1, columns));
}

/** Columns in about seven twelfths of a page. */
const MIDDLE: Record<ColumnRoom, (wide: number) => number> = {
  figure: (wide) => (wide === 5 ? 3 : wide),
  tile: (wide) => (wide === 4 ? 2 : Math.min(3, wide)),
};

function wideColumns(count: number): number {
  if (count <= 5) return count;
  return count % 4 === 0 || count % 4 === 3 ? 4 : 3;
}

const PHONE: Record<ColumnRoom, string> = { figure: 'grid-cols-2', tile: 'grid-cols-1 @xs:grid-cols-2' };

const SPAN_LAST: Record<ColumnRoom, string> = {
  figure: '@max-xl:*:last:col-span-2',
  tile: '@xs:@max-2xl:*:last:col-span-2',
};

const WIDE: Record<ColumnRoom, Readonly<Record<number, string>>> = {
  figure: {
    1: '@xl:grid-cols-1',
    3: '@xl:grid-cols-3',
    4: '@2xl:grid-cols-4',
    5: '@xl:grid-cols-3 @4xl:grid-cols-5',
  },
  tile: { 1: '@2xl:grid-cols-1', 3: '@2xl:grid-cols-3', 4: '@4xl:grid-cols-4', 5: '@2xl:grid-cols-3 @5xl:grid-cols-5' },
};
