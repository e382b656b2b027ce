import type { SlotOf } from '../write/slots.ts';
import { defineBlock } from './block.ts';
import { ALL_DEVICES } from './devices.ts';
import { headingPx } from './kit/heading-px.ts';
import { reflected } from './skyline/reflected.ts';
import { street } from './skyline/street.ts';
import { tower } from './skyline/tower.ts';

type Slot = SlotOf<'metrics'>;

/** Houses are as high as the values behind each figure. */
const isStreet = ({ items }: Slot): boolean =>
  items.length >= 2 &&
  items.length <= 6 &&
  items.every(
    ({ trend }) =>
      trend !== undefined &&
      trend.length >= 3 &&
      trend.length <= 12 &&
      trend.every((value) => value >= 0) &&
      new Set(trend).size > 2 &&
      Math.max(...trend) > 0,
  );

/** Figures over the town that their last values build, one house for each value. */
export const skyline = defineBlock({
  id: 'skyline',
  aliases: ['skyline', 'city of figures', 'towers', 'houses'],
  shows: 'metrics',
  isSignature: true,
  natures: ['buildings'],
  variants: [
    {
      name: 'street',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: isStreet,
      heightPx: (slot, width) =>
        headingPx(slot) + 72 + (width === 'full' ? 330 : Math.ceil(slot.items.length / 2) * 300),
      render: street,
    },
    {
      name: 'reflected',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: isStreet,
      heightPx: (slot, width) =>
        headingPx(slot) + 110 + (width === 'full' ? 360 : Math.ceil(slot.items.length / 2) * 330),
      render: reflected,
    },
    {
      name: 'tower',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: (slot) => isStreet(slot) && slot.items.length >= 3,
      heightPx: (slot, width) =>
        headingPx(slot) +
        72 +
        (width === 'narrow' ? 340 + (slot.items.length - 1) * 92 : Math.max(400, (slot.items.length - 1) * 104)),
      render: tower,
    },
  ],
});
