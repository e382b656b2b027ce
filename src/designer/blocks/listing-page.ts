import { html, type Markup } from '../../markup/html.ts';
import { defineBlock, type BlockContext } from './block.ts';
import { ALL_DEVICES } from './devices.ts';
import { headingElement } from './kit/block-heading.ts';
import { blockSection } from './kit/block-section.ts';
import { isOpening, openingRoom, sheetOver } from './kit/opening-room.ts';
import { frameFor, panelFor } from './kit/panel.ts';
import { picture } from './kit/picture.ts';
import {
  callLine,
  dots,
  factStrip,
  featureGrid,
  hostLine,
  listsOf,
  strip,
  tagOf,
  whereabouts,
  type ListingSlot,
} from './listing-page/listing-parts.ts';

const WIDTHS = ['full', 'wide', 'narrow'] as const;
const SPLIT = 'grid items-start gap-x-12 gap-y-8 @3xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]';

const words = (slot: ListingSlot): Markup => html`<p class="max-w-2xl text-body-lg text-pretty">${slot.body}</p>`;

/** One picture from edge to edge, a sheet over its foot. */
const cover = (slot: ListingSlot, context: BlockContext): Markup => {
  const { ground } = context;
  const panel = panelFor(context);
  return blockSection(
    'listing-page',
    context,
    '',
    html`<div class="relative">
        ${picture(slot.picture, `block h-80 w-full object-cover @3xl:h-112 ${isOpening(context) ? '' : frameFor(context.style)}`, 'wide')}
        ${dots(slot.pictures.length + 1)}
      </div>
      <div class="${sheetOver(context)}">
        <div class="${SPLIT}">
          <div class="flex min-w-0 flex-col gap-6">
            <div class="flex flex-col gap-3">
              ${tagOf(slot, ground)} ${headingElement(slot.title, context)} ${whereabouts(slot, ground)}
            </div>
            ${callLine(slot, context, ground)} ${factStrip(slot, context, ground)} ${words(slot)}
            ${featureGrid(slot, ground)}
          </div>
          <div class="flex min-w-0 flex-col gap-6 ${panel.box}">
            ${listsOf(slot, context, panel.ground)} ${hostLine(slot, panel.ground)}
          </div>
        </div>
      </div>`,
  );
};

/** The name and price on the direction's ground, then its pictures as a small wall. */
const wall = (slot: ListingSlot, context: BlockContext): Markup => {
  const room = openingRoom(context);
  const { ground } = context;
  return blockSection(
    'listing-page',
    context,
    '',
    html`<div class="${room.head}">
        <div class="mx-auto flex w-full max-w-7xl flex-col gap-4">
          ${headingElement(slot.title, context, 'text-display-sm')} ${whereabouts(slot, room.ground)}
          <div class="flex flex-col gap-2">
            ${picture(slot.picture, `block h-64 w-full object-cover @3xl:h-96 ${frameFor(context.style)}`, 'wide')}
            ${strip(slot, frameFor(context.style))}
          </div>
          ${tagOf(slot, room.ground)} ${callLine(slot, context, room.ground)}
        </div>
      </div>
      <div class="${room.below} ${SPLIT}">
        <div class="flex min-w-0 flex-col gap-8">
          ${words(slot)} ${factStrip(slot, context, ground)} ${featureGrid(slot, ground)}
        </div>
        <div class="flex min-w-0 flex-col gap-8">${listsOf(slot, context, ground)} ${hostLine(slot, ground)}</div>
      </div>`,
  );
};

/** A framed picture with everything that decides on a panel under it; the rest reads on. */
const plate = (slot: ListingSlot, context: BlockContext): Markup => {
  const room = openingRoom(context);
  const { ground } = context;
  const panel = panelFor(context);
  return blockSection(
    'listing-page',
    context,
    '',
    html`<div class="${room.head}">
        <div class="mx-auto grid w-full max-w-7xl items-center gap-x-12 gap-y-5 @3xl:grid-cols-2">
          ${picture(slot.picture, `block h-72 w-full object-cover @3xl:h-112 ${frameFor(context.style)}`, 'wide')}
          <div class="flex min-w-0 flex-col gap-4">
            ${tagOf(slot, room.ground)} ${headingElement(slot.title, context)} ${whereabouts(slot, room.ground)}
            ${factStrip(slot, context, room.ground)} ${callLine(slot, context, room.ground)}
          </div>
        </div>
      </div>
      <div class="${room.below} flex flex-col gap-8">
        ${words(slot)} ${featureGrid(slot, ground)}
        <div class="flex flex-col gap-6 ${panel.box}">
          ${listsOf(slot, context, panel.ground)} ${hostLine(slot, panel.ground)}
        </div>
        ${strip(slot, frameFor(context.style))}
      </div>`,
  );
};

const heightPx = (slot: ListingSlot, width: 'full' | 'wide' | 'narrow'): number =>
  (width === 'full' ? 980 : 1180) + slot.lists.reduce((sum, { rows }) => sum + 60 + rows.length * 72, 0);

/** A place or an occasion: pictures, what it is, what it costs, what to do next. */
export const listingPage = defineBlock({
  id: 'listing-page',
  aliases: ['listing', 'hotel', 'venue', 'place details', 'event details', 'property', 'details'],
  shows: 'listing',
  variants: [
    { name: 'cover', widths: WIDTHS, devices: ALL_DEVICES, heightPx, render: cover },
    { name: 'wall', widths: WIDTHS, devices: ALL_DEVICES, heightPx, render: wall },
    { name: 'plate', widths: WIDTHS, devices: ALL_DEVICES, heightPx, render: plate },
  ],
});
