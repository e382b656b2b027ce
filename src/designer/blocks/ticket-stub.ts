import type { SlotOf } from '../write/slots.ts';
import { defineBlock } from './block.ts';
import { ALL_DEVICES } from './devices.ts';
import { headingPx } from './kit/heading-px.ts';
import { admit } from './ticket-stub/admit.ts';
import { booklet } from './ticket-stub/booklet.ts';
import { stack } from './ticket-stub/stack.ts';

type Slot = SlotOf<'records'>;

/** A ticket has something on its stub; what is ticked off stays in a list. */
const areTickets = ({ rows, checkable }: Slot): boolean =>
  checkable !== true &&
  rows.length >= 2 &&
  rows.length <= 9 &&
  rows.every((row) => row.value !== undefined || row.status !== undefined || row.meta !== undefined);

const hasPicture = ({ rows: [first], scene }: Slot): boolean => first?.picture !== undefined || scene !== undefined;

/** Records as tickets with stubs to tear off. */
export const ticketStub = defineBlock({
  id: 'ticket-stub',
  aliases: ['tickets', 'ticket', 'vouchers', 'passes', 'coupons', 'stubs'],
  shows: 'records',
  isSignature: true,
  natures: ['admission'],
  variants: [
    {
      name: 'stack',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: areTickets,
      heightPx: (slot, width) =>
        headingPx(slot) +
        72 +
        (width === 'full'
          ? Math.ceil(slot.rows.length / 2) * 112
          : slot.rows.length * (width === 'narrow' ? 152 : 112)),
      render: stack,
    },
    {
      name: 'booklet',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: (slot) => areTickets(slot) && slot.rows.every((row) => (row.picture ?? row.icon) !== undefined),
      heightPx: (slot, width) =>
        headingPx(slot) +
        72 +
        Math.ceil(slot.rows.length / { full: 3, wide: 2, narrow: 1 }[width]) *
          (slot.rows.some((row) => row.picture !== undefined) ? 320 : 232),
      render: booklet,
    },
    {
      name: 'admit',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: (slot) => areTickets(slot) && slot.rows.length >= 3 && hasPicture(slot),
      heightPx: (slot, width) =>
        headingPx(slot) +
        (width === 'full' ? 400 : 560) +
        Math.ceil((slot.rows.length - 1) / (width === 'full' ? 2 : 1)) * (width === 'narrow' ? 152 : 116),
      render: admit,
    },
  ],
});
