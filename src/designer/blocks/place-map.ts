import { html, type Markup } from '../../markup/html.ts';
import type { SlotOf } from '../write/slots.ts';
import { defineBlock, type BlockContext, type Ground } from './block.ts';
import { ALL_DEVICES } from './devices.ts';
import { blockHeading } from './kit/block-heading.ts';
import { blockSection } from './kit/block-section.ts';
import { icon } from './kit/icon.ts';
import { inkOn } from './kit/ink.ts';
import { panelFor } from './kit/panel.ts';
import { picture } from './kit/picture.ts';
import { statusOn } from './kit/status-on.ts';

type PlaceSlot = SlotOf<'place'>;

const stops = (slot: PlaceSlot, ground: Ground): Markup =>
  html`<ol data-part="list" class="min-w-0">
    ${slot.stops.map(
      (stop, index) =>
        html`<li data-part="row" class="flex items-start gap-4 border-t py-row ${inkOn(ground).rule}">
          <span
            class="inline-flex size-8 shrink-0 items-center justify-center rounded-full font-label text-label-lg font-semibold ${inkOn(ground).chip}"
            >${stop.icon === undefined ? index + 1 : icon(stop.icon)}</span
          >
          <div class="min-w-0 flex-1">
            <p data-part="title" class="text-body-lg font-semibold">${stop.label}</p>
            ${stop.note === undefined ? '' : html`<p data-part="note" class="text-body-md ${inkOn(ground).soft}">${stop.note}</p>`}
          </div>
          ${stop.meta === undefined ? '' : html`<p data-part="meta" class="text-body-md tabular-nums">${stop.meta}</p>`}
          ${stop.status === undefined ? '' : statusOn(stop.status, ground)}
        </li>`,
    )}
  </ol>`;

/** Map above, places below. */
const above = (slot: PlaceSlot, context: BlockContext): Markup => {
  const panel = panelFor(context);
  return blockSection(
    'place-map',
    context,
    panel.box,
    html`${blockHeading(slot, context, panel.ground)}${picture(slot.picture, 'mt-4 block h-56 w-full rounded-md object-cover @2xl:h-72', 'wide')}
      <div class="mt-4">${stops(slot, panel.ground)}</div>`,
  );
};

/** Map at the right, as tall as the list. */
const beside = (slot: PlaceSlot, context: BlockContext): Markup =>
  blockSection(
    'place-map',
    context,
    '',
    html`<div class="grid gap-x-12 gap-y-6 @3xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <div class="min-w-0">
        ${blockHeading(slot, context)}
        <div class="mt-4">${stops(slot, context.ground)}</div>
      </div>
      <div class="relative min-h-72">
        ${picture(slot.picture, 'absolute inset-0 size-full rounded-lg object-cover', 'square')}
      </div>
    </div>`,
  );

/** Where things are. */
export const placeMap = defineBlock({
  id: 'place-map',
  aliases: ['map', 'location', 'route', 'tracking', 'places', 'directions'],
  shows: 'place',
  variants: [
    {
      name: 'above',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      heightPx: (slot) => 360 + slot.stops.length * 64,
      render: above,
    },
    {
      name: 'beside',
      widths: ['full', 'wide'],
      devices: ALL_DEVICES,
      heightPx: (slot) => Math.max(380, 100 + slot.stops.length * 72),
      render: beside,
    },
  ],
});
