import { html, type Markup } from '../../markup/html.ts';
import { defineBlock, type BlockContext } from './block.ts';
import { ALL_DEVICES, WIDE_DEVICES } from './devices.ts';
import { headingElement } from './kit/block-heading.ts';
import { blockSection } from './kit/block-section.ts';
import { choiceChips } from './kit/choice-chips.ts';
import { figureFace } from './kit/figure.ts';
import { inkOn } from './kit/ink.ts';
import { picture } from './kit/picture.ts';
import { searchField } from './kit/search-field.ts';
import { statusOn } from './kit/status-on.ts';
import { toPath } from './kit/to-path.ts';
import { mapTools, mapWithPins, placeRow, type MapSlot } from './map-ground/map-parts.ts';

/** A map as the ground of a page, with what stands on it over or beside it. */
export const mapGround = defineBlock({
  id: 'map-ground',
  aliases: ['map', 'places', 'pins', 'locations', 'map view', 'store locator'],
  shows: 'map',
  variants: [
    {
      name: 'sheet',
      widths: ['full', 'wide', 'narrow'],
      devices: ['MOBILE', 'TABLET', 'AGNOSTIC'],
      heightPx: (slot) => 620 + slot.pins.length * 88,
      render: sheet,
    },
    {
      name: 'beside',
      widths: ['full', 'wide'],
      devices: WIDE_DEVICES,
      heightPx: (slot) => Math.max(720, 240 + slot.pins.length * 100),
      render: (slot, context) => beside(slot, context, 'start'),
    },
    {
      name: 'beside-end',
      widths: ['full', 'wide'],
      devices: WIDE_DEVICES,
      // Where the prompt has the list behind the map; else lists stand where lines begin.
      suits: () => false,
      heightPx: (slot) => Math.max(720, 240 + slot.pins.length * 100),
      render: (slot, context) => beside(slot, context, 'end'),
    },
    {
      name: 'over',
      widths: ['full', 'wide'],
      devices: WIDE_DEVICES,
      heightPx: (slot) => Math.max(760, 320 + slot.pins.length * 96),
      render: over,
    },
    {
      name: 'strip',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: (slot) => slot.pins.length > 2,
      heightPx: () => 820,
      render: strip,
    },
    {
      name: 'band',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      heightPx: (slot) => 560 + slot.pins.length * 80,
      render: band,
    },
  ],
});

const search = (slot: MapSlot, context: BlockContext): Markup => searchField(slot.placeholder, `${context.key}-search`);
const chips = (slot: MapSlot, context: BlockContext): Markup =>
  slot.chips.length === 0 ? html`` : choiceChips(slot.chips, { key: context.key, label: 'Show' });
const SHEET = 'bg-surface text-on-surface';
const edge = ({ bleed }: BlockContext): string => (bleed ? '' : 'rounded-xl overflow-hidden');

const head = (slot: MapSlot, context: BlockContext): Markup =>
  html`<header data-part="heading" class="flex flex-wrap items-baseline justify-between gap-x-4">
    ${headingElement(slot.title, context, 'text-headline-sm')}
    ${slot.note === undefined ? '' : html`<p data-part="note" class="text-body-md ${inkOn('surface').soft}">${slot.note}</p>`}
  </header>`;

const list = (slot: MapSlot, context: BlockContext): Markup =>
  html`<ol data-part="list" class="mt-2">
    ${slot.pins.map((pin, index) => html`<li data-part="row" class="border-t first:border-t-0 ${inkOn('surface').rule}">${placeRow(pin, index, context, 'surface')}</li>`)}
  </ol>`;

/** The map to the edges; a sheet with the places is drawn up over its lower half. */
function sheet(slot: MapSlot, context: BlockContext): Markup {
  return blockSection(
    'map-ground',
    context,
    edge(context),
    html`<div class="relative">
        ${mapWithPins(slot, { aspect: 'square', classes: 'relative h-112', clear: { left: 0.08, top: 0.2, width: 0.84, height: 0.64 } })}
        <div class="absolute inset-x-0 top-0 px-page pt-3">
          <div class="rounded-control shadow-floating">${search(slot, context)}</div>
        </div>
        ${mapTools('bottom-12 right-4')}
      </div>
      <div class="relative -mt-8 rounded-t-xl px-page pt-3 shadow-floating ${SHEET}">
        <span aria-hidden="true" class="mx-auto mb-4 block h-1 w-10 rounded-full ${inkOn('surface').fillSoft}"></span>
        ${head(slot, context)}
        <div class="mt-3">${chips(slot, context)}</div>
        ${list(slot, context)}
      </div>`,
  );
}

/** Places in a column at one side, where lines begin or end; the map as tall as they are. */
function beside(slot: MapSlot, context: BlockContext, side: 'start' | 'end'): Markup {
  const places = html`<div class="min-w-0 px-page py-6 ${SHEET}">
    ${head(slot, context)}
    <div class="mt-4">${search(slot, context)}</div>
    <div class="mt-3">${chips(slot, context)}</div>
    ${list(slot, context)}
  </div>`;
  const ground = html`<div class="relative min-h-96 @3xl:min-h-160">
    ${mapWithPins(slot, { aspect: 'square', classes: 'absolute inset-0', clear: { left: 0.06, top: 0.06, width: 0.88, height: 0.88 } })}
    ${mapTools('bottom-6 right-6')}
  </div>`;
  const isFirst = side === 'start';
  return blockSection(
    'map-ground',
    context,
    edge(context),
    html`<div
      class="grid ${isFirst ? '@3xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]' : '@3xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]'}"
    >
      ${isFirst ? places : ground}${isFirst ? ground : places}
    </div>`,
  );
}

/** The map is the page; the places lie on it in a sheet of their own. */
function over(slot: MapSlot, context: BlockContext): Markup {
  return blockSection(
    'map-ground',
    context,
    edge(context),
    html`<div class="relative @3xl:min-h-192 @3xl:p-8">
      ${mapWithPins(slot, { aspect: 'wide', classes: 'relative h-96 @3xl:absolute @3xl:inset-0 @3xl:h-full', clear: { left: 0.46, top: 0.08, width: 0.5, height: 0.84 } })}
      ${mapTools('right-6 top-6')}
      <div class="relative -mt-8 rounded-t-xl p-6 shadow-floating @3xl:mt-0 @3xl:w-104 @3xl:rounded-xl ${SHEET}">
        ${search(slot, context)}
        <div class="mt-4">${head(slot, context)}</div>
        ${list(slot, context)}
      </div>
    </div>`,
  );
}

/** The map above, the places as cards in a row across its foot. */
function strip(slot: MapSlot, context: BlockContext): Markup {
  return blockSection(
    'map-ground',
    context,
    edge(context),
    html`<div class="relative">
        ${mapWithPins(slot, { aspect: 'wide', classes: 'relative h-112 @3xl:h-144', clear: { left: 0.06, top: 0.18, width: 0.88, height: 0.58 } })}
        <div class="absolute inset-x-0 top-0 flex flex-wrap gap-3 px-page pt-4">
          <div class="w-full rounded-control shadow-floating @3xl:max-w-sm">${search(slot, context)}</div>
        </div>
        ${mapTools('bottom-20 right-4')}
      </div>
      <div class="relative -mt-12 px-page">
        <div class="mb-4 rounded-lg px-4 py-3 shadow-floating ${SHEET}">${head(slot, context)}</div>
        <ol data-part="list" class="grid grid-cols-1 gap-3 @lg:grid-cols-2 @4xl:grid-cols-3">
          ${slot.pins.map(
            (pin, index) =>
              html`<li data-part="card" class="min-w-0 overflow-hidden rounded-lg shadow-raised ${SHEET}">
                <a href="${toPath(pin.title)}" class="block h-full">
                  ${pin.picture === undefined ? '' : picture(pin.picture, 'block h-28 w-full object-cover', 'wide')}
                  <span class="block p-4"
                    ><span class="flex items-baseline justify-between gap-3"
                      ><span data-part="title" class="min-w-0 break-words text-title-md"
                        >${index + 1}. ${pin.title}</span
                      >${pin.value === undefined ? '' : html`<span data-part="value" class="shrink-0 ${figureFace(context.style)} text-title-md">${pin.value}</span>`}</span
                    >${pin.body === undefined ? '' : html`<span data-part="body" class="mt-1 block break-words text-body-md ${inkOn('surface').soft}">${pin.body}</span>`}<span
                      class="mt-2 flex flex-wrap gap-x-3 text-body-md ${inkOn('surface').soft}"
                      >${pin.meta === undefined ? '' : html`<span>${pin.meta}</span>`}${pin.status === undefined ? '' : statusOn(pin.status, 'surface')}</span
                    ></span
                  >
                </a>
              </li>`,
          )}
        </ol>
      </div>`,
  );
}

/** Title and search above; the map as a wide band, and under it the places in two columns. */
function band(slot: MapSlot, context: BlockContext): Markup {
  const sides = context.bleed ? 'px-page' : 'px-page @3xl:px-8';
  return blockSection(
    'map-ground',
    context,
    `${edge(context)} ${SHEET}`,
    html`<div class="mx-auto max-w-7xl ${sides} pb-4 pt-4">
        <div class="grid items-center gap-x-8 gap-y-3 @3xl:grid-cols-[minmax(0,1fr)_24rem]">
          <div class="min-w-0">
            ${headingElement(slot.title, context, 'text-headline-lg')}
            ${slot.note === undefined ? '' : html`<p data-part="note" class="text-body-md ${inkOn('surface').soft}">${slot.note}</p>`}
          </div>
          ${search(slot, context)}
        </div>
        <div class="mt-3">${chips(slot, context)}</div>
      </div>
      <div class="relative">
        ${mapWithPins(slot, { aspect: 'panorama', classes: 'relative h-80 @3xl:h-112', clear: { left: 0.08, top: 0.1, width: 0.84, height: 0.8 } })}
        ${mapTools('bottom-4 right-4')}
      </div>
      <ol data-part="list" class="mx-auto grid max-w-7xl gap-x-12 ${sides} py-4 @3xl:grid-cols-2">
        ${slot.pins.map((pin, index) => html`<li data-part="row" class="border-t ${inkOn('surface').rule} @3xl:[&:nth-child(-n+2)]:border-t-0">${placeRow(pin, index, context, 'surface')}</li>`)}
      </ol>`,
  );
}
