import type { SlotBase } from '../../write/slots.ts';

/** Estimated height of a block's heading with the space under it. */
export const headingPx = (slot: SlotBase): number => (slot.note === undefined ? 48 : 76);
