import type { SlotOf } from '../write/slots.ts';
import { defineBlock } from './block.ts';
import { ALL_DEVICES } from './devices.ts';
import { counter } from './receipt-roll/counter.ts';
import { roll } from './receipt-roll/roll.ts';
import { till } from './receipt-roll/till.ts';

type Slot = SlotOf<'order'>;

const isBill = ({ lines, sums }: Slot): boolean => lines.length >= 1 && lines.length <= 8 && sums.length > 0;
const factsPx = ({ facts = [] }: Slot): number => Math.ceil(facts.length / 2) * 64;
const endPx = (slot: Slot): number => slot.sums.length * 36 + factsPx(slot) + (slot.action === undefined ? 0 : 80);

/** What is bought as it leaves the till. */
export const receiptRoll = defineBlock({
  id: 'receipt-roll',
  aliases: ['receipt', 'till', 'till roll', 'bon', 'counter'],
  shows: 'order',
  isSignature: true,
  natures: ['sold', 'eaten'],
  variants: [
    {
      name: 'roll',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: isBill,
      heightPx: (slot) => 250 + slot.lines.length * 64 + endPx(slot),
      render: roll,
    },
    {
      name: 'till',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: (slot) => isBill(slot) && slot.sums.some((sum) => sum.strong === true),
      heightPx: (slot, width) =>
        width === 'full'
          ? 120 + Math.max(slot.lines.length * 88, 100 + endPx(slot))
          : 260 + slot.lines.length * 84 + endPx(slot),
      render: till,
    },
    {
      name: 'counter',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: (slot) => isBill(slot) && slot.lines.length <= 5 && slot.lines.every((line) => line.picture !== undefined),
      heightPx: (slot, width) =>
        120 + (width === 'narrow' ? Math.ceil(slot.lines.length / 2) * 250 : 260) + endPx(slot),
      render: counter,
    },
  ],
});
