import type { SlotOf } from '../write/slots.ts';
import { defineBlock } from './block.ts';
import { ALL_DEVICES } from './devices.ts';
import { headingPx } from './kit/heading-px.ts';
import { hanging } from './price-tags/hanging.ts';
import { ladder } from './price-tags/ladder.ts';
import { menuBoard } from './price-tags/menu-board.ts';
import { pricesOf } from './price-tags/plan.ts';

type Slot = SlotOf<'plans'>;

const isFew = ({ items }: Slot): boolean => items.length >= 2 && items.length <= 4;
const mostIncluded = ({ items }: Slot): number => Math.max(0, ...items.map((plan) => plan.includes.length));
const canStep = (slot: Slot): boolean => isFew(slot) && pricesOf(slot.items) !== undefined;

/** Prices as the trade writes them: on tags, on the board over the counter, or as steps that rise with them. */
export const priceTags = defineBlock({
  id: 'price-tags',
  aliases: ['price tags', 'price list', 'menu board', 'tags', 'price board'],
  shows: 'plans',
  isSignature: true,
  variants: [
    {
      name: 'hanging',
      natures: ['sold'],
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: isFew,
      heightPx: (slot, width) =>
        headingPx(slot) + 90 + (width === 'full' ? 1 : slot.items.length) * (330 + mostIncluded(slot) * 32),
      render: hanging,
    },
    {
      name: 'menu-board',
      natures: ['eaten', 'sold', 'admission'],
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: (slot) => isFew(slot) || (slot.items.length > 4 && slot.items.length <= 8),
      heightPx: (slot, width) => headingPx(slot) + 80 + slot.items.length * (width === 'narrow' ? 250 : 150),
      render: menuBoard,
    },
    {
      name: 'ladder',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: canStep,
      heightPx: (slot, width) =>
        headingPx(slot) + (width === 'full' ? 640 + mostIncluded(slot) * 16 : 60 + slot.items.length * 400),
      render: ladder,
    },
  ],
});
