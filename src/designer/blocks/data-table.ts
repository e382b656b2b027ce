import type { SlotOf } from '../write/slots.ts';
import { defineBlock, type BlockWidth } from './block.ts';
import { drawTable, hasStates, statesOf } from './data-table/draw-table.ts';
import { ALL_DEVICES } from './devices.ts';
import { headingPx } from './kit/heading-px.ts';
import { panelFor } from './kit/panel.ts';

type Slot = SlotOf<'records'>;

const hasColumns = (slot: Slot): boolean => slot.columns.length > 1;
const tablePx = (slot: Slot, width: BlockWidth): number =>
  headingPx(slot) + 40 + slot.rows.length * (width === 'narrow' ? 124 : 80) + (slot.total === undefined ? 0 : 56);

/** Records with several values each, compared column by column. */
export const dataTable = defineBlock({
  id: 'data-table',
  aliases: ['table', 'grid', 'spreadsheet', 'columns', 'ledger', 'register', 'overview'],
  shows: 'records',
  variants: [
    {
      name: 'ruled',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: hasColumns,
      heightPx: tablePx,
      render: (slot, context) => drawTable(slot, context, { panel: { box: '', ground: context.ground } }),
    },
    {
      name: 'panel',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: hasColumns,
      heightPx: (slot, width) => tablePx(slot, width) + 48,
      render: (slot, context) => drawTable(slot, context, { panel: panelFor(context) }),
    },
    {
      name: 'by-state',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: (slot) => hasColumns(slot) && hasStates(slot),
      heightPx: (slot, width) => tablePx(slot, width) + 48 + statesOf(slot).length * 56,
      render: (slot, context) => drawTable(slot, context, { panel: panelFor(context), grouping: 'by-state' }),
    },
  ],
});
