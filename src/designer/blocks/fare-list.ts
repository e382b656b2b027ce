import { html, type Markup } from '../../markup/html.ts';
import { defineBlock, type BlockContext } from './block.ts';
import { ALL_DEVICES } from './devices.ts';
import { headingElement } from './kit/block-heading.ts';
import { blockSection } from './kit/block-section.ts';
import { choiceChips } from './kit/choice-chips.ts';
import { icon } from './kit/icon.ts';
import { inkOn } from './kit/ink.ts';
import { itemPanelFor } from './kit/item-panel.ts';
import { figureFace } from './kit/figure.ts';
import { strongPanelFor } from './kit/panel.ts';
import {
  carrierLine,
  chooseButton,
  priceOf,
  tagOf,
  tripFacts,
  wayLine,
  type FaresSlot,
} from './fare-list/fare-parts.ts';

const WIDTHS = ['full', 'wide', 'narrow'] as const;

const sorting = (slot: FaresSlot, context: BlockContext): Markup =>
  choiceChips(slot.chips, { key: context.key, label: 'Sort and filter' });

/** The two places large with their codes, as on a ticket. */
const places = (slot: FaresSlot, { style }: BlockContext): Markup =>
  html`<div data-part="places" class="flex items-center justify-between gap-4">
    <p class="min-w-0">
      <span class="block ${figureFace(style)} text-headline-lg">${slot.from.code}</span
      ><span class="block break-words text-body-md">${slot.from.name}</span>
    </p>
    ${icon(slot.icon, 'size-8')}
    <p class="min-w-0 text-right">
      <span class="block ${figureFace(style)} text-headline-lg">${slot.to.code}</span
      ><span class="block break-words text-body-md">${slot.to.name}</span>
    </p>
  </div>`;

/** Every departure on a card of its own. */
const cards = (slot: FaresSlot, context: BlockContext): Markup => {
  const panel = itemPanelFor(context);
  return blockSection(
    'fare-list',
    context,
    '',
    html`<header data-part="heading" class="flex flex-col gap-3">
        ${headingElement(slot.title, context)} ${tripFacts(slot, context.ground)}
        <p class="sr-only">${slot.from.name} ${slot.to.name}</p>
        ${sorting(slot, context)}
      </header>
      <ol data-part="list" class="mt-6 grid gap-4 @3xl:grid-cols-2">
        ${slot.items.map(
          (fare) =>
            html`<li data-part="card" class="flex min-w-0 flex-col gap-4 ${panel.box}">
              <div class="flex items-start justify-between gap-3">
                ${carrierLine(fare, panel.ground)} ${tagOf(fare)}
              </div>
              ${wayLine(slot, fare, context, panel.ground)}
              <div class="flex items-center justify-between gap-4">
                ${priceOf(fare, context)} ${chooseButton(slot, fare, fare.tag !== undefined, panel.ground)}
              </div>
            </li>`,
        )}
      </ol>`,
  );
};

/** The way in strong colour above, departures as ruled lines under it. */
const board = (slot: FaresSlot, context: BlockContext): Markup => {
  const strong = strongPanelFor(context);
  const { ground } = context;
  return blockSection(
    'fare-list',
    context,
    '',
    html`<div class="flex flex-col gap-4 ${strong.box}">
        ${headingElement(slot.title, context, 'text-title-lg')} ${places(slot, context)}
        ${tripFacts(slot, strong.ground)}
      </div>
      <div class="mt-4">${sorting(slot, context)}</div>
      <ol data-part="list" class="mt-4 flex flex-col">
        ${slot.items.map(
          (fare) =>
            html`<li
              data-part="row"
              class="grid grid-cols-1 gap-4 border-b py-5 @3xl:grid-cols-[minmax(0,4fr)_minmax(0,5fr)_auto] @3xl:items-center ${inkOn(ground).rule}"
            >
              <div class="flex items-center justify-between gap-3">${carrierLine(fare, ground)} ${tagOf(fare)}</div>
              ${wayLine(slot, fare, context, ground)}
              <div class="flex items-center justify-between gap-4">
                ${priceOf(fare, context)} ${chooseButton(slot, fare, false, ground)}
              </div>
            </li>`,
        )}
      </ol>`,
  );
};

/** The first one large, the others as a timetable. */
const timetable = (slot: FaresSlot, context: BlockContext): Markup => {
  const [first, ...rest] = slot.items;
  const strong = strongPanelFor(context);
  const { ground } = context;
  const ink = inkOn(ground);
  return blockSection(
    'fare-list',
    context,
    '',
    html`<header data-part="heading" class="flex flex-col gap-2">
        ${headingElement(slot.title, context, 'text-title-lg')} ${places(slot, context)} ${tripFacts(slot, ground)}
        <div class="mt-2">${sorting(slot, context)}</div>
      </header>
      ${
        first === undefined
          ? ''
          : html`<article data-part="card" class="mt-6 flex flex-col gap-4 ${strong.box}">
              <div class="flex items-start justify-between gap-4">
                ${carrierLine(first, strong.ground)} ${priceOf(first, context)}
              </div>
              ${wayLine(slot, first, context, strong.ground)}
              <div class="flex items-center justify-between gap-4">
                ${first.tag === undefined ? html`<span></span>` : html`<p class="text-body-md font-semibold">${first.tag}</p>`}
                ${chooseButton(slot, first, false, strong.ground)}
              </div>
            </article>`
      }
      <ol data-part="list" class="mt-4 grid gap-x-10 @3xl:grid-cols-2">
        ${rest.map(
          (fare) =>
            html`<li
              data-part="row"
              class="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 border-b py-4 ${ink.rule}"
            >
              <div class="min-w-0">
                <p class="${figureFace(context.style)} text-title-lg tabular-nums">
                  <span>${fare.departs}</span> – <span>${fare.arrives}</span>
                </p>
                <p class="break-words text-body-md ${ink.soft}">
                  <span>${fare.carrier}</span> <span>${fare.number}</span>, <span>${fare.duration}</span>
                </p>
                <p class="break-words text-body-md ${ink.soft}">
                  <span>${fare.stops}</span>${fare.note === undefined ? '' : html` · <span>${fare.note}</span>`}
                </p>
              </div>
              <div class="flex flex-col items-end gap-2">
                ${tagOf(fare)} ${priceOf(fare, context)} ${chooseButton(slot, fare, false, ground)}
              </div>
            </li>`,
        )}
      </ol>`,
  );
};

/** Departures with times, changes and prices. */
export const fareList = defineBlock({
  id: 'fare-list',
  aliases: ['flight results', 'flights', 'fares', 'train results', 'departures', 'connections'],
  shows: 'fares',
  variants: [
    {
      name: 'cards',
      widths: WIDTHS,
      devices: ALL_DEVICES,
      heightPx: (slot, width) => 200 + Math.ceil(slot.items.length / (width === 'full' ? 2 : 1)) * 232,
      render: cards,
    },
    {
      name: 'board',
      widths: WIDTHS,
      devices: ALL_DEVICES,
      heightPx: (slot, width) => 300 + slot.items.length * (width === 'full' ? 112 : 220),
      render: board,
    },
    {
      name: 'timetable',
      widths: WIDTHS,
      devices: ALL_DEVICES,
      heightPx: (slot, width) => 480 + Math.ceil(slot.items.length / (width === 'full' ? 2 : 1)) * 132,
      render: timetable,
    },
  ],
});
