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

/** Days of a week, months of a year, hours round the clock: after the last comes the first again. */
const WEEKDAY = /^(?:mon|tue|wed|thu|fri|sat|sun)/i;
const MONTH = /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i;
const comesRound = ({ points }: Slot): boolean =>
  (points.length === 7 && points.every(({ label }) => WEEKDAY.test(label))) ||
  (points.length >= 10 && points.every(({ label }) => MONTH.test(label)));

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
      natures: ['grown'],
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: (slot) => isRing(slot) && slot.points.every(({ value }) => value > 0),
      heightPx: px,
      render: treeRings,
    },
    {
      name: 'wheel',
      natures: ['grown', 'outdoors', 'day'],
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: (slot) => isRing(slot) && hasShortLabels(slot) && comesRound(slot),
      heightPx: px,
      render: wheel,
    },
    {
      name: 'petals',
      natures: ['grown'],
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: (slot) => isRing(slot) && hasShortLabels(slot) && slot.points.length <= 9,
      heightPx: px,
      render: petals,
    },
  ],
});
