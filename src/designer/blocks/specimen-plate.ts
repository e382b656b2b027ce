import type { SlotOf } from '../write/slots.ts';
import { defineBlock } from './block.ts';
import { ALL_DEVICES } from './devices.ts';
import { drawer } from './specimen-plate/drawer.ts';
import { plate } from './specimen-plate/plate.ts';
import { rim } from './specimen-plate/rim.ts';

type Slot = SlotOf<'product'>;

const MOST_FACTS = 8;
const hasFacts = ({ facts }: Slot): boolean => facts.length >= 2 && facts.length <= MOST_FACTS;
const choicesPx = (slot: Slot): number => slot.options.length * 96 + (slot.action === undefined ? 0 : 72);

/** One thing as a naturalist shows it: on a plate, labelled, with lines from its picture to what is known of it. */
export const specimenPlate = defineBlock({
  id: 'specimen-plate',
  aliases: ['specimen', 'plate', 'labelled drawing', 'exhibit', 'anatomy'],
  shows: 'product',
  isSignature: true,
  natures: ['sold'],
  variants: [
    {
      name: 'plate',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: hasFacts,
      heightPx: (slot, width) =>
        (width === 'full' ? 640 : 760 + Math.ceil(slot.facts.length / 2) * 72) + choicesPx(slot),
      render: plate,
    },
    {
      name: 'rim',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: hasFacts,
      heightPx: (slot, width) =>
        width === 'full'
          ? Math.max(640, 380 + slot.facts.length * 48 + choicesPx(slot))
          : 680 + slot.facts.length * 52 + choicesPx(slot),
      render: rim,
    },
    {
      name: 'drawer',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: hasFacts,
      heightPx: (slot, width) => (width === 'full' ? 560 : 860 + slot.facts.length * 36) + choicesPx(slot) / 2,
      render: drawer,
    },
  ],
});
