import type { DrawnDevice } from '../../domain/designer.ts';
import type { Block, BlockVariant, BlockWidth } from '../blocks/block.ts';
import type { Nature } from '../knowledge/nature.ts';
import type { Slot, SlotKind } from '../write/slots.ts';

export interface Fit {
  block: Block;
  variant: BlockVariant<SlotKind>;
}

/** Every block and variant that can show the slot in this room. */
export const listFits = (slot: Slot, width: BlockWidth, blocks: readonly Block[], device: DrawnDevice): Fit[] =>
  blocks
    .filter((block) => block.shows === slot.kind && !(isTable(slot) && block.id !== 'data-table'))
    .filter(({ id }) => !hasActions(slot) || WITH_ACTIONS[slot.kind]?.includes(id) !== false)
    .flatMap((block) =>
      block.variants
        .filter((variant) => isTrueOf(slot, variant.natures ?? block.natures) && fitsHere(variant, slot, width, device))
        .map((variant) => ({ block, variant })),
    );

/** Blocks that have room for an action on every thing they list. */
const WITH_ACTIONS: Readonly<Partial<Record<SlotKind, readonly string[]>>> = {
  gallery: ['picture-grid'],
  records: ['row-list', 'record-cards', 'data-table'],
};

const hasActions = (slot: Slot): boolean =>
  (slot.kind === 'gallery' && slot.items.some((item) => item.action !== undefined)) ||
  (slot.kind === 'records' && slot.rows.some((row) => row.action !== undefined));

const isTrueOf = ({ natures = [] }: Slot, asked: readonly Nature[] | undefined): boolean =>
  asked === undefined || natures.some((nature) => asked.includes(nature));

/** Columns that the prompt names are read in a table and nowhere else. */
const isTable = (slot: Slot): boolean => slot.kind === 'records' && slot.asTable === true;

const fitsHere = (variant: BlockVariant<SlotKind>, slot: Slot, width: BlockWidth, device: DrawnDevice): boolean =>
  variant.widths.includes(width) && variant.devices.includes(device) && (variant.suits?.(slot) ?? true);
