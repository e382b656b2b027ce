import type { Style } from '../../direct/direction.ts';

const LISTS: Record<Style['rows'], { list: string; row: string }> = {
  ruled: { list: 'divide-y divide-outline-variant', row: 'py-row' },
  spaced: { list: 'flex flex-col gap-2', row: 'py-2' },
  striped: { list: '', row: 'py-row px-3 rounded-sm odd:bg-surface-container-low' },
};

/** Classes of a list and of each of its rows, by the art direction. */
export const rowListClasses = (style: Style): { list: string; row: string } => LISTS[style.rows];
