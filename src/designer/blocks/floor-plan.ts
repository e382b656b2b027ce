import type { SlotOf } from '../write/slots.ts';
import { defineBlock } from './block.ts';
import { ALL_DEVICES } from './devices.ts';
import { corridor } from './floor-plan/corridor.ts';
import { keyBoard } from './floor-plan/key-board.ts';
import { rooms } from './floor-plan/rooms.ts';
import { headingPx } from './kit/heading-px.ts';

type Slot = SlotOf<'place'>;

/** Parts of a house; streets and headlands have no doors. */
const INDOORS =
  /\b(?:rooms?|halls?|kitchen|bath|bedroom|table|desk|bench|floor|studio|gallery|ward|bay|stage|office|cellar|attic|foyer|lobby|counter|bar|library|workshop|theatre|dome|sauna|pool|shed|stall|booth|window|aisle|rack|zone)\b/i;

/** At least half of the stops are parts of a house, each another one. */
const areRooms = ({ stops }: Slot): boolean => {
  const indoors = stops.filter(({ label, note = '' }) => INDOORS.test(`${label} ${note}`));
  const isEachOther = new Set(stops.map(({ label }) => label)).size === stops.length;
  return stops.length >= 2 && stops.length <= 8 && isEachOther && indoors.length * 2 >= stops.length;
};
const rowsOf = ({ stops }: Slot, perRow: number): number => Math.ceil(stops.length / perRow);

/** Places as the rooms of a plan, or as the keys on the board behind the desk. */
export const floorPlan = defineBlock({
  id: 'floor-plan',
  aliases: ['floor plan', 'plan of the rooms', 'key board', 'rooms', 'layout plan'],
  shows: 'place',
  isSignature: true,
  natures: ['buildings', 'admission', 'membership', 'day'],
  variants: [
    {
      name: 'rooms',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: areRooms,
      heightPx: (slot, width) =>
        headingPx(slot) +
        110 +
        (width === 'narrow' ? slot.stops.length * 150 : rowsOf(slot, width === 'full' ? 3 : 2) * 160),
      render: rooms,
    },
    {
      name: 'corridor',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: areRooms,
      heightPx: (slot, width) => headingPx(slot) + 100 + (width === 'narrow' ? slot.stops.length * 132 : 420),
      render: corridor,
    },
    {
      name: 'key-board',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: areRooms,
      heightPx: (slot, width) => headingPx(slot) + 80 + rowsOf(slot, { full: 4, wide: 3, narrow: 2 }[width]) * 250,
      render: keyBoard,
    },
  ],
});
