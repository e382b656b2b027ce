import type { TableNode } from '../outline/outline.ts';
import { dataInk, isOnColor } from './data-ink.ts';
import type { NodeContext } from './node-context.ts';
import type { ColumnModel } from './table-columns.ts';
import { containerStep } from './text-width.ts';

/** Classes of a table's parts: a table where its columns fit, and cards in any container narrower than that. */
export interface TableDress {
  table: string;
  head: string;
  body: string;
  row: string;
  tick: string;
  actions: string;
  headCell: string;
  cell(index: number, column: ColumnModel, isEmpty: boolean): string;
  /** The column's name, which only a card shows. */
  label(index: number): string;
  value(index: number, column: ColumnModel): string;
}

/** Room of a table on the narrowest phone. */
const LEAST_ROOM_PX = 288;
/** Narrower than this is a phone, whatever the screen was drawn for. */
const LEAST_TABLE_PX = 340;
const TICK_PX = 48;
const ACTION_PX = 96;

export function tableDress(
  node: TableNode,
  columns: readonly ColumnModel[],
  { hasActions, context }: { hasActions: boolean; context: NodeContext },
): TableDress {
  const isSelectable = node.isSelectable === true;
  const leastPx =
    columns.reduce((sum, column) => sum + column.leastPx, 0) +
    (isSelectable ? TICK_PX : 0) +
    (hasActions ? ACTION_PX : 0);
  const isAlways = leastPx <= LEAST_ROOM_PX;
  // On a desk a table stays one and scrolls sideways; rows as cards would take a screen each.
  const step = context.device === 'MOBILE' ? containerStep(leastPx) : containerStep(Math.min(leastPx, LEAST_TABLE_PX));
  const asCard = (names: string): string =>
    isAlways
      ? ''
      : names
          .split(' ')
          .map((name) => step.replace('@', '@max-') + `:${name}`)
          .join(' ');
  // Many short fields stand two by two under the row's name, few as lines of label and value.
  const isPaired = columns.length > 4;
  // Where a state is told, it stands in the name's line and needs no label.
  const state = isPaired ? -1 : columns.findIndex(({ as }, index) => as === 'status' && index > 0);
  const isFlush = context.isInCard || isOnColor(context) || context.style.panel === 'plain';
  const isDense = context.pageKind === 'tool';
  const side = isFlush ? 'px-3 first:pl-0 last:pr-0' : 'px-3 first:pl-4 last:pr-4';
  const tall = isDense ? 'py-2 h-12' : 'py-3 h-14';
  const cell = `${side} ${tall} align-middle ${asCard('px-0! py-0 h-auto')}`;
  return {
    table: `w-full border-collapse ${isDense ? 'text-body-sm' : 'text-body-md'} ${asCard('block')}`,
    head: asCard('hidden'),
    body: asCard('block'),
    row: `border-t first:border-t-0 ${dataInk(context).rule} ${asCard(`relative ${isPaired ? 'grid grid-cols-2 gap-x-4 gap-y-3' : state === -1 ? 'block' : 'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1'} py-4 ${isFlush ? '' : 'px-4'}`.trim())}`,
    tick: `w-12 align-middle ${isFlush ? '' : 'pl-2'} ${asCard('absolute top-1 right-1 w-auto pl-0')}`,
    actions: `${cell} ${asCard('block col-span-2')}`,
    headCell: `${side} py-3`,
    cell(index, column, isEmpty) {
      const card = isEmpty
        ? 'hidden'
        : index === 0
          ? `block ${state === -1 ? 'col-span-2' : ''} ${isPaired ? '' : 'pb-1'} ${isSelectable ? 'pr-12!' : ''}`
              .trim()
              .replace(/\s+/g, ' ')
          : index === state
            ? 'block col-start-2 row-start-1'
            : isPaired
              ? `flex flex-col items-start gap-1 ${column.isWhole ? '' : 'col-span-2'}`.trim()
              : `flex min-h-8 items-center justify-between gap-x-6 ${state === -1 ? '' : 'col-span-2'}`.trim();
      const align = column.isEnd ? `text-right ${asCard('text-left')}` : 'text-left';
      const keep = column.isWhole ? `whitespace-nowrap ${asCard('whitespace-normal')}` : '';
      return `${cell} ${align} ${keep} ${asCard(card)}`;
    },
    label: (index) =>
      isAlways || node.columns.length === 0 || index === 0 || index === state
        ? ''
        : `hidden font-label text-label-md font-normal ${asCard('inline shrink-0')}`,
    value(index, column) {
      if (isAlways) return '';
      const keep =
        column.isWhole && column.as !== 'actions' && column.fullPx <= LEAST_ROOM_PX / 2 ? 'whitespace-nowrap' : '';
      return index === 0
        ? 'contents'
        : `contents ${asCard(`block min-w-0 ${isPaired ? 'w-full' : 'text-right'} ${column.as === 'progress' && !isPaired ? 'w-3/5' : ''} ${keep}`.trim().replace(/\s+/g, ' '))}`;
    },
  };
}
