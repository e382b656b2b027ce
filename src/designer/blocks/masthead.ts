import type { SlotOf } from '../write/slots.ts';
import { defineBlock } from './block.ts';
import { ALL_DEVICES } from './devices.ts';
import { arch } from './masthead/arch.ts';
import { cutTitle } from './masthead/cut-title.ts';
import { panes } from './masthead/panes.ts';

type Slot = SlotOf<'hero'>;

/** Lines that the headline and the sentence take on a phone. */
const wordsPx = (slot: Slot): number =>
  Math.ceil(slot.title.length / 18) * 44 +
  Math.ceil((slot.body ?? '').length / 40) * 26 +
  (slot.facts.length > 0 ? 120 : 0);

/** A window looks out on a place or in on a room; a diagram behind glass is neither. */
const hasView = ({ picture }: Slot): boolean => picture.kind !== 'abstract' && picture.kind !== 'logo';

const LONGEST_CUT = 64;

/** The opening of a page through a window of its own shape. */
export const masthead = defineBlock({
  id: 'masthead',
  aliases: ['window', 'arch', 'triptych', 'title picture'],
  shows: 'hero',
  isSignature: true,
  variants: [
    {
      name: 'arch',
      widths: ['full'],
      devices: ALL_DEVICES,
      suits: hasView,
      heightPx: (slot, width) => (width === 'full' ? 620 : 480 + wordsPx(slot)),
      render: arch,
    },
    {
      name: 'panes',
      widths: ['full'],
      devices: ALL_DEVICES,
      suits: hasView,
      heightPx: (slot) => 560 + wordsPx(slot) / 2,
      render: panes,
    },
    {
      name: 'cut-title',
      widths: ['full'],
      devices: ALL_DEVICES,
      suits: (slot) => hasView(slot) && slot.title.length <= LONGEST_CUT,
      heightPx: (slot) => 560 + wordsPx(slot) / 2,
      render: cutTitle,
    },
  ],
});
