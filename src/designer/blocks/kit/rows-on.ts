import type { Style } from '../../direct/direction.ts';
import type { Ground } from '../block.ts';
import { inkOn } from './ink.ts';

export interface RowClasses {
  list: string;
  row: string;
}

const STRIPES: Record<Ground, string> = {
  surface: 'odd:bg-surface-container-low',
  tonal: 'odd:bg-surface-container-high',
  field: 'odd:bg-on-primary-container/15',
  inverse: 'odd:bg-inverse-on-surface/15',
};

/** Classes of a list and of its rows on any ground, by the art direction. */
export function rowsOn(style: Style, ground: Ground): RowClasses {
  switch (style.rows) {
    case 'ruled':
      return { list: 'flex flex-col', row: `border-t py-row first:border-t-0 ${inkOn(ground).rule}` };
    case 'spaced':
      return { list: 'flex flex-col gap-1', row: 'py-row' };
    case 'striped':
      return { list: 'flex flex-col', row: `rounded-sm px-3 py-row ${STRIPES[ground]}` };
  }
}
