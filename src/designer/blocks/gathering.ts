import type { SlotOf } from '../write/slots.ts';
import { defineBlock } from './block.ts';
import { ALL_DEVICES } from './devices.ts';
import { arcade } from './gathering/arcade.ts';
import { stars } from './gathering/stars.ts';
import { table } from './gathering/table.ts';
import { headingPx } from './kit/heading-px.ts';

type Slot = SlotOf<'people'>;

const areSome = ({ people }: Slot): boolean => people.length >= 3 && people.length <= 8;

/** People together: as stars of one figure, round a table, or each under an arch. */
export const gathering = defineBlock({
  id: 'gathering',
  aliases: ['constellation', 'star map', 'round table', 'arcade', 'portraits'],
  shows: 'people',
  isSignature: true,
  natures: ['company'],
  variants: [
    {
      name: 'stars',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: areSome,
      heightPx: (slot, width) => headingPx(slot) + 72 + (width === 'full' ? 520 : slot.people.length * 104),
      render: stars,
    },
    {
      name: 'table',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: areSome,
      heightPx: (slot, width) =>
        headingPx(slot) +
        56 +
        (width === 'narrow' ? 330 + slot.people.length * 88 : Math.max(400, slot.people.length * 84)),
      render: table,
    },
    {
      name: 'arcade',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: areSome,
      heightPx: (slot, width) =>
        headingPx(slot) + 72 + Math.ceil(slot.people.length / { full: 8, wide: 4, narrow: 2 }[width]) * 330,
      render: arcade,
    },
  ],
});
