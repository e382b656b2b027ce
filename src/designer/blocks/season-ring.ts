import type { SlotOf } from '../write/slots.ts';
import { defineBlock, type BlockWidth } from './block.ts';
import { ALL_DEVICES } from './devices.ts';
import { petals } from './season-ring/petals.ts';
import { treeRings } from './season-ring/tree-rings.ts';
import { wheel } from './season-ring/wheel.ts';

type Slot = SlotOf<'series'>;

/** Amounts that start at zero; a course with a second line or a fall below zero is no ring. */
const isRing = ({ points, second, shape }: Slot): boolean =>
  second === undefined &&
  shape !== 'line' &&
  points.length >= 4 &&
  points.length <= 12 &&
  points.every(({ value }) => value >= 0) &&
  points.some(({ value }) => value > 0);
const LONGEST_LABEL = 6;
const hasShortLabels = ({ points }: Slot): boolean => points.every(({ label }) => label.length <= LONGEST_LABEL);

const px = (slot: Slot, width: BlockWidth): number =>
  (slot.note === undefined ? 88 : 112) +
  (slot.figure === undefined ? 0 : 64) +
  (width === 'narrow' ? 360 + slot.points.length * 40 : Math.max(400, slot.points.length * 41));

/** A course that comes round: as the rings of a tree, a wheel, or a flower. */
export const seasonRing = defineBlock({
  id: 'season-ring',
  aliases: ['tree rings', 'year wheel', 'season wheel', 'radial chart', 'flower chart'],
  shows: 'series',
  isSignature: true,
  variants: [
    {
      name: 'tree-rings',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: (slot) => isRing(slot) && slot.points.every(({ value }) => value > 0),
      heightPx: px,
      render: treeRings,
    },
    {
      name: 'wheel',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: (slot) => isRing(slot) && hasShortLabels(slot),
      heightPx: px,
      render: wheel,
    },
    {
      name: 'petals',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: (slot) => isRing(slot) && hasShortLabels(slot) && slot.points.length <= 9,
      heightPx: px,
      render: petals,
    },
  ],
});
