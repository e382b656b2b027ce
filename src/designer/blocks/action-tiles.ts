import { html, type Markup } from '../../markup/html.ts';
import type { SlotOf } from '../write/slots.ts';
import { defineBlock, type BlockContext } from './block.ts';
import { ALL_DEVICES } from './devices.ts';
import { blockHeading } from './kit/block-heading.ts';
import { blockSection } from './kit/block-section.ts';
import { icon } from './kit/icon.ts';
import { inkOn } from './kit/ink.ts';

type ActionsSlot = SlotOf<'actions'>;

/** Tiles with the icon over the words. */
const tiles = (slot: ActionsSlot, context: BlockContext): Markup =>
  blockSection(
    'action-tiles',
    context,
    '',
    html`${blockHeading(slot, context)}
      <ul data-part="list" class="mt-4 grid grid-cols-2 gap-3 @2xl:grid-cols-4">
        ${slot.items.map(
          (item, index) =>
            html`<li>
              <button
                type="button"
                data-part="card"
                class="flex min-h-24 w-full flex-col items-start justify-between gap-3 rounded-lg p-4 text-left font-label text-label-lg font-semibold ${index === 0 ? 'bg-primary text-on-primary' : inkOn(context.ground).chip}"
              >
                ${icon(item.icon, 'size-6')}<span data-part="title" class="min-w-0"
                  >${item.label}${item.note === undefined ? '' : html`<span class="block font-normal">${item.note}</span>`}</span
                >
              </button>
            </li>`,
        )}
      </ul>`,
  );

/** Round buttons in a row, words under them. */
const rounds = (slot: ActionsSlot, context: BlockContext): Markup =>
  blockSection(
    'action-tiles',
    context,
    '',
    html`${blockHeading(slot, context)}
      <ul data-part="list" class="mt-4 flex flex-wrap gap-x-6 gap-y-4">
        ${slot.items.map(
          (item, index) =>
            html`<li>
              <button
                type="button"
                data-part="card"
                class="flex w-20 flex-col items-center gap-2 text-center font-label text-label-md"
              >
                <span
                  class="inline-flex size-14 items-center justify-center rounded-full ${index === 0 ? 'bg-primary text-on-primary' : inkOn(context.ground).chip}"
                  >${icon(item.icon, 'size-6')}</span
                ><span data-part="title">${item.label}</span>
              </button>
            </li>`,
        )}
      </ul>`,
  );

/** Things that can be started from here. */
export const actionTiles = defineBlock({
  id: 'action-tiles',
  aliases: ['quick actions', 'actions', 'shortcuts', 'buttons'],
  shows: 'actions',
  variants: [
    {
      name: 'tiles',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      heightPx: (slot, width) => 60 + Math.ceil(slot.items.length / (width === 'full' ? 4 : 2)) * 108,
      render: tiles,
    },
    {
      name: 'rounds',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: (slot) => slot.items.length <= 5 && slot.items.every((item) => item.label.length <= 18),
      heightPx: () => 180,
      render: rounds,
    },
  ],
});
