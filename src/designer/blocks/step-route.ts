import type { SlotOf } from '../write/slots.ts';
import { defineBlock, type BlockWidth } from './block.ts';
import { ALL_DEVICES, WIDE_DEVICES } from './devices.ts';
import { headingPx } from './kit/heading-px.ts';
import { hasPlaces, line, overPicture, stairs, trail } from './route-card/draw-route.ts';
import { fromSteps } from './route-card/stops.ts';

type Slot = SlotOf<'steps'>;

const ID = 'step-route';
const MOST = 7;

const isRoute = ({ items }: Slot, most: number): boolean => items.length >= 3 && items.length <= most;
const listPx = ({ items }: Slot, width: BlockWidth): number =>
  width === 'full' ? Math.ceil(items.length / 4) * 112 : items.length * (width === 'narrow' ? 108 : 64);

/** How something goes, as a way with its stops. */
export const stepRoute = defineBlock({
  id: ID,
  aliases: ['path of steps', 'trail', 'way'],
  shows: 'steps',
  isSignature: true,
  variants: [
    {
      name: 'trail',
      widths: ['wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: (slot) => isRoute(slot, MOST),
      heightPx: (slot) => headingPx(slot) + 64 + slot.items.length * 124,
      render: (slot, context) => trail(ID, fromSteps(slot), context),
    },
    {
      name: 'line',
      widths: ['full'],
      devices: WIDE_DEVICES,
      suits: (slot) => isRoute(slot, 6),
      heightPx: (slot) => headingPx(slot) + 300,
      render: (slot, context) => line(ID, fromSteps(slot), context),
    },
    {
      name: 'stairs',
      widths: ['full'],
      devices: WIDE_DEVICES,
      suits: (slot) => isRoute(slot, 5),
      heightPx: (slot) => headingPx(slot) + 300 + slot.items.length * 40,
      render: (slot, context) => stairs(ID, fromSteps(slot), context),
    },
    {
      name: 'over-picture',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: (slot) =>
        isRoute(slot, MOST) && hasPlaces(slot.items.length) && slot.scene !== undefined && OUTSIDE.has(slot.scene.kind),
      heightPx: (slot, width) => headingPx(slot) + (width === 'narrow' ? 260 : 340) + listPx(slot, width),
      render: (slot, context) => overPicture(ID, fromSteps(slot), context),
    },
  ],
});

/** A way can be laid through an open place, not over a room or a product. */
const OUTSIDE: ReadonlySet<string> = new Set(['landscape', 'map']);
